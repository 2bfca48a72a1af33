import { darker, lighter, mix, warm } from '../colour.ts';
import { type Scene, STAGE } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

const { width: W, height: H } = STAGE;

export const cloud = (colour = '#FFFFFF', opacity = 0.85) =>
  path(
    'M-60 10 Q-74 -14 -44 -20 Q-36 -48 -4 -40 Q20 -54 34 -26 Q66 -26 62 2 Q58 14 40 14 H-44 Q-56 14 -60 10Z',
    colour,
    { opacity },
  );

/** One layer of rolling land across the picture. */
export function hills(s: Scene, base: number, swing: number, colour: string): string {
  const steps = 6;
  const first = base - s.rng.between(0, swing);
  let outline = `M-20 ${first}`;
  let y = first;
  for (let index = 1; index <= steps; index++) {
    const x = -20 + (index * (W + 40)) / steps;
    const next = base - s.rng.between(0, swing);
    const half = (W + 40) / steps / 2;
    outline += ` C${x - half} ${y} ${x - half} ${next} ${x} ${next}`;
    y = next;
  }
  return path(`${outline} V${H + 10} H-20Z`, colour);
}

/** A limestone tower out of the sea, its foot at the origin. */
export const karst = (s: Scene, width: number, height: number, colour: string) =>
  path(
    `M${-width / 2} 0 Q${-width * 0.56} ${-height * 0.7} ${-width * 0.24} ${-height * 0.92} Q0 ${-height * 1.08} ${width * 0.22} ${-height * 0.9} Q${width * 0.56} ${-height * 0.6} ${width / 2} 0Z`,
    s.tone(colour),
  ) +
  path(
    `M${-width * 0.36} ${-height * 0.84} Q${-width * 0.1} ${-height * 1.14} ${width * 0.28} ${-height * 0.86} Q${width * 0.1} ${-height * 0.74} 0 ${-height * 0.8} Q${-width * 0.2} ${-height * 0.7} ${-width * 0.36} ${-height * 0.84}Z`,
    '#4C8C5A',
  ) +
  stroke(
    `M${-width * 0.1} ${-height * 0.6} l-6 ${height * 0.3} M${width * 0.16} ${-height * 0.56} l8 ${height * 0.24}`,
    darker(colour, 0.2),
    4,
    { opacity: 0.5 },
  );

/** A long-tail boat with its canopy and ribbons. */
export const longtail = (hull: string, ribbon: string) =>
  ellipse(0, 6, 120, 8, '#123', { opacity: 0.16 }) +
  path('M-110 -16 Q-60 2 60 -2 Q104 -6 128 -50 L136 -48 Q120 14 70 16 H-70 Q-104 12 -110 -16Z', hull) +
  stroke('M-106 -10 Q-50 6 60 3 Q100 0 122 -34', lighter(hull, 0.4), 4) +
  path('M-64 -50 Q-10 -64 44 -52 L40 -46 H-60Z', lighter(ribbon, 0.3)) +
  stroke('M-54 -48 V-8 M34 -48 V-6 M-10 -50 V-4', '#5A3A24', 3.4) +
  stroke('M128 -44 q-8 14 -2 26 M132 -44 q4 16 -2 30', ribbon, 5) +
  stroke('M-108 -14 L-150 14', '#4A4452', 4);

/** A two-storey shophouse front, 120 wide, its foot at the origin. */
export function shophouse(s: Scene, colour: string, height: number): string {
  const trim = lighter(colour, 0.6);
  const shutter = mix(s.thing(), colour, 0.2);
  const window = (x: number) =>
    path(
      `M${x - 14} ${-height + 96} V${-height + 52} A14 14 0 0 1 ${x + 14} ${-height + 52} V${-height + 96}Z`,
      trim,
    ) +
    rect(x - 10, -height + 50, 9, 44, shutter) +
    rect(x + 1, -height + 50, 9, 44, shutter) +
    many(5, (index) => rect(x - 10, -height + 54 + index * 8, 20, 1.6, darker(shutter, 0.25)));
  const awning = s.rng.pick([s.palette.accent, '#2F6F64', '#F2B134']);
  return (
    rect(-60, -height, 120, height, colour) +
    path(`M-64 ${-height} H64 L54 ${-height - 20} H20 Q0 ${-height - 46} -20 ${-height - 20} H-54Z`, trim) +
    circle(0, -height - 16, 7, colour) +
    window(-36) +
    window(0) +
    window(36) +
    rect(-60, -height + 106, 120, 8, trim) +
    many(6, (index) => at(-50 + index * 20, -height + 124, 1, path('M0 -6 L6 0 L0 6 L-6 0Z', trim))) +
    rect(-48, -92, 96, 92, darker(colour, 0.36)) +
    rect(-44, -66, 40, 66, '#FFE3A8', { opacity: 0.85 }) +
    rect(4, -66, 40, 66, s.rng.chance(0.5) ? '#FFE3A8' : shutter, { opacity: 0.9 }) +
    many(6, (index) =>
      path(
        `M${-58 + index * 19.4} -100 h19.400 v22 a9.700 8 0 0 1 -19.400 0Z`,
        index % 2 ? '#FFF8EA' : awning,
      ),
    ) +
    rect(-60, -108, 120, 9, darker(awning, 0.25))
  );
}

/** A city along the horizon; windows are lit at night. */
export const skyline = (s: Scene, base: number, colour: string, lit: boolean) =>
  many(13, (index) => {
    const width = s.rng.between(36, 62);
    const height = s.rng.between(60, 210);
    const x = index * 52 - 20;
    const windows = many(Math.floor(height / 18) * 3, (pane) =>
      s.rng.chance(lit ? 0.45 : 0.25)
        ? rect(
            x + 8 + (pane % 3) * (width / 3.4),
            base - height + 10 + Math.floor(pane / 3) * 18,
            7,
            9,
            lit ? '#FFD98A' : '#FFFFFF',
            { opacity: lit ? 0.9 : 0.35 },
          )
        : '',
    );
    return (
      rect(x, base - height, width, height, s.rng.chance(0.5) ? colour : darker(colour, 0.14), { rx: 2 }) +
      windows
    );
  });

/** A tiered temple in silhouette with a lit edge, its foot at the origin. */
export const temple = (s: Scene, colour: string, gold: string) =>
  many(4, (index) => {
    const half = 92 - index * 21;
    const y = -index * 44;
    return (
      path(
        `M${-half - 18} ${y - 26} Q${-half} ${y - 30} ${-half + 12} ${y - 48} H${half - 12} Q${half} ${y - 30} ${half + 18} ${y - 26}Z`,
        s.tone(gold),
      ) +
      rect(-half + 8, y - 28, half * 2 - 16, 30, s.tone(colour)) +
      many(3, (pane) =>
        rect(-half * 0.5 + pane * half * 0.44, y - 20, 10, 20, darker(colour, 0.45), { rx: 4 }),
      )
    );
  }) + path('M-18 -178 Q-8 -200 0 -250 Q8 -200 18 -178Z', s.tone(gold));

/** Waves as light lines on water. */
export const ripples = (s: Scene, top: number, bottom: number, colour = '#FFFFFF') =>
  many(16, () => {
    const y = s.rng.between(top, bottom);
    const near = (y - top) / (bottom - top);
    return stroke(
      `M${s.rng.between(-20, W)} ${y} q${10 + near * 18} ${-3 - near * 4} ${20 + near * 36} 0`,
      colour,
      1.6 + near * 2,
      { opacity: 0.25 + near * 0.3 },
    );
  });

export function sun(s: Scene, x: number, y: number, radius: number, colour: string): string {
  const fire = warm(colour);
  return s.light(x, y, radius * 2.6, fire, 0.55) + circle(x, y, radius, s.fade(lighter(fire, 0.35), fire));
}
