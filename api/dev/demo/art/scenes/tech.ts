import { room, tabletop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { plinth } from '../props/bottles.ts';
import { mug } from '../props/kitchen.ts';
import { clock, frame } from '../props/living.ts';
import { cloud, hills, sun } from '../props/outdoors.ts';
import { pottedPlant } from '../props/plants.ts';
import {
  camera,
  drone,
  earbuds,
  headphones,
  keyboard,
  monitor,
  phone,
  speaker,
  watch,
} from '../props/screens.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

/** New things on their blocks. */
function launch(s: Scene): void {
  room(s, 320, s.rng.pick(['arch', 'disc', 'stripes', 'window']));
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  const stone = (part: number) => mix(s.palette.ground, s.palette.low, part);
  s.add(at(320, 396, 1, plinth(s, 96, 76, stone(0.6))), at(320, 322, 1.1, headphones(s, 128, first)));
  s.add(at(150, 424, 1, plinth(s, 80, 34, stone(0.45))), at(150, 392, 1, phone(s, 176, second)));
  s.add(
    at(498, 430, 1, plinth(s, 86, 40, stone(0.45))),
    at(498, 394, 1, s.rng.chance(0.5) ? camera(s, 112, third) : speaker(s, 140, third)),
  );
  surprise(s, 'aloft', s.side < 0 ? 570 : 70, 118, 0.9);
}

/** What a bag holds, from above. */
function pockets(s: Scene): void {
  tabletop(s);
  const [first = '#FFFFFF', second = '#FFFFFF'] = s.things(2);
  s.add(
    at(160, 400, 1, s.lifted(phone(s, 260, first), 9), -12),
    at(342, 190, 1.1, s.lifted(watch(s, second), 8), 16),
    at(520, 130, 1.15, s.lifted(earbuds(s), 8), -14),
  );
  s.add(
    at(506, 372, 1, s.lifted(keyboard(s, 230), 8), -8),
    at(340, 414, 1, s.lifted(cable(s.palette.accent), 4)),
    at(60, 56, 0.62, s.lifted(at(0, 60, 1, camera(s, 100, s.palette.deep)), 7)),
  );
  surprise(s, 'lying', 600, 262, 0.8);
}

const cable = (colour: string) =>
  stroke(
    'M-60 20 Q-80 -40 -20 -40 Q40 -40 30 0 Q20 30 -10 20 Q-36 8 -14 -14 Q14 -34 50 -10 Q70 6 66 34',
    colour,
    7,
  ) +
  rect(56, 30, 20, 30, '#F4F1EE', { rx: 4 }) +
  rect(60, 58, 12, 10, '#B8B4BE') +
  rect(-70, 16, 20, 30, '#F4F1EE', { rx: 4 }) +
  rect(-66, 44, 12, 10, '#B8B4BE');

/** A camera that flies over land. */
function flyover(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    sun(s, s.side < 0 ? 500 : 140, 116, 46, accent),
    at(120, 70, 0.8, cloud()),
    at(560, 200, 0.7, cloud()),
  );
  s.add(
    many(4, (index) => hills(s, 310 + index * 50, 90 - index * 14, mix(low, deep, 0.2 + index * 0.22))),
    path(
      'M300 480 Q360 430 320 396 Q290 370 340 344 Q360 332 350 322 L356 322 Q372 336 352 350 Q316 374 350 396 Q410 430 370 480Z',
      mix(accent, '#FFFFFF', 0.55),
      { opacity: 0.9 },
    ),
  );
  s.add(
    at(318, 206, 1.5, drone(s, 120)),
    path('M286 236 L190 400 H450 L350 236Z', '#FFFFFF', { opacity: 0.12 }),
  );
  s.add(
    many(3, (index) => stroke(`M${110 + index * 34} ${190 + index * 14} q9 -9 16 0 q7 -9 16 0`, deep, 2.6)),
  );
}

/** The room of someone who edits at night. */
function studio(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#1C2148', '#4B4A86')),
    s.light(320, 210, 320, s.palette.accent, 0.4),
    at(110, 120, 1, frame(s, 96, 120)),
    at(540, 110, 1, clock(44, '#F4F1FF')),
    rect(0, 348, 640, 132, s.fade('#6B5F96', '#2E2A5A')),
    rect(0, 348, 640, 3, '#FFFFFF', { opacity: 0.3 }),
  );
  const timeline =
    rect(0, 0, 260, 150, '#26233A') +
    rect(10, 10, 150, 84, s.fade('#FFB07A', '#6F5FC8')) +
    circle(86, 50, 22, '#FFE9B8') +
    path('M10 94 Q50 56 90 80 T160 70 V94Z', '#3A2F6B') +
    rect(170, 10, 80, 84, '#34304E', { rx: 4 }) +
    many(4, (index) => rect(178, 18 + index * 19, 40 + (index % 2) * 22, 7, '#7A74A0', { rx: 3 })) +
    many(9, (index) =>
      rect(
        10 + index * 27,
        106 + (index % 3) * 13,
        24,
        10,
        s.palette.things[index % s.palette.things.length] ?? '#FFFFFF',
        { rx: 2 },
      ),
    ) +
    rect(118, 100, 2.5, 46, '#FF5F6B');
  s.add(
    at(320, 396, 1.2, monitor(s, timeline)),
    at(104, 408, 1, speaker(s, 128, '#3A3560')),
    at(536, 408, 1, speaker(s, 128, '#3A3560')),
    at(330, 444, 1, s.lifted(keyboard(s, 240), 5)),
    at(560, 456, 1, mug(s, 56, s.thing())),
  );
  surprise(s, 'grounded', 90, 462, 0.75);
}

/** A helper with wheels and a face. */
function robot(s: Scene): void {
  room(s, 340, s.rng.pick(['disc', 'arch', 'tiles', 'window']));
  const body = s.thing();
  s.add(
    at(
      310,
      428,
      1,
      s.shadow(110) +
        rect(-70, -26, 140, 26, '#33303C', { rx: 13 }) +
        many(4, (index) => circle(-48 + index * 32, -13, 9, '#6B6672')) +
        path('M-66 -30 Q-78 -130 -40 -138 H40 Q78 -130 66 -30Z', s.tone(body)) +
        rect(-34, -112, 68, 44, '#FFFDF6', { rx: 8 }) +
        circle(-14, -90, 8, s.palette.accent) +
        rect(4, -98, 22, 5, s.palette.deep, { rx: 2 }) +
        rect(4, -88, 14, 5, s.palette.deep, { rx: 2 }) +
        stroke('M-70 -100 Q-118 -90 -112 -40 M70 -104 Q124 -130 112 -182', darker(body, 0.25), 13) +
        circle(-112, -34, 15, lighter(body, 0.3)) +
        circle(112, -190, 15, lighter(body, 0.3)) +
        rect(-10, -152, 20, 18, '#6B6672') +
        rect(-74, -244, 148, 96, s.tone(lighter(body, 0.2)), { rx: 34 }) +
        rect(-58, -228, 116, 64, '#23203A', { rx: 24 }) +
        circle(-24, -200, 10, '#7FF0DC') +
        circle(24, -200, 10, '#7FF0DC') +
        stroke('M-12 -180 q12 9 24 0', '#7FF0DC', 4) +
        stroke('M0 -244 V-268', '#6B6672', 5) +
        circle(0, -274, 9, s.palette.accent),
    ),
  );
  s.add(
    at(
      424,
      232,
      1,
      stroke('M0 6 V-40', '#4C8C4A', 5) +
        many(6, (index) =>
          at(0, -46, 0.8, path('M0 0 Q-20 -14 -9 -34 Q12 -32 12 -14 Q10 -4 0 0Z', '#FFFFFF'), index * 60),
        ) +
        circle(0, -46, 8, '#F2C14E'),
    ),
    at(90, 430, 1, pottedPlant(s, 150)),
    at(560, 438, 1, speaker(s, 130, s.thing())),
  );
  surprise(s, 'grounded', 462, 456, 0.75);
}

export const tech = { launch, pockets, flyover, studio, robot };
