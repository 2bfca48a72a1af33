import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPerson } from '../support/people.ts';
import { startTestProduct } from '../support/test-product.ts';
import { upload } from '../support/upload.ts';

/** A bucket that can fall silent: it takes requests and never answers them. */
async function startBucket() {
  const bucket = { isSilent: false, url: '', asked: 0, close: () => server.close() };
  const server = createServer((request, response) => {
    bucket.asked += 1;
    request.resume();
    if (!bucket.isSilent) request.on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bucket.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bucket.close = () => {
    server.closeAllConnections();
    return server.close();
  };
  return bucket;
}

/** Collects garbage five times a second until it is stopped. Time-outs that nothing holds are lost by that. */
function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const timer = setInterval(collect, 200);
  return () => clearInterval(timer);
}

async function timed<T>(work: Promise<T>): Promise<[answer: T, seconds: number]> {
  const began = performance.now();
  const answer = await work;
  return [answer, (performance.now() - began) / 1000];
}

test('a storage that is silent costs one wait of ten seconds, and then nobody waits for it', async () => {
  const bucket = await startBucket();
  const product = await startTestProduct({
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'koli',
    S3_ACCESS_KEY_ID: 'KEY',
    S3_SECRET_ACCESS_KEY: 'SECRET',
  });
  const person = await createPerson(product);
  const red = { create: { width: 50, height: 40, channels: 3 as const, background: '#c33' } };
  const bytes = await sharp(red).jpeg().toBuffer();
  const send = async () => (await upload(product, person.client, { bytes })).statusCode;
  const read = async () => (await product.app.inject({ url: `/files/${'0'.repeat(32)}/96.webp` })).statusCode;
  expect(await send()).toBe(200);

  bucket.isSilent = true;
  const stop = collectGarbage();
  const [first, waited] = await timed(Promise.all([send(), send(), read(), read()]));
  expect(first).toEqual([503, 503, 503, 503]);
  expect(waited).toBeLessThan(12);
  stop();
  const [later, quick] = await timed(Promise.all(Array.from({ length: 150 }, read)));
  expect(new Set(later)).toEqual(new Set([503]));
  expect(quick).toBeLessThan(4);
  const [sent, alsoQuick] = await timed(send());
  expect(sent).toBe(503);
  expect(alsoQuick).toBeLessThan(4);
  const [me, atOnce] = await timed(person.client.data('{ me { id } }'));
  expect(me.me.id).toBeDefined();
  expect(atOnce).toBeLessThan(1);

  bucket.isSilent = false;
  await expect.poll(send, { timeout: 10_000, interval: 500 }).toBe(200);
  expect(await read()).toBe(200);
  bucket.close();
  await product.close();
}, 60_000);
