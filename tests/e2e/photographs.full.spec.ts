import type { Page } from '@playwright/test';
import { settled } from './support/checks.ts';
import { photoOfPhone } from './support/pictures.ts';
import { routeFiller } from './support/routes.ts';
import { expect, test } from './support/test.ts';

test('a photograph of a phone is made smaller before it is sent, and stands upright', async ({ enter }) => {
  const brand = await enter({ email: 'brand@demo.test' });
  const photo = await photoOfPhone();
  expect(photo.buffer.length).toBeGreaterThan(3_000_000);
  await brand.goto('/?compose=new');
  const sheet = brand.getByRole('dialog', { name: 'New campaign' });
  const sent = brand.waitForRequest('**/files?purpose=campaign');
  await sheet.getByLabel('Add pictures').setInputFiles(photo);
  const { 'content-length': length } = await (await sent).allHeaders();
  expect(Number(length)).toBeGreaterThan(20_000);
  expect(Number(length)).toBeLessThan(photo.buffer.length / 3);

  const shown = sheet.getByAltText('Picture 1');
  await expect(shown).toBeVisible();
  const { width, height, above, below } = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 4;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 1, 4);
    const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    const [redBelow = 0, , blueBelow = 0] = pen?.getImageData(0, 3, 1, 1).data ?? [];
    const { naturalWidth, naturalHeight } = image;
    return { width: naturalWidth, height: naturalHeight, above: blue - red, below: blueBelow - redBelow };
  });
  expect(height / width).toBeCloseTo(4 / 3, 1);
  expect(above).toBeGreaterThan(below + 30);
});

/** Shapes from 1:3 to 3:1. */
const shapes = ['100x300', '150x300', '225x300', '300x300', '300x200', '300x100'];

/** How large each picture of the page is drawn, and how far from the left, when all of them have a shape. */
const framesWith = (page: Page, shape: string) =>
  page.evaluate(async (size) => {
    const [width, height] = size.split('x');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
    const pictures = [...document.images];
    for (const image of pictures) {
      image.loading = 'eager';
      image.srcset = '';
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    }
    await Promise.all(pictures.map((image) => image.decode()));
    return pictures.map((image) => {
      const { left, width, height } = image.getBoundingClientRect();
      return [left, width, height].map(Math.round).join(' ');
    });
  }, shape);

test('pictures of every shape leave the frames of all pages as they are', async ({ enter }) => {
  test.setTimeout(300_000);
  const page = await enter({ email: 'brand@demo.test', options: { reducedMotion: 'reduce' } });
  const fill = await routeFiller(page.request);
  const about = (path: string) => fill({ path, signedIn: true, server: false });
  const addresses = [
    ...['/', '/campaigns', '/my-campaigns', '/my-favorites', '/profile', '/products', '/my-orders', '/news'],
    about('/campaigndetail/:id'),
    about('/influencer-profile/:ownerId'),
    about('/productsdetail/:productOwnerId/:productId'),
  ];
  const moved: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const shape of shapes) {
        const moves = async () =>
          (await framesWith(page, '400x300')).join() !== (await framesWith(page, shape)).join();
        // A page that is still being drawn moves once, a frame that follows its picture each time.
        if ((await moves()) && (await moves())) moved.push(`${address} at ${width} px: ${shape}`);
      }
    }
  }
  expect(moved).toEqual([]);
});
