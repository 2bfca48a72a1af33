import { darker, lighter, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

export const sofa = (s: Scene, width: number, colour: string) => {
  const half = width / 2;
  return (
    s.shadow(half * 0.98, 18) +
    stroke(`M${-half * 0.8} -18 V0 M${half * 0.8} -18 V0`, '#6B4A35', 9) +
    rect(-half * 0.88, -150, width * 0.88, 120, s.tone(darker(colour, 0.06)), { rx: 28 }) +
    rect(-half * 0.84, -78, width * 0.42 - 3, 50, lighter(colour, 0.16), { rx: 14 }) +
    rect(3, -78, width * 0.42 - 3, 50, lighter(colour, 0.16), { rx: 14 }) +
    rect(-half, -108, half * 0.26, 92, s.tone(colour), { rx: 20 }) +
    rect(half * 0.74, -108, half * 0.26, 92, s.tone(colour), { rx: 20 }) +
    rect(-half * 0.9, -36, width * 0.9, 22, darker(colour, 0.14), { rx: 8 })
  );
};

export const cushion = (colour: string, motif: string) =>
  path('M-34 -30 Q0 -38 34 -30 Q40 0 34 30 Q0 38 -34 30 Q-40 0 -34 -30Z', colour) +
  many(3, (index) => stroke(`M-24 ${-14 + index * 14} q12 -9 24 0 t24 0`, motif, 3.4));

/** A standing lamp with its pool of light. */
export const lamp = (s: Scene, height: number, colour: string, lit = true) =>
  s.shadow(34) +
  ellipse(0, -3, 32, 7, '#5A4638') +
  stroke(`M0 -4 V${-height + 50}`, '#5A4638', 6) +
  (lit ? s.light(0, -height + 46, 150, '#FFE2A0', 0.7) : '') +
  path(`M-30 ${-height} H30 L52 ${-height + 66} H-52Z`, s.tone(colour));

/** A framed picture, drawn abstractly, hung by its middle. */
export function frame(s: Scene, width: number, height: number): string {
  const [first = '#FFFFFF', second = '#FFFFFF'] = s.things(2);
  const art = s.rng.pick([
    () =>
      circle(0, -height * 0.06, width * 0.24, first) +
      path(
        `M${-width * 0.4} ${height * 0.3} Q0 ${-height * 0.1} ${width * 0.4} ${height * 0.3} V${height * 0.4} H${-width * 0.4}Z`,
        second,
      ),
    () =>
      many(3, (index) =>
        circle(
          -width * 0.18 + index * width * 0.18,
          (index % 2 ? -1 : 1) * height * 0.12,
          width * 0.17,
          s.thing(),
          { opacity: 0.85 },
        ),
      ),
    () =>
      path(
        `M${-width * 0.3} ${height * 0.36} V0 A${width * 0.3} ${width * 0.3} 0 0 1 ${width * 0.3} 0 V${height * 0.36}Z`,
        first,
      ) +
      path(
        `M${-width * 0.16} ${height * 0.36} V${height * 0.04} A${width * 0.16} ${width * 0.16} 0 0 1 ${width * 0.16} ${height * 0.04} V${height * 0.36}Z`,
        second,
      ),
  ]);
  return (
    rect(-width / 2 + 4, -height / 2 + 6, width, height, '#2B1426', { opacity: 0.14, rx: 3 }) +
    rect(-width / 2, -height / 2, width, height, '#8A5F3C', { rx: 3 }) +
    s.inside(
      rect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14, '#000'),
      rect(-width / 2, -height / 2, width, height, '#FFF9EE') + art(),
    )
  );
}

/** Books lying on each other. */
export const books = (s: Scene, count: number) =>
  s.shadow(70, 9) +
  many(count, (index) => {
    const width = s.rng.between(100, 136);
    const colour = s.thing();
    return (
      rect(
        -width / 2 + s.rng.between(-8, 8),
        -22 * (index + 1),
        width,
        22,
        s.tone(mix(colour, s.palette.deep, 0.12)),
        { rx: 4 },
      ) + rect(-width / 2 + 16, -22 * (index + 1) + 8, 26, 5, '#FFFFFF', { opacity: 0.6, rx: 2 })
    );
  });

/** A low round table. */
export const sideTable = (s: Scene, half: number, height: number) =>
  s.shadow(half) +
  stroke(
    `M${-half * 0.5} ${-height} L${-half * 0.7} 0 M${half * 0.5} ${-height} L${half * 0.7} 0`,
    '#8A5F3C',
    8,
  ) +
  rect(-half, -height - 6, half * 2, 14, s.tone('#B98652'), { rx: 7 });

/** A rattan chair. */
export const rattanChair = (s: Scene, colour: string) =>
  s.shadow(84) +
  stroke('M-56 -60 L-72 0 M56 -60 L72 0', '#A06E38', 9) +
  path('M-84 -74 Q-96 -222 0 -222 Q96 -222 84 -74 Q60 -50 0 -50 Q-60 -50 -84 -74Z', '#D9A866') +
  s.inside(
    path('M-84 -74 Q-96 -222 0 -222 Q96 -222 84 -74 Q60 -50 0 -50 Q-60 -50 -84 -74Z', '#000'),
    many(9, (index) =>
      stroke(
        `M${-96 + index * 24} -230 L${-30 + index * 24} -40 M${96 - index * 24} -230 L${30 - index * 24} -40`,
        '#A87638',
        2.6,
        { opacity: 0.7 },
      ),
    ),
  ) +
  stroke('M-84 -74 Q-96 -222 0 -222 Q96 -222 84 -74', '#B5803F', 10) +
  ellipse(0, -72, 74, 20, s.tone(colour)) +
  at(0, -110, 1, cushion(colour, lighter(colour, 0.5)));

export const pot = (s: Scene, size: number, colour: string) =>
  s.shadow(size * 0.6) +
  rect(-size * 0.76, -size * 0.5, size * 1.52, size * 0.12, darker(colour, 0.25), { rx: 5 }) +
  path(
    `M${-size * 0.6} ${-size * 0.66} H${size * 0.6} V${-size * 0.12} Q${size * 0.6} 0 ${size * 0.46} 0 H${-size * 0.46} Q${-size * 0.6} 0 ${-size * 0.6} ${-size * 0.12}Z`,
    s.tone(colour),
  ) +
  path(
    `M${-size * 0.62} ${-size * 0.66} Q0 ${-size * 0.92} ${size * 0.62} ${-size * 0.66}Z`,
    darker(colour, 0.12),
  ) +
  circle(0, -size * 0.84, size * 0.08, '#2B2632');

export const clock = (radius: number, colour: string) =>
  circle(4, 5, radius, '#2B1426', { opacity: 0.14 }) +
  circle(0, 0, radius, colour) +
  circle(0, 0, radius * 0.84, '#FFFDF6') +
  many(12, (index) => at(0, 0, 1, rect(-1.5, -radius * 0.76, 3, radius * 0.12, '#3A3038'), index * 30)) +
  stroke(`M0 0 L${radius * 0.3} ${-radius * 0.3} M0 0 L${-radius * 0.1} ${-radius * 0.6}`, '#3A3038', 4.5) +
  circle(0, 0, 5, '#D63F1A');

/** A lamp that hangs from the ceiling; its shade is at the origin. */
export const pendant = (s: Scene, size: number, colour: string) =>
  stroke(`M0 -400 V${-size * 0.5}`, '#4A3A33', 3) +
  s.light(0, size * 0.5, size * 2, '#FFE2A0', 0.5) +
  path(
    `M${-size} ${size * 0.3} Q${-size} ${-size * 0.6} 0 ${-size * 0.6} Q${size} ${-size * 0.6} ${size} ${size * 0.3}Z`,
    s.tone(colour),
  ) +
  ellipse(0, size * 0.3, size, size * 0.14, '#FFF3D0');
