/** Keeps the renditions of pictures. Ids are random and never reused. */
export interface PictureStore {
  /** Stores one WebP rendition. */
  put(id: string, width: number, webp: Buffer): Promise<void>;
  /** Reads one rendition, null when there is none. */
  get(id: string, width: number): Promise<Buffer | null>;
  /** Takes all renditions away; without any nothing happens. */
  remove(id: string): Promise<void>;
}

/** Widths that are stored of each picture, in pixels. */
export const pictureWidths = [96, 320, 640, 1280] as const;
