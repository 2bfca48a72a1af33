import { room, tabletop } from '../backdrop.ts';
import { lighter, mix } from '../colour.ts';
import { lamp } from '../props/living.ts';
import { cloud, hills, sun } from '../props/outdoors.ts';
import {
  babyBottle,
  block,
  kite,
  rattle,
  ringTower,
  rocket,
  romper,
  slippers,
  teddy,
} from '../props/toys.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** The floor of the children's room. */
function toys(s: Scene): void {
  room(s, 320, s.rng.pick(['disc', 'stripes', 'window', 'arch']));
  s.add(
    at(190, 412, 1.1, teddy(s, s.rng.pick(['#C98B4B', '#E9CFA4', '#9A6B43']))),
    at(392, 408, 1.05, ringTower(s)),
    at(540, 416, 1, rocket(s, s.thing())),
  );
  const blocks = s.things(3);
  s.add(
    at(
      296,
      448,
      1,
      block(s, 50, blocks[0] ?? '#FFFFFF') +
        at(54, 0, 1, block(s, 50, blocks[1] ?? '#FFFFFF')) +
        at(26, -50, 1, block(s, 50, blocks[2] ?? '#FFFFFF'), 4),
    ),
  );
  surprise(s, 'grounded', 76, 452, 0.95);
}

/** A field and more kites than children. */
function kites(s: Scene): void {
  const { top, low, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    sun(s, s.side < 0 ? 90 : 556, 84, 42, '#FFC857'),
    at(200, 70, 0.8, cloud()),
    at(470, 150, 0.7, cloud()),
  );
  s.add(hills(s, 390, 50, mix('#8CC26A', low, 0.2)), hills(s, 440, 40, mix('#6BAA55', low, 0.08)));
  const [a = '#F26B5E', b = '#FFC857', c = '#3D8C84', d = '#6A8EC8'] = s.things(4);
  s.add(
    stroke('M250 436 Q220 280 170 170 M420 444 Q450 300 420 170 M340 440 Q330 330 300 250', '#FFFFFF', 1.8, {
      opacity: 0.8,
    }),
  );
  s.add(
    at(168, 132, 1, kite(a, b), -14),
    at(424, 124, 1.2, kite(c, accent), 12),
    at(296, 230, 0.7, kite(d, '#FFFFFF'), -6),
  );
  s.add(at(250, 440, 1, child(s, a)), at(420, 448, 1.15, child(s, c)), at(340, 444, 0.9, child(s, d)));
  surprise(s, 'grounded', 560, 452, 0.8);
}

const child = (s: Scene, colour: string) =>
  ellipse(0, 2, 18, 4, '#123', { opacity: 0.2 }) +
  stroke('M-5 -14 V0 M6 -14 V0', '#3A3340', 6) +
  path('M-13 -12 Q-14 -42 0 -44 Q14 -42 13 -12Z', colour) +
  stroke('M-8 -36 L-2 -52', colour, 6) +
  circle(2, -54, 11, s.rng.pick(['#E0A878', '#C98A5B', '#F2C9A5'])) +
  path('M-10 -56 Q-8 -68 4 -66 Q14 -64 12 -54 Q2 -62 -10 -56Z', '#2B1E17');

/** Small things for someone new, from above. */
function arrival(s: Scene): void {
  tabletop(s);
  const [a = '#FFFFFF', b = '#FFFFFF', c = '#FFFFFF'] = s.things(3);
  s.add(
    at(290, 106, 1.7, s.lifted(romper(s, a), 6), -6),
    at(512, 150, 1.1, s.lifted(babyBottle(b), 7), 28),
    at(106, 160, 1.1, s.lifted(rattle(c, b), 6), -28),
  );
  s.add(
    at(520, 372, 1, s.lifted(at(0, 60, 0.72, teddy(s, '#C98B4B')), 6), 10),
    at(110, 400, 0.94, s.lifted(slippers(b, a), 5), -14),
  );
  surprise(s, 'lying', 400, 430, 0.85);
}

/** Everybody's slippers at the door. */
function doorstep(s: Scene): void {
  const { top, low, ground, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    many(7, (row) =>
      many(9, (column) =>
        rect(
          column * 76 - (row % 2) * 38,
          row * 70,
          74,
          68,
          (row + column) % 2 ? lighter(low, 0.2) : mix(low, ground, 0.25),
          { rx: 4 },
        ),
      ),
    ),
  );
  s.add(
    rect(110, -20, 420, 150, mix(deep, accent, 0.2), { rx: 8 }),
    rect(124, -20, 392, 138, mix(deep, '#000000', 0.1)),
    rect(110, 128, 420, 22, '#B98652', { rx: 4 }),
  );
  s.add(
    at(
      320,
      200,
      1,
      s.lifted(
        rect(-180, -30, 360, 84, mix('#B5763F', ground, 0.3), { rx: 6 }) +
          many(3, (index) =>
            stroke(`M-160 ${-12 + index * 24} H160`, '#FFFFFF', 3, {
              opacity: 0.4,
              'stroke-dasharray': '14 10',
            }),
          ),
        5,
      ),
    ),
  );
  const sizes = [1.25, 1.1, 0.8, 0.55];
  s.things(4).forEach((colour, index) => {
    s.add(
      at(
        120 + index * 136,
        366 - (index % 2) * 18,
        sizes[index] ?? 1,
        s.lifted(slippers(colour, s.thing()), 6),
        s.rng.between(-9, 9),
      ),
    );
  });
  surprise(s, 'lying', 560, 444, 0.9);
}

/** Bedtime with the night light. */
function bedtime(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#232A5C', '#7A5F9A')),
    many(22, () =>
      path('M0 -8 L2 -2 L8 0 L2 2 L0 8 L-2 2 L-8 0 L-2 -2Z', '#FFE9A8', {
        transform: `translate(${Math.round(s.rng.between(20, 620))} ${Math.round(s.rng.between(20, 240))})`,
        opacity: 0.8,
      }),
    ),
    circle(s.side < 0 ? 520 : 120, 100, 46, '#FFE9B8'),
    rect(0, 372, 640, 108, s.fade('#6B5590', '#33285C')),
  );
  s.add(
    s.light(110, 340, 170, '#FFD79A', 0.6),
    at(110, 420, 1, lamp(s, 150, '#FFB86B')),
    at(
      360,
      430,
      1,
      s.shadow(230, 18) +
        rect(-200, -150, 26, 150, '#B98652', { rx: 10 }) +
        rect(176, -110, 24, 110, '#B98652', { rx: 10 }) +
        rect(-190, -64, 380, 44, s.tone('#C99A6B'), { rx: 8 }) +
        rect(-170, -106, 110, 50, '#FFF6E8', { rx: 22 }) +
        path('M-90 -58 Q-80 -112 0 -114 Q120 -118 180 -92 V-40 H-90Z', s.tone(s.palette.accent)) +
        many(5, (index) => circle(-40 + index * 46, -78 + (index % 2) * 22, 8, '#FFFFFF', { opacity: 0.7 })),
    ),
  );
  s.add(at(246, 344, 0.62, teddy(s, '#C98B4B')));
  surprise(s, 'grounded', 86, 464, 0.7);
}

export const family = { toys, kites, arrival, doorstep, bedtime };
