import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, dim, ellipse, many, path, stroke } from '../svg.ts';

const COATS = ['#E8923C', '#3A332E', '#F6F0E6', '#B9A592', '#8A5A3A', '#5B6470'] as const;
export const coat = (s: Scene) => s.rng.pick(COATS);

const eyes = (gap: number, y: number, size: number) =>
  circle(-gap, y, size, '#241A16') +
  circle(gap, y, size, '#241A16') +
  circle(-gap + size * 0.35, y - size * 0.35, size * 0.34, '#FFFFFF') +
  circle(gap + size * 0.35, y - size * 0.35, size * 0.34, '#FFFFFF');

/** A sitting cat, 150 high at scale 1. */
export function cat(s: Scene, colour: string): string {
  const dark = darker(colour, 0.18);
  const pale = lighter(colour, 0.5);
  const tabby = s.rng.chance(0.6)
    ? stroke(
        'M-8 -134 v12 M0 -137 v14 M8 -134 v12 M-40 -50 q10 4 16 0 M40 -50 q-10 4 -16 0 M-42 -34 q10 4 16 0 M42 -34 q-10 4 -16 0',
        dark,
        4,
      )
    : '';
  return (
    s.shadow(54) +
    stroke('M38 -10 Q86 -8 76 -50 Q70 -70 84 -76', dark, 14) +
    path('M-44 0 Q-54 -60 -24 -92 H24 Q54 -60 44 0Z', s.tone(colour)) +
    path('M-16 -84 Q-22 -30 0 -24 Q22 -30 16 -84Z', pale) +
    path('M-40 -118 L-36 -152 L-12 -140Z M40 -118 L36 -152 L12 -140Z', colour) +
    path('M-34 -126 L-32 -144 L-18 -137Z M34 -126 L32 -144 L18 -137Z', '#F2A6A0') +
    ellipse(0, -108, 43, 36, s.round(colour)) +
    tabby +
    eyes(16, -112, 6.5) +
    ellipse(0, -95, 15, 11, pale) +
    path('M-5 -101 H5 L0 -95Z', '#E0707A') +
    stroke('M0 -95 q-4 6 -9 4 M0 -95 q4 6 9 4', '#5A3A34', 2.2) +
    stroke('M-24 -97 l-24 -4 M-24 -93 l-23 3 M24 -97 l24 -4 M24 -93 l23 3', '#5A3A34', 1.5, {
      opacity: 0.6,
    }) +
    ellipse(-18, -4, 15, 8, pale) +
    ellipse(18, -4, 15, 8, pale)
  );
}

/** A cat asleep, round as a loaf. */
export const sleepingCat = (s: Scene, colour: string) =>
  s.shadow(74) +
  path('M-76 0 Q-84 -58 -20 -64 Q62 -70 78 -20 Q82 0 64 0Z', s.round(colour)) +
  path('M-66 -52 L-66 -80 L-46 -66Z M-26 -62 L-20 -84 L-42 -70Z', colour) +
  ellipse(-46, -38, 32, 28, s.round(lighter(colour, 0.08))) +
  stroke('M-62 -40 q6 6 12 0 M-40 -40 q6 6 12 0', '#3A2A24', 2.6) +
  path('M-49 -31 h7 l-3.500 4Z', '#E0707A') +
  stroke('M70 -8 Q40 10 -6 -4', darker(colour, 0.2), 13) +
  dim(0.8, stroke('M-18 -96 h12 l-12 14 h12 M6 -118 h9 l-9 11 h9', '#FFFFFF', 3.4));

/** A sitting dog with ears that stand or hang. */
export function dog(s: Scene, colour: string): string {
  const dark = darker(colour, 0.24);
  const pale = lighter(colour, 0.55);
  const ears = s.rng.chance(0.5)
    ? path('M-44 -128 Q-66 -126 -62 -84 Q-50 -74 -38 -96Z M44 -128 Q66 -126 62 -84 Q50 -74 38 -96Z', dark)
    : path('M-42 -116 L-44 -166 L-10 -138Z M42 -116 L44 -166 L10 -138Z', dark);
  return (
    s.shadow(58) +
    stroke('M42 -18 Q78 -30 74 -62', colour, 15) +
    path('M-48 0 Q-56 -60 -26 -86 H26 Q56 -60 48 0Z', s.tone(colour)) +
    path('M-20 -80 Q-26 -20 0 -16 Q26 -20 20 -80Z', pale) +
    path('M-44 -112 Q-44 -150 0 -150 Q44 -150 44 -112 Q44 -74 0 -72 Q-44 -74 -44 -112Z', s.round(colour)) +
    ears +
    ellipse(0, -92, 24, 20, pale) +
    eyes(18, -116, 6) +
    ellipse(0, -101, 10, 7, '#2B201C') +
    stroke('M0 -94 v6 q-8 8 -15 2 M0 -88 q8 8 15 2', '#3A2A24', 2.6) +
    path('M-7 -82 H7 Q8 -66 0 -66 Q-8 -66 -7 -82Z', '#F0788A') +
    stroke('M-28 -74 Q0 -62 28 -74', s.palette.accent, 9) +
    circle(0, -62, 8, '#F2C14E') +
    ellipse(-20, -4, 16, 9, pale) +
    ellipse(20, -4, 16, 9, pale)
  );
}

export const rabbit = (s: Scene, colour: string) =>
  s.shadow(46) +
  path('M-24 -96 Q-36 -168 -16 -168 Q-2 -166 -8 -98Z M24 -96 Q36 -168 16 -168 Q2 -166 8 -98Z', colour) +
  path(
    'M-20 -104 Q-26 -154 -17 -156 Q-8 -154 -12 -104Z M20 -104 Q26 -154 17 -156 Q8 -154 12 -104Z',
    '#F4B4B4',
  ) +
  path('M-42 0 Q-52 -58 -20 -66 H20 Q52 -58 42 0Z', s.tone(colour)) +
  ellipse(0, -80, 36, 31, s.round(colour)) +
  eyes(14, -84, 5.5) +
  path('M-5 -75 H5 L0 -69Z', '#E0707A') +
  stroke('M0 -69 v5 M-5 -62 q5 4 10 0', '#5A3A34', 2.2) +
  ellipse(-16, -4, 15, 8, lighter(colour, 0.4)) +
  ellipse(16, -4, 15, 8, lighter(colour, 0.4));

/** A fish looking left. */
export const fish = (colour: string, size: number) =>
  at(
    0,
    0,
    size / 40,
    path('M-38 0 Q-14 -28 24 -4 L46 -20 Q42 0 46 20 L24 4 Q-14 28 -38 0Z', colour) +
      path('M-6 -17 Q8 -34 20 -12Z', darker(colour, 0.14)) +
      stroke('M4 -10 q8 10 0 20', lighter(colour, 0.4), 3) +
      circle(-22, -3, 4.4, '#FFFFFF') +
      circle(-23, -3, 2.4, '#1F1A17'),
  );

/** A bowl of water with fish in it. */
export const fishbowl = (s: Scene, radius: number) =>
  s.shadow(radius * 0.8) +
  circle(0, -radius * 0.94, radius, '#FFFFFF', { opacity: 0.45 }) +
  s.inside(
    circle(0, -radius * 0.94, radius * 0.94, '#000'),
    path(
      `M${-radius} ${-radius * 1.3} q${radius * 0.5} -14 ${radius} 0 t${radius} 0 V10 H${-radius}Z`,
      '#7CC4DC',
      { opacity: 0.8 },
    ) +
      path(`M${-radius} ${-radius * 0.2} q${radius} -26 ${radius * 2} 0 V20 H${-radius}Z`, '#E9CF9A') +
      many(4, (index) =>
        stroke(`M${-radius * 0.5 + index * 9} ${-radius * 0.2} q${8 - index * 4} -26 0 -48`, '#3F8A5A', 5),
      ) +
      many(8, () =>
        circle(
          s.rng.between(-radius * 0.5, radius * 0.6),
          s.rng.between(-radius * 1.2, -radius * 0.5),
          s.rng.between(2, 5),
          '#FFFFFF',
          { opacity: 0.6 },
        ),
      ) +
      at(radius * 0.16, -radius * 0.86, 1, fish('#F0683C', radius * 0.34)) +
      at(-radius * 0.34, -radius * 0.5, 1, fish('#F6C23C', radius * 0.2)),
  ) +
  ellipse(0, -radius * 1.74, radius * 0.6, radius * 0.1, '#FFFFFF', { opacity: 0.7 }) +
  stroke(
    `M${s.side * radius * 0.74} ${-radius * 1.3} q${s.side * radius * 0.14} ${radius * 0.3} 0 ${radius * 0.62}`,
    '#FFFFFF',
    7,
    { opacity: 0.6 },
  );

/** A small round bird looking right. */
export const songbird = (colour: string) =>
  path('M-22 -14 L-46 -4 L-20 -4Z', darker(colour, 0.3)) +
  ellipse(0, -20, 25, 20, colour) +
  circle(16, -36, 14, colour) +
  path('M28 -38 L42 -34 L28 -30Z', '#F2A93C') +
  circle(19, -38, 2.6, '#1F1A17') +
  path('M-16 -24 Q2 -30 8 -12 Q-10 -4 -16 -24Z', darker(colour, 0.24)) +
  ellipse(8, -14, 12, 10, '#FFF3DC', { opacity: 0.8 }) +
  stroke('M-4 -2 v8 M6 -2 v8', '#8A5A2E', 2.6);

export const yarn = (s: Scene, radius: number, colour: string) =>
  s.shadow(radius) +
  stroke(`M${radius * 0.6} -4 q60 8 100 -6 t80 2`, colour, 4) +
  circle(0, -radius, radius, s.round(colour)) +
  many(4, (index) =>
    at(
      0,
      -radius,
      1,
      stroke(
        `M${-radius * 0.86} 0 Q0 ${-radius * (0.2 + index * 0.26)} ${radius * 0.86} 0`,
        lighter(colour, 0.35),
        2.6,
      ),
      index * 38,
    ),
  );
