/** Storage of pictures' renditions. Ids are random and never reused. */
export interface PictureStore {
  /** Stores a WebP rendition. Throws UNAVAILABLE when a remote storage fails. */
  put(id: string, width: number, webp: Buffer): Promise<void>;
  /** Reads a rendition; null when there is none. Throws UNAVAILABLE when a remote storage fails. */
  get(id: string, width: number): Promise<Buffer | null>;
  /** Deletes all renditions of a picture, if any. Throws UNAVAILABLE like `get`. */
  remove(id: string): Promise<void>;
  /** Whether pictures can be stored and read now. */
  isReachable(): Promise<boolean>;
}

/** Widths of the renditions, in pixels. */
export const pictureWidths = [96, 320, 640, 1280] as const;

/** Form of our ids (see pictures/picture.service.ts); anything else never reaches a store. */
const validId = /^[A-Za-z0-9_-]{16,64}$/;

/** Name of a rendition, the same in every store, so that pictures can be moved by copying; null for an invalid id. */
export function pictureKey(id: string, width: number): string | null {
  return validId.test(id) ? `pictures/${id.slice(0, 2)}/${id}/${width}.webp` : null;
}
