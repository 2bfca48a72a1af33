import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { createLog } from '../../api/platform/log.ts';
import { createFilePictureStore } from '../../api/platform/storage/file-picture-store.ts';
import type { PictureStore } from '../../api/platform/storage/picture-store.ts';
import { StorageRefused } from '../../api/platform/storage/s3-client.ts';
import { createS3PictureStore, openS3PictureStore } from '../../api/platform/storage/s3-picture-store.ts';
import type { S3Settings } from '../../api/platform/storage/s3-settings.ts';
import { createPerson } from '../support/people.ts';
import { startS3, type TestS3 } from '../support/s3.ts';
import { startTestProduct } from '../support/test-product.ts';
import { upload } from '../support/upload.ts';

const log = createLog('silent');
const folder = mkdtempSync(join(tmpdir(), 'koli-store-'));
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function settings(change: Record<string, string> = {}): S3Settings {
  const { s3: read } = readConfig({ ...s3.env, ...change });
  if (!read) throw new Error('no storage');
  return read;
}

/** What every store keeps; `there` looks at what `here` did, as another process would. */
describe.each<[string, () => { here: PictureStore; there: PictureStore }]>([
  ['files', () => ({ here: createFilePictureStore(folder), there: createFilePictureStore(folder) })],
  [
    'S3',
    () => ({ here: createS3PictureStore(settings(), log), there: createS3PictureStore(settings(), log) }),
  ],
])('pictures in %s', (name, open) => {
  const id = (text: string) => `${name}-${text}`.padEnd(32, '0');
  const bytes = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0, 255, 13, 10])]);

  test('are read as they were put, by everybody', async () => {
    const { here, there } = open();
    await here.put(id('a'), 96, bytes('tiny'));
    await here.put(id('a'), 1280, Buffer.alloc(1_000_000, 7));
    expect(await there.get(id('a'), 96)).toEqual(bytes('tiny'));
    expect((await there.get(id('a'), 1280))?.equals(Buffer.alloc(1_000_000, 7))).toBe(true);
    await there.put(id('a'), 96, bytes('again'));
    expect(await here.get(id('a'), 96)).toEqual(bytes('again'));
  });

  test('are null when there are none, and for what is no id', async () => {
    const { here } = open();
    await here.put(id('b'), 96, bytes('b'));
    expect(await here.get(id('b'), 320)).toBeNull();
    expect(await here.get(id('c'), 96)).toBeNull();
    expect(await here.get('../../../etc/passwd', 96)).toBeNull();
    await expect(here.put('../../secrets', 96, bytes('x'))).rejects.toThrow(RangeError);
  });

  test('go in all widths, alone, and twice if need be', async () => {
    const { here, there } = open();
    for (const width of [96, 320, 640, 1280]) await here.put(id('d'), width, bytes('d'));
    await here.put(id('e'), 96, bytes('e'));
    await there.remove(id('d'));
    await there.remove(id('d'));
    await there.remove('../../secrets');
    for (const width of [96, 320, 640, 1280]) expect(await here.get(id('d'), width)).toBeNull();
    expect(await here.get(id('e'), 96)).toEqual(bytes('e'));
  });

  test('of one name may be put by two at once', async () => {
    const { here, there } = open();
    await Promise.all([here, there, here, there].map((store) => store.put(id('f'), 96, bytes('f'))));
    expect(await there.get(id('f'), 96)).toEqual(bytes('f'));
    expect(await here.isReachable()).toBe(true);
  });
});

test('a folder that cannot be is told', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const store = createFilePictureStore(file);
  expect(await store.isReachable()).toBe(false);
  await expect(store.get('0'.repeat(32), 96)).rejects.toThrow(/ENOTDIR/);
});

describe('a bucket', () => {
  test.each([
    ['another bucket', { S3_BUCKET: 'kolo' }, /^S3_BUCKET: 127\.0\.0\.1:\d+ has no bucket kolo\.$/],
    ['another key', { S3_SECRET_ACCESS_KEY: 'guessed' }, /^S3_ACCESS_KEY_ID: 127\.0\.0\.1:\d+ refuses it/],
    ['another account', { S3_ACCESS_KEY_ID: 'SOMEBODY' }, /^S3_ACCESS_KEY_ID: /],
  ])('is refused at the start: %s', async (_, change, line) => {
    const opening = openS3PictureStore(settings(change), log);
    await expect(opening).rejects.toThrow(line);
    await expect(opening).rejects.toThrow(StorageRefused);
  });

  test('that nobody serves does not keep the process from starting', async () => {
    const gone = await startS3();
    const there = settings(gone.env);
    await gone.stop();
    const store = await openS3PictureStore(there, log);
    expect(await store.isReachable()).toBe(false);
    await expect(store.get('0'.repeat(32), 96)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a server that', () => {
  let server: Server;
  const serve = async (answer: RequestListener): Promise<S3Settings> => {
    server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    return settings({ S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  };
  const end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  test('stumbles is asked again, with a signature of its own', async () => {
    const asked: (string | undefined)[] = [];
    const there = await serve((request, response) => {
      asked.push(request.headers.authorization);
      if (asked.length === 1) request.socket.destroy();
      else response.writeHead(asked.length === 2 ? 503 : 200).end('picture');
    });
    expect(`${await createS3PictureStore(there, log).get('0'.repeat(32), 96)}`).toBe('picture');
    expect(asked).toHaveLength(3);
    expect(asked.every((one) => one?.startsWith('AWS4-HMAC-SHA256 Credential=S3RVER/'))).toBe(true);
    await end();
  });

  test('has the bucket in another region says so', async () => {
    const there = await serve((_, response) =>
      response.writeHead(301, { 'x-amz-bucket-region': 'eu-west-1' }).end(),
    );
    await expect(openS3PictureStore(there, log)).rejects.toThrow(
      'S3_REGION: the bucket koli is in eu-west-1, not in us-east-1.',
    );
    await end();
  });
});

test('what one process stores the other serves, with nothing in common but the storage', async () => {
  const here = await startTestProduct(s3.env);
  const there = await startTestProduct(s3.env);
  const person = await createPerson(here);
  const red = { create: { width: 500, height: 400, channels: 3 as const, background: '#c33' } };
  const bytes = await sharp(red).jpeg().toBuffer();
  const { small } = (await upload(here, person.client, { bytes })).json();
  const found = await there.app.inject({ url: small });
  expect(found.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await sharp(found.rawPayload).metadata()).width).toBe(320);
  expect((await there.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  await there.close();
  await here.close();
});

test('a storage that fell is answered with 503 and a time, and told by readiness', async () => {
  const falling = await startS3();
  const product = await startTestProduct(falling.env);
  const person = await createPerson(product);
  await falling.stop();
  const red = { create: { width: 50, height: 40, channels: 3 as const, background: '#c33' } };
  const bytes = await sharp(red).jpeg().toBuffer();
  const sent = await upload(product, person.client, { bytes });
  expect(sent.json().error.code).toBe('UNAVAILABLE');
  const asked = await product.app.inject({ url: `/files/${'0'.repeat(32)}/96.webp` });
  for (const answer of [sent, asked]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
  }
  expect(asked.headers['cache-control']).toBe('no-store');
  const ready = await product.app.inject({ url: '/readyz' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'degraded', pictures: 'does not answer' });
  expect((await product.app.inject({ url: '/metrics' })).body).toContain('storage_up 0');
  await product.close();
});
