import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { drawFace } from './art/drawFace.ts';
import { drawLogo } from './art/drawLogo.ts';
import { drawScene, type SceneCategory, sceneCategories } from './art/drawScene.ts';
import { renderWebp } from './art/renderWebp.ts';
import { brands } from './content/brands.ts';
import { campaigns } from './content/campaigns.ts';
import { news } from './content/news.ts';
import { people } from './content/people.ts';
import { products } from './content/products.ts';
import { staff } from './content/staff.ts';

/** Largest width that a demo picture is drawn at, in pixels. */
const WIDTH = 1280;

const number = (value: number): string => String(value).padStart(6, '0');

/** Id of the picture of a scene. The id is the recipe, so nothing has to be drawn before somebody looks. */
export function sceneId(category: SceneCategory, seed: number): string {
  return `demo-scene-${sceneCategories.indexOf(category)}-${number(seed)}`;
}

/** Id of the face of the n-th influencer; -1 is the support clerk. */
export function faceId(index: number): string {
  return `demo-face-${number(index + 1)}`;
}

/** Id of the mark of the n-th brand. */
export function markId(index: number): string {
  return `demo-mark-${number(index)}`;
}

/** The scenes that campaigns, products and news of the demo show. Nobody can have others drawn. */
const scenes = new Set(
  [
    ...[...campaigns, ...products].flatMap(({ pictures }) => pictures),
    ...news.map(({ picture }) => picture),
  ].map(({ category, seed }) => sceneId(category, seed)),
);

function svgOf(id: string): { svg: string; height: (width: number) => number } | null {
  const [, kind, first = '', second = ''] = /^demo-(scene|face|mark)-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  const square = (width: number): number => width;
  if (kind === 'scene' && scenes.has(id)) {
    const category = sceneCategories[Number(first)];
    const height = (width: number): number => Math.round((width * 3) / 4);
    const spec = { seed: Number(second), width: WIDTH, height: height(WIDTH) };
    return category ? { svg: drawScene({ ...spec, category }), height } : null;
  }
  if (kind === 'face') {
    const person = Number(first) === 0 ? staff : people[Number(first) - 1];
    return person ? { svg: drawFace(person.face, WIDTH), height: square } : null;
  }
  const brand = kind === 'mark' ? brands[Number(first)] : undefined;
  return brand ? { svg: drawLogo(brand.logo), height: square } : null;
}

/** A store that draws the pictures of the demo when they are first looked at, and keeps them. */
export function withDemoPictures(store: PictureStore): PictureStore {
  return {
    ...store,
    async get(id, width) {
      const kept = await store.get(id, width);
      if (kept) return kept;
      const drawing = svgOf(id);
      if (!drawing) return null;
      const webp = await renderWebp(drawing.svg, width, drawing.height(width));
      await store.put(id, width, webp);
      return webp;
    },
  };
}
