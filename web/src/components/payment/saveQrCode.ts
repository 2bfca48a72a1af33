import { encode } from 'uqr';

/** Pixels of a module of the code: wide enough for every scanner. */
const MODULE = 12;
/** Modules of white around it. */
const BORDER = 4;

/** The QR code of a text as a PNG. */
async function drawQrCode(code: string): Promise<File> {
  const { data, size } = encode(code, { border: BORDER });
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE;
  canvas.height = size * MODULE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No picture can be drawn here.');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'paynow-qr.png', { type: blob.type });
}

/** iPhones keep downloads away from the photos; there the share sheet saves a picture among them. */
const isApplePhone = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

const wasClosed = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'AbortError';

/** Saves the QR code of a text as a picture, where banking apps find it. Rejects when that is not possible. */
export async function saveQrCode(code: string): Promise<void> {
  const file = await drawQrCode(code);
  if (isApplePhone() && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).catch((thrown) => {
      if (!wasClosed(thrown)) throw thrown;
    });
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
