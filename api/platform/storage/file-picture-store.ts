import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

/** Ids are ours (see pictures/picture.service.ts); anything else never reaches the file system. */
const validId = /^[A-Za-z0-9_-]{16,64}$/;

/** Keeps pictures as files, spread over folders by the beginning of their id. */
export function createFilePictureStore(folder: string): PictureStore {
  const pathOf = (id: string, width: number): string => {
    if (!validId.test(id)) throw new RangeError('not a picture id');
    return join(folder, id.slice(0, 2), id, `${width}.webp`);
  };
  return {
    async put(id, width, webp) {
      const path = pathOf(id, width);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, webp);
      await rename(`${path}.part`, path);
    },
    async get(id, width) {
      if (!validId.test(id)) return null;
      return readFile(pathOf(id, width)).catch(() => null);
    },
    async remove(id) {
      if (validId.test(id)) await rm(dirname(pathOf(id, 0)), { recursive: true, force: true });
    },
  };
}
