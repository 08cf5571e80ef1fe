/** The mark of Flagfall: an F that is a pole with two pennants, leaning as it falls. */

import './logo.css';

/** The bare mark on a square of 64, in the colour of the text or of the seat around it. */
export function PennantMark() {
  return (
    <g class="pennant-mark" transform="rotate(9 32 32)">
      <path d="M14 4Q14 1 17 1T20 4V60Q20 63 17 63T14 60Z" />
      <path d="M23 5C32 1 40 10 58 5L49 15L57 26C42 30 32 21 23 25Z" />
      <path d="M23 31C30 28 35 33 47 30L41 37L46 45C36 48 30 42 23 45Z" />
    </g>
  );
}

/** The mark in its shield, as the header and the app icon show it. */
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

/** The mark and the name. The name is not translated. */
export function Logo() {
  return (
    <span class="logo">
      <LogoMark />
      <span class="logo-name">Flagfall</span>
    </span>
  );
}
