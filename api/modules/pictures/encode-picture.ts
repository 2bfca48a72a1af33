import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../platform/storage/picture-store.ts';

/** Maximum number of pixels: a small file can unpack into gigabytes. */
const MAX_PIXELS = 40_000_000;

/** Maximum ratio of height to width; a longer picture is scaled down to fit. */
const TALLEST = 4;

/** A picture as stored. */
export interface EncodedPicture {
  /** Size of the upright original. */
  readonly width: number;
  readonly height: number;
  /** WebP by width; never larger than the original. */
  readonly renditions: ReadonlyMap<number, Buffer>;
}

function fitted(image: Sharp, width: number): Sharp {
  return image.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true });
}

/**
 * Decodes a picture and encodes it again: upright, on white, in all widths, without metadata. Null when the bytes are
 * damaged, have too many pixels, or are neither JPEG nor PNG.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture | null> {
  try {
    const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await original.metadata();
    if (format !== 'jpeg' && format !== 'png') return null;
    const largest = Math.max(...pictureWidths);
    // Transparent parts turn white: a black logo would vanish on a dark page.
    const upright = original.autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    const { data, info } = await fitted(upright, largest).raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const renditions = new Map<number, Buffer>();
    for (const width of pictureWidths) {
      renditions.set(width, await fitted(sharp(data, { raw }), width).webp({ quality: 82 }).toBuffer());
    }
    return { width: autoOrient.width, height: autoOrient.height, renditions };
  } catch {
    return null;
  }
}
