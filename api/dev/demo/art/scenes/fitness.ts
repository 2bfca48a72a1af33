import { room, tabletop } from '../backdrop.ts';
import { brightness, darker, lighter, mix, warm } from '../colour.ts';
import { hills, skyline, sun } from '../props/outdoors.ts';
import { palmTree, pottedPlant } from '../props/plants.ts';
import { earbuds, watch } from '../props/screens.ts';
import {
  ball,
  bicycle,
  dumbbell,
  kettlebell,
  racket,
  rolledMat,
  shuttlecock,
  waterBottle,
} from '../props/sport.ts';
import { sneaker } from '../props/wear.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** What is left on the gym floor. */
function gymFloor(s: Scene): void {
  room(s, 306, s.rng.pick(['stripes', 'disc', 'window', 'arch']));
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF', fourth = '#FFFFFF'] = s.things(4);
  s.add(at(464, 374, 1, ball(s, 96, first)), at(168, 388, 1.3, kettlebell(s, 110, second)));
  s.add(
    at(330, 428, 1.2, dumbbell(s, 108, third)),
    at(566, 436, 1, waterBottle(s, 150, fourth)),
    at(70, 430, 0.9, kettlebell(s, 80, third)),
  );
  surprise(s, 'aloft', s.side < 0 ? 330 : 300, 120, 0.95);
}

/** A mat, rolled out, from above. */
function matTime(s: Scene): void {
  tabletop(s);
  const [pick = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  const first = brightness(pick) > 0.85 ? s.palette.accent : pick;
  const mat =
    rect(-120, -250, 240, 500, first, { rx: 10 }) +
    rect(-104, -236, 208, 472, 'none', { stroke: lighter(first, 0.4), 'stroke-width': 3, rx: 6 }) +
    circle(0, 0, 46, 'none', { stroke: lighter(first, 0.4), 'stroke-width': 3 }) +
    many(8, (index) =>
      at(
        0,
        0,
        1,
        path('M0 -46 Q10 -62 0 -80 Q-10 -62 0 -46Z', lighter(first, 0.4), { opacity: 0.8 }),
        index * 45,
      ),
    );
  s.add(at(290, 240, 1, s.lifted(mat, 9), 12));
  s.add(
    at(520, 130, 0.84, s.lifted(watch(s, second), 7), 24),
    at(
      102,
      120,
      1,
      s.lifted(
        rect(-26, -84, 52, 150, third, { rx: 18 }) +
          rect(-18, -104, 36, 28, '#33303C', { rx: 8 }) +
          rect(-26, -20, 52, 12, '#FFFFFF', { opacity: 0.7 }),
        8,
      ),
      -24,
    ),
  );
  s.add(at(524, 366, 1, s.lifted(earbuds(s), 7), 14), at(96, 380, 1, s.lifted(towel(second), 7), -10));
  surprise(s, 'lying', 590, 446, 0.8);
}

const towel = (colour: string) =>
  rect(-58, -66, 116, 132, colour, { rx: 14 }) +
  rect(-58, -30, 116, 10, lighter(colour, 0.5)) +
  rect(-58, -12, 116, 5, lighter(colour, 0.5)) +
  stroke('M-48 66 v8 M-24 66 v8 M0 66 v8 M24 66 v8 M48 66 v8', colour, 3);

/** The park before the heat. */
function parkRun(s: Scene): void {
  const { top, low, ground, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 300, s.fade(top, low)),
    sun(s, s.side < 0 ? 480 : 160, 150, 60, accent),
    skyline(s, 286, mix(low, deep, 0.25), false),
  );
  s.add(
    hills(s, 300, 30, mix('#6FAF5A', ground, 0.4)),
    path(
      'M-10 480 V420 Q200 330 340 306 Q366 300 380 300 H420 Q400 330 500 400 Q560 440 650 470 V480Z',
      mix(warm(accent), ground, 0.35),
    ),
  );
  s.add(
    many(4, (index) =>
      path(
        `M${-10 + index * 90} 480 Q${220 + index * 50} ${360 + index * 6} ${362 + index * 14} 302`,
        'none',
        { stroke: '#FFFFFF', 'stroke-width': 3, opacity: 0.7 },
      ),
    ),
  );
  s.add(
    at(84, 320, 1, palmTree('#3F8A5A', 190, 20)),
    at(580, 330, 1, tree('#4F9A5A')),
    at(510, 312, 0.7, tree('#6FAF5A')),
  );
  s.add(at(420, 452, 1.3, sneaker(s, 120, s.thing())), at(540, 466, 1.3, sneaker(s, 120, s.thing())));
  surprise(s, 'grounded', 90, 442, 0.9);
}

const tree = (colour: string) =>
  rect(-7, -50, 14, 52, '#7A5232') +
  circle(0, -84, 46, colour) +
  circle(-30, -66, 32, darker(colour, 0.1)) +
  circle(26, -100, 26, lighter(colour, 0.2));

/** A bicycle against a wall. */
function ride(s: Scene): void {
  room(s, 372, s.rng.pick(['tiles', 'window', 'fronds', 'stripes']));
  s.add(at(320, 432, 1.32, bicycle(s, s.palette.accent)), at(86, 420, 1, pottedPlant(s, 130)));
  s.add(
    at(
      478,
      188,
      1,
      many(4, (index) =>
        at(
          -20 + index * 14,
          12,
          1,
          stroke('M0 20 V-12', '#4C8C4A', 3) +
            many(5, (petal) =>
              at(
                0,
                -14,
                0.44,
                path('M0 0 Q-20 -14 -9 -34 Q12 -32 12 -14 Q10 -4 0 0Z', index % 2 ? '#FFFDF4' : '#F2C14E'),
                petal * 72,
              ),
            ),
        ),
      ),
    ),
  );
  surprise(s, 'grounded', 584, 450, 0.85);
}

/** Lanes, from above. */
function pool(s: Scene): void {
  s.add(
    rect(0, 0, 640, 480, s.fade('#8FDCE6', '#3FA8C4', 0.5)),
    rect(0, 0, 640, 46, '#F4EEE2'),
    many(13, (index) => rect(index * 52, 0, 2, 46, '#D8CCB8')),
  );
  s.add(
    many(30, () =>
      stroke(`M${s.rng.between(0, 620)} ${s.rng.between(60, 470)} q14 -12 28 0 t28 0`, '#FFFFFF', 2.4, {
        opacity: 0.4,
      }),
    ),
  );
  s.add(
    many(3, (lane) =>
      many(23, (index) =>
        rect(
          130 + lane * 170,
          52 + index * 19,
          13,
          15,
          Math.floor(index / 3) % 2 ? '#FFFFFF' : s.palette.accent,
          { rx: 5 },
        ),
      ),
    ),
  );
  const head = at(
    0,
    0,
    1,
    ellipse(0, 30, 22, 46, '#D9A06B') +
      rect(-22, 20, 44, 50, s.palette.deep, { rx: 14 }) +
      stroke('M-18 -2 Q-60 -20 -56 -70 M20 10 Q54 40 50 84', '#D9A06B', 13) +
      circle(0, -34, 22, s.palette.accent) +
      stroke('M-19 -42 Q0 -52 19 -42', '#2B2632', 6) +
      many(6, (index) => circle(-26 + index * 11, 96 + (index % 2) * 12, 7, '#FFFFFF', { opacity: 0.7 })),
  );
  s.add(
    at(214, 250, 1, s.lifted(head, 8)),
    at(
      552,
      190,
      1,
      s.lifted(
        circle(0, 0, 52, '#FFFFFF') +
          many(4, (index) =>
            at(0, 0, 1, path('M0 0 L-24 -46 A52 52 0 0 1 24 -46Z', s.palette.accent), index * 90),
          ) +
          circle(0, 0, 24, '#5FBFD4'),
        9,
      ),
    ),
  );
  s.add(at(384, 388, 1, s.lifted(duckTop(), 6), 20));
}

const duckTop = () =>
  ellipse(0, 0, 30, 24, '#FFC93C') +
  circle(24, 0, 17, '#FFD75E') +
  path('M38 -7 L52 0 L38 7Z', '#F0783C') +
  circle(30, -9, 2.6, '#2B1E17') +
  circle(30, 9, 2.6, '#2B1E17') +
  path('M-30 0 L-40 -8 V8Z', '#F2AE2A');

/** Court things. */
function court(s: Scene): void {
  tabletop(s);
  const [first = '#FFFFFF', second = '#FFFFFF'] = s.things(2);
  s.add(
    rect(300, -10, 9, 500, '#FFFFFF', { opacity: 0.75 }),
    rect(-10, 230, 660, 9, '#FFFFFF', { opacity: 0.75 }),
  );
  s.add(
    at(270, 330, 1.25, s.lifted(racket(first), 7), -34),
    at(400, 350, 1.15, s.lifted(racket(second), 7), 30),
  );
  s.add(
    at(316, 418, 0.9, s.lifted(shuttlecock(), 6), 160),
    at(90, 400, 0.9, s.lifted(shuttlecock(), 6), 40),
    at(540, 400, 1, s.lifted(at(0, 40, 1, ball(s, 52, '#E8833A', 'basketball')), 7)),
  );
  surprise(s, 'lying', 580, 80, 0.9);
}

/** Street football after work. */
function kickabout(s: Scene): void {
  room(s, 320, 'tiles');
  s.add(rect(150, 90, 340, 236, 'none', { stroke: '#FFFFFF', 'stroke-width': 10, opacity: 0.85 }));
  s.add(
    at(250, 424, 1, ball(s, 62, '#FFFFFF', 'football')),
    at(474, 436, 1.2, sneaker(s, 130, s.thing())),
    at(88, 432, 1, rolledMat(s, 30, s.thing())),
    at(590, 428, 1, waterBottle(s, 120, s.thing())),
  );
  surprise(s, 'aloft', 320, 200, 1);
}

export const fitness = { gymFloor, matTime, parkRun, ride, pool, court, kickabout };
