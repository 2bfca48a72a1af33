import { room, sky, stars, tabletop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { dropperBottle, jar, perfume, plinth, pumpBottle, smear, tube } from '../props/bottles.ts';
import { limeHalf } from '../props/fruit.ts';
import { monsteraLeaf, pottedPlant, sprig } from '../props/plants.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

const ANY_BOTTLE = [dropperBottle, pumpBottle, tube, perfume] as const;

/** Bottles of different heights on blocks of different heights. */
function podium(s: Scene): void {
  room(s, 318, s.rng.pick(['arch', 'disc', 'window', 'fronds']));
  const blocks = [
    { x: 320, y: 392, half: 92, height: s.rng.between(64, 90), tall: 190 },
    { x: 164, y: 414, half: 76, height: s.rng.between(20, 52), tall: 160 },
    { x: 490, y: 424, half: 78, height: s.rng.between(16, 44), tall: 150 },
  ];
  const colours = s.things(3);
  const draws = s.rng.shuffle(ANY_BOTTLE);
  blocks.forEach(({ x, y, half, height, tall }, index) => {
    const draw = draws[index] ?? jar;
    s.add(at(x, y, 1, plinth(s, half, height, mix(s.palette.ground, s.palette.low, 0.5 + index * 0.12))));
    s.add(at(x, y - height + 4, 1, draw(s, tall, colours[index] ?? '#FFFFFF')));
  });
  s.add(at(244, 448, 1, jar(s, 72, s.thing())));
  surprise(s, s.side < 0 ? 'aloft' : 'grounded', s.side < 0 ? 560 : 588, s.side < 0 ? 130 : 462, 0.9);
}

/** A morning on the shelf above the basin. */
function shelf(s: Scene): void {
  room(s, 404, s.rng.pick(['tiles', 'stripes']));
  const mirror = (radius: number) =>
    circle(0, 0, radius, s.palette.deep) +
    circle(0, 0, radius - 8, s.fade('#F7FCFD', '#BFD8DF', 1)) +
    path(`M-50 30 L20 -62 H52 L-22 58Z`, '#FFFFFF', { opacity: 0.55 });
  s.add(
    at(320, 132, 1, mirror(112)),
    rect(56, 284, 528, 18, s.tone('#B98652'), { rx: 4 }),
    rect(56, 302, 528, 6, '#2B1426', { opacity: 0.18 }),
  );
  const draws = [dropperBottle, jar, pumpBottle, tube, jar];
  s.things(5).forEach((colour, index) => {
    const draw = draws[index] ?? jar;
    s.add(at(112 + index * 88, 285, 1, draw(s, draw === jar ? 68 : 112 + (index % 3) * 12, colour)));
  });
  s.add(
    at(548, 285, 1, pottedPlant(s, 84)),
    ellipse(320, 420, 190, 34, '#FFFFFF'),
    ellipse(320, 416, 168, 24, '#DCE6E8'),
  );
  s.add(
    path(
      'M316 408 V366 Q316 346 340 346 Q360 346 360 366 V374 H350 V368 Q350 356 340 356 Q328 356 328 368 V408Z',
      '#C9A45A',
    ),
  );
  surprise(s, 'grounded', 460, 404, 0.75);
}

/** Creams, leaves and a slice of something sour, from above. */
function layout(s: Scene): void {
  tabletop(s);
  const pot = (colour: string, cream: string) =>
    circle(0, 0, 62, colour) +
    circle(0, 0, 52, lighter(colour, 0.4)) +
    circle(0, 0, 46, cream) +
    stroke('M-22 8 q10 -34 34 -20 q16 14 -6 20 q-14 0 -8 -12', darker(cream, 0.1), 6);
  s.add(
    at(100, 120, 1, s.lifted(at(0, 0, 1.5, monsteraLeaf('#4C8C5A')), 6), -50),
    at(566, 420, 1, s.lifted(at(0, 0, 1.6, monsteraLeaf('#3F7A52')), 6), 130),
  );
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  s.add(
    at(226, 158, 1, s.lifted(pot(first, '#FFF6EA'), 9)),
    at(446, 300, 1.15, s.lifted(pot(second, '#FDE3DA'), 9)),
  );
  s.add(
    at(440, 104, 1, s.lifted(at(0, 0, 1, tubeFlat(third)), 8), 24),
    at(226, 400, 1, s.lifted(sprig('#6FA06B', 130), 4), -64),
  );
  s.add(
    at(120, 330, 1, s.lifted(smear('#FFFFFF', 150), 3), -12),
    at(306, 300, 0.9, s.lifted(circle(0, -22, 1, 'none') + limeHalf(s, 56), 5)),
  );
  surprise(s, 'lying', 590, 70, 0.9);
}

const tubeFlat = (colour: string) =>
  path('M-86 -30 L64 -22 V22 L-86 30Z', colour) +
  rect(-94, -32, 12, 64, darker(colour, 0.14), { rx: 2 }) +
  rect(62, -20, 40, 40, '#3A2E2B', { rx: 6 }) +
  rect(-60, -8, 66, 6, '#3A2E2B', { rx: 3, opacity: 0.6 }) +
  rect(-60, 4, 40, 6, '#3A2E2B', { rx: 3, opacity: 0.4 });

/** One drop, just before it falls. */
function drop(s: Scene): void {
  room(s, 352, s.rng.pick(['disc', 'plain', 'fronds']));
  const serum = mix(s.palette.accent, '#FFD27A', 0.45);
  s.add(
    many(4, (index) =>
      ellipse(320, 414, 190 - index * 44, 42 - index * 10, lighter(serum, 0.28 + index * 0.14), {
        opacity: 0.8,
      }),
    ),
  );
  s.add(
    path(
      'M294 -10 H346 V118 Q346 138 332 150 L326 198 Q320 204 314 198 L308 150 Q294 138 294 118Z',
      '#FFFFFF',
      { opacity: 0.72 },
    ),
  );
  s.add(
    path('M300 60 H340 V116 Q340 134 328 146 L323 186 H317 L312 146 Q300 134 300 116Z', serum),
    rect(304, 10, 9, 110, '#FFFFFF', { rx: 4, opacity: 0.6 }),
  );
  s.add(
    path('M320 212 Q286 268 290 296 Q296 328 320 328 Q344 328 350 296 Q354 268 320 212Z', s.round(serum)),
    ellipse(308, 286, 7, 14, '#FFFFFF', { opacity: 0.75 }),
  );
  s.add(at(96, 434, 1, dropperBottle(s, 190, s.thing())), at(556, 440, 1, jar(s, 120, s.thing())));
  surprise(s, 'aloft', s.side < 0 ? 540 : 90, 110, 0.9);
}

/** Night cream, by the window. */
function night(s: Scene): void {
  s.night = true;
  s.add(
    sky(s, 480),
    rect(0, 0, 640, 480, s.fade('#20264F', '#5B4A7E')),
    rect(150, 30, 340, 270, '#131A3C', { rx: 10 }),
    stars(s, 3, 20),
  );
  s.add(
    many(26, () =>
      circle(s.rng.between(164, 476), s.rng.between(44, 230), s.rng.between(0.8, 2), '#FFFFFF', {
        opacity: 0.8,
      }),
    ),
  );
  s.add(
    circle(410, 104, 38, '#FFE9B8'),
    circle(394, 96, 34, '#131A3C'),
    many(7, (index) => rect(164 + index * 46, 240 - (index % 3) * 26, 34, 60 + (index % 3) * 26, '#0C1130')),
  );
  s.add(
    rect(314, 30, 12, 270, '#8A7AA8'),
    rect(150, 160, 340, 10, '#8A7AA8'),
    rect(134, 296, 372, 18, '#A796C4', { rx: 4 }),
  );
  s.add(rect(0, 352, 640, 128, s.fade('#6B5A8E', '#3E3263')), s.light(120, 330, 190, '#FFC98A', 0.65));
  s.add(
    at(
      110,
      412,
      1,
      plinth(s, 34, 60, '#F4E4D0') +
        path('M-9 -60 h18 v-30 h-18Z', '#FFF4E0') +
        path('M0 -128 q14 22 0 38 q-14 -16 0 -38Z', '#FFC15C'),
    ),
  );
  s.things(3).forEach((colour, index) => {
    s.add(
      at(
        262 + index * 124,
        420 + (index % 2) * 14,
        1,
        (index === 1 ? jar : dropperBottle)(s, index === 1 ? 116 : 170, colour),
      ),
    );
  });
  surprise(s, 'grounded', 596, 452, 0.8);
}

export const skincare = { podium, shelf, layout, drop, night };
