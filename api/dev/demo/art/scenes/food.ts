import { room, stars, tabletop } from '../backdrop.ts';
import { darker, lighter } from '../colour.ts';
import {
  bananaLeaf,
  chilli,
  dragonfruit,
  dragonfruitHalf,
  durian,
  lime,
  limeHalf,
  mango,
  mangosteen,
  pineapple,
} from '../props/fruit.ts';
import { bowl, chopsticks, glass, mug, plateTop, satay, spoon, steam } from '../props/kitchen.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

const DRINKS = [
  ['#F8E7CF', '#C98B4B', '#7A4320'],
  ['#FFF3E6', '#E79A4B', '#C96F2B'],
  ['#FFE3EC', '#F08FB0', '#E0567F'],
  ['#F4F3DC', '#BFD48A', '#7FA850'],
  ['#FBE8B5', '#F5C13C', '#F09A2B'],
];

/** Three bowls of something hot. */
function bowls(s: Scene): void {
  room(s, 306);
  const sizes = s.rng.shuffle([s.rng.between(58, 70), s.rng.between(84, 102), s.rng.between(62, 76)]);
  const colours = s.things(3);
  const standing = sizes.map((size, index) => ({
    size,
    x: [142, 330, 516][index] ?? 320,
    y: size > 80 ? 400 : 362 + index * 9,
    colour: colours[index] ?? '#FFFFFF',
  }));
  for (const { size, x, y, colour } of standing.sort((a, b) => a.y - b.y)) {
    s.add(at(x, y, 1, bowl(s, size, colour)), at(x, y - size * 1.15, size / 72, steam()));
  }
  s.add(at(470, 440, 0.9, s.lifted(chopsticks(s.palette.deep), 4), -4));
  if (s.rng.chance(0.5)) surprise(s, 'aloft', s.side < 0 ? 540 : 84, 130, 1);
  else surprise(s, 'grounded', 110, 452, 0.9);
}

/** One bowl, as near as it gets. */
function closeup(s: Scene): void {
  room(s, 250, s.rng.pick(['disc', 'tiles', 'fronds', 'plain']));
  const colour = s.thing();
  s.add(
    at(
      330,
      452,
      1,
      stroke('M-10 -218 L160 -392', '#8A5A2E', 11) + stroke('M24 -218 L204 -382', '#A06C38', 11),
    ),
  );
  s.add(at(318, 452, 2.5, bowl(s, 86, colour)));
  s.add(at(250, 242, 1.6, steam()), at(372, 232, 1.3, steam()));
  s.add(at(80, 446, 1.5, limeHalf(s, 46)), at(560, 452, 1.5, s.lifted(chilli(), 3), 8));
  surprise(s, 'aloft', s.side < 0 ? 92 : 560, 120, 0.9);
}

/** Lunch for many, from above. */
function spread(s: Scene): void {
  tabletop(s);
  const colours = s.things(5);
  const spots = [
    [150, 140, 98],
    [424, 118, 112],
    [210, 366, 112],
    [494, 362, 88],
  ] as const;
  s.add(at(20, 260, 1, s.lifted(bananaLeaf(240)), -28));
  spots.forEach(([x, y, size], index) => {
    s.add(at(x, y, 1, s.lifted(plateTop(s, size, colours[index] ?? '#FFFFFF'), 9)));
  });
  s.add(at(352, 250, 0.9, s.lifted(chopsticks('#7A4320'), 4), 28));
  s.add(at(596, 238, 0.8, s.lifted(spoon('#D8D2C8'), 4), 80), at(330, 440, 1, s.lifted(chilli(), 3), -14));
  surprise(s, 'lying', 602, 60, 0.85);
}

/** Cold drinks in a row. */
function drinks(s: Scene): void {
  room(s, 318);
  const picks = s.rng.sample(DRINKS, 3);
  picks.forEach((colours, index) => {
    s.add(at(170 + index * 150, 408 + (index % 2) * 16, 1.25, glass(s, 150 + (index % 2) * 34, colours)));
  });
  s.add(at(74, 402, 1, lime(s, 54)), at(562, 410, 1, limeHalf(s, 60)), at(600, 420, 0.9, lime(s, 44)));
  surprise(s, 'aloft', s.side < 0 ? 590 : 60, 150, 0.9);
}

/** What the market had this morning. */
function fruit(s: Scene): void {
  room(s, 300);
  const back = s.rng.shuffle([pineapple, durian]);
  back.forEach((draw, index) => {
    s.add(at(236 + index * 190, 372, 1, draw(s, 92)));
  });
  const front = s.rng.shuffle([mango, dragonfruit, mangosteen, dragonfruitHalf, mango]);
  front.forEach((draw, index) => {
    s.add(at(96 + index * 112, 418 + (index % 2) * 14, 1, draw(s, 58 + (index % 2) * 6)));
  });
  surprise(s, 'aloft', s.side < 0 ? 570 : 70, 130, 0.9);
}

/** The stall that is still open. */
function stall(s: Scene): void {
  s.night = true;
  s.add(rect(0, 0, 640, 480, s.fade('#141A3F', '#4A3566')), stars(s, 40, 170));
  s.add(s.light(320, 250, 300, '#FFC46B', 0.75));
  s.add(
    rect(0, 392, 640, 88, '#241A3A'),
    rect(92, 170, 456, 222, '#6B3A2E'),
    rect(104, 170, 432, 120, '#FFE0A3'),
  );
  s.add(
    many(6, (index) =>
      at(
        140 + index * 72,
        205,
        1,
        rect(-22, -10, 44, 46, index % 2 ? '#E4572E' : '#FFFFFF', { rx: 4 }) +
          rect(-14, -2, 28, 5, '#2B1426', { opacity: 0.35, rx: 2 }) +
          rect(-14, 8, 18, 5, '#2B1426', { opacity: 0.35, rx: 2 }),
      ),
    ),
  );
  s.add(
    many(9, (index) =>
      path(
        `M${80 + index * 53.4} 108 h53.4 v52 a26.7 20 0 0 1 -53.4 0Z`,
        index % 2 ? '#FFF4E0' : s.palette.accent,
      ),
    ),
  );
  s.add(
    rect(72, 96, 496, 16, darker(s.palette.accent, 0.3), { rx: 6 }),
    rect(80, 288, 480, 24, '#C98B4B', { rx: 5 }),
  );
  s.add(
    at(
      222,
      290,
      1,
      path('M-66 -34 H66 Q56 0 0 0 Q-56 0 -66 -34Z', '#2E2A33') +
        path('M-40 -36 q8 -34 22 -40 q-2 16 14 6 q20 -12 18 -36 q26 26 20 70Z', '#FF8A3D') +
        path('M-18 -36 q6 -18 16 -22 q14 8 14 22Z', '#FFD27A'),
    ),
  );
  s.add(at(410, 288, 0.62, bowl(s, 62, '#FFFFFF') + at(120, 0, 1, bowl(s, 56, '#3E6FA3'))));
  s.add(
    many(4, (index) =>
      at(
        150 + index * 114,
        424,
        1,
        rect(-24, -6, 48, 9, s.thing(), { rx: 4 }) + stroke('M-16 2 L-20 36 M16 2 L20 36', '#8A7A9C', 5),
      ),
    ),
  );
  s.add(
    stroke('M0 40 Q160 92 320 52 T640 44', '#141021', 3),
    many(9, (index) => circle(40 + index * 70, 58 + (index % 3) * 7, 6, index % 2 ? '#FFD27A' : '#FF8A5B')),
  );
  s.add(at(592, 458, 0.8, catSilhouette()));
}

const catSilhouette = () =>
  path('M-24 0 Q-30 -40 -6 -48 L-8 -70 L4 -60 L14 -60 L26 -70 L24 -46 Q34 -30 26 0Z', '#1A1026') +
  stroke('M24 -4 q24 0 22 -24', '#1A1026', 7) +
  circle(3, -50, 2.6, '#FFD27A') +
  circle(15, -50, 2.6, '#FFD27A');

/** Satay, peanut sauce, and a leaf for a plate. */
function grill(s: Scene): void {
  tabletop(s);
  s.add(at(40, 250, 1, s.lifted(bananaLeaf(560, '#4F8F45'), 8), -6));
  s.add(at(310, 170, 1.35, s.lifted(satay(5), 5), -8));
  s.add(
    at(
      540,
      110,
      1,
      s.lifted(
        circle(0, 0, 66, lighter(s.thing(), 0.2)) +
          circle(0, 0, 52, '#A8601F') +
          circle(-6, -6, 40, '#C07A2B') +
          many(9, (index) => circle(Math.cos(index * 2.2) * 28, Math.sin(index * 1.9) * 26, 4, '#E6B866')),
        8,
      ),
    ),
  );
  s.add(
    at(
      110,
      90,
      1,
      s.lifted(
        circle(0, 0, 58, '#FFFFFF') +
          circle(0, 0, 46, '#F2EFE4') +
          many(7, (index) =>
            at(
              Math.cos(index) * 24,
              Math.sin(index * 1.6) * 22,
              1,
              rect(-11, -7, 22, 14, index % 2 ? '#B9D98A' : '#DDEBB8', { rx: 3 }),
              index * 50,
            ),
          ) +
          many(3, (index) => path(`M${-20 + index * 16} 8 q8 -12 16 0Z`, '#C05A8A')),
        8,
      ),
    ),
  );
  s.add(at(96, 420, 1.2, s.lifted(chilli(), 3), 20), at(160, 436, 1.1, s.lifted(chilli('#4C8C4A'), 3), -24));
  surprise(s, 'lying', 566, 420, 0.9);
}

/** Breakfast at the kopitiam. */
function kopi(s: Scene): void {
  room(s, 300, s.rng.pick(['tiles', 'window', 'stripes']));
  s.add(at(212, 400, 1, mug(s, 128, s.thing())), at(206, 262, 1.2, steam()));
  s.add(
    at(
      430,
      410,
      1,
      s.shadow(112) + path('M-116 -20 H116 Q104 2 60 2 H-60 Q-104 2 -116 -20Z', s.tone('#FFFFFF')),
    ),
  );
  s.add(
    at(
      430,
      392,
      1,
      many(3, (index) =>
        at(
          -34 + index * 14,
          -index * 24,
          1,
          path('M-56 0 V-10 Q-58 -22 -40 -22 H48 Q62 -22 58 -10 V0Z', '#B8702B') +
            rect(-52, -3, 106, 7, '#F7E2A8', { rx: 3 }),
          index % 2 ? 2 : -2,
        ),
      ),
    ),
  );
  s.add(
    at(
      560,
      420,
      1,
      s.shadow(34) +
        path('M-34 -22 Q-30 2 0 2 Q30 2 34 -22Z', s.tone(s.thing())) +
        path('M-22 -24 Q-20 -62 0 -64 Q20 -62 22 -24Z', s.round('#E8B07A')),
    ),
  );
  surprise(s, 'aloft', s.side < 0 ? 560 : 320, 120, 1);
}

export const food = { bowls, closeup, spread, drinks, fruit, stall, grill, kopi };
