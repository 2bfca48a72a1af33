/** What is smaller is sent as it is: the time that is won would not be noticed. */
const WORTH_BYTES = 600_000;
/** Wider than any picture is kept, and as tall as a strip of that width may be. */
const WIDEST = 1_600;
const TALLEST = 6_400;
const QUALITY = 0.88;

/**
 * The picture as the server needs it: a photograph of 8 MB is minutes on a slow line, and a tenth of it shows the same.
 * Upright, and without the place where it was taken. What is small enough, what cannot be drawn and what would not become
 * smaller stays as it is.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= WORTH_BYTES || !('createImageBitmap' in globalThis)) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const blob = await drawn(image, file.type);
    image.close();
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
}

function drawn(image: ImageBitmap, type: string): Promise<Blob | null> {
  const share = Math.min(1, WIDEST / image.width, TALLEST / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * share));
  canvas.height = Math.max(1, Math.round(image.height * share));
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
