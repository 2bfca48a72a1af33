import { brightness, darker, lighter } from '../colour.ts';
import { circle, dim, ellipse, many, path, rect, stroke } from '../svg.ts';
import type { Face } from './resolve.ts';
import type { Headwear } from './spec.ts';

const VEILS = [
  '#14704F',
  '#4547D9',
  '#8E5A8C',
  '#C2410C',
  '#F0D9C0',
  '#2F7F8F',
  '#B0476B',
  '#3A3440',
  '#D9A441',
  '#E8E4EE',
  '#7F9A6B',
  '#F2B8A8',
];

/** True when no hair shows. */
export const coversHair = (headwear: Headwear) => ['hijab', 'tudung', 'shawl', 'turban'].includes(headwear);

/** The colour of a face's veil: never the clothes' own. */
function veil(face: Face): string {
  const wanted = VEILS.filter(
    (colour) => colour !== face.top && Math.abs(brightness(colour) - brightness(face.background)) > 0.08,
  );
  return (
    wanted[
      Math.abs(Math.round(brightness(face.top) * 997 + brightness(face.cloth) * 7919)) % wanted.length
    ] ?? '#14704F'
  );
}

/** What lies behind the head. */
export function headwearBehind(face: Face): string {
  const colour = veil(face);
  if (face.headwear === 'hijab')
    return path('M22 96 C17 44 24 12 48 12 C72 12 79 44 74 96Z', darker(colour, 0.12));
  if (face.headwear === 'tudung')
    return path('M18 90 C18 44 24 13 48 13 C72 13 78 44 78 90Z', darker(colour, 0.1));
  if (face.headwear === 'shawl')
    return path('M21 96 C18 40 26 13 48 13 C70 13 78 40 75 96Z', darker(colour, 0.14));
  if (face.headwear === 'headphones') return stroke('M26 44 C24 10 72 10 70 44', '#2A2632', 5);
  if (face.headwear === 'strawHat') return ellipse(48, 28, 38, 10, '#D9B25E');
  return '';
}

/** What sits on the head or over the shoulders, above everything else. */
export function headwearFront(face: Face): string {
  return fronts[face.headwear](face);
}

const opening = 'M30 46 C29 27 37 22 48 22 C59 22 67 27 66 46 C65.2 57 57 65 48 65 C39 65 30.8 57 30 46Z';

const fronts: Record<Headwear, (face: Face) => string> = {
  none: () => '',
  hijab: (face) => {
    const colour = veil(face);
    const ring = `M48 12 C26 12 22 34 24 58 C25 76 34 84 48 84 C62 84 71 76 72 58 C74 34 70 12 48 12Z ${opening}`;
    return (
      path('M16 96 C20 76 34 70 48 74 C62 70 76 76 80 96Z', colour) +
      path(ring, colour, { 'fill-rule': 'evenodd' }) +
      stroke('M30 64 Q40 80 62 78 M28 70 Q40 88 66 82', darker(colour, 0.18), 1.6, { opacity: 0.7 }) +
      stroke('M32 24 Q40 15 52 16', lighter(colour, 0.35), 2, { opacity: 0.7 })
    );
  },
  tudung: (face) => {
    const colour = veil(face);
    const ring = `M48 13 C28 13 22 32 22 50 C22 74 34 92 48 96 C62 92 74 74 74 50 C74 32 68 13 48 13Z ${opening}`;
    return (
      path(ring, colour, { 'fill-rule': 'evenodd' }) +
      path('M33 28 Q48 15 63 28 Q48 22.500 33 28Z', darker(colour, 0.16)) +
      stroke('M36 70 Q48 78 60 70 M48 72 V92', darker(colour, 0.16), 1.5, { opacity: 0.7 }) +
      circle(48, 71, 1.9, '#F2C95C')
    );
  },
  shawl: (face) => {
    const colour = veil(face);
    const ring = `M48 13 C28 13 23 34 24 56 Q26 74 36 82 L74 90 Q72 70 72 56 C73 34 68 13 48 13Z ${opening}`;
    return (
      path(ring, colour, { 'fill-rule': 'evenodd' }) +
      path('M28 66 Q48 86 80 74 L86 96 H20 Q18 78 28 66Z', lighter(colour, 0.1)) +
      stroke('M30 70 Q50 88 80 78 M28 78 Q46 92 70 90', darker(colour, 0.16), 1.5, { opacity: 0.6 }) +
      many(7, (index) => circle(36 + index * 7, 86 + (index % 2) * 5, 1.3, lighter(colour, 0.6)))
    );
  },
  cap: (face) =>
    path('M29 35 C28 17 38 12 48 12 C58 12 68 17 67 35 Q48 28 29 35Z', face.cloth) +
    path(
      face.side < 0 ? 'M30 34 Q40 27 56 30 L20 38 Q18 34 30 34Z' : 'M66 34 Q56 27 40 30 L76 38 Q78 34 66 34Z',
      darker(face.cloth, 0.25),
    ) +
    circle(48, 12.5, 1.8, darker(face.cloth, 0.25)) +
    circle(48, 22, 4, '#FFFFFF', { opacity: 0.85 }),
  songkok: () =>
    path('M30 31 L31.500 14 Q48 9 64.500 14 L66 31 Q48 25 30 31Z', '#211C22') +
    path('M31.500 14 Q48 9 64.500 14 Q48 18 31.500 14Z', '#3A343C') +
    stroke('M30.500 30 Q48 24.500 65.500 30', '#4A434E', 1.6),
  headphones: (face) =>
    stroke('M27 40 C26 12 70 12 69 40', '#2A2632', 4.5) +
    rect(22, 38, 10, 18, face.cloth, { rx: 5 }) +
    rect(64, 38, 10, 18, face.cloth, { rx: 5 }) +
    rect(23.5, 41, 3, 12, lighter(face.cloth, 0.4), { rx: 1.5 }),
  flower: (face) => {
    const x = face.side < 0 ? 66 : 30;
    return (
      many(5, (index) =>
        ellipse(x, 27, 3.6, 6.4, '#FFFDF4', { transform: `rotate(${index * 72} ${x} 32)` }),
      ) + circle(x, 32, 3, '#F6C23C')
    );
  },
  beanie: (face) =>
    path('M28 36 C26 12 40 8 48 8 C56 8 70 12 68 36Z', face.cloth) +
    rect(27, 30, 42, 9, lighter(face.cloth, 0.18), { rx: 4 }) +
    many(6, (index) => rect(31 + index * 6.4, 31, 1.4, 7, darker(face.cloth, 0.16))) +
    circle(48, 9, 4.5, lighter(face.cloth, 0.3)),
  bucketHat: (face) =>
    path('M33 27 Q34 11 48 11 Q62 11 63 27Z', face.cloth) +
    path('M33 25 Q48 20 63 25 L73 38 Q48 29 23 38Z', darker(face.cloth, 0.1)) +
    stroke('M33.500 25 Q48 20 62.500 25', lighter(face.cloth, 0.4), 1.8),
  strawHat: () =>
    path('M33 27 Q34 10 48 10 Q62 10 63 27Z', '#EBCB8B') +
    path('M33.400 25 Q48 20 62.600 25 L62.200 20 Q48 15 33.800 20Z', '#C2410C') +
    path('M10 30 Q30 21 48 22 Q66 21 86 30 Q66 34 62 28 Q48 24 34 28 Q30 34 10 30Z', '#EBCB8B') +
    stroke('M16 29.500 Q48 20 80 29.500', '#D3AC62', 1.2),
  turban: (face) =>
    path('M27 38 C22 14 38 8 48 8 C58 8 74 14 69 38 Q60 26 48 25 Q36 26 27 38Z', face.cloth) +
    stroke('M30 30 Q44 12 62 12 M34 27 Q48 18 66 22 M28 24 Q38 12 50 10', darker(face.cloth, 0.2), 1.8, {
      opacity: 0.8,
    }) +
    path('M42 27 L48 19 L54 27 L48 25Z', darker(face.cloth, 0.3)),
  headband: (face) =>
    stroke('M30 32 Q48 22 66 32', face.cloth, 5.5) +
    stroke('M33 29 Q48 21 62 28', lighter(face.cloth, 0.4), 1.2, { opacity: 0.7 }),
  helmet: (face) =>
    path('M25 42 C22 12 40 8 48 8 C56 8 74 12 71 42 L66 40 Q66 30 60 28 H36 Q30 30 30 40Z', face.cloth) +
    path('M30 30 Q48 21 66 30 L66 26 Q48 16 30 26Z', darker(face.cloth, 0.25)) +
    path('M44 8.500 H52 L54 22 H42Z', '#FFFFFF', { opacity: 0.75 }) +
    stroke('M29 42 Q32 60 42 67 M67 42 Q64 60 54 67', '#3A343C', 1.8),
  beret: (face) =>
    path('M26 30 C20 14 44 8 58 11 C74 14 76 28 66 31 Q48 23 26 30Z', face.cloth) +
    stroke('M50 10 q1 -4 4 -4', darker(face.cloth, 0.2), 2.4) +
    dim(0.4, stroke('M34 18 Q46 12 60 16', '#FFFFFF', 2)),
};
