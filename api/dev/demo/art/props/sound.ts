import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** A guitar along the y axis, its foot at the origin, 300 high. */
export const guitar = (s: Scene, colour: string) =>
  rect(-9, -282, 18, 170, '#6B4228', { rx: 3 }) +
  many(9, (index) => rect(-9, -268 + index * 15, 18, 2, '#D9C79A')) +
  path('M-14 -316 H14 L11 -278 H-11Z', '#3A2620') +
  many(
    3,
    (index) => circle(-17, -308 + index * 11, 3.6, '#E9E3D8') + circle(17, -308 + index * 11, 3.6, '#E9E3D8'),
  ) +
  path(
    'M0 -146 C-46 -150 -56 -104 -38 -84 C-76 -64 -78 0 0 0 C78 0 76 -64 38 -84 C56 -104 46 -150 0 -146Z',
    s.round(colour),
  ) +
  circle(0, -86, 21, '#2B1A14') +
  circle(0, -86, 24, 'none', { stroke: '#F2D9A0', 'stroke-width': 3 }) +
  rect(-24, -36, 48, 9, '#3A2620', { rx: 3 }) +
  many(4, (index) => stroke(`M${-4.5 + index * 3} -280 V-32`, '#F7EFDD', 1));

/** A record; its label takes the accent. */
export const vinyl = (s: Scene, radius: number) =>
  circle(0, 0, radius, '#231C26') +
  many(5, (index) =>
    circle(0, 0, radius * (0.92 - index * 0.11), 'none', { stroke: '#463C4C', 'stroke-width': 1.6 }),
  ) +
  path(
    `M0 0 L${radius * 0.5} ${-radius * 0.8} A${radius * 0.94} ${radius * 0.94} 0 0 1 ${radius * 0.82} ${-radius * 0.46}Z M0 0 L${-radius * 0.5} ${radius * 0.8} A${radius * 0.94} ${radius * 0.94} 0 0 1 ${-radius * 0.82} ${radius * 0.46}Z`,
    '#FFFFFF',
    { opacity: 0.16 },
  ) +
  circle(0, 0, radius * 0.34, s.palette.accent) +
  circle(0, 0, radius * 0.22, lighter(s.palette.accent, 0.35)) +
  circle(0, 0, radius * 0.05, '#231C26');

/** A record player seen from above. */
export const turntable = (s: Scene, colour: string) =>
  rect(-170, -140, 340, 280, colour, { rx: 22 }) +
  rect(-158, -128, 316, 256, lighter(colour, 0.16), { rx: 16 }) +
  circle(-34, 0, 118, darker(colour, 0.25)) +
  at(-34, 0, 1, vinyl(s, 108)) +
  circle(124, -92, 24, '#D8D2CA') +
  circle(124, -92, 15, '#8A8490') +
  stroke('M124 -92 L130 30 L62 62', '#EFEAE2', 8) +
  rect(42, 52, 30, 20, '#2B2632', { rx: 4 }) +
  circle(124, 100, 16, '#2B2632') +
  circle(84, 108, 8, s.palette.accent);

/** A cassette seen flat. */
export const cassette = (s: Scene, colour: string) =>
  rect(-92, -58, 184, 116, colour, { rx: 10 }) +
  rect(-76, -46, 152, 66, '#FFF6E4', { rx: 6 }) +
  rect(-76, -46, 152, 16, s.palette.accent, { rx: 6 }) +
  rect(-48, -18, 96, 30, '#2B2632', { rx: 14 }) +
  many(2, (index) =>
    at(
      index * 56 - 28,
      -3,
      1,
      circle(0, 0, 11, '#FFFFFF') +
        many(6, (tooth) => at(0, 0, 1, rect(-1.6, -11, 3.2, 5, '#2B2632'), tooth * 60)),
    ),
  ) +
  path('M-52 58 L-44 30 H44 L52 58Z', darker(colour, 0.2));

/** A stage microphone on its stand, its head at the top. */
export const microphone = (s: Scene, height: number) =>
  s.shadow(40, 8) +
  ellipse(0, -3, 40, 8, '#2B2632') +
  stroke(`M0 -4 V${-height + 66}`, '#4A4452', 6) +
  at(
    0,
    -height + 60,
    1,
    path('M-11 26 L-16 -18 H16 L11 26Z', '#3A3442') +
      rect(-19, -24, 38, 10, s.palette.accent, { rx: 4 }) +
      circle(0, -42, 24, s.round('#B8B4BE')) +
      stroke('M-20 -52 H20 M-23 -42 H23 M-19 -31 H19 M-9 -62 V-22 M9 -62 V-22', '#77727E', 2),
    -14 * s.side,
  );

/** An old microphone, close to. */
export const classicMic = (s: Scene, size: number) =>
  at(
    0,
    0,
    size / 100,
    rect(-8, -40, 16, 40, '#6B6672') +
      rect(-44, -8, 88, 10, '#4A4452', { rx: 5 }) +
      rect(-46, -170, 92, 136, s.tone('#C9C5CF'), { rx: 42 }) +
      many(6, (index) => rect(-34, -152 + index * 18, 68, 8, '#5A5562', { rx: 4 })) +
      rect(-50, -104, 100, 16, s.palette.accent, { rx: 6 }),
  );

export const amplifier = (s: Scene, colour: string) =>
  s.shadow(104) +
  rect(-96, -170, 192, 170, s.tone(colour), { rx: 12 }) +
  rect(-82, -126, 164, 112, '#E9D9B8', { rx: 6 }) +
  many(12, (index) => rect(-82 + index * 14, -126, 3, 112, '#C9B488')) +
  many(
    5,
    (index) => circle(-60 + index * 26, -148, 8, '#F2E9D8') + rect(-61 + index * 26, -156, 2, 8, '#2B2632'),
  ) +
  circle(76, -148, 5, s.palette.accent);

export const drum = (s: Scene, half: number, colour: string) =>
  s.shadow(half) +
  path(
    `M${-half} ${-half * 1.2} V${-half * 0.14} Q0 ${half * 0.24} ${half} ${-half * 0.14} V${-half * 1.2}Z`,
    s.tone(colour),
  ) +
  stroke(
    many(
      5,
      (index) =>
        `M${-half + index * half * 0.4} ${-half * 1.1} l${half * 0.2} ${half} l${half * 0.2} ${-half}`,
    ),
    '#FFF3DC',
    3,
    { opacity: 0.8 },
  ) +
  ellipse(0, -half * 1.2, half, half * 0.26, '#FFF6E6') +
  ellipse(0, -half * 1.2, half, half * 0.26, 'none', { stroke: '#D9B25E', 'stroke-width': 6 });

export const note = (colour: string) =>
  stroke('M10 0 V-46 q20 4 22 20', colour, 6) + ellipse(0, 0, 13, 9.5, colour, { transform: 'rotate(-18)' });
