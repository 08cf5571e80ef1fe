// Draws the map of Conquest from its data: `node tools/draw/drawMap.ts` writes docs/conquest-map.svg, and the PNG beside it where rsvg-convert is installed.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  coastOutline,
  conquestMap,
  mapEdges,
  massifNames,
  outlineOf,
  type Zone,
} from '../../packages/editions/src/conquest/map/conquestMap.ts';
import { mountainPeaks } from '../../packages/editions/src/conquest/map/mountains.ts';
import { placeNames } from '../../packages/editions/src/conquest/map/names.ts';
import { faceNamed, isInside, ringOf } from '../../packages/editions/src/conquest/map/outline.ts';
import type { SheetPoint } from '../../packages/editions/src/conquest/map/sheet.ts';
import type { Quarter } from '../../packages/editions/src/conquest/map/territories.ts';
import { seededChance } from '../../packages/engine/src/index.ts';

const { width, height } = conquestMap.sheet;
const INK = '#43352a';
const ROSE: SheetPoint = [width - 196, height - 190];
const SEA = '#c4d1c8';
const LAND: Readonly<Record<Quarter, { readonly fill: string; readonly wash: string }>> = {
  east: { fill: '#ecd9a6', wash: '#b98a2f' },
  south: { fill: '#e8c4ab', wash: '#a9553a' },
  west: { fill: '#cdd3a6', wash: '#6b7d35' },
  north: { fill: '#d8d5dc', wash: '#645c7c' },
};
/** What is seen there: wheat, hills, oaks, pines. */
const GROWTH: Readonly<Record<Quarter, string>> = {
  east: 'M-8 0q2 -8 -2 -14M0 0v-17M8 0q-2 -8 2 -14',
  south: 'M-16 0q8 -15 16 -9q8 -6 16 9M-4 -4q5 -4 9 2',
  west: 'M0 2v-9M-8 -7a7 7 0 0 1 2 -11a7 7 0 0 1 13 0a7 7 0 0 1 1 11z',
  north: 'M0 2v-6M-8 -3l8 -21l8 21zM-3 -9h6',
};

function drawing(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="'EB Garamond', Garamond, 'Palatino Linotype', Georgia, serif" fill="${INK}">`,
    '<title>Conquest: four kingdoms, one map</title>',
    definitions(),
    sea(),
    ...conquestMap.zones.map((zone) => `<use href="#${zone.name}" fill="${LAND[zone.quarter].fill}"/>`),
    ...conquestMap.territories.map(washOf),
    lines('border', (a, b) => a.territory === b.territory, `stroke="${INK}" stroke-width="2.2" stroke-dasharray="1 5"`),
    lines('border', (a, b) => a.territory !== b.territory, `stroke="${INK}" stroke-width="3.2"`),
    `<path d="${outlineOf('lake')}" fill="url(#water)" stroke="${INK}" stroke-width="2.6"/>`,
    `<use href="#coast" fill="none" stroke="${INK}" stroke-width="3.4"/>`,
    ...massifNames.map((name) => `<path d="${outlineOf(name)}" fill="#b7a387" stroke="#7d6a53" stroke-width="2"/>`),
    ...mapEdges('ridge').map(({ path: d }) => `<path d="${d}" fill="none" stroke="#b7a387" stroke-width="12" stroke-opacity=".8"/>`),
    growth(),
    ...mountainPeaks().map(({ at, size }) => peak(at, size)),
    ...conquestMap.zones.map(marksOf),
    lakeName(),
    compass(...ROSE),
    title(),
    legend(),
    frame(),
    '</svg>\n',
  ].join('\n');
}

function definitions(): string {
  const shapes = conquestMap.zones.map(({ name }) => `<path id="${name}" d="${outlineOf(name)}"/>`);
  const clips = conquestMap.territories.map(
    ({ id, zones }) => `<clipPath id="in-${id}">${zones.map((zone) => `<use href="#${zone}"/>`).join('')}</clipPath>`,
  );
  return `<defs>
<radialGradient id="age" cx=".5" cy=".5" r=".75"><stop offset=".62" stop-color="#6b4a22" stop-opacity="0"/><stop offset="1" stop-color="#6b4a22" stop-opacity=".34"/></radialGradient>
<radialGradient id="water"><stop offset="0" stop-color="#a9c2c1"/><stop offset="1" stop-color="#d5e2db"/></radialGradient>
<filter id="fibre" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .29  0 0 0 0 .13  0 0 0 1.5 -.62"/></filter>
<path id="coast" d="${coastOutline()}"/>
${[...shapes, ...clips].join('\n')}
</defs>`;
}

/** Lines of water that follow the coast, as engravers drew them: the widest first, each covered by the next. */
function sea(): string {
  const rings = [118, 84, 56, 34, 17].flatMap((reach, at) => [
    `<use href="#coast" fill="none" stroke="#6f8f8c" stroke-opacity="${0.25 + at * 0.12}" stroke-width="${2 * reach + 2.4}" stroke-linejoin="round"/>`,
    `<use href="#coast" fill="none" stroke="${['#cad6cb', '#d1dbcf', '#d8e1d3', '#e0e6d8', '#e9ecdd'][at]}" stroke-width="${2 * reach}" stroke-linejoin="round"/>`,
  ]);
  const rhumbs = Array.from({ length: 32 }, (_, at) => (at * Math.PI) / 16).map(
    (angle) => `M${ROSE[0]} ${ROSE[1]}l${Math.round(3000 * Math.cos(angle))} ${Math.round(3000 * Math.sin(angle))}`,
  );
  return [
    `<rect width="${width}" height="${height}" fill="${SEA}"/>`,
    ...rings,
    `<path d="${rhumbs.join('')}" stroke="#6f8f8c" stroke-opacity=".4" stroke-width="1.2"/>`,
    ship(width - 190, 170),
  ].join('\n');
}

/** A small ship under full sail. */
function ship(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M-52 14q10 30 32 32h46q20 -6 28 -40l-22 8h-66z" fill="#9c7a50"/><path d="M-16 14V-62M22 14V-50" fill="none"/><path d="M-40 -8q-4 -26 10 -46q18 8 40 2q-8 22 2 44q-28 8 -52 0zM8 -4q-2 -20 8 -38q14 6 34 2q-6 18 2 36q-22 6 -44 0z" fill="#f4e8cb"/><path d="M-16 -62l-18 -4l18 -5zM22 -50l-16 -4l16 -5z" fill="#a5402d"/><path d="M-78 50q12 -8 24 0t24 0t24 0t24 0t24 0t24 0M-50 60q12 -8 24 0t24 0t24 0" fill="none" stroke="#6f8f8c"/></g>`;
}

/** A wash of colour along the inner side of a territory's border. */
function washOf({ id, quarter, zones }: (typeof conquestMap.territories)[number]): string {
  const inside = new Set(zones);
  const rim = (['border', 'ridge', 'slope', 'shore', 'coast'] as const)
    .flatMap(mapEdges)
    .filter(({ faces }) => faces.filter((face) => inside.has(face)).length === 1);
  const stroke = (wide: number, opacity: number) => `<use href="#rim-${id}" stroke-opacity="${opacity}" stroke-width="${wide}"/>`;
  return `<g clip-path="url(#in-${id})" fill="none" stroke="${LAND[quarter].wash}" stroke-linecap="round"><defs><path id="rim-${id}" d="${rim.map((line) => line.path).join('')}"/></defs>${stroke(38, 0.13)}${stroke(24, 0.17)}${stroke(11, 0.25)}</g>`;
}

const zoneNamed = new Map(conquestMap.zones.map((zone) => [zone.name, zone]));

function lines(kind: 'border', chosen: (a: Zone, b: Zone) => boolean, style: string): string {
  const d = mapEdges(kind)
    .filter(({ faces: [a, b] }) => chosen(zoneNamed.get(a)!, zoneNamed.get(b)!))
    .map((line) => line.path);
  return `<path d="${d.join('')}" fill="none" stroke-linecap="round" stroke-linejoin="round" ${style}/>`;
}

/** A mountain with its foot at the point: a lit western face, a shaded eastern one and a few strokes of the pen. */
function peak([x, y]: SheetPoint, size: number): string {
  const lean = (size % 7) - 3;
  const half = size * 0.58;
  const top = y - size * 0.62;
  const base = y + size * 0.24;
  const fold = `${x + lean} ${top}L${x + lean + 4} ${top + size * 0.3}L${x - 1} ${top + size * 0.52}L${x + 5} ${base}`;
  const hatch = [0.3, 0.5, 0.7].map((part) => `M${x + lean + half * part} ${top + size * 0.86 * part + 2}l${-half * 0.22} ${size * 0.2}`);
  return `<g stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"><path d="M${x - half} ${base}L${x - half * 0.4} ${y - size * 0.2}L${x + lean} ${top}L${x + half * 0.45} ${y - size * 0.16}L${x + half} ${base}Z" fill="#efe3c8" stroke="none"/><path d="M${fold}L${x + half} ${base}L${x + half * 0.45} ${y - size * 0.16}Z" fill="#8d7860" stroke="none"/><path d="M${x - half} ${base}L${x - half * 0.4} ${y - size * 0.2}L${x + lean} ${top}L${x + half * 0.45} ${y - size * 0.16}L${x + half} ${base}" fill="none" stroke-width="2"/><path d="${hatch.join('')}" fill="none" stroke-width="1.2"/></g>`;
}

/** The name of a territory in one of its zones, a tower where its city stands, and the number of the zone. */
function marksOf(zone: Zone): string {
  const [x, y] = zone.label;
  const territory = conquestMap.territories.find((one) => one.id === zone.territory)!;
  const name = placeNames.rulebook[zone.territory];
  const number = (below: number) =>
    `<text x="${x}" y="${y + below}" font-size="17" font-family="'DejaVu Serif', Cambria, serif" text-anchor="middle" opacity=".75">${zone.name.at(-1)}</text>`;
  if (zone.city) return tower(x, y - 14) + written(name, x, y + 18, name.length > 10 ? 22 : 26, 'font-weight="600"') + number(45);
  if (territory.cityZone === undefined && zone.name === roomiest(territory.zones))
    return written(name, x, y + 2, 25, 'font-style="italic"') + number(29);
  return number(7);
}

function roomiest(zones: readonly string[]): string {
  const room = (name: string) => {
    const xs = ringOf(faceNamed(name)).map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  return zones.toSorted((a, b) => room(b) - room(a))[0];
}

/** Woods, hills and meadows: a few strokes in every zone, clear of its border and its name. */
function growth(): string {
  const chance = seededChance('growth');
  return conquestMap.zones
    .map((zone) => {
      const ring = ringOf(faceNamed(zone.name));
      const [x, y] = zone.label;
      const found: SheetPoint[] = [];
      for (let tries = 0; tries < 60 && found.length < 5; tries++) {
        const at: SheetPoint = [x + chance.below(181) - 90, y + chance.below(141) - 70];
        const clear = Math.abs(at[0] - x) > 76 || at[1] - y > 68 || at[1] - y < (zone.city ? -72 : -34);
        const inside = [
          [-20, 0],
          [20, 0],
          [0, -26],
          [0, 14],
        ].every(([dx, dy]) => isInside([at[0] + dx, at[1] + dy], ring));
        if (clear && inside && found.every((other) => Math.hypot(at[0] - other[0], at[1] - other[1]) > 19)) found.push(at);
      }
      const marks = found
        .toSorted((a, b) => a[1] - b[1])
        .map(([px, py]) => `<path transform="translate(${px} ${py})" d="${GROWTH[zone.quarter]}"/>`);
      return `<g fill="${LAND[zone.quarter].fill}" stroke="${LAND[zone.quarter].wash}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${marks.join('')}</g>`;
    })
    .join('\n');
}

function written(text: string, x: number, y: number, size: number, style: string): string {
  const common = `x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${style}`;
  return `<text ${common} fill="none" stroke="#f6ecd2" stroke-opacity=".8" stroke-width="5" stroke-linejoin="round">${text}</text><text ${common}>${text}</text>`;
}

/** A keep between two towers, its gate on the point. */
function tower(x: number, y: number): string {
  const battlements = (left: number, top: number, wide: number, foot: number) =>
    `M${left} ${foot}V${top}h${wide / 5}v5h${wide / 5}v-5h${wide / 5}v5h${wide / 5}v-5h${wide / 5}V${foot}Z`;
  return `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M0 -58V-40M0 -58l15 5l-15 5" fill="#a5402d"/><path d="${battlements(-11, -42, 22, 10)}" fill="#f4e8cb"/><path d="${battlements(-28, -24, 17, 10)}${battlements(11, -24, 17, 10)}" fill="#e3d0a8"/><path d="M-5 10V0a5 5 0 0 1 10 0V10Z" fill="${INK}"/><path d="M-3 -26h6M-20 -8v6M20 -8v6" stroke-width="2.4"/></g>`;
}

function lakeName(): string {
  return `<g font-size="24" font-style="italic" text-anchor="middle" fill="#3d5f66"><text x="${width / 2 + 32}" y="${height / 2 + 24}">Mirror</text><text x="${width / 2 + 32}" y="${height / 2 + 48}">Lake</text></g>`;
}

function compass(x: number, y: number): string {
  const ray = (angle: number, long: number, wide: number) =>
    `<g transform="rotate(${angle})"><path d="M0 ${-long}L${wide} ${-wide}L0 0Z" fill="#f4e8cb"/><path d="M0 ${-long}L${-wide} ${-wide}L0 0Z" fill="${INK}"/></g>`;
  const letters = [
    ['N', 0, -98],
    ['E', 98, 9],
    ['S', 0, 118],
    ['W', -98, 9],
  ].map(([letter, dx, dy]) => `<text x="${dx}" y="${dy}">${letter}</text>`);
  return `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"><circle r="62" fill="none"/><circle r="56" fill="none" stroke-width="3.4" stroke-dasharray="2 9"/>${[45, 135, 225, 315].map((angle) => ray(angle, 60, 9)).join('')}${[0, 90, 180, 270].map((angle) => ray(angle, 88, 13)).join('')}<circle r="5" fill="#a5402d"/><g stroke="none" font-size="28" font-weight="600" text-anchor="middle">${letters.join('')}</g></g>`;
}

function title(): string {
  return `<g text-anchor="middle"><text x="222" y="150" font-size="64" font-weight="600" letter-spacing="3">Conquest</text><text x="222" y="188" font-size="28" font-style="italic">four kingdoms, one map</text><path d="M92 206h260M132 214h180" stroke="${INK}" stroke-width="2"/></g>`;
}

function legend(): string {
  const top = height - 262;
  const row = (at: number, text: string) => `<text x="176" y="${top + 8 + at * 50}" font-size="25" font-style="italic">${text}</text>`;
  return [
    tower(128, top + 10),
    row(0, 'a city'),
    peak([114, top + 58], 40) + peak([140, top + 60], 36),
    row(1, 'no passage'),
    `<path d="M100 ${top + 100}q15 -8 28 0t28 0" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round"/>`,
    row(2, 'territory'),
    `<path d="M100 ${top + 150}q15 -8 28 0t28 0" fill="none" stroke="${INK}" stroke-width="1.8" stroke-dasharray="1 5" stroke-linecap="round"/>`,
    row(3, 'zone'),
  ].join('\n');
}

function frame(): string {
  const box = (inset: number, style: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" ${style}/>`;
  return `<rect width="${width}" height="${height}" filter="url(#fibre)" opacity=".3"/><rect width="${width}" height="${height}" fill="url(#age)"/>${box(14, 'stroke="#e9dcbb" stroke-width="28"')}<g stroke="${INK}">${box(29, 'stroke-width="2"')}${box(38, 'stroke-width="10" stroke-dasharray="52 52"')}${box(38, 'stroke-width="1"')}${box(47, 'stroke-width="2"')}</g>`;
}

const docs = path.join(import.meta.dirname, '..', '..', 'docs');
writeFileSync(path.join(docs, 'conquest-map.svg'), drawing());
const made = spawnSync('rsvg-convert', ['--width', '1600', path.join(docs, 'conquest-map.svg'), '-o', path.join(docs, 'conquest-map.png')]);
if (made.status !== 0)
  console.error('The SVG is written, the PNG is not: it needs rsvg-convert (librsvg2-bin).', String(made.stderr ?? ''));
