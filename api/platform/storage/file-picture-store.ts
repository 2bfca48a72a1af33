import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PictureStore, pictureKey } from './picture-store.ts';

/** Size of a file that is written to see whether files can be. */
const PROBE_BYTES = 4096;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Pictures as files in the folder `pictures`, in subfolders by the beginning of their id. */
export function createFilePictureStore(folder: string): PictureStore {
  const pathOf = (id: string, width: number): string | null => {
    const key = pictureKey(id, width);
    return key && join(folder, key);
  };
  return {
    async put(id, width, webp) {
      const path = pathOf(id, width);
      if (!path) throw new RangeError('not a picture id');
      await mkdir(dirname(path), { recursive: true });
      // Two may draw the same picture of the demo at once.
      const part = `${path}.${randomBytes(6).toString('hex')}.part`;
      await writeFile(part, webp);
      await rename(part, path);
    },
    async get(id, width) {
      const path = pathOf(id, width);
      if (!path) return null;
      return readFile(path).catch((error: unknown) => {
        if (isAbsent(error)) return null;
        throw error;
      });
    },
    async remove(id) {
      const path = pathOf(id, 0);
      if (path) await rm(dirname(path), { recursive: true, force: true });
    },
    async isReachable() {
      // A full disk lets files be opened, and not be written.
      const probe = join(folder, 'pictures', `${randomBytes(6).toString('hex')}.probe`);
      try {
        await mkdir(join(folder, 'pictures'), { recursive: true });
        await writeFile(probe, Buffer.alloc(PROBE_BYTES));
        return true;
      } catch {
        return false;
      } finally {
        await rm(probe, { force: true }).catch(() => undefined);
      }
    },
  };
}
