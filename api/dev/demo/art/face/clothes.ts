import { brightness, darker, lighter } from '../colour.ts';
import { circle, ellipse, many, path, rect, stroke, tag } from '../svg.ts';
import type { Face } from './resolve.ts';
import type { Clothes } from './spec.ts';

const BODY = 'M11 98 C13 77 28 72 40 69.500 Q48 76 56 69.500 C68 72 83 77 85 98Z';

/** Shoulders and what covers them. */
export function clothes(face: Face): string {
  const top = brightness(face.top) > 0.95 && brightness(face.background) > 0.93 ? '#2F7F8F' : face.top;
  return wardrobe[face.clothes]({ ...face, top });
}

const inBody = (inner: string) => tag('g', { 'clip-path': 'url(#body)' }, inner);

/** The outline that prints are cut to. */
export const bodyClip = `<clipPath id="body">${path(BODY, '#000')}</clipPath>`;

const lapels = (colour: string) => path('M40 69 L30 74 L44 92 L48 82Z M56 69 L66 74 L52 92 L48 82Z', colour);

const wardrobe: Record<Clothes, (face: Face) => string> = {
  tee: ({ top }) => path(BODY, top) + stroke('M39 70 Q48 79 57 70', darker(top, 0.2), 2.6),
  shirt: ({ top }) =>
    path(BODY, top) +
    path('M39 67.500 L32 73 L42 83 L48 75Z M57 67.500 L64 73 L54 83 L48 75Z', lighter(top, 0.3)) +
    many(2, (index) => circle(48, 84 + index * 8, 1.3, darker(top, 0.35))) +
    stroke('M48 76 V98', darker(top, 0.16), 1.2),
  batik: ({ top, second }) =>
    path(BODY, top) +
    inBody(
      many(14, (index) =>
        many(4, (petal) =>
          ellipse(
            16 + (index % 5) * 16 + (Math.floor(index / 5) % 2) * 8,
            75.5 + Math.floor(index / 5) * 10,
            1.5,
            2.8,
            second,
            {
              opacity: 0.8,
              transform: `rotate(${petal * 90} ${16 + (index % 5) * 16 + (Math.floor(index / 5) % 2) * 8} ${78.5 + Math.floor(index / 5) * 10})`,
            },
          ),
        ),
      ),
    ) +
    path('M39 67.500 L33 73 L42 82 L48 75Z M57 67.500 L63 73 L54 82 L48 75Z', darker(top, 0.22)),
  hoodie: ({ top }) =>
    path(BODY, top) +
    path('M30 73 Q30 64 40 66 Q48 72 56 66 Q66 64 66 73 Q58 84 48 84 Q38 84 30 73Z', darker(top, 0.16)) +
    path('M37 70 Q48 79 59 70 Q56 78 48 79 Q40 78 37 70Z', darker(top, 0.35)) +
    stroke('M42 80 V91 M54 80 V90', lighter(top, 0.6), 1.6),
  blazer: ({ top, second }) =>
    path(BODY, top) +
    path('M40 69 L48 92 L56 69 Q48 77 40 69Z', brightness(second) > 0.6 ? second : '#FFFFFF') +
    lapels(darker(top, 0.22)),
  tank: ({ top, skin }) =>
    path(BODY, skin) +
    path('M27 98 Q30 84 32 72.500 L37 71 Q40 82 48 82 Q56 82 59 71 L64 72.500 Q66 84 69 98Z', top),
  kebaya: ({ top, skin }) =>
    path(BODY, top) +
    path('M40 68 L48 90 L56 68Z', skin) +
    stroke('M39.500 69 L48 91 L56.500 69', lighter(top, 0.55), 2.6) +
    many(7, (index) => circle(18 + index * 10, 90 - Math.abs(index - 3) * -1.2, 1.2, lighter(top, 0.55))) +
    circle(48, 92, 1.9, '#F2C95C'),
  kurung: ({ top, second }) =>
    path(BODY, top) +
    stroke('M40 70 Q48 78 56 70 M48 75 V86', lighter(top, 0.5), 2) +
    inBody(
      many(12, (index) =>
        circle(18 + (index % 6) * 12, 82 + Math.floor(index / 6) * 9, 1.5, second, { opacity: 0.75 }),
      ),
    ),
  highNeck: ({ top }) =>
    path(BODY, top) +
    path('M40 62 Q48 66 56 62 L57 74 Q48 78 39 74Z', darker(top, 0.1)) +
    stroke('M40.500 64 Q48 68 55.500 64', lighter(top, 0.3), 1.4),
  dress: ({ top, skin, second }) =>
    path(BODY, skin) +
    path('M20 98 Q26 84 34 80 Q42 88 48 84 Q54 88 62 80 Q70 84 76 98Z', top) +
    stroke('M34 81 L38 70 M62 81 L58 70', top, 2.6) +
    many(5, (index) => circle(30 + index * 9, 92, 1.3, second, { opacity: 0.8 })),
  barong: () =>
    path(BODY, '#F3E9D2') +
    path('M39 67.500 L33 73 L43 81 L48 75Z M57 67.500 L63 73 L53 81 L48 75Z', '#FFFDF4') +
    rect(42, 78, 12, 20, '#E6D6B2', { rx: 1.5 }) +
    many(3, (index) => path(`M48 ${80 + index * 6.4} l3 2.400 l-3 2.400 l-3 -2.400Z`, '#C9A968')),
  apron: ({ top, second }) =>
    path(BODY, top) +
    stroke('M39 70 Q48 79 57 70', darker(top, 0.2), 2.4) +
    path('M34 98 V82 Q48 86 62 82 V98Z', brightness(second) > 0.8 ? '#3A4A3F' : second) +
    stroke('M34 83 L37 70 M62 83 L59 70', brightness(second) > 0.8 ? '#3A4A3F' : second, 2.4),
  jersey: ({ top, second }) =>
    path(BODY, top) +
    inBody(path('M26 66 L36 98 H46 L36 66Z', second, { opacity: 0.9 })) +
    path('M40 69 L48 80 L56 69 Q48 76 40 69Z', second),
  stripes: ({ top, second }) =>
    path(BODY, brightness(top) > 0.8 ? top : '#FFFDF8') +
    inBody(many(5, (index) => rect(8, 77 + index * 6, 80, 2.8, brightness(top) > 0.8 ? second : top))) +
    stroke('M39 70 Q48 79 57 70', brightness(top) > 0.8 ? second : top, 2.4),
};
