/** Draws an emblem: its strokes, one after the other, in the colours of whatever piece or card it lies on. */

import type { Emblem } from '@flagfall/editions/look';

export function EmblemArt({ emblem }: { readonly emblem: Emblem }) {
  return (
    <g class="emblem">
      {emblem.map(([material, path, transform]) => (
        <path key={path + transform} class={`emblem-${material}`} d={path} transform={transform} />
      ))}
    </g>
  );
}
