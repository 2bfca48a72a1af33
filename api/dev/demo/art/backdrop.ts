import { brightness, darker, lighter, mix } from './colour.ts';
import { type Scene, STAGE } from './scene.ts';
import { at, circle, dim, ellipse, many, path, rect, stroke } from './svg.ts';

const { width: W, height: H } = STAGE;

/** A wall, a ground and the line between them; returns nothing, draws on the scene. */
export function room(s: Scene, horizon = 312, wall: WallDecor = s.rng.pick(wallDecors)): void {
  const { top, low, ground, deep } = s.palette;
  s.add(rect(0, 0, W, horizon + 1, s.fade(top, low, s.side < 0 ? 0.6 : -0.6)));
  s.add(walls[wall](s, horizon));
  s.add(rect(0, horizon, W, H - horizon, s.fade(mix(ground, low, 0.18), mix(ground, deep, 0.12))));
  s.add(rect(0, horizon, W, 3, lighter(ground, 0.35), { opacity: 0.55 }));
  s.add(ellipse(320 + s.side * 60, horizon + 70, 300, 62, lighter(ground, 0.5), { opacity: 0.28 }));
}

export const wallDecors = ['plain', 'disc', 'arch', 'window', 'fronds', 'tiles', 'stripes'] as const;
export type WallDecor = (typeof wallDecors)[number];

const walls: Record<WallDecor, (s: Scene, horizon: number) => string> = {
  plain: () => '',
  disc: (s, horizon) =>
    circle(
      320 - s.side * s.rng.between(20, 120),
      horizon - s.rng.between(60, 130),
      s.rng.between(110, 160),
      lighter(s.palette.low, 0.45),
      { opacity: 0.6 },
    ),
  arch: (s, horizon) => {
    const x = 320 - s.side * s.rng.between(0, 110);
    const inner = darker(s.palette.low, 0.1);
    return (
      path(archway(x, horizon, 128, 258), lighter(s.palette.low, 0.4)) +
      path(archway(x, horizon, 112, 242), s.fade(mix(s.palette.low, s.palette.ground, 0.35), inner))
    );
  },
  window: (s, horizon) => sunlitWindow(s, horizon),
  fronds: (s) => dim(0.13, at(s.side < 0 ? 20 : 620, -30, 1.5, frondShadow(s), s.side < 0 ? 40 : 140)),
  tiles: (s, horizon) => {
    const line = { opacity: 0.22 };
    const rows = Math.ceil(horizon / 46);
    return (
      many(rows, (row) => rect(0, horizon - row * 46, W, 2, s.palette.deep, line)) +
      many(rows * 10, (index) => {
        const row = Math.floor(index / 10);
        return rect(
          (index % 10) * 68 + (row % 2) * 34,
          horizon - (row + 1) * 46,
          2,
          46,
          s.palette.deep,
          line,
        );
      })
    );
  },
  stripes: (s, horizon) =>
    many(11, (index) =>
      rect(index * 60 + 10, 0, 30, horizon, lighter(s.palette.low, 0.35), { opacity: 0.35 }),
    ),
};

const archway = (x: number, base: number, half: number, height: number) =>
  `M${x - half} ${base} V${base - height + half} A${half} ${half} 0 0 1 ${x + half} ${base - height + half} V${base} Z`;

/** The patch of sun a window throws on a wall. */
function sunlitWindow(s: Scene, horizon: number): string {
  const x = s.side < 0 ? 330 : 110;
  const lean = -s.side * 46;
  const pane = (column: number, row: number) => {
    const left = x + column * 84 + row * (lean / 2);
    const top = 40 + row * 100;
    return path(
      `M${left} ${top} h74 l${lean / 2} ${Math.min(90, horizon - top - 14)} h-74 Z`,
      lighter(s.palette.top, 0.7),
      { opacity: 0.5 },
    );
  };
  return many(4, (index) => pane(index % 2, Math.floor(index / 2)));
}

function frondShadow(s: Scene): string {
  return many(3, (frond) => at(frond * 20, frond * 90, 1, palmFrond(s.palette.deep, 280), -22 + frond * 16));
}

/** One palm leaf along the x axis, seen flat. */
export function palmFrond(colour: string, length: number): string {
  const leaves = many(17, (index) => {
    const x = (index + 0.6) * (length / 18);
    const size = length * 0.3 * Math.sin(((index + 2) / 20) * Math.PI) + 12;
    const blade = `M${x} 0 Q${x + size * 0.6} ${-size * 0.2} ${x + size * 0.8} ${-size} Q${x + size * 0.25} ${-size * 0.45} ${x} 0 Z`;
    return path(blade, colour) + at(0, 0, 1, path(blade, colour, { transform: 'scale(1 -1)' }));
  });
  return leaves + stroke(`M0 0 H${length}`, colour, 4);
}

/** A table seen from above: one surface, a cloth or a second board across it, a light pool. */
export function tabletop(s: Scene): void {
  const { top, low, ground } = s.palette;
  const dark = brightness(low) < 0.35;
  s.add(rect(0, 0, W, H, s.fade(dark ? low : lighter(low, 0.3), low, s.side < 0 ? 0.8 : -0.8)));
  s.add(s.rng.pick([planks, terrazzo, cloth, gingham])(s));
  s.add(s.light(320 + s.side * 240, 60, 420, dark ? top : '#FFF7E4', dark ? 0.3 : 0.5));
  s.add(s.light(320 - s.side * 300, 470, 300, ground, 0.35));
}

const planks = (s: Scene) =>
  many(5, (index) => {
    const y = index * 98 - 6;
    const seam = s.rng.between(80, 560);
    const grain = many(3, () => {
      const left = s.rng.between(0, 520);
      return rect(left, y + s.rng.between(14, 84), s.rng.between(40, 140), 2, s.palette.ground, {
        opacity: 0.4,
        rx: 1,
      });
    });
    return (
      rect(0, y, W, 2.5, s.palette.ground, { opacity: 0.7 }) +
      rect(seam, y, 2.5, 98, s.palette.ground, { opacity: 0.7 }) +
      grain
    );
  });

const terrazzo = (s: Scene) =>
  many(70, () => {
    const x = s.rng.between(0, W);
    const y = s.rng.between(0, H);
    const r = s.rng.between(3, 10);
    const chip = `M${x - r} ${y} l${r * 0.8} ${-r} l${r * 1.2} ${r * 0.5} l${-r * 0.3} ${r} Z`;
    return path(chip, s.thing(), { opacity: 0.35 });
  });

const cloth = (s: Scene) => {
  const x = s.rng.between(250, 400);
  const lean = s.rng.between(-90, 90);
  const edge = `M${x} 0 L${x + lean} ${H} L${W} ${H} L${W} 0 Z`;
  return (
    path(edge, s.palette.ground, { opacity: 0.75 }) +
    stroke(`M${x + 14} 0 L${x + lean + 14} ${H}`, '#FFFFFF', 2.5, { 'stroke-dasharray': '9 8', opacity: 0.6 })
  );
};

const gingham = (s: Scene) =>
  many(9, (index) => rect(index * 76 - 14, 0, 38, H, s.palette.ground, { opacity: 0.3 })) +
  many(7, (index) => rect(0, index * 76 - 14, W, 38, s.palette.ground, { opacity: 0.3 }));

/** Stars in the upper part of the picture. */
export const stars = (s: Scene, count: number, below: number) =>
  many(count, () =>
    circle(s.rng.between(0, W), s.rng.between(0, below), s.rng.between(0.7, 2.2), '#FFFFFF', {
      opacity: s.rng.between(0.3, 0.95),
    }),
  );

/** A sky from top to horizon without a wall. */
export const sky = (s: Scene, below: number) =>
  rect(0, 0, W, below + 1, s.fade(s.palette.top, s.palette.low));

/** The two lights of every picture: a warm one from the key side, a cool one opposite. */
export function twoLights(s: Scene): void {
  const { night } = s;
  s.add(s.light(320 + s.side * 270, 40, 380, '#FFF3D6', night ? 0.13 : 0.42));
  s.add(s.light(320 - s.side * 330, 430, 330, night ? '#8C7BFF' : '#8FB6FF', night ? 0.16 : 0.14));
}
