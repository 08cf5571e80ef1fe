/** The alphabet of the emblems: strokes of a 64 by 64 drawing, and a few shapes that are easier to compute than to write. */

/**
 * What a stroke is made of. `ink` is the light body of an emblem, `edge` the same with a dark rim where it lies over another, `line` a thick line of
 * ink, `cut` and `groove` are carved out of it, `jewel` is the one spot of colour, `shade` the side away from the light.
 */
export const MATERIALS = ['ink', 'edge', 'line', 'cut', 'groove', 'jewel', 'shade'] as const;
export type Material = (typeof MATERIALS)[number];

export type Stroke = readonly [material: Material, path: string, transform?: string];
export type Emblem = readonly Stroke[];
/** Emblems of an army, by kind. */
export type Emblems = Readonly<Record<string, Emblem>>;

/** The same stroke on the other side. */
export const MIRRORED = 'matrix(-1 0 0 1 64 0)';

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, across: number, down: number): string {
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0Z`;
}

/** A star with its first point up. */
export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: 2 * points }, (_, at) => {
    const angle = (Math.PI * at) / points - Math.PI / 2;
    const reach = at % 2 === 0 ? outer : inner;
    return `${tenth(x + reach * Math.cos(angle))} ${tenth(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A pointed leaf from a point, `length` long, growing at an angle in degrees (0 is east, 90 south). */
export function leaf(x: number, y: number, length: number, angle: number, width = length * 0.42): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, aside: number) =>
    `${tenth(x + along * Math.cos(turn) - aside * Math.sin(turn))} ${tenth(y + along * Math.sin(turn) + aside * Math.cos(turn))}`;
  return `M${at(0, 0)}Q${at(length * 0.45, width)} ${at(length, 0)}Q${at(length * 0.45, -width)} ${at(0, 0)}Z`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
