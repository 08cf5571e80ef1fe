/** The mark of Flagfall: an F that is a pole with two pennants, leaning as it falls. */

import './logo.css';
import { PENNANT_PATHS, PENNANT_TURN } from './pennant.ts';

/** The bare mark on a square of 64, in the ink of the piece, card or shield around it. */
export function PennantMark() {
  return (
    <g class="pennant-mark" transform={PENNANT_TURN}>
      {PENNANT_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}

/** The mark in its shield, as the header shows it. */
export function LogoMark() {
  return (
    <svg class="logo-mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect class="logo-ground" width="64" height="64" rx="14" />
      <rect class="logo-rim" x="3.5" y="3.5" width="57" height="57" rx="11" />
      <g transform="translate(13.5 12) scale(.62)">
        <PennantMark />
      </g>
    </svg>
  );
}

/** The mark and the name. The name is the same in every language. */
export function Logo() {
  return (
    <span class="logo">
      <LogoMark />
      <span class="logo-name">Flagfall</span>
    </span>
  );
}
