import { darker, lighter, mix } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { at, circle, dim, ellipse, many, path, rect, stroke } from '../svg.ts';

const BROTH = ['#C8551B', '#E39A2D', '#7A9E3A', '#8A3A1E', '#E8C46A'];

/** Rising warmth in two lines. */
export const steam = (colour = '#FFFFFF') =>
  dim(
    0.55,
    stroke('M-8 0 q-12 -20 2 -38 q13 -17 0 -36', colour, 4) +
      stroke('M12 -6 q-9 -15 2 -28 q9 -12 0 -26', colour, 3.4),
  );

/** A filled bowl that stands; its rim is at about two thirds of `size` above the ground. */
export function bowl(s: Scene, size: number, colour: string): string {
  const rim = -size * 0.78;
  const shell = `M${-size} ${rim} C${-size} ${-size * 0.2} ${-size * 0.55} -6 ${-size * 0.36} -6 H${size * 0.36} C${size * 0.55} -6 ${size} ${-size * 0.2} ${size} ${rim} Z`;
  const band = s.inside(
    path(shell, '#000'),
    rect(-size, rim + size * 0.2, size * 2, size * 0.09, mix(colour, s.palette.accent, 0.75), {
      opacity: 0.85,
    }),
  );
  const soup = s.rng.pick(BROTH);
  return (
    s.shadow(size) +
    rect(-size * 0.34, -9, size * 0.68, 9, darker(colour, 0.25), { rx: 3 }) +
    path(shell, s.tone(colour)) +
    band +
    ellipse(0, rim, size, size * 0.24, darker(colour, 0.12)) +
    ellipse(0, rim, size * 0.94, size * 0.205, soup) +
    toppings(s, size * 0.94, rim, soup)
  );
}

/** Noodles, egg, greens and chilli on an ellipse of soup. */
function toppings(s: Scene, size: number, rim: number, soup: string): string {
  const flat = 0.22;
  const spot = () => {
    const angle = s.rng.between(0, Math.PI * 2);
    const reach = Math.sqrt(s.rng.next()) * 0.66;
    return [Math.cos(angle) * reach * size, rim + Math.sin(angle) * reach * size * flat] as const;
  };
  const noodles = many(4, (index) =>
    stroke(
      `M${-size * 0.6} ${rim - 6 + index * 5} q${size * 0.3} -7 ${size * 0.6} 0 t${size * 0.55} 0`,
      lighter(soup, 0.55),
      3.4,
    ),
  );
  const leaves = many(3, () => {
    const [x, y] = spot();
    return at(x, y, size / 70, path('M-11 0 Q0 -10 11 0 Q0 7 -11 0Z', '#4F9A4A'), s.rng.between(-30, 30));
  });
  const chilli = many(4, () => {
    const [x, y] = spot();
    return ellipse(x, y, size * 0.06, size * 0.035, '#D7261E');
  });
  return noodles + leaves + chilli + egg(-size * 0.28 * s.side, rim - size * 0.05, size * 0.24);
}

const egg = (x: number, y: number, size: number) =>
  ellipse(x, y, size, size * 0.55, '#FFFDF6') +
  ellipse(x + size * 0.1, y - 1, size * 0.5, size * 0.3, '#F6A821');

/** A plate seen from above with one of the region's dinners. */
export function plateTop(s: Scene, size: number, colour: string): string {
  const dish = s.rng.pick([nasi, noodleNest, curryDisc, kuihRow]);
  return (
    circle(0, 0, size, colour) +
    circle(0, 0, size * 0.94, lighter(colour, 0.25)) +
    circle(0, 0, size * 0.74, darker(colour, 0.07)) +
    many(16, (index) =>
      at(0, 0, 1, circle(size * 0.85, 0, size * 0.028, s.palette.accent, { opacity: 0.7 }), index * 22.5),
    ) +
    at(0, 0, size / 100, dish(s))
  );
}

const nasi = () =>
  path('M-62 10 Q-40 -70 40 -58 Q80 20 20 62 Q-50 70 -62 10Z', '#5C9A4A') +
  stroke('M-48 26 Q0 -10 44 -44', '#437A38', 3) +
  circle(-4, -6, 33, '#FFFDF4') +
  circle(-8, -11, 26, '#FFFFFF') +
  at(30, 26, 0.9, egg(0, 0, 24) + egg(4, 16, 22)) +
  many(6, (index) => ellipse(-36 + (index % 3) * 12, 28 + Math.floor(index / 3) * 11, 6.5, 3.6, '#7DBB5E')) +
  path('M4 36 q22 -6 26 10 q-4 16 -24 12 q-12 -10 -2 -22Z', '#B5301B') +
  many(7, (index) => ellipse(-28 + index * 7, -42 + (index % 2) * 7, 4.5, 2.6, '#C98B3D'));

const noodleNest = () =>
  circle(0, 0, 60, '#D9822B') +
  many(9, (index) =>
    stroke(
      `M${-48 + index * 3} ${-36 + index * 9} q22 ${index % 2 ? 18 : -18} 44 0 t44 ${index % 2 ? 4 : -4}`,
      index % 2 ? '#F2C06A' : '#E9A747',
      6,
    ),
  ) +
  many(3, (index) =>
    at(
      -26 + index * 28,
      -14 + (index % 2) * 28,
      1,
      stroke('M-11 6 A12 12 0 1 1 10 8', '#F08A5B', 8) + circle(10, 8, 4, '#C9502B'),
    ),
  ) +
  path('M30 -52 q18 -16 36 4 q-6 20 -28 12Z', '#D8E070') +
  many(6, (index) =>
    at(
      -30 + index * 12,
      34 - (index % 3) * 22,
      1,
      path('M0 -9 q7 8 0 17 q-7 -8 0 -17Z', '#4F9A4A'),
      index * 50,
    ),
  );

const curryDisc = () =>
  circle(0, 0, 62, '#B9471E') +
  circle(-4, -4, 54, '#D5652A') +
  stroke('M-40 0 a40 40 0 0 1 70 -20', '#F4C27A', 5) +
  stroke('M-20 16 a24 24 0 0 0 44 -8', '#F4C27A', 4) +
  many(5, (index) =>
    at(
      Math.cos(index * 1.3) * 30,
      Math.sin(index * 1.3) * 30,
      1,
      rect(-11, -9, 22, 18, '#F0D9A6', { rx: 5 }),
      index * 34,
    ),
  ) +
  many(4, (index) =>
    at(
      Math.cos(index * 1.7 + 1) * 38,
      Math.sin(index * 1.7 + 1) * 34,
      1,
      path('M-12 0 Q0 -11 12 0 Q0 8 -12 0Z', '#3E8A45'),
      index * 70,
    ),
  );

const kuihRow = (s: Scene) => {
  const layers = s.rng.shuffle(['#F28FA6', '#7FBF6A', '#FFFFFF', '#F2C14E', '#8E5A9C']);
  return many(6, (index) => {
    const x = -46 + (index % 3) * 36;
    const y = -34 + Math.floor(index / 3) * 44;
    const base = layers[index % layers.length] ?? '#FFFFFF';
    return at(
      x,
      y,
      1,
      rect(0, 0, 26, 32, darker(base, 0.12), { rx: 5 }) +
        rect(0, 0, 26, 26, base, { rx: 5 }) +
        rect(5, 5, 16, 5, '#FFFFFF', { rx: 2.5, opacity: 0.6 }),
    );
  });
};

export const chopsticks = (colour: string) =>
  stroke('M-90 0 L90 -6', colour, 6) +
  stroke('M-90 12 L90 4', colour, 6) +
  stroke('M-90 0 L-62 -1 M-90 12 L-62 11', '#F2C14E', 6);

/** A spoon along the x axis, seen from above. */
export const spoon = (colour: string) =>
  stroke('M-20 0 H70', colour, 7) +
  ellipse(-38, 0, 27, 18, colour) +
  ellipse(-40, -2, 19, 11, darker(colour, 0.12));

/** A tall glass in layers: kopi, teh tarik, bandung, matcha. */
export function glass(s: Scene, height: number, colours: readonly string[], straw = true): string {
  const half = height * 0.3;
  const body = `M${-half} ${-height} L${-half * 0.78} -6 Q0 4 ${half * 0.78} -6 L${half} ${-height} Z`;
  const step = (height * 0.86) / colours.length;
  const drink = colours
    .map((colour, index) => rect(-half, -height * 0.86 + index * step, half * 2, step + 1, colour))
    .join('');
  const ice = many(3, (index) =>
    at(
      -half * 0.5 + index * half * 0.5,
      -height * 0.72 + (index % 2) * 12,
      1,
      rect(-10, -10, 20, 20, '#FFFFFF', { rx: 4, opacity: 0.5 }),
      index * 25 - 20,
    ),
  );
  return (
    s.shadow(half * 1.2) +
    (straw
      ? stroke(`M${half * 0.2} ${-height * 0.3} L${half * 0.75} ${-height * 1.24}`, s.palette.accent, 8)
      : '') +
    path(body, '#FFFFFF', { opacity: 0.55 }) +
    s.inside(path(body, '#000'), drink + ice) +
    ellipse(0, -height, half, half * 0.2, '#FFFFFF', { opacity: 0.55 }) +
    stroke(
      `M${s.side * half * 0.72} ${-height * 0.82} L${s.side * half * 0.58} ${-height * 0.2}`,
      '#FFFFFF',
      6,
      { opacity: 0.55 },
    )
  );
}

/** A mug with a handle. */
export function mug(s: Scene, size: number, colour: string): string {
  return (
    s.shadow(size * 0.62) +
    stroke(
      `M${size * 0.46} ${-size * 0.72} q${size * 0.42} 0 ${size * 0.38} ${size * 0.26} q-2 ${size * 0.24} ${-size * 0.4} ${size * 0.24}`,
      darker(colour, 0.1),
      size * 0.12,
    ) +
    path(
      `M${-size * 0.5} ${-size * 0.95} V${-size * 0.2} Q${-size * 0.5} 0 ${-size * 0.28} 0 H${size * 0.28} Q${size * 0.5} 0 ${size * 0.5} ${-size * 0.2} V${-size * 0.95} Z`,
      s.tone(colour),
    ) +
    ellipse(0, -size * 0.95, size * 0.5, size * 0.12, darker(colour, 0.14)) +
    ellipse(0, -size * 0.94, size * 0.43, size * 0.09, '#5A2E1A')
  );
}

/** Meat on sticks, lying in a row. */
export const satay = (count: number) =>
  many(count, (index) =>
    at(
      0,
      index * 26,
      1,
      stroke('M-96 0 H70', '#E6C28A', 4) +
        many(4, (piece) =>
          rect(-40 + piece * 27, -10, 25, 20, piece % 2 ? '#A8521F' : '#BC6428', { rx: 8 }),
        ) +
        many(3, (spot) => circle(-28 + spot * 30, -3, 2.6, '#6B2D12')),
      index % 2 ? 2 : -2,
    ),
  );
