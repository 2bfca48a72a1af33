import { room, sky, stars } from '../backdrop.ts';
import { lighter, mix } from '../colour.ts';
import { cat, coat, sleepingCat } from '../props/animals.ts';
import { steam } from '../props/kitchen.ts';
import {
  books,
  clock,
  cushion,
  frame,
  lamp,
  pendant,
  pot,
  rattanChair,
  sideTable,
  sofa,
} from '../props/living.ts';
import { skyline } from '../props/outdoors.ts';
import { pottedPlant, vase } from '../props/plants.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** A sofa and what gathers around it. */
function livingRoom(s: Scene): void {
  room(s, 350, s.rng.pick(['plain', 'window', 'stripes', 'disc']));
  const colour = s.thing();
  s.add(
    at(230, 134, 1, frame(s, 110, 140)),
    at(352, 116, 1, frame(s, 82, 96)),
    ellipse(320, 432, 250, 34, lighter(s.palette.low, 0.3), { opacity: 0.8 }),
    ellipse(320, 432, 220, 27, 'none', { stroke: s.palette.accent, 'stroke-width': 4, opacity: 0.6 }),
  );
  s.add(
    at(306, 410, 1, sofa(s, 360, colour)),
    at(206, 334, 1, cushion(s.palette.accent, '#FFFFFF'), -8),
    at(388, 336, 1, cushion(s.thing(), s.palette.deep), 10),
  );
  s.add(at(552, 414, 1, lamp(s, 290, s.thing())), at(66, 416, 1, pottedPlant(s, 190)));
  s.add(at(300, 350, 0.62, sleepingCat(s, coat(s))));
}

/** The corner with the good chair. */
function corner(s: Scene): void {
  room(s, 356, s.rng.pick(['window', 'fronds', 'arch']));
  s.add(
    at(250, 424, 1.1, rattanChair(s, s.palette.accent)),
    at(470, 430, 1, sideTable(s, 66, 92)),
    at(470, 334, 1, vase(s, 130, s.thing())),
    at(84, 424, 1, pottedPlant(s, 170)),
  );
  s.add(at(576, 446, 0.8, books(s, 4)));
  surprise(s, 'aloft', s.side < 0 ? 560 : 470, 90, 0.95);
}

/** Pots on a stove, soup on its way. */
function kitchen(s: Scene): void {
  room(s, 366, 'tiles');
  s.add(
    rect(40, 148, 560, 14, s.tone('#B98652'), { rx: 4 }),
    rect(40, 162, 560, 5, '#2B1426', { opacity: 0.16 }),
  );
  s.things(5).forEach((colour, index) => {
    const x = 92 + index * 86;
    s.add(
      at(
        x,
        149,
        1,
        rect(-24, -56 - (index % 2) * 14, 48, 56 + (index % 2) * 14, s.tone(colour), { rx: 9 }) +
          rect(-26, -66 - (index % 2) * 14, 52, 14, s.tone('#C99A5A'), { rx: 4 }) +
          rect(-12, -34, 24, 12, '#FFFDF6', { rx: 2 }),
      ),
    );
  });
  s.add(
    at(548, 149, 0.84, pottedPlant(s, 90)),
    rect(0, 356, 640, 16, lighter(s.palette.ground, 0.6)),
    at(220, 358, 1.25, pot(s, 110, s.thing())),
    at(220, 232, 1.3, steam()),
    at(420, 358, 1, pot(s, 84, s.palette.accent)),
    at(420, 266, 1, steam()),
  );
  s.add(
    at(
      540,
      358,
      1,
      rect(-8, -110, 8, 110, '#8A5F3C', { rx: 3 }) +
        rect(-26, -34, 60, 34, s.tone(s.thing()), { rx: 8 }) +
        stroke('M10 -30 L22 -100 M20 -30 L44 -92', '#B98652', 7),
    ),
    rect(0, 372, 640, 108, mix(s.palette.ground, s.palette.deep, 0.25)),
    many(
      4,
      (index) =>
        rect(24 + index * 154, 392, 136, 80, mix(s.palette.ground, s.palette.deep, 0.12), { rx: 8 }) +
        rect(78 + index * 154, 404, 30, 6, '#E9CFA4', { rx: 3 }),
    ),
  );
  surprise(s, 'grounded', 70, 354, 0.75);
}

/** The balcony at night, washing included. */
function balcony(s: Scene): void {
  s.night = true;
  s.add(
    sky(s, 480),
    rect(0, 0, 640, 480, s.fade('#1B2048', '#6B4A7E')),
    stars(s, 46, 220),
    circle(470, 96, 42, '#FFE9B8'),
    skyline(s, 384, '#221F4A', true),
  );
  s.add(
    stroke('M-10 150 Q320 190 650 140', '#E9E3D8', 3),
    many(5, (index) =>
      at(
        90 + index * 112,
        166 + Math.sin(index) * 5,
        1,
        [sock, towelOnLine, tee][index % 3]?.(
          s.palette.things[index % s.palette.things.length] ?? '#FFFFFF',
        ) ?? '',
      ),
    ),
  );
  s.add(
    rect(0, 400, 640, 80, '#2A2148'),
    rect(0, 326, 640, 10, '#8A7AA8', { rx: 4 }),
    many(17, (index) => rect(18 + index * 38, 334, 6, 70, '#8A7AA8')),
    at(96, 440, 1.1, pottedPlant(s, 150)),
    at(566, 444, 1, lamp(s, 210, s.palette.accent)),
    at(330, 446, 0.66, cat(s, '#3A332E')),
  );
  s.add(at(430, 454, 1, pottedPlant(s, 92)));
}

const sock = (colour: string) =>
  path('M-12 0 H12 V44 Q14 56 30 60 Q34 72 22 74 H0 Q-12 72 -12 58Z', colour) +
  rect(-12, 6, 24, 8, '#FFFFFF', { opacity: 0.7 });
const towelOnLine = (colour: string) =>
  rect(-34, 0, 68, 96, colour, { rx: 3 }) + rect(-34, 70, 68, 8, '#FFFFFF', { opacity: 0.6 });
const tee = (colour: string) =>
  path('M-18 0 Q0 12 18 0 L46 16 L36 36 L26 30 V84 H-26 V30 L-36 36 L-46 16Z', colour);

/** The long table, the low lamps. */
function dining(s: Scene): void {
  room(s, 346, s.rng.pick(['plain', 'arch', 'stripes']));
  s.add(at(200, 120, 1, pendant(s, 58, s.palette.accent)), at(440, 140, 1, pendant(s, 46, s.thing())));
  s.add(
    at(
      320,
      440,
      1,
      s.shadow(230, 18) +
        stroke('M-190 -90 L-206 0 M190 -90 L206 0', '#8A5F3C', 13) +
        rect(-236, -106, 472, 24, s.tone('#B98652'), { rx: 10 }),
    ),
  );
  s.add(
    at(320, 335, 1, vase(s, 128, s.thing())),
    at(176, 335, 0.7, pot(s, 92, s.thing())),
    at(452, 335, 0.8, books(s, 3)),
    at(586, 424, 1, pottedPlant(s, 130)),
    at(90, 120, 1, clock(40, s.palette.deep)),
  );
  surprise(s, 'grounded', 120, 462, 0.8);
}

export const home = { livingRoom, corner, kitchen, balcony, dining };
