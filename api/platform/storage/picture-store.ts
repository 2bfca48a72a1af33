/** Keeps the renditions of pictures. Ids are random and never reused. */
export interface PictureStore {
  /** Stores one WebP rendition. Throws UNAVAILABLE when a storage elsewhere does not take it. */
  put(id: string, width: number, webp: Buffer): Promise<void>;
  /** Reads one rendition, null when there is none. Throws UNAVAILABLE when a storage elsewhere does not answer. */
  get(id: string, width: number): Promise<Buffer | null>;
  /** Takes the renditions of all `pictureWidths` away; without any nothing happens. Throws UNAVAILABLE as `get`. */
  remove(id: string): Promise<void>;
  /** Whether pictures can be stored and read now. */
  isReachable(): Promise<boolean>;
}

/** Widths that are stored of each picture, in pixels. */
export const pictureWidths = [96, 320, 640, 1280] as const;

/** Ids are ours (see pictures/picture.service.ts); anything else never reaches a store. */
const validId = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * The name of a rendition, the same in every store, so that pictures are moved from one to another by copying; null for
 * what is no id.
 */
export function pictureKey(id: string, width: number): string | null {
  return validId.test(id) ? `pictures/${id.slice(0, 2)}/${id}/${width}.webp` : null;
}
