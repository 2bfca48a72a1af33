import { room, stars, tabletop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { mug } from '../props/kitchen.ts';
import { books, clock, frame, lamp } from '../props/living.ts';
import { cloud, shophouse, skyline, sun } from '../props/outdoors.ts';
import { monsteraLeaf, pottedPlant } from '../props/plants.ts';
import { chart, laptop } from '../props/screens.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

/** The desk by the window. */
function desk(s: Scene): void {
  room(s, 322, s.rng.pick(['window', 'plain', 'fronds', 'disc']));
  s.add(
    at(302, 412, 1.32, laptop(s, s.thing(), chart(s))),
    at(528, 420, 1, mug(s, 84, s.thing())),
    at(84, 410, 1, pottedPlant(s, 150)),
  );
  s.add(s.rng.chance(0.5) ? at(530, 150, 1, clock(52, s.palette.deep)) : at(530, 140, 1, frame(s, 110, 130)));
  surprise(s, 'grounded', 590, 456, 0.8);
}

/** Plans, from above. */
function plans(s: Scene): void {
  tabletop(s);
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  const pad =
    rect(-110, -140, 220, 290, '#FFFDF6', { rx: 8 }) +
    rect(-110, -140, 220, 40, first, { rx: 8 }) +
    many(7, (index) => circle(-84 + index * 28, -142, 6, '#6B6672')) +
    many(6, (index) => rect(-84, -70 + index * 32, index % 2 ? 110 : 150, 7, s.palette.low, { rx: 3.5 })) +
    many(3, (index) => rect(-100, -71 + index * 64, 10, 10, s.palette.accent, { rx: 2 })) +
    stroke('M-40 120 q20 -30 40 -6 t50 -22', s.palette.accent, 5);
  s.add(
    at(240, 240, 1, s.lifted(pad, 9), -8),
    at(
      384,
      260,
      1,
      s.lifted(
        stroke('M0 -90 V70', second, 13) +
          path('M-6.500 70 L0 94 L6.500 70Z', '#3A3340') +
          rect(-6.5, -96, 13, 20, s.palette.accent, { rx: 4 }),
        5,
      ),
      24,
    ),
  );
  s.add(
    at(
      520,
      132,
      1,
      s.lifted(
        circle(0, 0, 78, '#FFFFFF') +
          circle(0, 0, 54, third) +
          circle(0, 0, 45, '#5A2E1A') +
          stroke('M-18 6 q18 -26 36 -4', '#B98652', 6),
        9,
      ),
    ),
    at(
      524,
      352,
      1,
      s.lifted(
        many(3, (index) =>
          at(
            index * 8,
            index * -6,
            1,
            rect(-70, -42, 140, 84, ['#FFFFFF', second, first][index] ?? '#FFFFFF', { rx: 6 }),
            index * 7 - 8,
          ),
        ) + rect(-40, -20, 50, 7, '#FFFFFF', { rx: 3 }),
        6,
      ),
    ),
  );
  s.add(at(56, 96, 1, s.lifted(at(0, 0, 1.4, monsteraLeaf('#4C8C5A')), 6), -40));
  surprise(s, 'lying', 70, 420, 0.9);
}

/** A street of small businesses. */
function street(s: Scene): void {
  const { top, low, ground, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 420, s.fade(top, low)),
    sun(s, s.side < 0 ? 540 : 100, 84, 40, accent),
    at(s.side < 0 ? 200 : 440, 70, 0.9, cloud()),
  );
  const fronts = s.rng.shuffle(['#F2C6B0', '#A9D3C4', '#F5DC9A', '#B9C8EA', '#E7B4C4', '#C8DBA8']);
  s.add(
    many(6, (index) =>
      at(20 + index * 120, 412, 1, shophouse(s, fronts[index] ?? '#F2C6B0', 262 + (index % 3) * 18)),
    ),
  );
  s.add(
    rect(0, 410, 640, 16, lighter(ground, 0.5)),
    rect(0, 424, 640, 56, mix(ground, deep, 0.3)),
    many(7, (index) => rect(20 + index * 100, 450, 50, 5, '#FFFFFF', { opacity: 0.6, rx: 2 })),
  );
  s.add(
    at(140, 414, 1, pottedPlant(s, 58)),
    at(380, 414, 1, pottedPlant(s, 58)),
    at(
      262,
      416,
      1,
      rect(-18, -40, 36, 40, '#3A3340', { rx: 3 }) +
        rect(-13, -35, 26, 24, '#4F6B5A') +
        stroke('M-8 -28 h14 M-8 -20 h9', '#FFFFFF', 2.4),
    ),
  );
  s.add(at(s.rng.between(160, 480), 452, 1, scooterSide(s)));
}

const scooterSide = (s: Scene) =>
  s.shadow(56, 6) +
  circle(-36, -14, 14, '#2B2632') +
  circle(38, -14, 14, '#2B2632') +
  circle(-36, -14, 5, '#D8D2CA') +
  circle(38, -14, 5, '#D8D2CA') +
  path(
    'M-56 -28 Q-44 -52 -10 -46 L-4 -22 H16 L30 -66 L40 -66 L40 -30 Q24 -14 10 -12 H-20 Q-30 -30 -56 -28Z',
    s.tone(s.palette.accent),
  ) +
  rect(-48, -54, 40, 9, '#3A3340', { rx: 4 }) +
  stroke('M32 -68 L22 -76', '#3A3340', 5) +
  rect(-62, -90, 38, 36, s.tone('#2F6F64'), { rx: 4 }) +
  circle(-43, -72, 8, '#FFFFFF') +
  circle(42, -56, 5, '#FFE9A8');

/** Someone is still working on the 21st floor. */
function overtime(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#171D44', '#4A3F78')),
    stars(s, 40, 160),
    circle(s.side < 0 ? 500 : 130, 90, 36, '#FFE9B8'),
    skyline(s, 372, '#1E2048', true),
  );
  s.add(
    rect(0, 366, 640, 114, s.fade('#5B4A78', '#2A2148')),
    many(5, (index) => rect(index * 160 - 6, 0, 12, 366, '#4B4380')),
    rect(0, 356, 640, 14, '#4B4380'),
  );
  s.add(
    s.light(300, 350, 220, '#FFD79A', 0.5),
    at(300, 424, 1.25, laptop(s, '#D8D2E6', chart(s))),
    at(96, 428, 1, lamp(s, 170, s.palette.accent)),
    at(540, 436, 1, mug(s, 78, s.thing())),
    at(462, 448, 0.74, books(s, 3)),
  );
  surprise(s, 'grounded', 600, 460, 0.7);
}

/** The parcel corner of a young shop. */
function parcels(s: Scene): void {
  room(s, 330, s.rng.pick(['stripes', 'window', 'arch', 'disc']));
  const box = (width: number, height: number) =>
    s.shadow(width * 0.56, 13) +
    rect(-width / 2, -height, width, height, s.tone('#CFA06B')) +
    rect(-12, -height, 24, height * 0.4, '#E9CFA4') +
    path(`M${-width / 2} ${-height} l14 -16 H${width / 2 - 14} l14 16Z`, '#B9854F') +
    rect(width / 2 - 56, -40, 42, 26, '#FFFDF6', { rx: 2 }) +
    stroke(`M${width / 2 - 50} -32 h28 M${width / 2 - 50} -24 h18`, '#6B6672', 3);
  s.add(
    at(230, 410, 1, box(210, 150)),
    at(250, 244, 1, box(150, 96)),
    at(452, 424, 1, box(170, 116)),
    at(
      464,
      292,
      1,
      s.lifted(
        rect(-50, -14, 100, 16, s.palette.accent, { rx: 3 }) + rect(-40, -30, 84, 16, s.thing(), { rx: 3 }),
        3,
      ),
    ),
  );
  s.add(
    at(586, 434, 1, pottedPlant(s, 104)),
    at(
      88,
      440,
      1,
      s.shadow(44) + circle(0, -42, 42, s.tone('#E9CFA4')) + circle(0, -42, 20, darker('#CFA06B', 0.2)),
    ),
  );
  surprise(s, 'grounded', 330, 456, 0.8);
}

export const business = { desk, plans, street, overtime, parcels };
