/** Small words for SVG. Every shape is a string; numbers keep one decimal, so that pictures stay small. */
export type Attributes = Record<string, string | number>;

const short = (value: number) => String(Math.round(value * 100) / 100);

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');

export const tag = (name: string, attributes: Attributes, inner = '') =>
  inner ? `<${name}${written(attributes)}>${inner}</${name}>` : `<${name}${written(attributes)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => tag('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  tag('path', { d: d.replace(/-?\d+\.\d+/g, (number) => short(Number(number))), fill, ...more });

/** An open line with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

/** Moves, scales and turns a drawing whose own origin is where it stands. */
export const at = (x: number, y: number, scale: number, inner: string, turn = 0, more: Attributes = {}) =>
  tag(
    'g',
    {
      transform: `translate(${short(x)} ${short(y)})${turn ? ` rotate(${short(turn)})` : ''} scale(${short(scale)})`,
      ...more,
    },
    inner || '<g/>',
  );

/** The same drawing seen in a mirror. */
export const mirrored = (inner: string) => tag('g', { transform: 'scale(-1 1)' }, inner);

export const dim = (opacity: number, inner: string) => tag('g', { opacity }, inner || '<g/>');

/** Repeats a drawing `count` times. */
export const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
