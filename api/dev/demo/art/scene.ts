import { Rng } from '../rng.ts';
import { brightness, darker, lighter } from './colour.ts';
import type { Palette } from './palettes.ts';
import { circle, ellipse, rect, tag } from './svg.ts';

/** The size every composition is drawn on; the picture is scaled from here. */
export const STAGE = { width: 640, height: 480 };

/** One picture in the making: its random numbers, its colours, the side its light comes from. */
export class Scene {
  readonly rng: Rng;
  readonly palette: Palette;
  /** -1 when the key light stands on the left, 1 on the right. */
  readonly side: -1 | 1;
  /** After dark the lights are weaker and cooler. */
  night: boolean;
  private readonly paints = new Map<string, string>();
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(rng: Rng, palette: Palette) {
    this.rng = rng;
    this.palette = palette;
    this.side = rng.chance(0.5) ? -1 : 1;
    this.night = brightness(palette.top) < 0.35;
  }

  add(...parts: string[]): void {
    this.body.push(...parts);
  }

  /** One of the palette's object colours. */
  thing(): string {
    return this.rng.pick(this.palette.things);
  }

  /** Object colours that all differ as long as the palette lasts. */
  things(count: number): string[] {
    const all = this.rng.shuffle(this.palette.things);
    return Array.from({ length: count }, (_, index) => all[index % all.length] ?? this.palette.deep);
  }

  /** Three flat bands of one colour, lit from the scene's side: for anything upright. */
  tone(colour: string): string {
    const bands = [
      ['0', lighter(colour, 0.28)],
      ['.2', lighter(colour, 0.28)],
      ['.22', colour],
      ['.68', colour],
      ['.7', darker(colour, 0.15)],
    ];
    const ends = this.side < 0 ? 'x1="0" x2="1"' : 'x1="1" x2="0"';
    return this.paint(
      `tone${colour}`,
      (id) => `<linearGradient id="${id}" ${ends}>${stops(bands)}</linearGradient>`,
    );
  }

  /** Three flat rings of one colour: for anything round. */
  round(colour: string): string {
    const rings = [
      ['0', lighter(colour, 0.34)],
      ['.3', lighter(colour, 0.34)],
      ['.33', colour],
      ['.74', colour],
      ['.77', darker(colour, 0.16)],
    ];
    const cx = this.side < 0 ? 0.36 : 0.64;
    return this.paint(
      `round${colour}`,
      (id) => `<radialGradient id="${id}" cx="${cx}" cy=".32" r=".72">${stops(rings)}</radialGradient>`,
    );
  }

  /** A soft passage from the first colour at the top to the second below. */
  fade(top: string, bottom: string, slant = 0): string {
    return this.paint(
      `fade${top}${bottom}${slant}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${stops([
          ['0', top],
          ['1', bottom],
        ])}</linearGradient>`,
    );
  }

  /** A round light that dies away towards its rim. */
  light(cx: number, cy: number, radius: number, colour: string, opacity: number): string {
    const fill = this.paint(
      `light${colour}${opacity}`,
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return circle(cx, cy, radius, fill);
  }

  /** What a standing thing throws on the ground, away from the light. Drawn around the thing's own base. */
  shadow(radius: number, depth = radius * 0.17, opacity = 0.17): string {
    return ellipse(-this.side * radius * 0.3, depth * 0.1, radius * 1.12, depth, '#2B1426', { opacity });
  }

  /** Lets a thing seen from above float a little: its own outline, moved away from the light. */
  lifted(inner: string, height = 7): string {
    const filter = this.paint(
      `lift${height}`,
      (id) =>
        `<filter id="${id}" x="-25%" y="-25%" width="150%" height="150%"><feDropShadow dx="${-this.side * height}" dy="${height}" stdDeviation="${height * 0.35}" flood-color="#2B1426" flood-opacity=".22"/></filter>`,
    );
    return tag('g', { filter }, inner);
  }

  /** Shows a drawing only inside an outline. */
  inside(outline: string, inner: string): string {
    const clip = this.paint(`clip${outline}`, (id) => `<clipPath id="${id}">${outline}</clipPath>`);
    return tag('g', { 'clip-path': clip }, inner);
  }

  /** The whole picture; turned round it shows left what was right. */
  toSvg(width: number, height: number, turned: boolean): string {
    const drawn = turned
      ? tag('g', { transform: `translate(${STAGE.width} 0) scale(-1 1)` }, this.body.join(''))
      : this.body.join('');
    const box = `0 0 ${STAGE.width} ${STAGE.height}`;
    const inner = `<defs>${this.defs.join('')}</defs>${rect(0, 0, STAGE.width, STAGE.height, this.palette.low)}${drawn}`;
    return tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width,
        height,
        viewBox: box,
        preserveAspectRatio: 'xMidYMid slice',
      },
      inner,
    );
  }

  private paint(key: string, define: (id: string) => string): string {
    const known = this.paints.get(key);
    if (known) return known;
    const id = `p${this.paints.size}`;
    this.defs.push(define(id));
    this.paints.set(key, `url(#${id})`);
    return `url(#${id})`;
  }
}

const stops = (list: string[][]) =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
