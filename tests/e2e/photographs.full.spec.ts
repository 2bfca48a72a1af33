import { photoOfPhone } from './support/pictures.ts';
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
