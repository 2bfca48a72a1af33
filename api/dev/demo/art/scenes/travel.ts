import { room, stars } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { cloud, hills, karst, longtail, ripples, skyline, sun, temple } from '../props/outdoors.ts';
import { palmTree, pottedPlant } from '../props/plants.ts';
import { camera } from '../props/screens.ts';
import { strawHat } from '../props/wear.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect, stroke } from '../svg.ts';

/** Hill after hill into the haze. */
function highlands(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    sun(s, s.rng.between(140, 500), s.rng.between(90, 150), s.rng.between(38, 62), accent),
  );
  s.add(at(120, 90, 0.9, cloud()), at(520, 70, 0.7, cloud()));
  s.add(many(5, (index) => hills(s, 250 + index * 48, 96 - index * 10, mix(low, deep, 0.16 + index * 0.19))));
  s.add(
    many(4, (index) =>
      at(
        70 + index * 160 + s.rng.between(-30, 30),
        428 + (index % 2) * 26,
        1,
        pine(mix(deep, '#0F2A22', 0.4)),
      ),
    ),
  );
  s.add(
    many(3, (index) => stroke(`M${300 + index * 40} ${110 + index * 16} q9 -9 16 0 q7 -9 16 0`, deep, 2.6)),
  );
  s.add(at(430, 436, 1, tent(s)));
}

const pine = (colour: string) =>
  rect(-4, -14, 8, 20, '#3A2A20') + path('M0 -96 L26 -50 H12 L34 -12 H-34 L-12 -50 H-26Z', colour);
const tent = (s: Scene) =>
  s.light(0, -30, 80, '#FFD98A', 0.7) +
  s.shadow(62, 9) +
  path('M-62 0 L0 -72 L62 0Z', s.palette.accent) +
  path('M-18 0 L0 -52 L18 0Z', '#FFE6A8') +
  path('M0 -72 L62 0 H30Z', darker(s.palette.accent, 0.2));

/** Karsts, warm water and one boat. */
function bay(s: Scene): void {
  const { top, low, deep, accent, ground } = s.palette;
  s.add(
    rect(0, 0, 640, 270, s.fade(top, lighter(low, 0.2))),
    sun(s, s.side < 0 ? 150 : 500, 110, 48, accent),
    at(s.side < 0 ? 460 : 160, 86, 1, cloud()),
  );
  s.add(
    at(96, 270, 1, karst(s, 130, 150, mix(low, deep, 0.45))),
    at(330, 268, 1, karst(s, 90, 96, mix(low, deep, 0.3))),
    at(536, 272, 1, karst(s, 170, 196, mix(low, deep, 0.55))),
  );
  s.add(
    rect(0, 266, 640, 214, s.fade(mix(low, '#3FB8B0', 0.5), mix(ground, deep, 0.35))),
    ripples(s, 280, 400),
  );
  s.add(
    at(300, 366, 1, longtail('#8A5A35', accent)),
    path('M-10 480 V436 Q160 392 330 436 Q500 462 650 420 V480Z', '#F6E2B4'),
    path('M-10 450 Q160 404 330 446 Q500 470 650 432', 'none', {
      stroke: '#FFFFFF',
      'stroke-width': 6,
      opacity: 0.7,
    }),
  );
  s.add(
    at(36, 470, 1, palmTree('#3F8A5A', 330, 90)),
    at(520, 456, 0.8, s.shadow(44, 8) + at(0, -6, 0.62, strawHat(s, 60), 0, {})),
  );
}

/** Packed, nearly. */
function suitcase(s: Scene): void {
  room(s, 330, s.rng.pick(['window', 'disc', 'fronds', 'arch']));
  const colour = s.thing();
  s.add(
    at(
      306,
      424,
      1,
      s.shadow(150) +
        stroke('M-44 -208 V-240 Q-44 -252 -32 -252 H32 Q44 -252 44 -240 V-208', darker(colour, 0.3), 11) +
        rect(-142, -210, 284, 206, s.tone(colour), { rx: 24 }) +
        rect(-142, -150, 284, 14, darker(colour, 0.2)) +
        rect(-142, -70, 284, 14, darker(colour, 0.2)) +
        stickers(s) +
        circle(-104, 2, 11, '#2B2632') +
        circle(104, 2, 11, '#2B2632'),
    ),
  );
  s.add(at(540, 438, 1, camera(s, 92, s.palette.deep)), at(92, 436, 1, pottedPlant(s, 150)));
  s.add(
    at(
      300,
      214,
      1,
      path('M-104 0 Q-96 -20 -60 -22 Q-54 -66 0 -66 Q54 -66 60 -22 Q96 -20 104 0Z', '#EBCB8B') +
        path('M-62 -22 Q0 -10 62 -22 L60 -34 Q0 -22 -60 -34Z', s.palette.accent),
    ),
  );
  surprise(s, 'aloft', s.side < 0 ? 560 : 90, 120, 0.95);
}

const stickers = (s: Scene) =>
  at(
    -84,
    -108,
    1,
    circle(0, 0, 26, '#FFFDF4') +
      circle(0, -4, 12, '#FF9F45') +
      path('M-22 8 Q0 -6 22 8 Q12 24 0 24 Q-12 24 -22 8Z', '#2F9A8F'),
    -12,
  ) +
  at(
    20,
    -112,
    1,
    rect(-34, -20, 68, 40, s.palette.accent, { rx: 6 }) + path('M-22 6 L20 -12 L6 12 L2 4Z', '#FFFFFF'),
    8,
  ) +
  at(
    88,
    -36,
    1,
    path('M0 -28 L8 -9 L28 -8 L12 5 L18 25 L0 13 L-18 25 L-12 5 L-28 -8 L-8 -9Z', '#F2C14E'),
    10,
  ) +
  at(
    -50,
    -36,
    1,
    rect(-30, -18, 60, 36, '#FFFFFF', { rx: 18 }) + stroke('M-16 0 q8 -9 16 0 t16 0', '#2F6F9A', 4),
  );

/** Seat 24A. */
function windowSeat(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  const pane = 'M190 96 Q190 24 262 24 H378 Q450 24 450 96 V330 Q450 402 378 402 H262 Q190 402 190 330Z';
  s.add(
    rect(0, 0, 640, 480, s.fade('#F7F2EA', '#DCD3C6', 0.4)),
    path(
      'M162 90 Q162 -4 256 -4 H384 Q478 -4 478 90 V338 Q478 432 384 432 H256 Q162 432 162 338Z',
      '#EDE5D8',
    ),
    path('M162 90 Q162 -4 256 -4 H384 Q478 -4 478 90 V338 Q478 432 384 432 H256 Q162 432 162 338Z', 'none', {
      stroke: '#CFC3B2',
      'stroke-width': 4,
    }),
  );
  const view =
    rect(180, 20, 280, 390, s.fade(top, low)) +
    sun(s, 390, 130, 36, accent) +
    many(5, (index) => at(220 + index * 58, 310 + (index % 2) * 24, 1.1, cloud())) +
    at(250, 200, 0.8, cloud()) +
    rect(180, 340, 280, 70, '#FFFFFF', { opacity: 0.85 }) +
    path('M180 372 L330 330 L470 300 L470 330 L348 362 L180 400Z', mix(deep, '#FFFFFF', 0.72)) +
    path('M440 306 L470 270 V306Z', accent);
  s.add(
    s.inside(path(pane, '#000'), view),
    path(pane, 'none', { stroke: '#FFFFFF', 'stroke-width': 9 }),
    path('M196 92 Q196 30 262 30 H378 Q444 30 444 92 V120 H196Z', '#F4EEE4'),
    rect(290, 108, 60, 7, '#CFC3B2', { rx: 3.5 }),
  );
  s.add(
    path('M-10 480 V420 Q40 396 96 420 V480Z', s.palette.deep),
    rect(520, 440, 130, 14, '#CFC3B2', { rx: 5 }),
    at(
      570,
      440,
      1,
      path('M-22 -48 H22 L16 0 H-16Z', '#FFFFFF') +
        path('M-20 -34 H20 L16 -2 H-16Z', '#E0863C') +
        stroke('M4 -30 L16 -76', s.palette.accent, 5),
    ),
  );
  surprise(s, 'grounded', 270, 440, 0.7);
}

/** Terraces of rice, water in some of them. */
function terraces(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  s.add(
    rect(0, 0, 640, 480, s.fade(top, low)),
    sun(s, s.side < 0 ? 480 : 150, 96, 44, accent),
    hills(s, 210, 80, mix(low, deep, 0.3)),
    hills(s, 240, 60, mix(low, deep, 0.5)),
  );
  s.add(
    many(7, (index) => {
      const y = 226 + index * 38;
      const sway = index % 2 ? 34 : -26;
      const field = `M-20 ${y + sway * 0.4} Q160 ${y - sway} 320 ${y + 6} T660 ${y - sway * 0.3} V500 H-20Z`;
      const fill = index % 3 === 2 ? mix('#9FD4DC', low, 0.3) : mix('#8CBF4A', deep, index * 0.08);
      return (
        path(field, fill) +
        path(field, 'none', { stroke: lighter(fill, 0.4), 'stroke-width': 4, opacity: 0.6 })
      );
    }),
  );
  s.add(
    at(170, 356, 1, hut()),
    at(96, 470, 0.9, palmTree('#2F7A4F', 240, -30)),
    at(590, 478, 0.9, palmTree('#2F7A4F', 300, -70)),
  );
  s.add(
    at(
      410,
      424,
      1,
      ellipse(0, 2, 20, 4, '#123', { opacity: 0.2 }) +
        path('M-11 0 V-30 Q0 -40 11 -30 V0Z', s.palette.accent) +
        circle(0, -42, 8, '#C98A5B') +
        path('M-24 -42 L0 -62 L24 -42Z', '#EBCB8B'),
    ),
  );
}

const hut = () =>
  rect(-30, -6, 6, 20, '#5A3A24') +
  rect(24, -6, 6, 20, '#5A3A24') +
  rect(-34, -38, 68, 34, '#B98652') +
  rect(-8, -30, 16, 26, '#6B4228') +
  path('M-50 -34 L0 -76 L50 -34Z', '#8A6A3C') +
  many(5, (index) => stroke(`M${-36 + index * 18} -36 L${-14 + index * 7} -64`, '#A8854F', 2.4));

/** Lanterns over the river, a temple behind. */
function lanterns(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 340, s.fade('#1A1C4A', '#8A4A6B')),
    stars(s, 50, 200),
    s.light(320, 320, 320, '#FFB36B', 0.6),
  );
  s.add(at(330, 330, 1.05, temple(s, '#5A2E4A', '#C9873C')), hills(s, 340, 26, '#2A1E44'));
  s.add(rect(0, 336, 640, 144, s.fade('#4A2F63', '#1A1638')), ripples(s, 350, 476, '#FFC98A'));
  s.add(
    many(11, (index) => {
      const size = s.rng.between(0.5, 1.15);
      const x = 30 + index * 58 + s.rng.between(-16, 16);
      const y = s.rng.between(40, 250);
      return (
        s.light(x, y, 46 * size, '#FFC15C', 0.7) +
        at(
          x,
          y,
          size,
          path('M-15 18 Q-22 -18 0 -22 Q22 -18 15 18Z', '#FFA94D') +
            path('M-7 18 Q-10 -16 0 -22 Q10 -16 7 18Z', '#FFD98A') +
            rect(-14, 17, 28, 5, '#C8662B', { rx: 2 }),
        )
      );
    }),
  );
  s.add(at(190, 424, 0.9, longtail('#2E2038', '#FF8A5B')), at(470, 440, 0.5, longtail('#2E2038', '#FFD27A')));
}

/** The city from across the water. */
function harbour(s: Scene): void {
  const dusk = s.rng.chance(0.5);
  s.night = dusk;
  const { top, low, deep, accent, ground } = s.palette;
  s.add(rect(0, 0, 640, 330, dusk ? s.fade('#1B2150', '#D9776B') : s.fade(top, low)));
  if (dusk) s.add(stars(s, 40, 160));
  s.add(
    sun(s, s.rng.between(140, 500), dusk ? 250 : 90, dusk ? 64 : 42, accent),
    skyline(s, 330, dusk ? '#2A2454' : mix(low, deep, 0.4), dusk),
  );
  s.add(
    wheel(s, s.side < 0 ? 520 : 110, 240),
    rect(
      0,
      328,
      640,
      152,
      dusk ? s.fade('#5A3A6B', '#1B1A40') : s.fade(mix(low, '#4FB0C0', 0.4), mix(ground, deep, 0.4)),
    ),
    ripples(s, 342, 470, dusk ? '#FFC98A' : '#FFFFFF'),
  );
  s.add(
    at(260, 420, 1.1, bumboat(s)),
    rect(0, 452, 640, 28, dusk ? '#15122E' : darker(ground, 0.35)),
    many(9, (index) => rect(20 + index * 76, 428, 5, 26, dusk ? '#15122E' : darker(ground, 0.35))),
    rect(0, 428, 640, 5, dusk ? '#15122E' : darker(ground, 0.35)),
  );
}

const wheel = (s: Scene, x: number, y: number) =>
  stroke(`M${x} ${y} L${x - 34} 330 M${x} ${y} L${x + 34} 330`, '#F4EEE4', 5) +
  circle(x, y, 76, 'none', { stroke: '#F4EEE4', 'stroke-width': 5 }) +
  many(12, (index) =>
    at(
      x,
      y,
      1,
      stroke('M0 0 V-76', '#F4EEE4', 1.6) +
        rect(-6, -86, 12, 13, s.palette.things[index % 3] ?? '#FFFFFF', { rx: 4 }),
      index * 30,
    ),
  );
const bumboat = (s: Scene) =>
  ellipse(0, 8, 96, 7, '#0A0A20', { opacity: 0.25 }) +
  path('M-92 -18 H92 Q86 12 62 14 H-64 Q-86 10 -92 -18Z', '#7A3B2A') +
  rect(-54, -52, 100, 34, '#F7E7C8', { rx: 4 }) +
  many(4, (index) => rect(-46 + index * 24, -46, 16, 18, '#7FB6C8', { rx: 3 })) +
  rect(-62, -60, 116, 10, s.palette.accent, { rx: 5 }) +
  circle(84, -16, 6, '#FFFFFF') +
  circle(84, -16, 3, '#1F1A17') +
  stroke('M-92 -14 H90', '#F2C14E', 4);

export const travel = { highlands, bay, suitcase, windowSeat, terraces, lanterns, harbour };
