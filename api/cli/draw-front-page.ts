/**
 * Draws the pictures of the front page's slides into the web client, where they are committed. Run it again after the
 * drawings of the demo have changed: node --import ./api/cli/ts.mjs api/cli/draw-front-page.ts
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawFace } from '../dev/demo/art/drawFace.ts';
import { drawScene, type SceneCategory } from '../dev/demo/art/drawScene.ts';
import { people } from '../dev/demo/content/people.ts';

const FOLDER = 'web/src/pages/home/HomePage/art';
const SIZE = { width: 1280, height: 960 };

interface Shape {
  readonly width: number;
  readonly height: number;
}

const upright: Shape = { width: 560, height: 620 };
const wide: Shape = { width: 1120, height: 720 };
const tile: Shape = { width: 560, height: 460 };
const square: Shape = { width: 240, height: 240 };

const scenes: readonly [name: string, category: SceneCategory, seed: number, shape: Shape][] = [
  ['laksa', 'food', 105, upright],
  ['bottles', 'skincare', 100, tile],
  ['shoes', 'fashion', 105, tile],
  ['bay', 'travel', 106, upright],
  ['street', 'business', 102, wide],
  ['parcels', 'business', 104, tile],
  ['perfume', 'cosmetic', 104, tile],
  ['desk', 'gaming', 103, wide],
  ['city', 'travel', 104, tile],
];

const faces: readonly [name: string, username: string][] = [
  ['mei', 'meieats'],
  ['arif', 'arif.rides'],
  ['nurul', 'nurulbakes'],
  ['priya', 'priya.lifts'],
];

/** A phone with the product on it, cut off at the foot. */
async function drawPhone(): Promise<string> {
  const picture = async (
    name: string,
    x: number,
    y: number,
    width: number,
    height: number,
  ): Promise<string> => {
    const png = await sharp(join(FOLDER, `${name}.webp`))
      .resize(width * 2, height * 2, { fit: 'cover' })
      .png()
      .toBuffer();
    return `<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/></clipPath>
      <image clip-path="url(#${name})" x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  };
  const bar = (x: number, y: number, width: number, colour: string, height = 9): string =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4.5" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 360">
    <rect x="4" y="4" width="252" height="420" rx="40" fill="#1C1917"/>
    <rect x="12" y="12" width="236" height="404" rx="32" fill="#FBF7F1"/>
    <rect x="98" y="22" width="64" height="16" rx="8" fill="#1C1917"/>
    ${await picture('mei', 28, 56, 34, 34)}
    ${bar(72, 60, 96, '#1C1917', 11)}${bar(72, 78, 62, '#B5ADA4')}
    <circle cx="222" cy="72" r="12" fill="#FFE7DD"/><circle cx="222" cy="72" r="4" fill="#D63F1A"/>
    <rect x="24" y="104" width="212" height="178" rx="16" fill="#fff" stroke="#E9E2D8"/>
    ${await picture('laksa', 32, 112, 196, 116)}
    ${bar(34, 240, 130, '#1C1917', 11)}${bar(34, 260, 88, '#B5ADA4')}
    <rect x="176" y="240" width="48" height="26" rx="13" fill="#DDF1E7"/><circle cx="192" cy="253" r="4" fill="#14704F"/>${bar(200, 249, 16, '#14704F', 8)}
    ${await picture('parcels', 24, 294, 100, 90)}
    ${await picture('shoes', 136, 294, 100, 90)}
  </svg>`;
}

async function write(name: string, svg: string, { width, height }: Shape): Promise<void> {
  const webp = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(join(FOLDER, `${name}.webp`), webp);
}

for (const [name, category, seed, shape] of scenes)
  await write(name, drawScene({ category, seed, ...SIZE }), shape);
for (const [name, username] of faces) {
  const person = people.find((one) => one.username === username);
  if (!person) throw new Error(`nobody is called ${username}`);
  await write(name, drawFace(person.face, SIZE.width), square);
}
await write('phone', await drawPhone(), { width: 520, height: 720 });
