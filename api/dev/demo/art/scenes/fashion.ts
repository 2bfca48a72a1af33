import { room, tabletop } from '../backdrop.ts';
import { darker, lighter, mix } from '../colour.ts';
import { plinth } from '../props/bottles.ts';
import { pottedPlant } from '../props/plants.ts';
import { dressForm, garment, handbag, heel, hung, sneaker, strawHat, sunglasses } from '../props/wear.ts';
import type { Scene } from '../scene.ts';
import { surprise } from '../surprises.ts';
import { at, circle, many, path, rect, stroke } from '../svg.ts';

/** The rail of a small shop. */
function rail(s: Scene): void {
  room(s, 366, s.rng.pick(['window', 'fronds', 'disc', 'stripes']));
  s.add(
    at(
      320,
      436,
      1,
      s.shadow(240, 16) + stroke('M-230 0 V-356 H230 V0 M-250 0 H-210 M210 0 H250', '#4A3A33', 9),
    ),
  );
  const kinds = s.rng.shuffle(['dress', 'shirt', 'kebaya', 'jacket', 'dress'] as const);
  s.things(5).forEach((colour, index) => {
    s.add(at(146 + index * 88, 84, 0.86, hung(s, kinds[index] ?? 'shirt', colour)));
  });
  s.add(
    at(520, 456, 1, sneaker(s, 84, s.thing())),
    at(430, 464, 1, sneaker(s, 84, s.thing())),
    at(140, 458, 1, handbag(s, 84, s.palette.accent)),
  );
  surprise(s, 'aloft', 46, 150, 0.8);
}

/** An outfit laid out on the bed. */
function outfit(s: Scene): void {
  tabletop(s);
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF', fourth = '#FFFFFF'] = s.things(4);
  s.add(
    at(210, 60, 1.3, s.lifted(garment(s, s.rng.pick(['shirt', 'kebaya', 'jacket'] as const), first), 7), -6),
  );
  s.add(at(232, 270, 1.12, s.lifted(garment(s, 'skirt', second), 7), -4));
  s.add(at(482, 124, 1, s.lifted(strawHat(s, 92), 9)), at(470, 268, 1, s.lifted(sunglasses(third), 4), -10));
  s.add(
    at(500, 424, 1, s.lifted(at(0, 0, 1, flatBag(fourth)), 8), 8),
    at(60, 392, 1, s.lifted(at(0, 0, 0.9, belt(third)), 4)),
  );
  surprise(s, 'lying', 596, 330, 0.85);
}

const flatBag = (colour: string) =>
  stroke('M-56 -60 Q-56 -130 0 -130 Q56 -130 56 -60', darker(colour, 0.25), 9) +
  rect(-84, -70, 168, 110, colour, { rx: 16 }) +
  path('M-84 -54 Q-84 -70 -68 -70 H68 Q84 -70 84 -54 L40 -10 H-40Z', darker(colour, 0.14)) +
  circle(0, -12, 9, '#F2C14E');

const belt = (colour: string) =>
  circle(0, 0, 44, 'none', { stroke: colour, 'stroke-width': 15 }) +
  circle(0, 0, 22, 'none', { stroke: darker(colour, 0.15), 'stroke-width': 13 }) +
  rect(34, -14, 28, 28, '#F2C14E', { rx: 5 });

/** The fitting: forms in front of an arch. */
function forms(s: Scene): void {
  room(s, 378, s.rng.pick(['arch', 'window', 'disc']));
  const kinds = s.rng.shuffle(['dress', 'kebaya', 'jacket'] as const);
  s.things(3).forEach((colour, index) => {
    s.add(at(150 + index * 172, 430 - (index % 2) * 18, 0.98, dressForm(s, kinds[index] ?? 'dress', colour)));
  });
  s.add(at(586, 440, 1, pottedPlant(s, 120)));
  surprise(s, 'grounded', 62, 456, 0.9);
}

/** Shoes and a bag on their blocks. */
function display(s: Scene): void {
  room(s, 316, s.rng.pick(['arch', 'disc', 'fronds']));
  const [first = '#FFFFFF', second = '#FFFFFF', third = '#FFFFFF'] = s.things(3);
  const stone = (part: number) => mix(s.palette.ground, s.palette.low, part);
  s.add(at(326, 384, 1, plinth(s, 108, 96, stone(0.6))), at(326, 292, 1, handbag(s, 150, first)));
  s.add(
    at(150, 424, 1, plinth(s, 92, 34, stone(0.4))),
    at(150, 394, 1.1, s.rng.chance(0.5) ? sneaker(s, 128, second) : heel(s, 128, second)),
  );
  s.add(at(504, 432, 1, plinth(s, 92, 46, stone(0.4))), at(504, 390, 1.1, heel(s, 128, third)));
  surprise(s, 'aloft', s.side < 0 ? 566 : 70, 126, 0.95);
}

/** Cloth, close to: batik in folds. */
function batik(s: Scene): void {
  s.add(rect(0, 0, 640, 480, s.palette.low));
  s.things(4).forEach((colour, index) => {
    const left = index * 160 - 30;
    const outline = `M${left} 0 H${left + 200} Q${left + 150} 240 ${left + 190} 480 H${left - 20} Q${left + 40} 240 ${left} 0Z`;
    const ink = lighter(colour, 0.5);
    const motif = s.rng.pick([bloom, leafMotif, rings]);
    const print = many(15, (spot) =>
      at(
        left + 26 + (spot % 3) * 66 + (Math.floor(spot / 3) % 2) * 30,
        40 + Math.floor(spot / 3) * 98,
        1,
        motif(ink, s.palette.accent),
      ),
    );
    s.add(
      path(outline, s.tone(colour)),
      s.inside(path(outline, '#000'), print),
      stroke(`M${left + 4} 0 Q${left + 44} 240 ${left - 12} 480`, darker(colour, 0.4), 9, { opacity: 0.25 }),
    );
  });
  s.add(at(470, 400, 1, s.lifted(scissors(s.palette.accent), 7), -30));
  surprise(s, 'lying', 140, 412, 1);
}

const bloom = (ink: string, heart: string) =>
  many(8, (index) =>
    at(0, 0, 1, path('M0 -8 Q-9 -22 0 -34 Q9 -22 0 -8Z', ink, { opacity: 0.9 }), index * 45),
  ) +
  circle(0, 0, 8, heart) +
  circle(0, 0, 3, ink);
const leafMotif = (ink: string, heart: string) =>
  stroke('M-26 26 Q0 0 26 -26', ink, 3) +
  many(4, (index) =>
    at(
      -18 + index * 12,
      18 - index * 12,
      1,
      path('M0 0 Q4 -16 18 -14 Q16 0 0 0Z M0 0 Q-16 4 -14 18 Q0 16 0 0Z', ink, { opacity: 0.9 }),
    ),
  ) +
  circle(28, -28, 6, heart);
const rings = (ink: string, heart: string) =>
  circle(0, 0, 30, 'none', { stroke: ink, 'stroke-width': 4 }) +
  circle(0, 0, 18, 'none', { stroke: ink, 'stroke-width': 4, 'stroke-dasharray': '3 6' }) +
  path('M0 -9 L9 0 L0 9 L-9 0Z', heart);

const scissors = (colour: string) =>
  stroke('M0 0 L-96 -26 M0 0 L-96 26', '#C9CDD4', 10) +
  circle(32, -24, 22, 'none', { stroke: colour, 'stroke-width': 10 }) +
  circle(32, 24, 22, 'none', { stroke: colour, 'stroke-width': 10 }) +
  stroke('M0 0 L16 -12 M0 0 L16 12', colour, 10) +
  circle(0, 0, 5, '#6B6672');

/** A shop window after closing. */
function boutique(s: Scene): void {
  s.night = true;
  s.add(
    rect(0, 0, 640, 480, s.fade('#1E1A3C', '#3F2F5C')),
    rect(0, 404, 640, 76, '#2A2344'),
    many(13, (index) => rect(index * 52, 404, 3, 76, '#3A3158')),
  );
  s.add(
    rect(70, 60, 500, 350, '#15112B', { rx: 6 }),
    rect(86, 112, 468, 284, s.fade('#FFE7B8', '#F2B98A')),
    s.light(320, 240, 300, '#FFF3D0', 0.7),
  );
  const kinds = s.rng.shuffle(['dress', 'kebaya', 'jacket'] as const);
  s.things(3).forEach((colour, index) => {
    s.add(at(184 + index * 136, 394, 0.78, dressForm(s, kinds[index] ?? 'dress', colour)));
  });
  s.add(
    rect(312, 112, 8, 284, '#15112B'),
    many(8, (index) =>
      path(
        `M${62 + index * 64.5} 62 h64.500 v34 a32.200 20 0 0 1 -64.500 0Z`,
        index % 2 ? '#FFF4E6' : s.palette.accent,
      ),
    ),
    path('M110 380 L240 130 H290 L150 380Z', '#FFFFFF', { opacity: 0.16 }),
  );
  surprise(s, 'grounded', 590, 452, 0.9);
}

export const fashion = { rail, outfit, forms, display, batik, boutique };
