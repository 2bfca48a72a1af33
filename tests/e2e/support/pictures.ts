import sharp from 'sharp';

const drawn = async (colour: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
    <rect width="1200" height="900" fill="${colour}"/><circle cx="600" cy="450" r="260" fill="#fff8ef"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

/** Two different photographs, as a person would choose them from a disk. */
export const twoPictures = async () => [
  { name: 'laksa.jpg', mimeType: 'image/jpeg', buffer: await drawn('#c8452d') },
  { name: 'stall.jpg', mimeType: 'image/jpeg', buffer: await drawn('#2f6f4f') },
];
