import { room, stars, tabletop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { hills, skyline } from '../props/outdoors.ts';
import { pottedPlant } from '../props/plants.ts';
import { gamepad, headphones, keyboard, monitor, speaker } from '../props/screens.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

/** A road into the sun of another planet. */
function horizonDrive(s: Scene): void {
  const { top, low, ground, deep, accent } = s.palette;
  const horizon = s.rng.between(270, 310);
  const x = s.rng.between(250, 390);
  s.add(rect(0, 0, 640, 480, s.fade(top, low)), stars(s, 60, horizon));
  s.add(s.light(x, horizon - 70, 260, accent, 0.6), circle(x, horizon - 60, 118, s.fade('#FFD27A', accent)));
  s.add(many(6, (index) => rect(x - 120, horizon - 74 + index * 18, 240, 3 + index * 1.6, low)));
  s.add(s.rng.chance(0.5) ? peaks(s, horizon) : skyline(s, horizon, deep, true));
  s.add(rect(0, horizon, 640, 480 - horizon, s.fade(ground, deep)), rect(0, horizon, 640, 2.5, '#FFD27A'));
  s.add(
    many(9, (index) =>
      rect(0, horizon + 4 + index * index * 2.6, 640, 2, s.palette.things[0] ?? accent, { opacity: 0.6 }),
    ),
  );
  s.add(
    many(23, (index) =>
      stroke(
        `M${x + (index - 11) * 24} ${horizon + 2} L${x + (index - 11) * 130} 480`,
        s.palette.things[0] ?? accent,
        1.6,
        { opacity: 0.5 },
      ),
    ),
  );
  s.add(at(x, 452, 1, scooter(s)));
}

const peaks = (s: Scene, horizon: number) =>
  many(7, (index) => {
    const x = index * 104 + s.rng.between(-20, 20);
    const height = s.rng.between(40, 120);
    return (
      path(`M${x - 90} ${horizon} L${x} ${horizon - height} L${x + 90} ${horizon}Z`, s.palette.deep, {
        opacity: 0.85,
      }) +
      path(
        `M${x} ${horizon - height} L${x + 90} ${horizon} H${x + 14}Z`,
        s.palette.things[3] ?? s.palette.accent,
        { opacity: 0.28 },
      )
    );
  });

const scooter = (s: Scene) =>
  s.light(0, 0, 80, s.palette.accent, 0.5) +
  circle(0, -2, 14, '#15101F') +
  path('M-22 -16 Q-24 -56 0 -58 Q24 -56 22 -16Z', s.tone(s.palette.accent)) +
  rect(-14, -30, 28, 12, '#FFE9A8', { rx: 4 }) +
  path('M-16 -56 Q-20 -96 0 -98 Q20 -96 16 -56Z', '#2A2140') +
  circle(0, -108, 17, s.round('#F7EFFF')) +
  rect(-14, -114, 28, 9, '#15101F', { rx: 4 });

/** A desk at two in the morning. */
function desk(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#181436', '#3A2A66')),
    s.light(320, 200, 330, s.palette.accent, 0.45),
    s.light(90, 120, 200, s.palette.things[1] ?? '#35D0C0', 0.35),
  );
  s.add(
    many(3, (index) => at(80 + index * 62, 96 + (index % 2) * 48, 1, hexLamp(s.thing()))),
    rect(0, 352, 640, 128, s.fade('#4A3668', '#241A3C')),
    rect(0, 352, 640, 3, '#FFFFFF', { opacity: 0.25 }),
  );
  s.add(
    at(330, 392, 1.16, monitor(s, platformer(s))),
    at(114, 404, 1, speaker(s, 120, '#3A3152')),
    at(552, 404, 1, headphones(s, 96, s.thing())),
  );
  s.add(
    at(320, 440, 1, s.lifted(keyboard(s, 250, true), 5)),
    at(508, 446, 0.5, s.lifted(gamepad(s, 120, '#F4F1FF'), 6), -10),
  );
  surprise(s, 'grounded', 66, 458, 0.8);
}

const hexLamp = (colour: string) =>
  path('M-26 -15 L0 -30 L26 -15 V15 L0 30 L-26 15Z', colour, { opacity: 0.9 }) +
  path('M-18 -10 L0 -21 L18 -10 V10 L0 21 L-18 10Z', lighter(colour, 0.5), { opacity: 0.5 });

/** A side-scroller on 260 by 150. */
const platformer = (s: Scene) =>
  rect(0, 0, 260, 150, '#7FD0F0') +
  circle(210, 34, 17, '#FFE08A') +
  many(3, (index) => rect(24 + index * 80, 26 + (index % 2) * 16, 44, 12, '#FFFFFF', { rx: 6 })) +
  many(
    14,
    (index) =>
      rect(index * 20, 122, 20, 28, index % 2 ? '#6BB04A' : '#7CC257') +
      rect(index * 20, 132, 20, 18, index % 2 ? '#A8683A' : '#B8763F'),
  ) +
  rect(84, 84, 60, 12, '#D98A3C') +
  rect(176, 62, 46, 12, '#D98A3C') +
  many(3, (index) => circle(96 + index * 18, 72, 6, '#FFD23C')) +
  rect(36, 98, 18, 24, s.palette.accent, { rx: 4 }) +
  rect(38, 90, 18, 10, '#F2C9A0', { rx: 3 }) +
  rect(188, 46, 16, 16, '#8A4FC0', { rx: 5 }) +
  circle(193, 52, 2, '#FFFFFF') +
  circle(200, 52, 2, '#FFFFFF');

/** The pad and what a long session needs, from above. */
function session(s: Scene): void {
  tabletop(s);
  const [first = '#FFFFFF', second = '#FFFFFF'] = s.things(2);
  s.add(at(300, 222, 1, s.lifted(gamepad(s, 190, first), 12), -12));
  s.add(
    at(526, 384, 1, s.lifted(gamepad(s, 96, second), 8), 20),
    at(110, 388, 1, s.lifted(crisps(s), 7), -16),
  );
  s.add(
    at(546, 110, 1, s.lifted(canTop(s.palette.accent), 8)),
    at(
      92,
      108,
      1,
      s.lifted(
        many(3, (index) => at(0, index * -8, 1, cartridge(s.thing()), index * 9 - 9)),
        6,
      ),
    ),
  );
  surprise(s, 'lying', 330, 430, 0.9);
}

const crisps = (s: Scene) =>
  path(
    'M-64 -84 L-52 -92 L-40 -84 L-28 -92 L-16 -84 L-4 -92 L8 -84 L20 -92 L32 -84 L44 -92 L56 -84 V70 L44 78 L32 70 L20 78 L8 70 L-4 78 L-16 70 L-28 78 L-40 70 L-52 78 L-64 70Z',
    s.palette.accent,
  ) +
  circle(-4, -16, 38, '#FFF3D6') +
  path('M-24 -16 q20 -26 40 0 q-20 22 -40 0Z', '#F2B134') +
  many(3, (index) => path(`M${70 + index * 18} ${20 + index * 20} q12 -14 24 0 q-8 14 -24 0Z`, '#F2C14E'));
const canTop = (colour: string) =>
  circle(0, 0, 44, colour) +
  circle(0, 0, 38, '#D8DCE2') +
  circle(0, 0, 30, '#C2C8D0') +
  path('M-8 -20 h16 v16 q-8 8 -16 0Z', '#8A909A') +
  circle(0, 10, 9, 'none', { stroke: '#8A909A', 'stroke-width': 4 });
const cartridge = (colour: string) =>
  path('M-44 -52 H44 V44 L36 52 H-36 L-44 44Z', '#8A8496') +
  rect(-34, -42, 68, 56, colour, { rx: 4 }) +
  circle(0, -14, 15, '#FFFFFF', { opacity: 0.7 }) +
  many(5, (index) => rect(-30 + index * 14, 30, 6, 14, '#5A5466'));

/** The arcade on the top floor of the mall. */
function arcade(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#1B1236', '#4A2A66')),
    many(8, (index) => rect(index * 82, 0, 4, 320, '#FFFFFF', { opacity: 0.05 })),
    rect(0, 376, 640, 104, s.fade('#2B1C4A', '#150E28')),
    many(24, (index) =>
      circle(
        (index * 97) % 640,
        392 + ((index * 53) % 82),
        4,
        s.palette.things[index % s.palette.things.length] ?? '#FFFFFF',
        { opacity: 0.5 },
      ),
    ),
  );
  s.things(4).forEach((colour, index) => {
    s.add(at(100 + index * 148, 420 + (index % 2) * 14, 1, cabinet(s, colour)));
  });
  surprise(s, 'grounded', 322, 464, 0.8);
}

const cabinet = (s: Scene, colour: string) =>
  s.light(0, -190, 130, colour, 0.5) +
  s.shadow(66, 10, 0.4) +
  path('M-58 0 V-150 L-48 -180 V-300 H48 V-180 L58 -150 V0Z', s.tone(mix(colour, '#2A1F44', 0.25))) +
  rect(-48, -300, 96, 30, lighter(colour, 0.4), { rx: 4 }) +
  many(3, (index) => circle(-24 + index * 24, -285, 6, colour)) +
  rect(-40, -262, 80, 78, '#120D22', { rx: 5 }) +
  s.rng.pick([invaders, maze])(colour) +
  path('M-58 -150 L-48 -178 H48 L58 -150Z', darker(colour, 0.35)) +
  stroke('M-26 -160 v-14', '#E9E3F2', 4) +
  circle(-26, -177, 7, '#FF4F6B') +
  circle(10, -164, 5, '#FFD27A') +
  circle(26, -164, 5, '#35D0E8') +
  rect(-22, -100, 44, 52, darker(colour, 0.4), { rx: 4 }) +
  rect(-10, -84, 6, 14, '#FFD27A') +
  rect(6, -84, 6, 14, '#FFD27A');

const invaders = (colour: string) =>
  many(8, (index) =>
    at(
      -24 + (index % 4) * 16,
      -248 + Math.floor(index / 4) * 15,
      1,
      rect(-5, -4, 10, 7, lighter(colour, 0.3)) +
        rect(-7, 1, 3, 4, lighter(colour, 0.3)) +
        rect(4, 1, 3, 4, lighter(colour, 0.3)),
    ),
  ) +
  rect(-8, -198, 16, 6, '#FFFFFF') +
  rect(-2, -204, 4, 8, '#FFFFFF') +
  rect(-1, -222, 2, 10, '#FFD27A');
const maze = (colour: string) =>
  rect(-34, -256, 68, 66, 'none', { stroke: colour, 'stroke-width': 3 }) +
  rect(-20, -244, 18, 14, 'none', { stroke: colour, 'stroke-width': 3 }) +
  rect(8, -244, 14, 30, 'none', { stroke: colour, 'stroke-width': 3 }) +
  path('M-10 -206 L4 -214 A10 10 0 1 0 4 -198Z', '#FFD23C') +
  many(3, (index) => circle(14 + index * 8, -206, 2, '#FFFFFF'));

/** A small world built of steps. */
function world(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    stars(s, 36, 240),
    s.light(470, 120, 180, accent, 0.5),
    circle(470, 120, 56, '#FFE9B8'),
    circle(452, 108, 9, '#F2D08A'),
    circle(486, 138, 13, '#F2D08A'),
  );
  s.add(hills(s, 340, 90, mix(low, deep, 0.35)), hills(s, 390, 60, mix(low, deep, 0.6)));
  s.add(
    many(5, (index) => at(70 + index * 128, 300 - (index % 3) * 62, 1, island(s))),
    rect(0, 436, 640, 44, deep),
    many(16, (index) => rect(index * 40, 436, 38, 10, s.palette.things[1] ?? accent, { rx: 2 })),
  );
  s.add(
    at(
      200,
      436,
      1,
      rect(-18, -44, 36, 34, accent, { rx: 7 }) +
        rect(-16, -72, 32, 30, '#F2C9A0', { rx: 7 }) +
        rect(-18, -78, 36, 12, '#5A2E7A', { rx: 5 }) +
        circle(4, -58, 3, '#1F1A17') +
        rect(-16, -12, 12, 12, '#2B2140') +
        rect(4, -12, 12, 12, '#2B2140'),
    ),
  );
  s.add(at(520, 436, 1, rect(-4, -120, 8, 120, '#F4F1FF') + path('M4 -120 L60 -102 L4 -84Z', accent)));
}

const island = (s: Scene) =>
  path('M-44 0 H44 L28 26 H12 L0 40 L-12 26 H-28Z', '#8A5A3A') +
  rect(-48, -12, 96, 16, s.palette.things[s.palette.things.length - 1] ?? '#6BB04A', { rx: 5 }) +
  s.rng.pick([
    circle(0, -36, 11, '#FFD23C') + rect(-2.5, -42, 5, 12, '#FFF3B0', { rx: 2 }),
    path('M-16 -12 V-40 Q0 -62 16 -40 V-12Z', '#E2F0E8') + circle(0, -30, 5, '#3A3060'),
    rect(-7, -34, 14, 22, '#6B4A35') + circle(0, -44, 22, '#4FAF6A'),
  ]);

/** The couch, the pad, the afternoon. */
function afternoon(s: Scene): void {
  room(s, 340, 'stripes');
  s.add(
    rect(150, 60, 340, 204, '#231E30', { rx: 14 }),
    s.inside(rect(164, 74, 312, 176, '#000', { rx: 6 }), at(164, 74, 1.2, platformer(s))),
    rect(120, 316, 400, 46, s.tone('#8A5F4A'), { rx: 8 }),
    rect(300, 264, 40, 52, '#2E2838'),
  );
  s.add(
    at(200, 316, 1, rect(-42, -20, 84, 20, '#F4F1FF', { rx: 5 }) + circle(28, -10, 4, s.palette.accent)),
    at(450, 316, 0.62, pottedPlant(s, 120)),
  );
  s.add(
    at(250, 432, 1, s.lifted(gamepad(s, 110, s.thing()), 8), -8),
    at(420, 440, 1, s.lifted(gamepad(s, 96, s.thing()), 8), 12),
  );
  surprise(s, 'grounded', 580, 436, 1);
}

export const gaming = { horizonDrive, desk, session, arcade, world, afternoon };
