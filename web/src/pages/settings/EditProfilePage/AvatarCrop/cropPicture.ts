import { ImageRefused } from '../../../../components/upload/uploadPicture.ts';

/** A square of a picture, in its own pixels. */
export type Square = { x: number; y: number; width: number; height: number };

/** Sides that are tried, in pixels: more than any screen shows a face in, and ever less until it fits. */
const sides = [800, 512, 320, 200, 128];
const qualities = [0.9, 0.75, 0.6];

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture cannot be read'));
    image.src = url;
  });
}

function draw(image: HTMLImageElement, { x, y, width, height }: Square, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  // JPEG knows no transparency: what is clear in a PNG turns white and not black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** Cuts a square out of a picture as a JPEG of at most `maxBytes`. Rejects with `ImageRefused` when none is so small. */
export async function cropPicture(
  url: string,
  square: Square,
  { maxBytes, warning }: { maxBytes: number; warning: string },
): Promise<File> {
  const image = await load(url);
  const useful = sides.filter((side) => side <= square.width);
  for (const side of useful.length > 0 ? useful : [Math.max(1, Math.round(square.width))]) {
    const canvas = draw(image, square, side);
    for (const quality of qualities) {
      const blob = await encode(canvas, quality);
      if (blob && blob.size <= maxBytes) return new File([blob], 'face.jpg', { type: 'image/jpeg' });
    }
  }
  throw new ImageRefused(warning);
}
