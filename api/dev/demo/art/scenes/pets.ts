import { room, stars } from '../backdrop.ts';
import { lighter, mix } from '../colour.ts';
import { cat, coat, dog, fishbowl, rabbit, sleepingCat, songbird, yarn } from '../props/animals.ts';
import { cloud, hills, skyline, sun } from '../props/outdoors.ts';
import { pottedPlant } from '../props/plants.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, mirrored, path, rect, stroke } from '../svg.ts';

/** A cat on the sill, the whole street below. */
function windowCat(s: Scene): void {
  const { top, low, deep, accent } = s.palette;
  room(s, 372, 'plain');
  s.add(
    rect(120, 40, 400, 300, '#FFFDF6', { rx: 8 }),
    s.inside(
      rect(134, 54, 372, 272, '#000'),
      rect(134, 54, 372, 272, s.fade(lighter(top, 0.3), mix(low, '#9AD3EA', 0.4))) +
        sun(s, 430, 120, 36, accent) +
        at(230, 110, 0.8, cloud()) +
        hills(s, 300, 60, mix(low, deep, 0.25)),
    ),
    rect(314, 54, 12, 272, '#FFFDF6'),
    rect(96, 336, 448, 22, s.tone('#E9D9C0'), { rx: 5 }),
  );
  s.add(
    at(236, 338, 1.12, cat(s, coat(s))),
    at(420, 338, 1, s.rng.chance(0.5) ? sleepingCat(s, coat(s)) : pottedPlant(s, 120)),
  );
  s.add(
    path('M96 20 H200 Q190 180 110 330 H96Z', accent, { opacity: 0.85 }),
    path('M544 20 H440 Q450 180 530 330 H544Z', accent, { opacity: 0.85 }),
    rect(84, 14, 472, 14, s.palette.deep, { rx: 7 }),
  );
  s.add(
    at(110, 448, 1, yarn(s, 32, s.thing())),
    at(
      540,
      452,
      1,
      s.shadow(50) + path('M-52 -34 H52 L42 0 H-42Z', s.tone(s.thing())) + ellipse(0, -34, 52, 11, '#A8683A'),
    ),
  );
}

/** The dog has eaten, or says it has not. */
function dinnerTime(s: Scene): void {
  room(s, 330, s.rng.pick(['tiles', 'stripes', 'window', 'disc']));
  s.add(
    at(240, 420, 1.35, dog(s, coat(s))),
    at(
      470,
      432,
      1,
      s.shadow(84) +
        path('M-92 -52 H92 L74 0 H-74Z', s.tone(s.palette.accent)) +
        ellipse(0, -52, 92, 18, mix(s.palette.accent, '#2B1426', 0.25)) +
        ellipse(0, -54, 80, 13, '#8A5A3A') +
        many(9, (index) =>
          circle(-56 + index * 14, -58 - (index % 3) * 4, 9, index % 2 ? '#A8703F' : '#B98350'),
        ) +
        at(
          0,
          -24,
          1,
          path(
            'M-26 -6 a8 8 0 1 1 6 -6 h40 a8 8 0 1 1 6 6 a8 8 0 1 1 -6 6 h-40 a8 8 0 1 1 -6 -6Z',
            '#FFFFFF',
          ),
        ),
    ),
  );
  s.add(
    at(92, 440, 1, circle(0, -22, 22, s.round('#9CC24A')) + stroke('M-18 -32 Q0 -22 -8 -4', '#FFFFFF', 3)),
  );
  surprise(s, 'aloft', s.side < 0 ? 540 : 90, 120, 0.95);
}

/** Friends who should not be friends. */
function friends(s: Scene): void {
  room(s, 336, s.rng.pick(['disc', 'arch', 'fronds', 'stripes']));
  s.add(
    at(146, 420, 1.1, dog(s, coat(s))),
    at(308, 428, 1, cat(s, coat(s))),
    at(448, 430, 1.1, rabbit(s, s.rng.pick(['#F6F0E6', '#B9A592', '#8A7A6E']))),
    at(566, 430, 1, s.shadow(30) + songbird(s.palette.accent)),
    at(146, 272, 0.84, mirrored(songbird(s.thing()))),
  );
  surprise(s, 'aloft', s.side < 0 ? 520 : 420, 110, 0.9);
}

/** A round world with two inhabitants, and one who watches. */
function fishes(s: Scene): void {
  room(s, 344, s.rng.pick(['window', 'fronds', 'disc', 'arch']));
  s.add(
    at(346, 430, 1, fishbowl(s, 142)),
    at(120, 436, 1, cat(s, coat(s))),
    at(566, 440, 1, pottedPlant(s, 140)),
  );
}

/** Roof cats. */
function rooftop(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#1B2150', '#8A5A7E')),
    stars(s, 60, 260),
    circle(s.side < 0 ? 180 : 460, 140, 84, '#FFE9B8'),
    circle(s.side < 0 ? 156 : 436, 122, 12, '#F2D08A'),
    circle(s.side < 0 ? 204 : 484, 168, 18, '#F2D08A'),
    skyline(s, 400, '#2A2454', true),
  );
  s.add(
    path('M-20 480 V400 L170 318 L360 400 L400 384 L540 330 L680 392 V480Z', '#5A3248'),
    many(9, (row) => stroke(`M-20 ${414 + row * 16} H660`, '#7A4A5A', 2.4)),
    path('M-20 400 L170 318 L360 400 L400 384 L540 330 L680 392', 'none', {
      stroke: '#A8687A',
      'stroke-width': 9,
    }),
  );
  s.add(
    at(170, 322, 0.72, cat(s, '#3A332E')),
    at(540, 334, 0.66, cat(s, '#E8923C')),
    at(360, 404, 0.6, sleepingCat(s, '#F6F0E6')),
  );
  s.add(stroke('M430 372 V250 M404 262 H456 M412 278 H448', '#3A2A44', 4));
}

export const pets = { windowCat, dinnerTime, friends, fishes, rooftop };
