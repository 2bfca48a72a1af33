import sharp from 'sharp';

const drawn = async (colour: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="${colour}"/><circle cx="600" cy="450" r="260" fill="#fff8ef"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

/**
 * A photograph as a phone makes it: megabytes of it, lying on its side with a note to turn it, and the place where it was
 * taken. Upright it is 2400 wide and 3200 high, blue above and green below.
 */
export async function photoOfPhone() {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  const grain = sharp({ create: { width: 480, height: 640, channels: 3, background: '#888', noise } });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="3200">
    <rect width="2400" height="3200" fill="#2f6f4f"/><rect width="2400" height="1600" fill="#5a8fd0"/></svg>`;
  const upright = sharp(Buffer.from(svg)).composite([
    { input: await grain.png().toBuffer(), blend: 'soft-light', tile: true },
  ]);
  const { data, info } = await upright.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const buffer = await sharp(data, { raw })
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer };
}

/** Two different photographs, as a person would choose them from a disk. */
export const twoPictures = async () => [
  { name: 'laksa.jpg', mimeType: 'image/jpeg', buffer: await drawn('#c8452d') },
  { name: 'stall.jpg', mimeType: 'image/jpeg', buffer: await drawn('#2f6f4f') },
];
