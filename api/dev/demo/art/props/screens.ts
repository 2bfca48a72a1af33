import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** An open laptop; what it shows is drawn into 200 by 124. */
export const laptop = (s: Scene, colour: string, showing: string) =>
  s.shadow(150, 16) +
  rect(-116, -164, 232, 154, s.tone(darker(colour, 0.12)), { rx: 12 }) +
  s.inside(
    rect(-104, -152, 208, 130, '#000', { rx: 5 }),
    rect(-104, -152, 208, 130, '#FFFDF8') + at(-104, -152, 1, showing),
  ) +
  path('M-116 -14 H116 L150 -2 Q150 2 144 2 H-144 Q-150 2 -150 -2Z', s.tone(lighter(colour, 0.2))) +
  rect(-26, -12, 52, 5, darker(colour, 0.2), { rx: 2.5 });

/** A screen on a foot; what it shows is drawn into 260 by 150. */
export const monitor = (s: Scene, showing: string) =>
  s.shadow(90, 13) +
  path('M-18 -60 H18 L26 -8 H-26Z', '#3A3548') +
  rect(-62, -12, 124, 12, '#4A4458', { rx: 6 }) +
  rect(-140, -222, 280, 170, '#2A2636', { rx: 12 }) +
  s.inside(rect(-130, -212, 260, 150, '#000', { rx: 4 }), at(-130, -212, 1, showing));

/** Bars, a line and a ring: figures without numbers. For 208 by 130. */
export const chart = (s: Scene) =>
  many(6, (index) => {
    const height = 18 + s.rng.between(0, 56);
    return rect(18 + index * 20, 108 - height, 13, height, index === 4 ? s.palette.accent : s.palette.low, {
      rx: 3,
    });
  }) +
  rect(16, 14, 72, 9, s.palette.deep, { rx: 4 }) +
  rect(16, 30, 44, 7, s.palette.low, { rx: 3.5 }) +
  circle(172, 42, 20, 'none', { stroke: s.palette.low, 'stroke-width': 10 }) +
  stroke('M172 22 a20 20 0 0 1 14 34', s.palette.accent, 10) +
  stroke('M148 104 l14 -14 12 8 20 -22', s.palette.deep, 5);

export const phone = (s: Scene, height: number, colour: string) =>
  rect(-height * 0.25, -height, height * 0.5, height, darker(colour, 0.3), { rx: height * 0.07 }) +
  rect(
    -height * 0.228,
    -height * 0.97,
    height * 0.456,
    height * 0.94,
    s.fade(lighter(s.palette.accent, 0.35), s.palette.deep, 0.6),
    { rx: height * 0.055 },
  ) +
  circle(height * 0.06, -height * 0.58, height * 0.12, '#FFF3D6', { opacity: 0.9 }) +
  path(
    `M${-height * 0.228} ${-height * 0.36} q${height * 0.12} ${-height * 0.14} ${height * 0.23} 0 t${height * 0.226} 0 V-8 H${-height * 0.228}Z`,
    lighter(s.palette.deep, 0.15),
    { opacity: 0.8 },
  ) +
  rect(-height * 0.07, -height * 0.94, height * 0.14, height * 0.03, '#1B1720', { rx: 4 });

/** Headphones standing on their cups. */
export const headphones = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.6) +
  at(
    0,
    0,
    size / 100,
    stroke('M-52 -40 Q-56 -128 0 -128 Q56 -128 52 -40', s.palette.deep, 13) +
      stroke('M-40 -116 Q0 -134 40 -116', lighter(colour, 0.2), 9) +
      rect(-72, -74, 36, 72, s.tone(colour), { rx: 16 }) +
      rect(36, -74, 36, 72, s.tone(colour), { rx: 16 }) +
      rect(-44, -70, 14, 64, '#2B2632', { rx: 7 }) +
      rect(30, -70, 14, 64, '#2B2632', { rx: 7 }),
  );

/** A game pad, face up. */
export const gamepad = (s: Scene, size: number, colour: string) =>
  at(
    0,
    0,
    size / 100,
    path(
      'M-60 -44 Q-30 -52 0 -44 Q30 -52 60 -44 Q88 -36 100 24 Q104 54 82 54 Q64 54 44 22 H-44 Q-64 54 -82 54 Q-104 54 -100 24 Q-88 -36 -60 -44Z',
      s.round(colour),
    ) +
      rect(-68, -20, 34, 11, '#2B2632', { rx: 3 }) +
      rect(-56.5, -31.5, 11, 34, '#2B2632', { rx: 3 }) +
      circle(50, -28, 7.5, '#FFD27A') +
      circle(66, -14, 7.5, '#FF5F6B') +
      circle(34, -14, 7.5, '#35D0C0') +
      circle(50, 0, 7.5, '#7A9CFF') +
      circle(-26, 12, 14, '#3A3444') +
      circle(-28, 9, 8, '#5A5368') +
      circle(26, 12, 14, '#3A3444') +
      circle(24, 9, 8, '#5A5368') +
      rect(-14, -24, 28, 7, '#2B2632', { rx: 3.5, opacity: 0.6 }),
  );

/** A camera looking at us. */
export const camera = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.62) +
  at(
    0,
    0,
    size / 100,
    path('M-34 -84 L-24 -98 H24 L34 -84Z', darker(colour, 0.2)) +
      rect(-64, -84, 128, 84, s.tone(colour), { rx: 12 }) +
      rect(-64, -60, 128, 36, darker(colour, 0.35)) +
      circle(0, -42, 34, '#2B2632') +
      circle(0, -42, 26, '#4A5A78') +
      circle(0, -42, 16, '#22304A') +
      circle(-8, -50, 6, '#FFFFFF', { opacity: 0.8 }) +
      circle(46, -72, 6, s.palette.accent) +
      rect(-54, -90, 20, 8, '#3A3442', { rx: 3 }),
  );

export const speaker = (s: Scene, height: number, colour: string) =>
  s.shadow(height * 0.3) +
  rect(-height * 0.28, -height, height * 0.56, height, s.tone(colour), { rx: height * 0.08 }) +
  circle(0, -height * 0.72, height * 0.12, '#2B2632') +
  circle(0, -height * 0.72, height * 0.05, lighter(colour, 0.4)) +
  circle(0, -height * 0.33, height * 0.21, '#2B2632') +
  circle(0, -height * 0.33, height * 0.15, '#443D50') +
  circle(0, -height * 0.33, height * 0.06, s.palette.accent);

/** A watch lying flat, its strap along the y axis. */
export const watch = (s: Scene, colour: string) =>
  path('M-24 -130 H24 L30 -44 H-30Z M-30 44 H30 L22 140 H-22Z', colour) +
  rect(-40, -48, 80, 96, '#2B2632', { rx: 24 }) +
  rect(-32, -40, 64, 80, s.fade('#2A3A5C', '#141A2C'), { rx: 17 }) +
  circle(0, 0, 22, 'none', { stroke: s.palette.accent, 'stroke-width': 6, 'stroke-dasharray': '96 50' }) +
  stroke('M0 0 V-13 M0 0 L9 5', '#FFFFFF', 3.4) +
  many(3, (index) => circle(0, 70 + index * 18, 3, darker(colour, 0.3)));

/** A flying camera. */
export const drone = (s: Scene, size: number) =>
  at(
    0,
    0,
    size / 100,
    stroke('M-80 -14 L-20 0 M80 -14 L20 0', '#3A3A48', 8) +
      ellipse(-82, -22, 46, 5, '#FFFFFF', { opacity: 0.75 }) +
      ellipse(82, -22, 46, 5, '#FFFFFF', { opacity: 0.75 }) +
      rect(-88, -24, 12, 14, '#2B2632', { rx: 3 }) +
      rect(76, -24, 12, 14, '#2B2632', { rx: 3 }) +
      path('M-40 -12 Q0 -30 40 -12 L30 14 Q0 24 -30 14Z', s.round('#F4F1EE')) +
      circle(0, 12, 11, '#2B2632') +
      circle(0, 12, 6, s.palette.accent) +
      stroke('M-28 14 L-40 34 M28 14 L40 34', '#3A3A48', 5),
  );

/** A row of keys lying flat, glowing or not. */
export const keyboard = (s: Scene, width: number, glow = false) => {
  const key = width / 14;
  return (
    rect(-width / 2, -key * 2.4, width, key * 4.8, '#26222F', { rx: 10 }) +
    many(52, (index) =>
      rect(
        -width / 2 + key * 0.5 + (index % 13) * key,
        -key * 2 + Math.floor(index / 13) * key,
        key * 0.82,
        key * 0.82,
        glow ? s.rng.pick([...s.palette.things, s.palette.accent]) : lighter('#26222F', 0.2),
        { rx: 3, opacity: glow ? 0.85 : 1 },
      ),
    )
  );
};

/** Earbuds in their open case, seen flat. */
export const earbuds = (s: Scene) =>
  rect(-58, -46, 116, 92, s.round('#FFFFFF'), { rx: 40 }) +
  ellipse(-22, 0, 17, 26, '#DAD5E2') +
  ellipse(22, 0, 17, 26, '#DAD5E2') +
  path('M-32 -16 q10 -10 20 2 l-4 34 h-10Z', '#FFFFFF') +
  path('M32 -16 q-10 -10 -20 2 l4 34 h10Z', '#FFFFFF') +
  circle(0, 36, 3, s.palette.accent);
