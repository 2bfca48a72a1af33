import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type Person } from '../../support/people.ts';
import { type RestAnswer, RestClient, startRestProduct } from '../../support/rest.ts';
import { sql } from '../../support/sql.ts';
import type { TestProduct } from '../../support/test-product.ts';
import { unlimited } from '../../support/unlimited.ts';

let product: TestProduct;
let brand: Person;
let visitor: RestClient;
let owner: RestClient;

beforeAll(async () => {
  product = await startRestProduct({}, { ports: { limiter: unlimited } });
  brand = await createPerson(product);
  visitor = new RestClient(product);
  owner = new RestClient(product, brand);
});
afterAll(() => product?.close());

const paths = ['/getBase64ImgPath', '/addCampaignImgPath'] as const;
const LARGEST = 2_097_152;
const warning = {
  status: 400,
  error: true,
  message:
    'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.',
};
const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#f40' } });
const png = () => drawn().png().toBuffer();
/** A JPEG of exactly so many bytes: what follows its end is ignored by readers, and here is not all the same. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await drawn().jpeg().toBuffer();
  return Buffer.concat([picture, randomBytes(bytes - picture.length)]);
}
const upload = (path: string, base64ImageData: unknown, client = owner) =>
  client.send('POST', path, { body: { base64ImageData } });

describe.each(paths)('%s', (path) => {
  /** What is sent, as `application/json` or as a form. */
  const taken: [what: string, send: () => Promise<RestAnswer>][] = [
    ['bare base64', async () => upload(path, (await png()).toString('base64'))],
    ['a data URL', async () => upload(path, `data:image/png;base64,${(await png()).toString('base64')}`)],
    [
      'base64 in lines',
      async () => upload(path, (await png()).toString('base64').replace(/.{76}/g, '$&\r\n')),
    ],
    ['2 MB', async () => upload(path, (await jpegOf(LARGEST)).toString('base64'))],
    [
      '2 MB as a data URL in lines',
      async () => {
        const lines = (await jpegOf(LARGEST)).toString('base64').replace(/.{76}/g, '$&\r\n');
        return upload(path, `data:image/jpeg;base64,${lines}`);
      },
    ],
    ...(['encoded', 'as it is'] as const).map((how): [string, () => Promise<RestAnswer>] => [
      `2 MB in a form, ${how}`,
      async () => {
        const text = (await jpegOf(LARGEST)).toString('base64');
        return owner.send('POST', path, {
          body: `base64ImageData=${how === 'encoded' ? encodeURIComponent(text) : text}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      },
    ]),
  ];
  test.each(taken)('takes %s', async (_, send) => {
    expect((await send()).body).toEqual({
      status: 200,
      error: false,
      message: expect.any(String),
      path: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4000\/files\/.*\.webp$/),
    });
  });

  const refused: [what: string, data: () => unknown][] = [
    ['nothing', () => undefined],
    ['an empty text', () => ''],
    ['a number', () => 5],
    ['no base64', () => '!!'],
    ['a GIF', () => drawn().gif().toBuffer()],
    [
      'a GIF that says to be a PNG',
      async () => `data:image/png;base64,${(await drawn().gif().toBuffer()).toString('base64')}`,
    ],
    ['a WebP', () => drawn().webp().toBuffer()],
    ['half of a JPEG', async () => (await jpegOf(5_000)).subarray(0, 200)],
    ['a byte more than 2 MB', () => jpegOf(LARGEST + 1)],
    ['far more', () => 'A'.repeat(3_200_000)],
  ];
  test.each(refused)('answers the upload warning to %s', async (_, make) => {
    const data = await make();
    const answer = await upload(path, Buffer.isBuffer(data) ? data.toString('base64') : data);
    expect([answer.status, answer.body]).toEqual([200, warning]);
  });

  test('without a body, or with none that is understood', async () => {
    expect((await owner.send('POST', path)).body).toEqual(warning);
    const headers = { 'content-type': 'application/json' };
    expect((await owner.send('POST', path, { body: '{bad', headers })).status).toBe(400);
  });
});

test('pictures of campaigns are for people who are signed in; visitors show one when they ask for help', async () => {
  const picture = (await png()).toString('base64');
  expect((await upload('/addCampaignImgPath', picture, visitor)).status).toBe(401);
  const { body } = await upload('/getBase64ImgPath', picture, visitor);
  const form = { name: 'Ann', email: 'ann@x.test', message: 'See here.', help_pic_url: body.path };
  expect((await visitor.send('POST', '/help', { body: form })).body.error).toBe(false);
  const [row] = await sql(
    product.databaseUrl,
    'select p.purpose, p.owner_id from help_request h join picture p on p.id = h.picture_id',
  );
  expect(row).toEqual({ purpose: 'help', owner_id: null });
});

test('one picture serves as a face, in a report, and in a request for help', async () => {
  const other = await createPerson(product);
  const { path } = (await upload('/getBase64ImgPath', (await png()).toString('base64'))).body;
  const set = await owner.send('PUT', `/AppUsers/updateProfile?userID=${brand.id}`, {
    body: { profile: { avatarUrl: path, coverImageUrl: path } },
  });
  expect(set.body.message.profile).toMatchObject({ avatarUrl: path, coverImageUrl: path });
  const report = { reportedownerId: other.id, campaignId: 0, reportText: 'Rude', reportPicUrl: path };
  expect((await owner.send('POST', '/Reports', { body: report })).body).toMatchObject({ reportPicUrl: path });
  const help = { message: 'See here.', ownerId: brand.id, help_pic_url: path };
  expect((await owner.send('POST', '/help', { body: help })).body.error).toBe(false);
  const theirs = await new RestClient(product, other).send('POST', '/help', {
    body: { ...help, ownerId: other.id },
  });
  expect(theirs.body).toMatchObject({ status: 404, error: true });
});
