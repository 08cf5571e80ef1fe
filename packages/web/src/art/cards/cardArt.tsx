/** Cards: a frame whose colour and corner say what sort of card it is, an emblem for what it does, a place for its name; and a back that says nothing. */

import type { CardSort } from '@flagfall/editions/look';
import { assert } from '@flagfall/engine';
import { EmblemArt } from '../emblems/emblemArt.tsx';
import { PennantMark } from '../logo.tsx';
import { lookOf } from '../looks.ts';
import './card.css';

interface CardProps {
  /** The id of the edition. */
  readonly edition: string;
  /** The id of the card: `boat`, `attack2`, `blitz` ... */
  readonly card: string;
  /** What it is called, in the reader's language. */
  readonly name: string;
}

export function CardArt({ edition, card, name }: CardProps) {
  const look = lookOf(edition).cards?.[card];
  assert(look !== undefined, `there is a drawing for the card ${card}`);
  return (
    <svg class="card-art" data-sort={look.sort} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
      <rect class="card-field" x="7" y="7" width="86" height="92" rx="6" />
      <path class="card-rays" d={RAYS} />
      <g transform="translate(20 24) scale(.96)">
        <EmblemArt emblem={look.emblem} />
      </g>
      <path class="card-corner" d={CORNERS[look.sort]} transform="translate(4 4) scale(.7)" />
      <CardName name={name} />
    </svg>
  );
}

/** The back: the same for every card. */
export function CardBack() {
  return (
    <svg class="card-art card-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="card-paper" x="1" y="1" width="98" height="138" rx="9" />
      <rect class="card-field" x="7" y="7" width="86" height="126" rx="6" />
      <path class="card-weave" d={WEAVE} />
      <circle class="card-seal" cx="50" cy="70" r="26" />
      <g transform="translate(32 51) scale(.58)">
        <PennantMark />
      </g>
    </svg>
  );
}

/** The longest name that fits on one line; a longer one is broken at its middle space. */
const LINE_MAX = 12;

function CardName({ name }: { readonly name: string }) {
  const lines = cardNameLines(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(15, 150 / longest);
  return (
    <text class="card-name" x="50" y={lines.length === 1 ? 123 : 116} style={{ fontSize: `${size}px` }}>
      {lines.map((line, at) => (
        <tspan key={line} x="50" dy={at === 0 ? 0 : size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** One line, or two of about the same length. */
export function cardNameLines(name: string): readonly string[] {
  const words = name.split(' ');
  if (name.length <= LINE_MAX || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  return cuts.toSorted((a, b) => Math.max(...a.map((part) => part.length)) - Math.max(...b.map((part) => part.length)))[0];
}

const RAYS = Array.from({ length: 12 }, (_, at) => {
  const [from, to] = [(at * Math.PI) / 6, ((at + 0.5) * Math.PI) / 6];
  const point = (angle: number) => `${(50 + 44 * Math.cos(angle)).toFixed(1)} ${(53 + 44 * Math.sin(angle)).toFixed(1)}`;
  return `M50 53L${point(from)}L${point(to)}Z`;
}).join('');

const WEAVE = Array.from({ length: 9 }, (_, at) => `M${10 + at * 10} 10L${10 + at * 10} 130M10 ${16 + at * 13.5}H90`).join('');

/** A sign in the corner: an arrow, a blade, a shield, a scroll. */
const CORNERS: Readonly<Record<CardSort, string>> = {
  movement: 'M12 18H20V13L29 20.500L20 28V23H12Z',
  attack: 'M20 10L24 15V24H28V28H22V33H18V28H12V24H16V15Z',
  defence: 'M11 12Q20 15 29 12Q30 26 20 33Q10 26 11 12Z',
  action: 'M20 10L22.8 17L30 17.500L24.5 22L26.5 29.500L20 25L13.5 29.500L15.5 22L10 17.500L17.2 17Z',
};
