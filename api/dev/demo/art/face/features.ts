import { brightness, darker, lighter, mix } from '../colour.ts';
import { circle, ellipse, many, path, rect, stroke } from '../svg.ts';
import type { Face } from './resolve.ts';
import type { Beard, Glasses } from './spec.ts';

const INK = '#2B1E17';

/** Neck, ears and the head itself. */
export function head(face: Face): string {
  const { skin, side, rng, age } = face;
  const shade = darker(skin, 0.16);
  const jaw = face.presentation === 'masculine' ? rng.between(64.5, 66.5) : rng.between(65, 66.8);
  const wide = face.presentation === 'masculine' ? rng.between(17.4, 18.6) : rng.between(16.6, 17.8);
  const corner = face.presentation === 'masculine' ? 11.5 : 9;
  const outline = `M${48 - wide} 42 C${48 - wide} 12 ${48 + wide} 12 ${48 + wide} 42 C${48 + wide} 54 ${48 + corner} ${jaw} 48 ${jaw} C${48 - corner} ${jaw} ${48 - wide} 54 ${48 - wide} 42Z`;
  const wrinkles =
    age > 54
      ? stroke('M40 34 q8 -2 16 0 M37 56 q1.500 3 0 6 M59 56 q-1.500 3 0 6', shade, 1, { opacity: 0.8 })
      : '';
  return (
    path('M41 58 H55 V69 Q55 77 48 77 Q41 77 41 69Z', skin) +
    path('M41 62 Q48 71 55 62 V66.500 Q48 75 41 66.500Z', shade, { opacity: 0.75 }) +
    ellipse(48 - wide + 0.4, 46, 3, 4.4, skin) +
    ellipse(48 + wide - 0.4, 46, 3, 4.4, skin) +
    path(outline, skin) +
    path(
      `M48 19.5 C${48 - side * wide * 0.5} 19.5 ${48 - side * wide} 27 ${48 - side * wide} 42 C${48 - side * wide} 54 ${48 - side * corner} ${jaw} 48 ${jaw} C${48 - side * wide * 0.55} 58 ${48 - side * wide * 0.9} 40 48 19.5Z`,
      shade,
      { opacity: 0.16 },
    ) +
    wrinkles
  );
}

/** Brows, eyes, nose, mouth, cheeks. */
export function features(face: Face): string {
  const { rng, skin, age } = face;
  const feminine = face.presentation === 'feminine';
  const brow =
    brightness(face.hairColour) > 0.6 ? darker(face.hairColour, 0.35) : darker(face.hairColour, 0.05);
  const lift = rng.between(-0.8, 0.8);
  const gap = rng.between(6.6, 7.6);
  const brows = stroke(
    `M${48 - gap - 3.6} ${39.4 + lift} q3.600 ${-2.2 - lift * 0.4} 7 0 M${48 + gap - 3.4} ${39.4 + lift} q3.600 ${-2.2 - lift * 0.4} 7 0`,
    brow,
    feminine ? 1.3 : 1.9,
  );
  const cheeks =
    circle(48 - gap - 3, 53, 3.4, mix('#E8604C', skin, 0.35), { opacity: feminine ? 0.4 : 0.22 }) +
    circle(48 + gap + 3, 53, 3.4, mix('#E8604C', skin, 0.35), { opacity: feminine ? 0.4 : 0.22 });
  const nose = stroke(
    rng.pick([
      'M47.500 49 q-1.600 3 1.200 3.200',
      'M46.400 51.600 q1.600 1.500 3.200 0',
      'M48.400 48.600 q1.600 3 -1 3.400',
    ]),
    darker(skin, 0.28),
    1.4,
  );
  const bags =
    age > 46
      ? stroke(
          `M${48 - gap - 2.4} 49.600 q2.400 1.200 4.800 0 M${48 + gap - 2.4} 49.600 q2.400 1.200 4.800 0`,
          darker(skin, 0.2),
          0.9,
        )
      : '';
  const freckles = rng.chance(0.1)
    ? many(6, (index) =>
        circle(
          48 + (index < 3 ? -1 : 1) * (6 + (index % 3) * 2.2),
          51 + (index % 2) * 1.7,
          0.5,
          darker(skin, 0.35),
        ),
      )
    : '';
  return cheeks + bags + eyes(face, gap) + brows + nose + mouth(face) + freckles;
}

function eyes(face: Face, gap: number): string {
  const { rng } = face;
  const lashes =
    face.presentation === 'feminine'
      ? stroke(
          `M${48 - gap - 2.6} 44.600 q2.600 -2.400 5.200 0 M${48 + gap - 2.6} 44.600 q2.600 -2.400 5.200 0 M${48 - gap - 2.6} 44.600 l-1.500 -0.900 M${48 + gap + 2.6} 44.600 l1.500 -0.900`,
          INK,
          1.1,
        )
      : '';
  const kinds = [
    () =>
      circle(48 - gap, 45.6, 1.9, INK) +
      circle(48 + gap, 45.6, 1.9, INK) +
      circle(48 - gap + 0.7, 45, 0.6, '#FFFFFF') +
      circle(48 + gap + 0.7, 45, 0.6, '#FFFFFF') +
      lashes,
    () => stroke(`M${48 - gap - 2.6} 46 q2.600 -3 5.200 0 M${48 + gap - 2.6} 46 q2.600 -3 5.200 0`, INK, 1.7),
    () =>
      ellipse(48 - gap, 45.6, 3.1, 2.1, '#FFFFFF') +
      ellipse(48 + gap, 45.6, 3.1, 2.1, '#FFFFFF') +
      circle(48 - gap, 45.6, 1.8, INK) +
      circle(48 + gap, 45.6, 1.8, INK) +
      stroke(`M${48 - gap - 3} 44.600 q3 -2.400 6 0 M${48 + gap - 3} 44.600 q3 -2.400 6 0`, INK, 1.2),
    () =>
      circle(48 - gap, 45.6, 1.9, INK) +
      circle(48 - gap + 0.7, 45, 0.6, '#FFFFFF') +
      stroke(`M${48 + gap - 2.6} 46 q2.600 -2.600 5.200 0`, INK, 1.7),
  ] as const;
  const roll = rng.next();
  return (roll < 0.46 ? kinds[0] : roll < 0.68 ? kinds[1] : roll < 0.95 ? kinds[2] : kinds[3])();
}

function mouth(face: Face): string {
  const { rng, lips } = face;
  const tilt = rng.between(-0.8, 0.8);
  const line = darker(lips, 0.2);
  return rng.pick([
    () => stroke(`M43 ${57.6 + tilt} q5 4.200 10 ${-tilt}`, line, 1.7),
    () =>
      path(
        'M42.500 56.500 Q48 58 53.500 56.500 Q52.500 62.500 48 62.500 Q43.500 62.500 42.500 56.500Z',
        '#7A2A2A',
      ) +
      path('M43 56.700 Q48 58.100 53 56.700 L52.600 58.800 Q48 59.800 43.400 58.800Z', '#FFFFFF') +
      ellipse(48, 61.4, 2.4, 1, '#D9686B'),
    () =>
      path('M43.500 57.500 Q46 56 48 57 Q50 56 52.500 57.500 Q50 61 48 61 Q46 61 43.500 57.500Z', lips) +
      stroke('M43.500 57.600 Q48 58.800 52.500 57.600', darker(lips, 0.3), 0.8),
    () =>
      path('M43 57 Q48 59 53 57 Q51.500 61.500 48 61.500 Q44.500 61.500 43 57Z', '#FFFFFF') +
      stroke(
        'M42.600 56.700 Q48 59 53.400 56.700 M43.200 57.500 Q44.800 61.800 48 61.800 Q51.200 61.800 52.800 57.500',
        line,
        1.2,
      ),
  ])();
}

/** Facial hair; drawn before the mouth, so that the mouth stays seen. */
export function beard(face: Face): string {
  const colour = face.hair === 'bald' ? '#3A2A20' : face.hairColour;
  const drawn: Record<Beard, () => string> = {
    none: () => '',
    stubble: () =>
      path(
        'M31.500 50 C32 60 40 67 48 67 C56 67 64 60 64.500 50 C61 56 56 54 48 54 C40 54 35 56 31.500 50Z',
        colour,
        { opacity: 0.22 },
      ),
    moustache: () =>
      path(
        'M40.500 56.600 Q44 52.600 48 54.400 Q52 52.600 55.500 56.600 Q51 57 48 56 Q45 57 40.500 56.600Z',
        colour,
      ),
    goatee: () =>
      path('M43 62 Q48 60.500 53 62 Q52.500 68.500 48 69 Q43.500 68.500 43 62Z', colour) +
      path('M42 55.800 Q48 52.600 54 55.800 Q48 55 42 55.800Z', colour),
    short: () =>
      path(
        'M30.800 47 C31 60 39 68.500 48 68.500 C57 68.500 65 60 65.200 47 C63 56 59 54.600 54 54 Q48 52.600 42 54 C37 54.600 33 56 30.800 47Z',
        colour,
        { opacity: 0.9 },
      ),
    full: () =>
      path(
        'M30.500 46 C29 64 38 75 48 75 C58 75 67 64 65.500 46 C63 56 59 54.600 54 53.600 Q48 52 42 53.600 C37 54.600 33 56 30.500 46Z',
        colour,
      ),
  };
  const patch =
    face.beard === 'short' || face.beard === 'full'
      ? ellipse(48, 59.2, 6.4, 4.4, mix(face.skin, colour, 0.12))
      : '';
  return drawn[face.beard]() + patch;
}

/** Glasses and the light on them. */
export function glasses(face: Face): string {
  const frame = brightness(face.skin) > 0.4 ? '#3A2E2B' : '#F0E2CC';
  const arms = stroke(
    'M33.500 44.500 L30.500 43.500 M62.500 44.500 L65.500 43.500 M46 45 q2 -1.600 4 0',
    frame,
    1.5,
  );
  const line = { stroke: frame, 'stroke-width': 1.5 };
  const drawn: Record<Glasses, () => string> = {
    none: () => '',
    round: () =>
      circle(40, 46, 6.2, '#FFFFFF', { 'fill-opacity': 0.2, ...line }) +
      circle(56, 46, 6.2, '#FFFFFF', { 'fill-opacity': 0.2, ...line }) +
      arms,
    square: () =>
      rect(33.5, 41, 12.6, 9.6, '#FFFFFF', { 'fill-opacity': 0.2, rx: 2.6, ...line }) +
      rect(49.9, 41, 12.6, 9.6, '#FFFFFF', { 'fill-opacity': 0.2, rx: 2.6, ...line }) +
      arms,
    sun: () =>
      path(
        'M32.500 41.500 H46.500 Q46.500 51.500 39.500 51.500 Q33 51.500 32.500 41.500Z M49.500 41.500 H63.500 Q63 51.500 56.500 51.500 Q49.500 51.500 49.500 41.500Z',
        '#26212E',
      ) +
      stroke('M32 41.500 H64', '#26212E', 1.8) +
      stroke('M36 44 l4 5 M53 44 l4 5', '#FFFFFF', 1.3, { opacity: 0.4 }),
    cat: () =>
      path(
        'M32 40 L45.500 42.500 Q46.500 50.500 40 50.500 Q34.500 50.500 32 40Z M64 40 L50.500 42.500 Q49.500 50.500 56 50.500 Q61.500 50.500 64 40Z',
        '#FFFFFF',
        {
          'fill-opacity': 0.22,
          stroke: lighter(face.cloth, 0.05),
          'stroke-width': 1.7,
          'stroke-linejoin': 'round',
        },
      ) + stroke('M46 44 q2 -1.200 4 0', face.cloth, 1.5),
  };
  return drawn[face.glasses]();
}

/** Small gold at the ears. */
export const earrings = (face: Face) =>
  face.presentation === 'feminine' && face.rng.chance(0.55)
    ? face.rng.pick([
        circle(30.4, 52, 1.6, '#E9B84C') + circle(65.6, 52, 1.6, '#E9B84C'),
        circle(30.2, 54, 3, 'none', { stroke: '#E9B84C', 'stroke-width': 1.2 }) +
          circle(65.8, 54, 3, 'none', { stroke: '#E9B84C', 'stroke-width': 1.2 }),
        path('M30.400 51 l2 5 h-4Z M65.600 51 l2 5 h-4Z', face.cloth),
      ])
    : '';
