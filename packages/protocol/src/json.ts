/** Reads JSON from outside within limits: length, depth, number of values, and no misleading names. */

import type { Result } from '@flagfall/engine';
import { DEPTH_MAX } from './limits.ts';

export interface JsonLimits {
  readonly length: number;
  readonly values: number;
}

/** Why a message was not read; `path` says where, as far as it is known. */
export interface BadMessage {
  readonly code: 'badMessage';
  readonly path: string;
}

/** Names that every object has by itself. */
const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The longest path that an error repeats. */
const PATH_MAX = 100;

export function badMessage(path: string): { readonly ok: false; readonly error: BadMessage } {
  return { ok: false, error: { code: 'badMessage', path: path.slice(0, PATH_MAX) } };
}

export function readJson(text: string, limits: JsonLimits): Result<unknown, BadMessage> {
  if (text.length > limits.length) return badMessage('length');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return badMessage('json');
  }
  const fault = new Inspection(limits.values).faultIn(value);
  return fault === undefined ? { ok: true, value } : badMessage(fault);
}

/** No half characters, and no NUL, which PostgreSQL cannot store. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Walks over a value once and counts. */
class Inspection {
  #left: number;
  /** The keys that lead to where it is. */
  readonly #path: string[] = [];

  constructor(values: number) {
    this.#left = values;
  }

  /** The path of a forbidden part, or the limit that is exceeded. */
  faultIn(value: unknown): string | undefined {
    const path = this.#path;
    if (--this.#left < 0) return 'count';
    if (path.length > DEPTH_MAX) return 'depth';
    if (typeof value === 'string') return isStorable(value) ? undefined : path.join('.');
    if (typeof value !== 'object' || value === null) return undefined;
    for (const [key, inner] of Object.entries(value)) {
      if (FORBIDDEN_KEYS.includes(key) || !isStorable(key)) return [...path, 'key'].join('.');
      path.push(key);
      const fault = this.faultIn(inner);
      if (fault !== undefined) return fault;
      path.pop();
    }
    return undefined;
  }
}
