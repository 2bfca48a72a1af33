import sharp from 'sharp';

/** Turns SVG text into a WebP picture of the given size in pixels; the middle is kept when the shape differs. */
export function renderWebp(svg: string, width: number, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
}
