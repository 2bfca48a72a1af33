import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

export const kettlebell = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.52) +
  at(
    0,
    0,
    size / 100,
    stroke('M-30 -72 Q-40 -122 0 -122 Q40 -122 30 -72', darker(colour, 0.2), 15) +
      path(
        'M-48 -44 C-50 -92 50 -92 48 -44 C48 -16 34 0 20 0 H-20 C-34 0 -48 -16 -48 -44Z',
        s.round(colour),
      ) +
      circle(0, -42, 20, lighter(colour, 0.28)) +
      rect(-9, -46, 18, 7, darker(colour, 0.2), { rx: 3 }),
  );

export const dumbbell = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.8, size * 0.1) +
  at(
    0,
    0,
    size / 100,
    rect(-40, -42, 80, 14, '#C9CDD4', { rx: 6 }) +
      rect(-76, -70, 22, 70, s.tone(colour), { rx: 8 }) +
      rect(54, -70, 22, 70, s.tone(colour), { rx: 8 }) +
      rect(-54, -62, 18, 54, s.tone(darker(colour, 0.16)), { rx: 6 }) +
      rect(36, -62, 18, 54, s.tone(darker(colour, 0.16)), { rx: 6 }),
  );

export function ball(
  s: Scene,
  radius: number,
  colour: string,
  kind: 'gym' | 'football' | 'basketball' = 'gym',
): string {
  const seams = {
    gym: stroke(
      `M${-radius * 0.86} ${-radius * 1.3} Q0 ${-radius * 1.7} ${radius * 0.86} ${-radius * 1.3} M${-radius * 0.96} ${-radius * 0.8} Q0 ${-radius * 0.5} ${radius * 0.96} ${-radius * 0.8}`,
      lighter(colour, 0.3),
      3.4,
      { opacity: 0.6 },
    ),
    football:
      many(5, (index) =>
        at(0, -radius, radius / 60, path('M-12 -48 L0 -56 L12 -48 L8 -34 H-8Z', '#2B2632'), index * 72),
      ) + at(0, -radius, radius / 60, path('M0 -19 L18 -6 L11 15 H-11 L-18 -6Z', '#2B2632')),
    basketball: stroke(
      `M0 ${-radius * 2} V0 M${-radius} ${-radius} H${radius} M${-radius * 0.76} ${-radius * 1.64} Q${-radius * 0.2} ${-radius} ${-radius * 0.76} ${-radius * 0.36} M${radius * 0.76} ${-radius * 1.64} Q${radius * 0.2} ${-radius} ${radius * 0.76} ${-radius * 0.36}`,
      '#4A2318',
      3.4,
    ),
  }[kind];
  return (
    s.shadow(radius * 0.8) +
    circle(0, -radius, radius, s.round(kind === 'football' ? '#FFFFFF' : colour)) +
    seams
  );
}

/** A rolled mat, its end towards us. */
export const rolledMat = (s: Scene, radius: number, colour: string) =>
  s.shadow(radius * 2.2, radius * 0.25) +
  rect(
    -radius * 2.4,
    -radius * 2,
    radius * 4,
    radius * 2,
    s.fade(lighter(colour, 0.2), darker(colour, 0.14)),
    { rx: radius * 0.5 },
  ) +
  circle(radius * 1.4, -radius, radius, darker(colour, 0.12)) +
  stroke(
    `M${radius * 1.4} ${-radius} m-3 0 a${radius * 0.25} ${radius * 0.25} 0 1 1 ${radius * 0.3} ${radius * 0.2} a${radius * 0.5} ${radius * 0.5} 0 1 1 ${-radius * 0.7} ${-radius * 0.5}`,
    lighter(colour, 0.35),
    4,
  ) +
  rect(-radius * 1.6, -radius * 2, radius * 0.3, radius * 2, '#F4EDE0');

export const waterBottle = (s: Scene, height: number, colour: string) =>
  s.shadow(height * 0.18) +
  rect(-height * 0.15, -height * 0.76, height * 0.3, height * 0.76, s.tone(colour), { rx: height * 0.06 }) +
  rect(-height * 0.11, -height * 0.92, height * 0.22, height * 0.18, s.tone('#3A3A46'), { rx: 5 }) +
  stroke(
    `M${-height * 0.06} ${-height * 0.92} q${height * 0.06} ${-height * 0.12} ${height * 0.12} 0`,
    '#3A3A46',
    6,
  ) +
  rect(-height * 0.15, -height * 0.46, height * 0.3, height * 0.07, '#FFFFFF', { opacity: 0.7 });

/** A bicycle, wheels on the ground, about 300 wide. */
export function bicycle(s: Scene, colour: string): string {
  const wheel = (x: number) =>
    circle(x, -66, 64, 'none', { stroke: '#2B2632', 'stroke-width': 8 }) +
    circle(x, -66, 57, 'none', { stroke: '#E9E3D8', 'stroke-width': 3 }) +
    many(8, (index) => at(x, -66, 1, stroke('M0 0 V-56', '#B8B2AC', 1.6), index * 45)) +
    circle(x, -66, 8, '#4A4452');
  return (
    s.shadow(170, 13) +
    wheel(-104) +
    wheel(108) +
    stroke('M-104 -66 L-40 -158 L72 -158 L0 -62Z M-40 -158 L0 -62 M72 -158 L108 -66', colour, 9) +
    stroke('M72 -158 L64 -196 M64 -196 q24 -10 36 6', '#3A3442', 8) +
    stroke('M-40 -158 L-48 -184', '#3A3442', 7) +
    path('M-78 -190 Q-50 -198 -22 -188 Q-30 -178 -52 -178 Q-72 -178 -78 -190Z', '#6B4A35') +
    circle(0, -62, 16, '#4A4452') +
    stroke('M0 -62 L16 -38 M8 -36 h18', '#4A4452', 6) +
    path('M88 -178 h44 l-8 38 h-28Z', '#C99A5A') +
    many(3, (index) => stroke(`M92 ${-168 + index * 10} h36`, '#9A6E36', 2))
  );
}

/** A badminton racket along the y axis, seen flat. */
export const racket = (colour: string) =>
  ellipse(0, -150, 52, 66, 'none', { stroke: colour, 'stroke-width': 9 }) +
  many(7, (index) => stroke(`M${-36 + index * 12} -204 V-96`, '#FFFFFF', 1.8, { opacity: 0.8 })) +
  many(8, (index) => stroke(`M-46 ${-198 + index * 14} H46`, '#FFFFFF', 1.8, { opacity: 0.8 })) +
  stroke('M0 -84 V-10', '#C9CDD4', 7) +
  stroke('M0 -8 V60', '#2B2632', 14);

export const shuttlecock = () =>
  path('M-14 0 L-30 -50 Q0 -62 30 -50 L14 0Z', '#FFFFFF') +
  stroke('M-8 -4 L-16 -52 M0 -4 V-56 M8 -4 L16 -52 M-24 -30 Q0 -38 24 -30', '#D8D2C8', 2.4) +
  path('M-14 0 H14 Q14 18 0 18 Q-14 18 -14 0Z', '#E9603C');
