/** A small strict reader of XML: elements, attributes, text, the five entities and character numbers. One pass, no document types. */

import { fail, ok, type Result } from '../../basics.ts';
import { quoted, type RecordFault } from '../record.ts';
import { TEXT_MAX } from '../splitLines.ts';

export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenXmlElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const DEPTH_MAX = 32;
const NAME = /[A-Za-z_][\w.:-]{0,99}/y;
const SPACE = /[ \t\r\n]*/y;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The root element of a document, or the first fault with its line. */
export function parseXml(text: string): Result<XmlElement, RecordFault> {
  if (text.length > TEXT_MAX) return fail({ code: 'tooLong', line: 0, what: `${text.length} characters, at most ${TEXT_MAX}` });
  const reader = new XmlReader(text.replace(/^\uFEFF/, ''));
  try {
    return ok(reader.readDocument());
  } catch (error) {
    if (error instanceof XmlError) return fail(error.fault);
    throw error;
  }
}

/** Thrown to stop reading at a fault; this module catches it. */
class XmlError extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(fault.what);
    this.fault = fault;
  }
}

class XmlReader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  /** Where the current line ends; searched once a line. */
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = this.#findLineEnd(0);
  }

  readDocument(): XmlElement {
    const open: OpenXmlElement[] = [];
    let root: XmlElement | undefined;
    while (this.#at < this.#text.length) {
      const parent = open.at(-1);
      const text = this.#until('<');
      if (parent !== undefined) parent.text += this.#resolve(text);
      else if (text.trim() !== '') this.#stop(`${quoted(text.trim())} stands outside the root element`);
      this.#advance(text.length);
      if (this.#at === this.#text.length) break;
      if (this.#skipped()) continue;
      if (this.#text.startsWith('</', this.#at)) {
        const name = this.#readEnd();
        if (name !== parent?.name)
          this.#stop(parent === undefined ? `</${name}> closes nothing` : `</${name}> where </${parent.name}> is due`);
        open.pop();
        continue;
      }
      if (parent === undefined && root !== undefined) this.#stop('a document has one root element');
      const { element, closed } = this.#readStart();
      parent?.children.push(element);
      root ??= element;
      if (!closed && open.push(element) > DEPTH_MAX) this.#stop(`more than ${DEPTH_MAX} elements inside each other`);
    }
    const unclosed = open.at(-1);
    if (unclosed !== undefined) this.#stop(`the text breaks off inside <${unclosed.name}> of line ${unclosed.line}`);
    return root ?? this.#stop('no element was found');
  }

  #readStart(): { readonly element: OpenXmlElement; readonly closed: boolean } {
    const line = this.#line;
    this.#advance(1);
    const name = this.#readName('an element');
    const attributes = new Map<string, string>();
    for (;;) {
      const spaced = this.#skipSpace();
      const closed = this.#text.startsWith('/>', this.#at);
      if (closed || this.#text[this.#at] === '>') {
        this.#advance(closed ? 2 : 1);
        return { element: { name, line, attributes, children: [], text: '' }, closed };
      }
      if (this.#at === this.#text.length) this.#stop(`the text breaks off inside <${name}>`);
      if (!spaced) this.#stop(`a space is missing in <${name}>`);
      const key = this.#readName('an attribute');
      if (attributes.has(key)) this.#stop(`${key} is given twice in <${name}>`);
      attributes.set(key, this.#readValue(key));
    }
  }

  #readValue(key: string): string {
    this.#skipSpace();
    if (this.#text[this.#at] !== '=') this.#stop(`${key} has no value`);
    this.#advance(1);
    this.#skipSpace();
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") this.#stop(`the value of ${key} is not in quotes`);
    this.#advance(1);
    const value = this.#until(quote);
    if (this.#at + value.length === this.#text.length) this.#stop(`the text breaks off in the value of ${key}`);
    if (value.includes('<')) this.#stop(`< in the value of ${key}`);
    const resolved = this.#resolve(value);
    this.#advance(value.length + 1);
    return resolved;
  }

  #readEnd(): string {
    this.#advance(2);
    const name = this.#readName('an element');
    this.#skipSpace();
    if (this.#text[this.#at] !== '>') this.#stop(`</${name} is not closed`);
    this.#advance(1);
    return name;
  }

  /** Skips comments, processing instructions and the prolog. */
  #skipped(): boolean {
    for (const [start, end] of [
      ['<!--', '-->'],
      ['<?', '?>'],
    ] as const) {
      if (!this.#text.startsWith(start, this.#at)) continue;
      const found = this.#text.indexOf(end, this.#at + start.length);
      if (found < 0) this.#stop(`${start} is not closed`);
      this.#advance(found + end.length - this.#at);
      return true;
    }
    if (this.#text.startsWith('<!', this.#at)) this.#stop('document types and marked sections are not read');
    return false;
  }

  #readName(what: string): string {
    NAME.lastIndex = this.#at;
    const name = NAME.exec(this.#text)?.[0];
    if (name === undefined)
      return this.#stop(
        this.#at >= this.#text.length ? 'the text breaks off' : `${quoted(this.#text.slice(this.#at, this.#at + 8))} is no name of ${what}`,
      );
    this.#advance(name.length);
    return name;
  }

  #skipSpace(): boolean {
    SPACE.lastIndex = this.#at;
    const length = SPACE.exec(this.#text)?.[0].length ?? 0;
    this.#advance(length);
    return length > 0;
  }

  /** The text up to a character, or to the end. */
  #until(character: string): string {
    const found = this.#text.indexOf(character, this.#at);
    return this.#text.slice(this.#at, found < 0 ? this.#text.length : found);
  }

  #resolve(text: string): string {
    if (!text.includes('&')) return text;
    return text.replace(/&([^&;]{0,12})(;?)/g, (whole, name: string, end: string) => {
      const number = /^#(?:(\d{1,7})|x([\dA-Fa-f]{1,6}))$/.exec(name);
      const code = number?.[1] !== undefined ? Number(number[1]) : Number.parseInt(number?.[2] ?? '', 16);
      if (end === ';' && Object.hasOwn(ENTITIES, name)) return ENTITIES[name];
      if (end === ';' && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
      return this.#stop(`${quoted(whole)} is no entity`);
    });
  }

  #advance(count: number): void {
    this.#at += count;
    while (this.#lineEnd < this.#at) {
      this.#line++;
      this.#lineEnd = this.#findLineEnd(this.#lineEnd + 1);
    }
  }

  #findLineEnd(from: number): number {
    const found = this.#text.indexOf('\n', from);
    return found < 0 ? this.#text.length : found;
  }

  #stop(what: string): never {
    throw new XmlError({ code: 'badXml', line: this.#line, what });
  }
}
