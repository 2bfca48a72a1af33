import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureStore } from '../../platform/storage/picture-store.ts';

/** Folders of pictures/. Portraits and marks are square, the others 4:3. */
type Kind = 'people' | 'brands' | 'scenes' | 'posts';

const folder = new URL('pictures/', import.meta.url);

/** Id of a picture of the demo: it says where the file is. */
export function demoPictureId(kind: Kind, name: string): string {
  return `demo-${kind}-${name.toLowerCase().replaceAll(/[._]/g, '-')}`;
}

/** A picture of the demo as WebP, its middle when the shape differs; null when there is no such file. */
export async function renderDemoPicture(id: string, width: number, height?: number): Promise<Buffer | null> {
  const [, kind, name] = /^demo-(people|brands|scenes|posts)-([a-z0-9-]+)$/.exec(id) ?? [];
  if (!kind) return null;
  const svg = await readFile(new URL(`${kind}/${name}.svg`, folder)).catch(() => null);
  if (!svg) return null;
  const ownHeight = kind === 'people' || kind === 'brands' ? width : Math.round((width * 3) / 4);
  return sharp(svg)
    .resize(width, height ?? ownHeight, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
}

/** A store that renders the pictures of the demo when they are first looked at, and keeps them. */
export function withDemoPictures(store: PictureStore): PictureStore {
  return {
    ...store,
    async get(id, width) {
      const kept = await store.get(id, width);
      if (kept) return kept;
      const webp = await renderDemoPicture(id, width);
      if (webp) await store.put(id, width, webp);
      return webp;
    },
  };
}
