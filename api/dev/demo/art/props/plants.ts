import { darker, lighter } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, ellipse, many, path, rect, stroke } from '../svg.ts';

export const GREENS = ['#3F8A5A', '#5CA763', '#2F6F4F', '#7DB36A'] as const;

/** A pot with one of four plants in it. */
export function pottedPlant(s: Scene, size: number, pot = s.thing()): string {
  const leaves = s.rng.pick([snakePlant, monstera, fern, rubberTree]);
  return (
    s.shadow(size * 0.36) +
    at(0, -size * 0.44, size / 100, leaves(s)) +
    path(`M${-size * 0.3} ${-size * 0.46} H${size * 0.3} L${size * 0.22} 0 H${-size * 0.22}Z`, s.tone(pot)) +
    rect(-size * 0.34, -size * 0.52, size * 0.68, size * 0.12, s.tone(darker(pot, 0.1)), { rx: 3 })
  );
}

const snakePlant = (s: Scene) =>
  many(7, (index) => {
    const height = s.rng.between(80, 130);
    const colour = index % 2 ? '#3F8A5A' : '#6FAF62';
    return at(
      -18 + index * 6,
      0,
      1,
      path(`M-8 0 Q-11 ${-height * 0.6} 0 ${-height} Q11 ${-height * 0.6} 8 0Z`, colour) +
        stroke(`M0 -6 V${-height * 0.8}`, lighter(colour, 0.35), 2.4),
      -24 + index * 8,
    );
  });

const monstera = (s: Scene) =>
  many(6, (index) => {
    const angle = -66 + index * 26;
    const length = s.rng.between(52, 78);
    const colour = GREENS[index % GREENS.length] ?? '#3F8A5A';
    return at(
      0,
      0,
      1,
      stroke(`M0 0 V${-length}`, darker(colour, 0.2), 4) + at(0, -length + 6, 0.72, monsteraLeaf(colour)),
      angle,
    );
  });

/** A split leaf, tip up. */
export const monsteraLeaf = (colour: string) =>
  path(
    'M0 10 Q-34 8 -36 -16 L-20 -14 L-38 -24 Q-34 -44 -20 -50 L-12 -34 L-14 -56 Q-4 -64 0 -66 Q4 -64 14 -56 L12 -34 L20 -50 Q34 -44 38 -24 L20 -14 L36 -16 Q34 8 0 10Z',
    colour,
  ) + stroke('M0 8 V-54', lighter(colour, 0.3), 2.4);

const fern = (s: Scene) =>
  many(9, (index) => {
    const colour = GREENS[index % 3] ?? '#3F8A5A';
    const length = s.rng.between(70, 110);
    const blades = many(7, (pair) => {
      const y = -length * (0.2 + pair * 0.11);
      const width = 20 - pair * 2;
      return path(
        `M0 ${y} q${width} -10 ${width + 4} 4 q-${width * 0.6} 6 -${width + 4} -4Z M0 ${y} q-${width} -10 -${width + 4} 4 q${width * 0.6} 6 ${width + 4} -4Z`,
        colour,
      );
    });
    return at(0, 0, 1, stroke(`M0 0 V${-length}`, darker(colour, 0.15), 3) + blades, -68 + index * 17);
  });

const rubberTree = (s: Scene) =>
  stroke('M0 0 Q6 -60 -4 -124', '#7A5A3A', 6) +
  many(9, (index) => {
    const y = -26 - index * 12;
    const colour = index % 3 ? '#2F6F4F' : '#4A8A5F';
    return at(
      0,
      y,
      1,
      path('M0 0 Q22 -24 50 -12 Q30 14 0 0Z', colour) +
        stroke('M4 -1 Q24 -10 44 -11', lighter(colour, 0.3), 2),
      index % 2 ? s.rng.between(-36, 0) : 180 + s.rng.between(0, 36),
    );
  });

/** A sprig of round leaves along the y axis, seen flat. */
export const sprig = (colour: string, length: number) =>
  stroke(`M0 0 V${-length}`, darker(colour, 0.2), 3) +
  many(6, (index) => {
    const y = -length * (0.14 + index * 0.15);
    const size = 20 - index * 1.6;
    return (
      ellipse(size * 0.9, y - 6, size * 0.8, size * 0.46, colour, { transform: `rotate(-32 0 ${y})` }) +
      ellipse(-size * 0.9, y - 6, size * 0.8, size * 0.46, lighter(colour, 0.12), {
        transform: `rotate(32 0 ${y})`,
      })
    );
  }) +
  ellipse(0, -length - 8, 7, 13, colour);

/** A palm that leans over, its foot at the origin. */
export function palmTree(colour: string, height: number, lean = 40): string {
  const crown = many(7, (index) =>
    at(
      lean,
      -height,
      height / 220,
      path('M0 0 Q46 -34 92 8 Q48 -14 0 0Z', index % 2 ? colour : lighter(colour, 0.14)),
      -170 + index * 30,
    ),
  );
  return (
    stroke(`M0 0 Q${lean * 0.1} ${-height * 0.6} ${lean} ${-height}`, darker('#8A5A3A', 0.1), height * 0.05) +
    crown +
    ellipse(lean - 6, -height + 8, 6, 7, '#6B4A2C') +
    ellipse(lean + 8, -height + 9, 6, 7, '#7A5632')
  );
}

/** Three stems in a vase. */
export function vase(s: Scene, height: number, colour: string): string {
  const stems = many(5, (index) => {
    const bloom = s.rng.pick(['#FFFDF4', s.palette.accent, '#F2C14E', '#E98FA8']);
    const length = height * s.rng.between(0.72, 1);
    return at(
      0,
      -height * 0.6,
      1,
      stroke(`M0 0 V${-length}`, '#4C8C5A', 3.4) +
        many(5, (petal) =>
          at(
            0,
            -length,
            height / 190,
            path('M0 0 Q-13 -8 -5 -22 Q8 -22 8 -10 Q7 -3 0 0Z', bloom),
            petal * 72,
          ),
        ) +
        ellipse(0, -length, 4.4, 4.4, '#E9A23B'),
      -36 + index * 18,
    );
  });
  return (
    s.shadow(height * 0.26) +
    stems +
    path(
      `M${-height * 0.12} ${-height * 0.62} Q${-height * 0.06} ${-height * 0.46} ${-height * 0.22} ${-height * 0.3} Q${-height * 0.34} 0 ${-height * 0.12} 0 H${height * 0.12} Q${height * 0.34} 0 ${height * 0.22} ${-height * 0.3} Q${height * 0.06} ${-height * 0.46} ${height * 0.12} ${-height * 0.62}Z`,
      s.tone(colour),
    )
  );
}
