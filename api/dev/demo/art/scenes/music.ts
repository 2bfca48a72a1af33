import { room, stars, tabletop } from '../backdrop.ts';
import { darker, lighter } from '../colour.ts';
import { hills } from '../props/outdoors.ts';
import { pottedPlant } from '../props/plants.ts';
import { headphones, speaker } from '../props/screens.ts';
import { amplifier, cassette, classicMic, drum, guitar, note, turntable, vinyl } from '../props/sound.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

/** Side A. */
function sideA(s: Scene): void {
  tabletop(s);
  s.add(
    at(272, 236, 1.25, s.lifted(turntable(s, s.thing()), 12), -5),
    at(556, 116, 1, s.lifted(sleeve(s), 8), 14),
    at(560, 384, 1, s.lifted(cassette(s, s.thing()), 7), -18),
  );
  surprise(s, 'lying', 600, 252, 0.8);
}

const sleeve = (s: Scene) =>
  at(46, 0, 1, vinyl(s, 76)) +
  rect(-84, -84, 168, 168, s.thing(), { rx: 4 }) +
  circle(0, 10, 46, lighter(s.palette.accent, 0.3)) +
  path('M-84 50 Q-30 10 20 44 T84 40 V84 H-84Z', s.palette.deep);

/** A guitar between songs. */
function rehearsal(s: Scene): void {
  room(s, 346, s.rng.pick(['window', 'disc', 'stripes', 'arch', 'fronds']));
  s.add(
    at(446, 420, 1.1, amplifier(s, s.palette.deep)),
    at(262, 428, 1.12, s.shadow(60) + guitar(s, s.rng.pick(['#D98A3C', '#B5562E', '#E2B05A', '#7A3A2A'])), 7),
    at(110, 428, 1, drum(s, 66, s.thing())),
    at(446, 236, 0.7, headphones(s, 90, s.thing())),
  );
  s.add(
    at(580, 430, 1, pottedPlant(s, 120)),
    at(110, 250, 1, note(s.palette.accent)),
    at(60, 200, 0.8, note(s.palette.deep)),
    at(350, 110, 0.9, note(s.palette.accent)),
  );
  surprise(s, 'grounded', 350, 456, 0.8);
}

/** Ten thousand hands. */
function festival(s: Scene): void {
  s.night = true;
  s.add(rect(0, 0, 640, 480, s.fade('#1A1440', '#8A2F6B')), stars(s, 50, 160), hills(s, 330, 40, '#251845'));
  const beams = s.things(5);
  s.add(
    many(5, (index) =>
      path(`M${160 + index * 80} 150 L${-60 + index * 190} 480 h130Z`, beams[index] ?? '#FFFFFF', {
        opacity: 0.24,
      }),
    ),
  );
  s.add(
    rect(120, 130, 400, 16, '#0F0A22'),
    many(12, (index) => stroke(`M${124 + index * 33} 130 l16 16 l16 -16`, '#3A2F5A', 2)),
    rect(120, 130, 14, 220, '#0F0A22'),
    rect(506, 130, 14, 220, '#0F0A22'),
    many(5, (index) => circle(160 + index * 80, 150, 8, '#FFF3C8')),
    rect(110, 326, 420, 30, '#0F0A22'),
    s.light(320, 280, 150, '#FFD79A', 0.7),
  );
  s.add(
    at(
      320,
      328,
      0.86,
      path('M-20 0 L-14 -62 Q0 -74 14 -62 L20 0Z', '#0F0A22') +
        circle(0, -84, 15, '#0F0A22') +
        stroke('M12 -58 L48 -110 M-12 -58 L-40 -40', '#0F0A22', 9),
    ),
    at(200, 328, 0.6, drum(s, 50, '#2A1F44')),
    at(450, 326, 0.8, speaker(s, 110, '#2A1F44')),
  );
  s.add(
    many(28, (index) =>
      at(
        12 + index * 24,
        476 + (index % 3) * 10,
        1,
        circle(0, -66, 15, '#120B26') +
          path('M-22 20 Q-20 -48 0 -50 Q20 -48 22 20Z', '#120B26') +
          (index % 2
            ? stroke(`M14 -40 L${20 + (index % 5) * 2} ${-100 - (index % 4) * 9}`, '#120B26', 8)
            : ''),
      ),
    ),
  );
  s.add(
    at(96, 96, 1, note('#FFD27A')),
    at(560, 80, 1.1, note('#35C9D8')),
    at(596, 150, 0.7, note('#FF5F7E')),
  );
}

/** The microphone, as near as a kiss. */
function vocal(s: Scene): void {
  room(s, 400, s.rng.pick(['disc', 'arch', 'stripes', 'plain']));
  s.add(
    many(6, (index) =>
      path(`M-10 ${150 + index * 24} q160 ${-70 + index * 20} 330 0 t330 0`, 'none', {
        stroke: s.palette.deep,
        'stroke-width': 2.5,
        opacity: 0.3,
      }),
    ),
    at(320, 446, 1.9, classicMic(s, 100)),
  );
  s.add(
    at(120, 230, 1.2, note(s.palette.accent)),
    at(176, 150, 0.9, note(s.palette.deep)),
    at(500, 200, 1.3, note(s.palette.deep)),
    at(560, 280, 0.9, note(s.palette.accent)),
    at(548, 446, 1, headphones(s, 100, s.thing())),
  );
  surprise(s, 'grounded', 108, 456, 0.95);
}

/** Tapes, from above. */
function mixtape(s: Scene): void {
  tabletop(s);
  s.things(5).forEach((colour, index) => {
    const [x = 0, y = 0] =
      [
        [150, 110],
        [430, 130],
        [250, 270],
        [520, 330],
        [160, 400],
      ][index] ?? [];
    s.add(at(x, y, 1.14, s.lifted(cassette(s, colour), 8), s.rng.between(-22, 22)));
  });
  s.add(
    at(
      380,
      420,
      1,
      s.lifted(
        stroke('M-70 0 L40 -8', darker(s.palette.accent, 0.1), 13) +
          path('M40 -14 L62 -9 L40 -1Z', '#E9CFA4'),
        5,
      ),
    ),
  );
  surprise(s, 'lying', 598, 60, 0.85);
}

export const music = { sideA, rehearsal, festival, vocal, mixtape };
