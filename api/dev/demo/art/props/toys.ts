import { brightness, darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** A wooden cube with a shape on its face. */
export const block = (s: Scene, size: number, paint: string) => {
  const colour = brightness(paint) > 0.85 ? s.palette.accent : paint;
  const sign = s.rng.pick([
    circle(0, 0, 15, '#FFFFFF'),
    path('M0 -17 L16 13 H-16Z', '#FFFFFF'),
    path('M0 -18 L5 -5 L18 -5 L8 4 L12 17 L0 9 L-12 17 L-8 4 L-18 -5 L-5 -5Z', '#FFFFFF'),
    path('M0 15 Q-20 -2 -14 -12 Q-6 -18 0 -8 Q6 -18 14 -12 Q20 -2 0 15Z', '#FFFFFF'),
  ]);
  return (
    rect(-size / 2, -size, size, size, s.tone(colour), { rx: 7 }) +
    rect(-size / 2 + 6, -size + 6, size - 12, size - 12, lighter(colour, 0.2), { rx: 4 }) +
    at(0, -size / 2, size / 60, sign)
  );
};

export const teddy = (s: Scene, colour: string) => {
  const pale = lighter(colour, 0.5);
  return (
    s.shadow(72) +
    ellipse(-52, -20, 26, 20, darker(colour, 0.1)) +
    ellipse(52, -20, 26, 20, darker(colour, 0.1)) +
    circle(-54, -20, 11, pale) +
    circle(54, -20, 11, pale) +
    ellipse(0, -54, 50, 54, s.round(colour)) +
    ellipse(0, -48, 28, 32, pale) +
    ellipse(-54, -74, 15, 28, colour, { transform: 'rotate(28 -54 -74)' }) +
    ellipse(54, -74, 15, 28, colour, { transform: 'rotate(-28 54 -74)' }) +
    circle(-36, -160, 18, colour) +
    circle(36, -160, 18, colour) +
    circle(-36, -160, 9, pale) +
    circle(36, -160, 9, pale) +
    ellipse(0, -130, 47, 42, s.round(colour)) +
    ellipse(0, -118, 21, 16, pale) +
    circle(-17, -136, 5, '#241A16') +
    circle(17, -136, 5, '#241A16') +
    ellipse(0, -124, 8, 5.5, '#3A2620') +
    stroke('M-8 -114 q8 6 16 0', '#3A2620', 2.6) +
    path('M0 -92 L-26 -104 V-80Z M0 -92 L26 -104 V-80Z', s.palette.accent) +
    circle(0, -92, 7, darker(s.palette.accent, 0.16))
  );
};

/** Rings on a stick, the widest below. */
export const ringTower = (s: Scene) =>
  s.shadow(64) +
  rect(-5, -150, 10, 150, '#D9A866', { rx: 5 }) +
  s
    .things(5)
    .map((colour, index) =>
      rect(-62 + index * 9, -28 - index * 25, 124 - index * 18, 25, s.tone(colour), { rx: 12 }),
    )
    .join('') +
  circle(0, -156, 15, s.round(s.palette.accent));

export const rocket = (s: Scene, colour: string) =>
  s.shadow(44) +
  path('M-28 -30 L-50 0 V-46Z M28 -30 L50 0 V-46Z', s.palette.accent) +
  path('M-30 -10 V-90 Q-26 -140 0 -164 Q26 -140 30 -90 V-10Z', s.tone(colour)) +
  path('M-20 -126 Q-12 -150 0 -164 Q12 -150 20 -126Z', s.palette.accent) +
  circle(0, -88, 15, '#FFFFFF') +
  circle(0, -88, 10, '#7FB6D8') +
  rect(-24, -12, 48, 12, darker(colour, 0.3), { rx: 4 });

/** A diamond kite with its tail; the origin is its middle. */
export const kite = (first: string, second: string) =>
  path('M0 -56 L40 0 L0 66 L-40 0Z', first) +
  path('M0 -56 L40 0 L0 0Z M0 66 L-40 0 H0Z', second) +
  stroke('M0 66 q-22 22 0 44 t0 44', '#FFFFFF', 2.6) +
  many(3, (index) =>
    path(
      `M${index % 2 ? 8 : -8} ${86 + index * 24} l-10 -7 v14Z m0 0 l10 -7 v14Z`,
      index % 2 ? first : second,
    ),
  );

/** A pair of slippers seen from above, toes up. */
export const slippers = (colour: string, strap: string) => {
  const one =
    path('M-16 40 Q-22 0 -18 -22 Q-14 -44 2 -44 Q20 -42 18 -14 Q14 10 14 40 Q0 52 -16 40Z', colour) +
    path(
      'M-15 34 Q-19 0 -15 -20 Q-10 -38 2 -38 Q15 -36 13 -12 Q10 10 9 34 Q-2 44 -15 34Z',
      lighter(colour, 0.22),
    ) +
    stroke('M-17 4 Q-8 -20 0 -26 Q10 -18 15 2', strap, 7);
  return at(-22, 0, 1, one, -4) + at(22, 0, 1, at(0, 0, 1, one, 0, {}), 4);
};

/** A romper, seen flat; its neck is at the origin. */
export const romper = (s: Scene, colour: string) =>
  path(
    'M-24 0 Q0 18 24 0 L60 20 L48 56 L36 48 V104 Q36 134 14 138 Q0 120 -14 138 Q-36 134 -36 104 V48 L-48 56 L-60 20Z',
    colour,
  ) +
  stroke('M-24 2 Q0 20 24 2', darker(colour, 0.2), 5) +
  many(3, (index) => circle(-8 + index * 8, 130 - Math.abs(index - 1) * -3, 2.6, '#FFFFFF')) +
  at(0, 66, 0.9, path('M0 18 Q-26 -2 -18 -16 Q-8 -24 0 -10 Q8 -24 18 -16 Q26 -2 0 18Z', s.palette.accent));

/** A baby's bottle lying along the y axis. */
export const babyBottle = (colour: string) =>
  rect(-26, -60, 52, 120, '#FFFFFF', { rx: 16, opacity: 0.9 }) +
  rect(-26, -10, 52, 70, '#FFF4DC', { rx: 16 }) +
  many(4, (index) => rect(6, -20 + index * 18, 14, 3, '#B8AFA4', { rx: 1.5 })) +
  rect(-28, -80, 56, 24, colour, { rx: 7 }) +
  path('M-14 -80 Q-12 -96 -5 -102 Q0 -110 5 -102 Q12 -96 14 -80Z', '#F2C9A0');

export const rattle = (first: string, second: string) =>
  stroke('M0 10 V70', '#D9A866', 10) +
  circle(0, 80, 15, 'none', { stroke: second, 'stroke-width': 9 }) +
  circle(0, -24, 36, first) +
  ellipse(0, -24, 36, 11, second) +
  circle(-12, -42, 6, '#FFFFFF', { opacity: 0.7 });
