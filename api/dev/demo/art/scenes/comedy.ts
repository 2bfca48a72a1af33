import { room, tabletop } from '../backdrop.ts';
import { mix } from '../colour.ts';
import { songbird } from '../props/animals.ts';
import { pottedPlant } from '../props/plants.ts';
import { microphone } from '../props/sound.ts';
import { sunglasses } from '../props/wear.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** The moment before the first joke. */
function openMic(s: Scene): void {
  s.night = true;
  const cloth = s.palette.deep;
  s.add(
    rect(0, 0, 640, 480, '#2A1226'),
    many(12, (index) =>
      path(
        `M${index * 56 - 16} 0 h56 q-10 190 4 372 h-56 q-12 -180 -4 -372Z`,
        index % 2 ? '#A8283C' : '#8C1E34',
      ),
    ),
    path('M250 -10 L120 400 H520 L390 -10Z', '#FFF3C8', { opacity: 0.22 }),
  );
  s.add(
    many(5, (index) =>
      path(`M${index * 160 - 60} 0 Q${index * 160 + 20} 96 ${index * 160 + 100} 0Z`, '#C8374A'),
    ),
    rect(0, 366, 640, 114, s.fade('#B5763F', '#6B3A22')),
    many(9, (index) =>
      stroke(`M${320 + (index - 4) * 60} 366 L${320 + (index - 4) * 120} 480`, '#8A5530', 2),
    ),
    ellipse(320, 414, 190, 36, '#FFF3C8', { opacity: 0.5 }),
  );
  s.add(
    at(300, 424, 1, microphone(s, 250)),
    at(
      416,
      424,
      1,
      s.shadow(40) +
        stroke('M-20 -100 L-34 0 M20 -100 L34 0 M-26 -44 H26', '#6B4228', 7) +
        ellipse(0, -102, 44, 10, s.tone(s.palette.accent)) +
        at(6, -104, 1, path('M-12 -44 H12 L9 0 H-9Z', '#DFF3FA', { opacity: 0.85 })),
    ),
  );
  s.add(
    many(7, (index) =>
      at(
        50 + index * 90,
        500,
        1,
        path('M-40 0 Q-38 -44 0 -46 Q38 -44 40 0Z', mix(cloth, '#1A0E1A', 0.7)) +
          circle(0, -62, 24, mix(cloth, '#1A0E1A', 0.7)),
      ),
    ),
  );
  s.add(at(566, 352, 0.7, rect(-50, -12, 100, 10, '#6B4228', { rx: 3 }) + songbird('#F2C14E')));
}

/** Props of the trade, from above. */
function props(s: Scene): void {
  tabletop(s);
  s.add(
    at(200, 160, 1.2, s.lifted(noseGlasses(), 7), -10),
    at(466, 150, 1, s.lifted(clapper(s), 9), 8),
    at(470, 376, 1, s.lifted(banana(), 7), -14),
    at(170, 376, 1.1, s.lifted(horn(s), 7), 18),
  );
  s.add(
    many(18, () =>
      at(
        s.rng.between(20, 620),
        s.rng.between(20, 460),
        1,
        rect(-6, -3, 12, 6, s.thing(), { rx: 2 }),
        s.rng.between(0, 180),
      ),
    ),
  );
  surprise(s, 'lying', 324, 292, 0.9);
}

const noseGlasses = () =>
  circle(-48, 0, 38, 'none', { stroke: '#2B2632', 'stroke-width': 10 }) +
  circle(48, 0, 38, 'none', { stroke: '#2B2632', 'stroke-width': 10 }) +
  stroke('M-70 -50 q22 -14 44 2 M26 -48 q22 -16 44 -2', '#2B2632', 11) +
  path('M-14 -6 Q0 -14 14 -6 Q30 44 0 48 Q-30 44 -14 -6Z', '#F2B48C') +
  path('M-46 62 Q-20 40 0 54 Q20 40 46 62 Q20 78 0 66 Q-20 78 -46 62Z', '#2B2632');
const clapper = (s: Scene) =>
  rect(-96, -40, 192, 124, '#2B2632', { rx: 8 }) +
  at(
    -96,
    -44,
    1,
    rect(0, -34, 196, 34, '#2B2632', { rx: 5 }) +
      many(5, (index) => path(`M${8 + index * 40} 0 l14 -34 h18 l-14 34Z`, '#FFFFFF')),
    -10,
  ) +
  many(5, (index) => path(`M${-88 + index * 40} -8 l14 -28 h18 l-14 28Z`, '#FFFFFF')) +
  rect(-78, 18, 80, 7, s.palette.accent, { rx: 3 }) +
  rect(-78, 38, 120, 7, '#FFFFFF', { rx: 3, opacity: 0.6 }) +
  rect(-78, 58, 60, 7, '#FFFFFF', { rx: 3, opacity: 0.6 });
const banana = () =>
  path('M-10 -40 Q-60 -10 -90 50 Q-98 62 -84 62 Q-30 40 4 -20Z', '#FFD23C') +
  path('M0 -44 Q4 10 40 66 Q52 76 54 62 Q50 0 16 -44Z', '#F6C02A') +
  path('M6 -44 Q50 -30 96 8 Q106 18 92 24 Q40 10 4 -24Z', '#FFDB5C') +
  path('M-10 -40 Q-10 -70 4 -76 L16 -74 Q10 -60 18 -42 Q8 -20 -10 -40Z', '#E8B01E') +
  path('M-6 -36 Q6 -14 14 -38Z', '#FFF3C8');
const horn = (s: Scene) =>
  circle(-74, 0, 34, s.round(s.palette.accent)) +
  rect(-46, -10, 34, 20, '#D9B25E', { rx: 4 }) +
  path('M-16 -12 Q40 -14 84 -52 V52 Q40 14 -16 12Z', '#F2C95C') +
  ellipse(84, 0, 12, 52, '#B98A2E');

/** A bucket for two, or for one. */
function popcorn(s: Scene): void {
  room(s, 344, s.rng.pick(['stripes', 'disc', 'arch']));
  const kernel = (x: number, y: number) =>
    at(
      x,
      y,
      1,
      circle(-9, 0, 13, '#FFF3CF') +
        circle(9, -3, 14, '#FFE9B0') +
        circle(0, -12, 13, '#FFFBEA') +
        circle(2, 2, 5, '#F2B93C'),
      s.rng.between(0, 360),
    );
  s.add(
    at(
      320,
      430,
      1,
      s.shadow(110) +
        many(22, (index) =>
          kernel(
            -112 + (index % 8) * 32,
            -236 - Math.floor(index / 8) * 22 + Math.abs((index % 8) - 3.5) * 5,
          ),
        ) +
        path('M-126 -236 H126 L96 0 H-96Z', '#FFFDF6') +
        many(4, (index) =>
          path(`M${-126 + index * 72} -236 h36 l${6 - index * 6} 236 h-27Z`, s.palette.accent),
        ) +
        circle(0, -116, 44, '#FFC93C') +
        circle(-15, -124, 5, '#2B1E17') +
        circle(15, -124, 5, '#2B1E17') +
        path('M-22 -108 Q0 -78 22 -108Z', '#2B1E17'),
    ),
  );
  s.add(
    many(6, (index) => kernel(80 + index * 100, 442 + (index % 2) * 16)),
    at(110, 424, 1, s.lifted(ticket(s), 4), -12),
  );
  surprise(s, 'aloft', s.side < 0 ? 560 : 86, 116, 1);
}

const ticket = (s: Scene) =>
  path('M-54 -28 H54 V-10 A10 10 0 0 0 54 10 V28 H-54 V10 A10 10 0 0 0 -54 -10Z', s.palette.accent) +
  stroke('M22 -22 V22', '#FFFFFF', 2.4, { 'stroke-dasharray': '4 5' }) +
  path('M-20 -15 L-15 -5 L-4 -4 L-12 4 L-10 15 L-20 9 L-30 15 L-28 4 L-36 -4 L-25 -5Z', '#FFFFFF');

/** The set in the corner is laughing too. */
function oldTelly(s: Scene): void {
  room(s, 346, s.rng.pick(['stripes', 'plain', 'window']));
  const face =
    circle(0, 0, 62, '#FFC93C') +
    s.rng.pick([
      circle(-22, -12, 8, '#2B1E17') +
        circle(22, -12, 8, '#2B1E17') +
        path('M-34 12 Q0 62 34 12Z', '#8C1E34') +
        path('M-16 34 Q0 24 16 34 Q0 46 -16 34Z', '#F0788A'),
      stroke('M-32 -10 q10 -12 20 0 M12 -10 q10 -12 20 0', '#2B1E17', 6) +
        path('M-36 8 Q0 66 36 8Z', '#8C1E34') +
        path('M-30 10 H30 L26 20 H-26Z', '#FFFFFF'),
      at(0, -8, 0.62, sunglasses('#2B2632')) + stroke('M-20 28 Q6 42 26 18', '#2B1E17', 6),
    ]);
  s.add(
    at(
      320,
      420,
      1,
      s.shadow(180) +
        stroke('M-90 -60 L-110 0 M90 -60 L110 0', '#6B4228', 12) +
        stroke('M-10 -276 L-70 -348 M10 -276 L64 -352', '#6B6672', 5) +
        circle(-70, -348, 7, s.palette.accent) +
        circle(64, -352, 7, s.palette.accent) +
        rect(-170, -280, 340, 232, s.tone(s.thing()), { rx: 30 }) +
        rect(-150, -260, 230, 192, '#2B2632', { rx: 34 }) +
        rect(-140, -250, 210, 172, s.fade('#8FD8F0', '#6F7AD8'), { rx: 28 }) +
        at(-35, -164, 1, face) +
        circle(124, -220, 19, '#E9E3D8') +
        circle(124, -166, 19, '#E9E3D8') +
        stroke('M124 -232 v14 M116 -172 l14 10', '#2B2632', 4) +
        many(4, (index) => rect(104, -126 + index * 12, 40, 5, '#2B1426', { opacity: 0.4, rx: 2 })),
    ),
  );
  s.add(at(90, 436, 1, pottedPlant(s, 130)));
  surprise(s, 'grounded', 560, 448, 0.95);
}

/** Two masks and a lot of string. */
function masks(s: Scene): void {
  room(s, 380, s.rng.pick(['disc', 'arch', 'stripes', 'plain']));
  const shell = 'M-84 -84 Q0 -110 84 -84 Q92 30 0 104 Q-92 30 -84 -84Z';
  const [a = '#E23D5B', b = '#3454A4'] = s.things(2);
  s.add(
    stroke('M214 -10 V110 M430 -10 V130', s.palette.deep, 3),
    at(
      214,
      200,
      1.14,
      path(shell, s.tone(a)) +
        path(
          'M-52 -30 Q-32 -54 -12 -30 Q-32 -18 -52 -30Z M52 -30 Q32 -54 12 -30 Q32 -18 52 -30Z',
          '#2B1E17',
        ) +
        path('M-48 16 Q0 86 48 16 Q0 40 -48 16Z', '#2B1E17') +
        circle(-58, 10, 12, '#FFFFFF', { opacity: 0.3 }) +
        circle(58, 10, 12, '#FFFFFF', { opacity: 0.3 }),
      -10,
    ),
  );
  s.add(
    at(
      432,
      226,
      1.06,
      path(shell, s.tone(b)) +
        path(
          'M-54 -22 Q-36 -46 -10 -38 Q-26 -14 -54 -22Z M54 -22 Q36 -46 10 -38 Q26 -14 54 -22Z',
          '#2B1E17',
        ) +
        path('M-40 58 Q0 4 40 58 Q0 34 -40 58Z', '#2B1E17') +
        path('M-38 -8 q-9 16 0 22 q9 -6 0 -22Z', '#BEE6F5'),
      9,
    ),
  );
  s.add(
    many(26, () =>
      at(
        s.rng.between(20, 620),
        s.rng.between(20, 440),
        1,
        s.rng.chance(0.5) ? circle(0, 0, 5, s.thing()) : stroke('M-9 0 q5 -8 9 0 t9 0', s.thing(), 4),
        s.rng.between(0, 180),
      ),
    ),
  );
  surprise(s, 'grounded', s.side < 0 ? 560 : 90, 446, 0.95);
}

export const comedy = { openMic, props, popcorn, oldTelly, masks };
