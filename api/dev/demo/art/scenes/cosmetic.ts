import { room, tabletop } from '../backdrop.ts';
import { lighter, mix } from '../colour.ts';
import { brush, eyePalette, jar, lipstick, nailPolish, perfume, plinth, smear } from '../props/bottles.ts';
import { sprig } from '../props/plants.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, ellipse, many, path, rect } from '../svg.ts';

/** Lipsticks as a skyline. */
function lipsticks(s: Scene): void {
  room(s, 322, s.rng.pick(['arch', 'disc', 'stripes']));
  const shades = ['#C2185B', '#D7423A', '#8E2B4B', '#E5736B', '#B0543F', '#E0568A'];
  s.rng.shuffle(shades).forEach((shade, index) => {
    s.add(at(92 + index * 92, 398 + (index % 2) * 30, 1, lipstick(s, s.rng.between(150, 250), shade)));
  });
  surprise(s, 'aloft', s.side < 0 ? 566 : 80, 120, 0.9);
}

/** The open palette and everything around it, from above. */
function palette(s: Scene): void {
  tabletop(s);
  s.add(at(288, 318, 1, s.lifted(eyePalette(s, 5, 3), 10), -8));
  s.add(
    at(520, 420, 1, s.lifted(brush(s, 260), 6), 14),
    at(584, 400, 1, s.lifted(brush(s, 200, '#3A2A2A'), 6), 26),
    at(74, 440, 1, s.lifted(brush(s, 240, '#C9785A'), 6), -12),
  );
  s.add(
    at(466, 74, 1, s.lifted(smear(s.thing(), 130), 3), 12),
    at(40, 70, 1, s.lifted(smear(s.palette.accent, 110), 3), -16),
  );
  surprise(s, 'lying', 596, 150, 0.8);
}

/** The mirror with the bulbs, ten minutes before the show. */
function mirror(s: Scene): void {
  room(s, 356, 'plain');
  const bulb = (x: number, y: number) =>
    s.light(x, y, 40, '#FFE9B0', 0.9) +
    circle(x, y, 12, '#FFF6DA') +
    circle(x, y, 12, 'none', { stroke: '#E9C877', 'stroke-width': 2 });
  s.add(
    rect(160, 34, 320, 312, s.tone(s.palette.deep), { rx: 22 }),
    rect(200, 72, 240, 262, s.fade('#FDFBFF', '#CFC3DC', 1), { rx: 12 }),
    path('M224 300 L360 84 H408 L262 320Z', '#FFFFFF', { opacity: 0.5 }),
  );
  s.add(
    many(5, (index) => bulb(180, 76 + index * 58) + bulb(460, 76 + index * 58)),
    many(4, (index) => bulb(236 + index * 56, 54)),
  );
  s.add(
    at(110, 430, 1, perfume(s, 130, s.thing())),
    at(230, 444, 1, lipstick(s, 120, s.palette.accent)),
    at(
      540,
      432,
      1,
      s.shadow(44) +
        rect(-38, -84, 76, 84, s.tone(s.thing()), { rx: 8 }) +
        at(-14, -70, 0.62, brush(s, 150), -12) +
        at(14, -70, 0.62, brush(s, 170, '#3A2A2A'), 10) +
        rect(-38, -62, 76, 62, s.tone(s.palette.ground), { rx: 8 }),
    ),
  );
  s.add(at(392, 446, 1, jar(s, 92, s.thing())));
  surprise(s, 'grounded', 312, 408, 0.62);
}

/** Nail colours, one of them spilled. */
function polish(s: Scene): void {
  room(s, 300);
  s.things(4).forEach((colour, index) => {
    s.add(at(108 + index * 142, 380 + (index % 2) * 34, 1, nailPolish(s, 168 + (index % 3) * 14, colour)));
  });
  const spill = s.palette.accent;
  s.add(
    path('M380 452 Q420 428 470 440 Q540 430 560 452 Q520 476 450 468 Q396 474 380 452Z', spill),
    ellipse(440, 450, 26, 5, lighter(spill, 0.5), { opacity: 0.8 }),
  );
  surprise(s, 'aloft', s.side < 0 ? 552 : 92, 120, 0.9);
}

/** Scent, light and a shadow of leaves. */
function scent(s: Scene): void {
  room(s, 326, s.rng.pick(['fronds', 'window', 'arch']));
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  s.add(
    at(320, 414, 1, plinth(s, 150, 40, mix(s.palette.ground, s.palette.low, 0.6))),
    at(264, 378, 1, perfume(s, 200, first)),
    at(396, 380, 1, perfume(s, 140, second)),
  );
  s.add(at(110, 430, 1, perfume(s, 116, third)), at(548, 448, 1, s.lifted(sprig('#5C9A63', 170), 4), 28));
  surprise(s, 'aloft', s.side < 0 ? 540 : 96, 120, 0.9);
}

export const cosmetic = { lipsticks, palette, mirror, polish, scent };
