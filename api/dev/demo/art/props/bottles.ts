import { darker, lighter, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { circle, ellipse, many, path, rect, stroke } from '../svg.ts';

const shine = (s: Scene, half: number, top: number, low: number) =>
  rect(s.side * half * 0.62 - 3.5, top, 7, low - top, '#FFFFFF', { rx: 3.5, opacity: 0.5 });

/** A blank label with two lines, since pictures carry no words. */
const label = (s: Scene, half: number, top: number, height: number) =>
  rect(-half * 0.66, top, half * 1.32, height, '#FFFDF8', { rx: 4, opacity: 0.92 }) +
  rect(-half * 0.42, top + height * 0.28, half * 0.84, 4, s.palette.deep, { rx: 2, opacity: 0.7 }) +
  rect(-half * 0.42, top + height * 0.55, half * 0.5, 4, s.palette.accent, { rx: 2, opacity: 0.8 });

export function dropperBottle(s: Scene, height: number, colour: string): string {
  const half = height * 0.24;
  const top = -height * 0.72;
  return (
    s.shadow(half) +
    rect(-half, top, half * 2, -top, s.tone(colour), { rx: half * 0.32 }) +
    rect(-half * 0.44, top - height * 0.1, half * 0.88, height * 0.12, s.tone(lighter(s.palette.deep, 0.1)), {
      rx: 3,
    }) +
    path(
      `M${-half * 0.26} ${top - height * 0.1} V${-height} Q0 ${-height * 1.1} ${half * 0.26} ${-height} V${top - height * 0.1}Z`,
      s.tone(mix(s.palette.deep, s.palette.accent, 0.2)),
    ) +
    label(s, half, top + height * 0.2, height * 0.26) +
    shine(s, half, top + 12, -16)
  );
}

export function pumpBottle(s: Scene, height: number, colour: string): string {
  const half = height * 0.21;
  const top = -height * 0.74;
  return (
    s.shadow(half) +
    path(
      `M${-half} ${-8} V${top + 26} Q${-half} ${top} ${-half * 0.4} ${top} H${half * 0.4} Q${half} ${top} ${half} ${top + 26} V-8 Q${half} 0 ${half - 8} 0 H${-half + 8} Q${-half} 0 ${-half} -8Z`,
      s.tone(colour),
    ) +
    rect(-half * 0.34, top - 16, half * 0.68, 18, '#FFFFFF', { rx: 3 }) +
    stroke(`M0 ${top - 16} V${-height * 0.94} H${-s.side * half * 1.1}`, '#F4EFE8', 9) +
    label(s, half, top + height * 0.24, height * 0.24) +
    shine(s, half, top + 30, -16)
  );
}

export function jar(s: Scene, width: number, colour: string): string {
  const half = width / 2;
  return (
    s.shadow(half) +
    rect(-half, -width * 0.52, width, width * 0.52, s.tone(colour), { rx: width * 0.12 }) +
    rect(-half * 1.05, -width * 0.78, width * 1.05, width * 0.28, s.tone(mix(colour, s.palette.deep, 0.55)), {
      rx: 6,
    }) +
    rect(-half * 0.5, -width * 0.34, width * 0.5, 5, s.palette.deep, { rx: 2.5, opacity: 0.5 }) +
    shine(s, half, -width * 0.44, -10)
  );
}

export function tube(s: Scene, height: number, colour: string): string {
  const half = height * 0.19;
  return (
    s.shadow(half) +
    path(
      `M${-half * 0.7} ${-height * 0.16} L${-half * 1.08} ${-height} H${half * 1.08} L${half * 0.7} ${-height * 0.16}Z`,
      s.tone(colour),
    ) +
    rect(-half * 1.1, -height - 3, half * 2.2, 9, darker(colour, 0.14), { rx: 2 }) +
    rect(-half * 0.66, -height * 0.18, half * 1.32, height * 0.18, s.tone(s.palette.deep), { rx: 4 }) +
    rect(-half * 0.5, -height * 0.72, half, 5, s.palette.accent, { rx: 2.5 }) +
    rect(-half * 0.5, -height * 0.62, half * 0.6, 5, s.palette.deep, { rx: 2.5, opacity: 0.6 })
  );
}

export function perfume(s: Scene, height: number, colour: string): string {
  const half = height * 0.36;
  const liquid = `M${-half + 8} ${-height * 0.36} H${half - 8} V-16 Q${half - 8} -8 ${half - 16} -8 H${-half + 16} Q${-half + 8} -8 ${-half + 8} -16Z`;
  return (
    s.shadow(half) +
    rect(-half, -height * 0.66, half * 2, height * 0.66, s.tone(lighter(colour, 0.62)), {
      rx: 16,
      opacity: 0.9,
    }) +
    path(liquid, mix(colour, s.palette.accent, 0.3), { opacity: 0.75 }) +
    rect(-half * 0.28, -height * 0.76, half * 0.56, height * 0.11, '#E9C877') +
    rect(-half * 0.42, -height, half * 0.84, height * 0.26, s.tone(s.palette.deep), { rx: 7 }) +
    shine(s, half, -height * 0.58, -20)
  );
}

export function lipstick(s: Scene, height: number, colour: string): string {
  const half = height * 0.13;
  return (
    s.shadow(half * 1.3) +
    rect(-half, -height * 0.46, half * 2, height * 0.46, s.tone(s.palette.deep), { rx: 4 }) +
    rect(-half * 0.86, -height * 0.62, half * 1.72, height * 0.18, s.tone('#E3BE6A')) +
    path(
      `M${-half * 0.7} ${-height * 0.6} V${-height * 0.86} Q${-half * 0.6} ${-height * 1.02} ${half * 0.7} ${-height * 0.9} V${-height * 0.6}Z`,
      s.tone(colour),
    ) +
    rect(-half * 0.1, -height * 0.36, half * 0.2, height * 0.2, '#E3BE6A', { rx: 2 })
  );
}

export function nailPolish(s: Scene, height: number, colour: string): string {
  const half = height * 0.26;
  return (
    s.shadow(half) +
    path(
      `M${-half} -10 Q${-half} ${-height * 0.5} ${-half * 0.36} ${-height * 0.5} H${half * 0.36} Q${half} ${-height * 0.5} ${half} -10 Q${half} 0 ${half - 10} 0 H${-half + 10} Q${-half} 0 ${-half} -10Z`,
      s.tone(colour),
    ) +
    path(
      `M${-half * 0.4} ${-height * 0.48} L${-half * 0.3} ${-height} Q0 ${-height * 1.05} ${half * 0.3} ${-height} L${half * 0.4} ${-height * 0.48}Z`,
      s.tone(s.palette.deep),
    ) +
    shine(s, half, -height * 0.36, -14)
  );
}

/** A make-up brush along the y axis, hairs up, seen flat. */
export const brush = (s: Scene, length: number, hair = '#8A4B3A') =>
  path(`M-7 0 L-9 ${-length * 0.6} H9 L7 0 Q0 8 -7 0Z`, s.tone(s.thing())) +
  rect(-10, -length * 0.72, 20, length * 0.14, '#D9B25E', { rx: 2 }) +
  path(
    `M-10 ${-length * 0.72} Q-26 ${-length * 0.92} 0 ${-length * 1.04} Q26 ${-length * 0.92} 10 ${-length * 0.72}Z`,
    hair,
  ) +
  path(
    `M-10 ${-length * 0.86} Q-8 ${-length} 0 ${-length * 1.04} Q10 ${-length} 12 ${-length * 0.86} Q0 ${-length * 0.92} -10 ${-length * 0.86}Z`,
    lighter(hair, 0.35),
  );

/** An eyeshadow palette, open, seen from above. */
export function eyePalette(s: Scene, columns: number, rows: number): string {
  const pan = 54;
  const width = columns * pan + 22;
  const height = rows * pan + 22;
  return (
    rect(-width / 2, -height / 2 - height * 0.86, width, height * 0.86, lighter(s.palette.deep, 0.15), {
      rx: 12,
    }) +
    rect(-width / 2 + 12, -height / 2 - height * 0.78, width - 24, height * 0.7, '#DDEAF4', { rx: 8 }) +
    path(
      `M${-width / 2 + 30} ${-height / 2 - 20} l${width * 0.3} ${-height * 0.6} h34 l${-width * 0.3} ${height * 0.6}Z`,
      '#FFFFFF',
      { opacity: 0.6 },
    ) +
    rect(-width / 2, -height / 2, width, height, s.palette.deep, { rx: 12 }) +
    many(columns * rows, (index) => {
      const colour = mix(s.thing(), '#F2B8A0', s.rng.between(0.1, 0.5));
      const x = -width / 2 + 11 + (index % columns) * pan + pan / 2;
      const y = -height / 2 + 11 + Math.floor(index / columns) * pan + pan / 2;
      return (
        circle(x, y, 22, colour) +
        path(`M${x - 14} ${y + 4} q12 -20 28 -10`, 'none', {
          stroke: lighter(colour, 0.4),
          'stroke-width': 5,
          'stroke-linecap': 'round',
        })
      );
    })
  );
}

/** A swipe of cream or colour. */
export const smear = (colour: string, length: number) =>
  path(
    `M0 0 Q${length * 0.1} -30 ${length * 0.5} -26 Q${length * 0.9} -26 ${length} -6 Q${length * 0.86} 4 ${length * 0.94} 12 Q${length * 0.5} 30 ${length * 0.2} 22 Q-8 18 0 0Z`,
    colour,
  ) +
  stroke(`M${length * 0.12} -8 Q${length * 0.5} -18 ${length * 0.86} -8`, lighter(colour, 0.4), 5, {
    opacity: 0.8,
  }) +
  stroke(`M${length * 0.16} 8 Q${length * 0.5} 2 ${length * 0.7} 8`, darker(colour, 0.12), 4, {
    opacity: 0.6,
  });

/** A block to stand things on. */
export const plinth = (s: Scene, half: number, height: number, colour: string) =>
  s.shadow(half * 1.05, half * 0.2) +
  path(`M${-half} ${-height} V0 A${half} ${half * 0.2} 0 0 0 ${half} 0 V${-height}Z`, s.tone(colour)) +
  ellipse(0, -height, half, half * 0.2, lighter(colour, 0.35));
