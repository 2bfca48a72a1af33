import { darker, lighter } from '../colour.ts';
import { circle, ellipse, many, path, stroke } from '../svg.ts';
import type { Face } from './resolve.ts';
import type { HairStyle } from './spec.ts';

/** What falls behind the head and shoulders. */
export function hairBehind(face: Face): string {
  const colour = darker(face.hairColour, 0.12);
  const drawn: Partial<Record<HairStyle, string>> = {
    bob: path('M25 44 C22 18 74 18 71 44 L72 62 Q66 70 60 64 H36 Q30 70 24 62Z', colour),
    fringe: path('M25 44 C22 18 74 18 71 44 L74 80 Q60 86 48 84 Q36 86 22 80Z', colour),
    long: path('M25 44 C21 16 75 16 71 44 L76 88 Q62 92 48 90 Q34 92 20 88Z', colour),
    longPart: path('M25 44 C21 16 75 16 71 44 Q70 70 78 90 H18 Q26 70 25 44Z', colour),
    waves: path(
      'M24 44 C20 16 76 16 72 44 Q80 54 74 64 Q82 74 74 86 Q60 92 48 90 Q36 92 22 86 Q14 74 22 64 Q16 54 24 44Z',
      colour,
    ),
    ponytail: path('M60 26 Q86 28 82 62 Q80 78 70 84 Q76 62 68 46Z', colour),
    braid:
      many(6, (index) =>
        ellipse(
          69 + Math.sin(index) * 1.5,
          46 + index * 8,
          6.5 - index * 0.3,
          5.6,
          index % 2 ? colour : darker(colour, 0.14),
        ),
      ) + circle(69, 94, 3, face.cloth),
    bun: circle(48, 15, 9, colour),
    topKnot: circle(48, 13, 8, colour),
    manBun: circle(48, 14, 7, colour),
    spaceBuns: circle(29, 19, 9, colour) + circle(67, 19, 9, colour),
    shaggy: path('M27 44 C24 18 72 18 69 44 L70 58 Q64 60 62 52 H34 Q32 60 26 58Z', colour),
  };
  return drawn[face.hair] ?? '';
}

const CAP = 'M29.500 45 C26.500 22 38 17 48 17 C58 17 69.500 22 66.500 45';

/** What frames the forehead. */
export function hairFront(face: Face): string {
  const colour = face.hairColour;
  const line = lighter(colour, 0.22);
  const gloss = stroke('M38 22.500 Q48 18.500 57 22', line, 2, { opacity: 0.5 });
  const on = (outline: string, more = '') => path(outline, colour) + gloss + more;
  const middle = `${CAP} C65 36 58 30 48 25 C38 30 31 36 29.500 45Z`;
  const drawn: Record<HairStyle, () => string> = {
    crop: () => on(`${CAP} C65 34 60 30 48 30 C36 30 31 34 29.500 45Z`),
    sidePart: () => on(`${CAP} C65 36 64 31 60 29 C50 34 42 31 38 27 C33 32 31 38 29.500 45Z`),
    quiff: () =>
      on(
        'M29.500 44 C28 30 30 22 36 18 C40 9 60 8 65 17 C69 24 68 34 66.500 44 C64 36 61 31 56 29 C48 32 40 31 36 29 C32 33 31 38 29.500 44Z',
      ),
    curls: () =>
      many(13, (index) =>
        circle(
          30 + (index % 7) * 6,
          index < 7 ? 30 - Math.sin((index / 6) * 3.14) * 10 : 24 - Math.sin(((index - 7) / 5) * 3.14) * 7,
          6.4,
          index % 2 ? colour : darker(colour, 0.1),
        ),
      ) + circle(48, 20, 8, colour),
    fade: () =>
      path(`${CAP} C64 38 62 33 58 31 H38 C34 33 32 38 29.500 45Z`, colour, { opacity: 0.55 }) +
      path('M33 31 C33 20 40 17 48 17 C56 17 63 20 63 31 C57 28 39 28 33 31Z', colour),
    undercut: () =>
      path(`${CAP} C64 38 63 34 61 32 H35 C33 34 32 38 29.500 45Z`, colour, { opacity: 0.5 }) +
      on('M34 32 C30 22 36 13 50 13 C64 13 68 22 64 34 C58 26 46 32 34 32Z'),
    shaggy: () =>
      on(
        'M28 48 C25 22 38 16 48 16 C58 16 71 22 68 48 L64 38 L60 42 L56 34 L50 40 L45 33 L40 41 L36 35 L32 44Z',
      ),
    manBun: () => on(`${CAP} C65 34 58 27 48 26 C38 27 31 34 29.500 45Z`),
    bald: () => ellipse(40, 27, 6, 3.4, '#FFFFFF', { opacity: 0.28 }),
    receding: () =>
      path(
        'M29.500 46 C28 36 29 28 34 23 C33 32 33 38 31.500 46Z M66.500 46 C68 36 67 28 62 23 C63 32 63 38 64.500 46Z M38 20 Q48 15 58 20 Q48 19 38 20Z',
        colour,
      ),
    bob: () => on(`${CAP} L67.500 56 C64 46 63 36 58 30 C48 36 38 34 33 33 C32 42 31 48 28.500 56Z`),
    fringe: () =>
      on(
        `${CAP} L68 60 C64 50 64 42 63.500 36 Q48 40 32.500 36 C32 42 32 50 28 60Z`,
        stroke('M40 26 V35 M48 25 V36 M56 26 V35', darker(colour, 0.2), 1.1),
      ),
    long: () => on(`${CAP} L68 58 C65 48 64 38 59 30 C50 36 40 34 33 32 C31 42 31 48 28 58Z`),
    longPart: () =>
      on(`${middle.replace('Z', '')} L27.500 62 C29 54 29 48 29.500 45Z`) +
      path('M66.500 45 L68.500 62 C67 54 67 48 66.500 45Z', colour),
    waves: () =>
      on(`${CAP} Q72 54 67 62 C66 50 63 36 56 28 C50 34 38 32 33 34 Q32 46 29 62 Q24 54 29.500 45Z`),
    bun: () => on(`${CAP} C65 34 58 27 48 27 C38 27 31 34 29.500 45Z`),
    topKnot: () =>
      on(`${CAP} C65 34 58 28 48 26 C38 28 31 34 29.500 45Z`, stroke('M43 18 Q48 21 53 18', face.cloth, 2.4)),
    ponytail: () => on(`${CAP} C65 34 60 27 50 26 C40 28 32 34 29.500 45Z`),
    braid: () => on(`${CAP} L68 54 C66 42 62 32 54 27 C44 32 34 34 29.500 45Z`),
    pixie: () => on(`${CAP} C65 38 64 34 62 31 C54 36 42 34 36 29 C33 34 32 42 28.500 50 L29.500 45Z`),
    spaceBuns: () => on(middle),
  };
  return drawn[face.hair]();
}
