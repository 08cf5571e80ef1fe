import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SEATS } from '@flagfall/engine';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Every opaque colour by name, light and dark. */
const COLOURS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [name, [light, dark]]),
);

const THEMES = ['light', 'dark'] as const;
/** WCAG 2.2 AA: words, and the shapes one has to see. */
const [WORDS, SHAPES] = [4.5, 3];
/** The edge of a piece on the land of its own seat: colour and outline have the same hue, so lightness has to tell them apart. */
const SEEN = 1.5;

const onGrounds = (name: string, least: number) =>
  ['ground', 'surface', 'surface-raised', 'surface-sunken'].map((ground) => [name, ground, least] as const);

const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['text', 'text-soft', 'link', 'good', 'warn', 'bad', 'info'].flatMap((name) => onGrounds(name, WORDS)),
  ...['line-strong', 'focus', 'accent'].flatMap((name) => onGrounds(name, SHAPES)),
  ['on-accent', 'accent', WORDS],
  ['on-accent', 'accent-hover', WORDS],
  ['text', 'accent-soft', WORDS],
  ['on-wood', 'wood', WORDS],
  ['on-wood', 'wood-deep', WORDS],
  ['on-felt', 'felt', WORDS],
  ['on-felt', 'felt-deep', WORDS],
  ...SEATS.flatMap((seat): readonly (readonly [string, string, number])[] => [
    [`seat-${seat}-ink`, `seat-${seat}`, WORDS],
    [`seat-${seat}-carve`, `seat-${seat}-ink`, WORDS],
    [`seat-${seat}-jewel`, `seat-${seat}`, SHAPES],
    [`seat-${seat}-deep`, `seat-${seat}-land`, SEEN],
    ...onGrounds(`seat-${seat}-text`, WORDS),
  ]),
];

describe('colours', () => {
  it.each(THEMES)('%s: words and shapes stand out from what they lie on', (theme) => {
    const faint = PAIRS.map(([front, back, least]) => ({
      front,
      back,
      least,
      contrast: contrast(colour(front, theme), colour(back, theme)),
    })).filter(({ contrast, least }) => contrast < least);
    expect(faint).toEqual([]);
  });

  it.each(THEMES)('%s: the four seats differ in lightness too, for eyes that see no colour', (theme) => {
    const lights = SEATS.map((seat) => lightness(colour(`seat-${seat}`, theme))).toSorted((a, b) => a - b);
    const gaps = lights.slice(1).map((light, at) => light - lights[at]);
    expect(Math.min(...gaps)).toBeGreaterThan(3);
  });

  it('every colour of a theme is one that the rules can read', () => {
    expect(COLOURS.size).toBeGreaterThan(50);
  });
});

function colour(name: string, theme: (typeof THEMES)[number]): string {
  const found = COLOURS.get(name)?.[THEMES.indexOf(theme)];
  if (found === undefined) throw new Error(`no colour ${name}`);
  return found;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** L* of CIELAB: what the eye calls light, from 0 to 100. */
function lightness(hex: string): number {
  return 116 * Math.cbrt(luminance(hex)) - 16;
}
