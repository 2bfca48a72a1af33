import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** A repeating motif inside a garment's outline: batik flowers, stripes, dots or nothing. */
function printed(s: Scene, outline: string, colour: string): string {
  const ink = lighter(colour, 0.45);
  const motifs: readonly (() => string)[] = [
    () => '',
    () => many(24, (index) => rect(-120, index * 14, 240, 5, ink, { opacity: 0.5 })),
    () =>
      many(80, (index) =>
        circle(
          -100 + (index % 8) * 28 + (Math.floor(index / 8) % 2) * 14,
          8 + Math.floor(index / 8) * 28,
          4.6,
          ink,
          { opacity: 0.7 },
        ),
      ),
    () =>
      many(28, (index) =>
        at(
          -90 + (index % 4) * 60 + (Math.floor(index / 4) % 2) * 30,
          14 + Math.floor(index / 4) * 40,
          0.8,
          batikFlower(ink, s.palette.accent),
        ),
      ),
  ];
  return s.inside(path(outline, '#000'), s.rng.pick(motifs)());
}

const batikFlower = (petals: string, heart: string) =>
  many(5, (index) => at(0, 0, 1, ellipse(0, -11, 5.4, 9, petals, { opacity: 0.85 }), index * 72)) +
  circle(0, 0, 4.6, heart);

const DRESS =
  'M-26 0 L-34 26 Q-20 50 -30 92 Q-58 170 -78 232 Q0 250 78 232 Q58 170 30 92 Q20 50 34 26 L26 0 Q0 24 -26 0Z';
const SHIRT = 'M-26 0 L-66 16 L-88 76 L-60 86 L-50 64 V150 H50 V64 L60 86 L88 76 L66 16 L26 0 Q0 20 -26 0Z';
const KEBAYA =
  'M-24 0 L-58 14 L-92 120 L-66 128 L-44 66 L-56 168 L0 180 L56 168 L44 66 L66 128 L92 120 L58 14 L24 0 L0 40Z';
const JACKET = 'M-28 0 L-70 16 L-84 140 L-56 144 L-50 60 V166 H50 V60 L56 144 L84 140 L70 16 L28 0 L0 26Z';
const SKIRT = 'M-40 0 H40 L70 150 Q0 168 -70 150Z';

/** Hangs from the origin. */
export function garment(
  s: Scene,
  kind: 'dress' | 'shirt' | 'kebaya' | 'jacket' | 'skirt',
  colour: string,
): string {
  const outline = { dress: DRESS, shirt: SHIRT, kebaya: KEBAYA, jacket: JACKET, skirt: SKIRT }[kind];
  const front = {
    dress: stroke('M-12 104 Q-26 170 -34 228 M10 104 Q20 170 26 230', darker(colour, 0.2), 4, {
      opacity: 0.5,
    }),
    shirt: stroke('M-22 2 L0 26 L22 2', darker(colour, 0.25), 5),
    kebaya:
      stroke('M0 40 V176', lighter(colour, 0.5), 5) +
      many(4, (index) => circle(0, 60 + index * 28, 4, '#F2C14E')),
    jacket:
      path('M-28 0 L-10 70 L0 26 L10 70 L28 0 L44 10 L8 96 V164 H-8 V96 L-44 10Z', darker(colour, 0.2)) +
      circle(16, 112, 4, '#F2C14E'),
    skirt:
      rect(-42, -4, 84, 14, darker(colour, 0.2), { rx: 3 }) +
      stroke('M-16 14 L-30 152 M14 14 L28 154', darker(colour, 0.2), 4, { opacity: 0.5 }),
  }[kind];
  return path(outline, s.tone(colour)) + printed(s, outline, colour) + front;
}

/** A hanger whose hook is at the origin, with a garment on it. */
export const hung = (s: Scene, kind: Parameters<typeof garment>[1], colour: string) =>
  stroke('M0 -4 q10 0 10 10 q0 8 -10 10 V26 L-40 46 M0 26 L40 46', '#8A6A4A', 4.5) +
  at(0, 34, 1, garment(s, kind, colour));

export function handbag(s: Scene, size: number, colour: string): string {
  const half = size / 2;
  return (
    s.shadow(half) +
    stroke(
      `M${-half * 0.5} ${-size * 0.62} Q${-half * 0.5} ${-size * 1.14} 0 ${-size * 1.14} Q${half * 0.5} ${-size * 1.14} ${half * 0.5} ${-size * 0.62}`,
      darker(colour, 0.25),
      size * 0.07,
    ) +
    path(
      `M${-half * 0.86} ${-size * 0.7} H${half * 0.86} L${half} -10 Q${half} 0 ${half - 12} 0 H${-half + 12} Q${-half} 0 ${-half} -10Z`,
      s.tone(colour),
    ) +
    path(
      `M${-half * 0.86} ${-size * 0.7} H${half * 0.86} L${half * 0.5} ${-size * 0.34} H${-half * 0.5}Z`,
      darker(colour, 0.16),
    ) +
    circle(0, -size * 0.34, size * 0.06, '#F2C14E')
  );
}

/** A sneaker looking right. */
export const sneaker = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.52, size * 0.07) +
  at(
    0,
    0,
    size / 100,
    path('M-50 -12 L-48 -50 Q-34 -58 -22 -50 Q-10 -26 24 -26 Q50 -24 50 -10Z', s.tone(colour)) +
      path('M-52 -14 H52 Q54 0 44 0 H-46 Q-54 0 -52 -14Z', '#FFFFFF') +
      path('M-46 -30 Q-20 -30 2 -14 H-46Z', lighter(colour, 0.4)) +
      stroke('M-18 -44 l12 -8 M-10 -36 l12 -8 M0 -30 l12 -8', '#FFFFFF', 4) +
      stroke('M-50 -8 H50', darker(colour, 0.1), 2.5),
  );

/** A heeled shoe looking right. */
export const heel = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.45, size * 0.06) +
  at(
    0,
    0,
    size / 100,
    path('M-46 -60 L-44 0 H-38 L-28 -44Z', darker(colour, 0.2)) +
      path(
        'M-46 -66 Q-46 -46 -34 -42 Q-4 -30 16 -4 L50 -2 Q60 -4 50 -16 Q30 -30 8 -32 Q-16 -38 -30 -62 Q-38 -72 -46 -66Z',
        s.tone(colour),
      ) +
      stroke('M14 -3 H48', darker(colour, 0.15), 4),
  );

/** Sunglasses seen flat. */
export const sunglasses = (colour: string, lens = '#2B2438') =>
  stroke('M-78 -8 Q-40 -26 0 -10 Q40 -26 78 -8', colour, 8) +
  path('M-70 -8 Q-70 34 -38 34 Q-10 34 -8 -6Z', lens) +
  path('M70 -8 Q70 34 38 34 Q10 34 8 -6Z', lens) +
  stroke('M-58 0 L-40 22 M22 0 L40 22', '#FFFFFF', 5, { opacity: 0.45 });

/** A straw hat seen from above. */
export const strawHat = (s: Scene, size: number) =>
  circle(0, 0, size, '#EBCB8B') +
  many(4, (index) =>
    circle(0, 0, size * (0.96 - index * 0.12), 'none', { stroke: '#D3AC62', 'stroke-width': 2.5 }),
  ) +
  circle(0, 0, size * 0.5, s.palette.accent) +
  circle(0, 0, size * 0.44, '#F3D9A2') +
  ellipse(-size * 0.1, -size * 0.1, size * 0.24, size * 0.18, '#FBEBC8');

/** A dressmaker's form on a stand. */
export function dressForm(s: Scene, kind: 'dress' | 'kebaya' | 'jacket', colour: string): string {
  const height = { dress: 250, kebaya: 196, jacket: 184 }[kind];
  return (
    s.shadow(50) +
    stroke(`M0 -6 V${-height + 40} M-40 0 L0 -26 L40 0`, '#6B4A35', 7) +
    path(
      `M-20 ${-height - 62} H20 V${-height - 40} Q20 ${-height - 20} 40 ${-height - 10} H-40 Q-20 ${-height - 20} -20 ${-height - 40}Z`,
      '#E9D5B7',
    ) +
    circle(0, -height - 66, 12, '#8A5A3A') +
    at(0, -height - 24, 1, garment(s, kind, colour))
  );
}
