import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fault } from '../support/fault.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { createPerson, type Person } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { type UploadFields, upload } from '../support/upload.ts';

const warning =
  'The maximum allowed size for uploads is 2mb. Only image with the following extensions are allowed: jpg, jpeg, png.';

let product: TestProduct;
let checked: TestProduct;
let person: Person;

beforeAll(async () => {
  product = await startTestProduct();
  checked = await startTestProduct({ IMAGE_LIMIT_READING: 'checked' });
  person = await createPerson(product);
});
afterAll(async () => {
  await product.close();
  await checked.close();
});

function drawn(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });
}

const jpeg = (width = 900, height = 600) => drawn(width, height).jpeg().toBuffer();
const png = (width = 900, height = 600) => drawn(width, height).png().toBuffer();
const send = (fields: UploadFields) => upload(product, person.client, fields);
const sizeOf = async (url: string) =>
  sharp((await product.app.inject({ method: 'GET', url })).rawPayload).metadata();

/** A JPEG of exactly so many bytes: what follows its end is ignored by readers. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await jpeg(200, 100);
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

describe('an upload', () => {
  test('with clear parts stands on white: a black logo would vanish on a dark page', async () => {
    const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const response = await send({ bytes: await sharp({ create: clear }).png().toBuffer() });
    const stored = await product.app.inject({ method: 'GET', url: response.json().large });
    const { dominant } = await sharp(stored.rawPayload).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
    expect((await sharp(stored.rawPayload).metadata()).hasAlpha).toBe(false);
  });

  test.each([
    ['JPEG', jpeg],
    ['PNG', png],
  ])('of a %s is stored as WebP in four widths, never larger than it was', async (_name, make) => {
    const response = await send({ bytes: await make(), name: 'whatever.txt', type: 'text/plain' });
    expect(response.statusCode).toBe(200);
    const picture = response.json();
    expect(Object.keys(picture).sort()).toEqual(['id', 'large', 'medium', 'small', 'tiny']);
    expect(picture.tiny).toBe(`/files/${picture.id}/96.webp`);
    const widths = [picture.tiny, picture.small, picture.medium, picture.large].map(
      async (url) => (await sizeOf(url)).width,
    );
    expect(await Promise.all(widths)).toEqual([96, 320, 640, 900]);
    const [row] = await sql(product.databaseUrl, 'select * from picture where id = $1', [picture.id]);
    expect(row).toMatchObject({ owner_id: person.id, purpose: 'avatar', width: 900, height: 600 });
  });

  test('loses its metadata and is turned upright', async () => {
    const bytes = await drawn(400, 200)
      .withExif({ IFD0: { Copyright: 'somebody', Artist: 'at home' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { large } = (await send({ bytes })).json();
    const { width, height, exif, icc, orientation } = await sizeOf(large);
    expect([width, height]).toEqual([200, 400]);
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
  });

  test('of a very long strip is made to fit', async () => {
    const { large } = (await send({ bytes: await png(10, 18_000) })).json();
    expect((await sizeOf(large)).height).toBeLessThanOrEqual(5_120);
  });

  test('is served for ever, by its bytes only, and is unknown otherwise', async () => {
    const { small, id } = (await send({ bytes: await jpeg() })).json();
    const found = await product.app.inject({ method: 'GET', url: small });
    expect(found.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const unknown = [
      `/files/${id}/97.webp`,
      `/files/${id}/320.png`,
      `/files/${'0'.repeat(32)}/320.webp`,
      '/files/..%2f..%2fsecrets/320.webp',
      `/files/${id}/..%2f320.webp`,
    ];
    for (const url of unknown) {
      expect((await product.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
  });
});

/** The header of a PNG that claims to be enormous, with next to nothing behind it. */
function pixelBomb(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is refused, with the upload warning and nothing stored', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: [string, () => Promise<UploadFields>][] = [
    ['an SVG called jpg', async () => ({ bytes: svg })],
    ['a GIF called png', async () => ({ bytes: await drawn(9, 9).gif().toBuffer(), name: 'a.png' })],
    ['a WebP called jpg', async () => ({ bytes: await drawn(9, 9).webp().toBuffer() })],
    [
      'a program called jpg',
      async () => ({ bytes: Buffer.from('MZ\u0090\u0000This program cannot be run') }),
    ],
    [
      'HTML behind the first bytes of a JPEG',
      async () => ({ bytes: Buffer.from('\xff\xd8\xff<html>', 'latin1') }),
    ],
    [
      'noise behind the first bytes of a PNG',
      async () => ({
        bytes: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]),
      }),
    ],
    ['half a JPEG', async () => ({ bytes: (await jpeg(1_500, 1_500)).subarray(0, 4_000) })],
    ['more than 40 million pixels', async () => ({ bytes: await png(8_000, 5_001) })],
    ['a header of 30,000 by 30,000 pixels', async () => ({ bytes: pixelBomb(30_000, 30_000) })],
    ['nothing', async () => ({ bytes: Buffer.alloc(0) })],
    ['another field', async () => ({ bytes: await jpeg(), field: 'picture' })],
  ];

  test.each(cases)('%s', async (_name, make) => {
    const { id, client } = await createPerson(product);
    const response = await upload(product, client, await make());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: { code: 'IMAGE_REFUSED', message: warning, field: 'file' } });
    const rows = await sql(product.databaseUrl, 'select from picture where owner_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });

  test('no file at all', async () => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/files?purpose=avatar',
      headers: { cookie: person.client.cookie ?? '', 'x-apollo-operation-name': 'Upload' },
      payload: { file: 'text' },
    });
    expect(response.json().error.code).toBe('IMAGE_REFUSED');
  });
});

describe('limits of size', () => {
  const KB = 1_024;
  const rows: [reading: 'stated' | 'checked', purpose: string, bytes: number, isTaken: boolean][] = [
    ['stated', 'avatar', 2 * KB * KB, true],
    ['stated', 'avatar', 2 * KB * KB + 1, false],
    ['stated', 'report', 2 * KB * KB + 1, false],
    ['stated', 'campaign', 2 * KB * KB + 1, true],
    ['stated', 'campaign', 10 * KB * KB, true],
    ['stated', 'campaign', 10 * KB * KB + 1, false],
    ['checked', 'avatar', 10 * KB - 1, true],
    ['checked', 'avatar', 10 * KB, false],
    ['checked', 'report', 10 * KB, false],
    ['checked', 'campaign', 3 * KB * KB, true],
    ['checked', 'campaign', 10 * KB * KB + 1, false],
  ];

  test.each(rows)('reading %s, %s, %i bytes: taken %s', async (reading, purpose, bytes, isTaken) => {
    const place = reading === 'stated' ? product : checked;
    const { client } = await createPerson(place);
    const response = await upload(place, client, { bytes: await jpegOf(bytes), purpose });
    expect(response.statusCode).toBe(isTaken ? 200 : 400);
    const text = purpose === 'campaign' ? warning.replace('2mb', '10mb') : warning;
    if (!isTaken) expect(response.json().error.message).toBe(text);
  });

  test('are published', async () => {
    const policy = '{ uploadPolicy { mimeTypes campaignMaxBytes profileMaxBytes warning } }';
    const common = { mimeTypes: ['image/jpeg', 'image/png'], campaignMaxBytes: 10_485_760, warning };
    expect(await new GraphqlClient(product).data(policy)).toEqual({
      uploadPolicy: { ...common, profileMaxBytes: 2_097_152 },
    });
    expect(await new GraphqlClient(checked).data(policy)).toEqual({
      uploadPolicy: { ...common, profileMaxBytes: 10_239 },
    });
  });
});

describe('who may upload', () => {
  test('not visitors, not other sites, not for an unknown purpose', async () => {
    const bytes = await jpeg();
    const visitor = await upload(product, new GraphqlClient(product), { bytes });
    expect([visitor.statusCode, visitor.json().error.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    const foreign = await send({ bytes, headers: {} });
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'FORBIDDEN']);
    const odd = await send({ bytes, purpose: 'malware' });
    expect([odd.statusCode, odd.json().error]).toMatchObject([400, { code: 'BAD_INPUT', field: 'purpose' }]);
  });

  test('sixty times an hour', async () => {
    const { client } = await createPerson(product);
    let status = 0;
    for (let attempt = 1; attempt <= 61; attempt += 1) {
      status = (await upload(product, client, { bytes: Buffer.from('x') })).statusCode;
    }
    expect(status).toBe(429);
  });
});

test('an avatar is one of the own avatar pictures', async () => {
  const set =
    'mutation ($picture: ID) { setAvatar(input: { picture: $picture }) { account { profile { avatar { id tiny } } } } }';
  const stranger = await createPerson(product);
  const bytes = await jpeg();
  const foreign = (await upload(product, stranger.client, { bytes })).json();
  const campaign = (await send({ bytes, purpose: 'campaign' })).json();
  for (const picture of [foreign.id, campaign.id, '0'.repeat(32), 'x', '../x', '']) {
    const refusal = await person.client.refusal(set, { picture });
    expect(refusal.extensions).toEqual(fault('NOT_FOUND', 'picture'));
  }
  const own = (await send({ bytes })).json();
  expect((await person.client.data(set, { picture: own.id })).setAvatar.account.profile.avatar).toEqual({
    id: own.id,
    tiny: own.tiny,
  });
  expect((await person.client.data(set, { picture: null })).setAvatar.account.profile.avatar).toBeNull();
});
