import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, test, vi } from 'vitest';
import { createAltchaCaptcha } from '../../api/platform/captcha/altcha-captcha.ts';
import { createRecaptchaCaptcha } from '../../api/platform/captcha/recaptcha-captcha.ts';
import { createMemoryUsedSolutions } from '../../api/platform/captcha/used-solutions.ts';

const altcha = () => createAltchaCaptcha('a secret', createMemoryUsedSolutions());
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(captcha: ReturnType<typeof altcha>) {
  const challenge = (await captcha.challenge()) as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('a solved challenge is good once', async () => {
  const captcha = altcha();
  const solution = pack(await solved(captcha));
  expect(await captcha.verify(solution, '127.0.0.1')).toBe(true);
  expect(await captcha.verify(solution, '127.0.0.1')).toBe(false);
});

test('the same work dressed up differently is still used', async () => {
  const captcha = altcha();
  const found = await solved(captcha);
  expect(await captcha.verify(pack(found), '')).toBe(true);
  const counted = { ...found.solution, counter: 1 };
  expect(await captcha.verify(pack({ ...found, solution: counted, extra: 1 }), '')).toBe(false);
});

test('two submits of one solution at the same moment: one is let in', async () => {
  const captcha = altcha();
  const solution = pack(await solved(captcha));
  const answers = await Promise.all([captcha.verify(solution, ''), captcha.verify(solution, '')]);
  expect(answers.sort()).toEqual([false, true]);
});

test('a challenge expires after twenty minutes', async () => {
  const captcha = altcha();
  const solution = pack(await solved(captcha));
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 21 * 60_000);
  expect(await captcha.verify(solution, '')).toBe(false);
});

test('tampered, foreign and broken solutions are refused', async () => {
  const captcha = altcha();
  const { challenge, solution } = await solved(captcha);
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
  const foreign = await solved(createAltchaCaptcha('another secret', createMemoryUsedSolutions()));
  const wrong = { ...solution, derivedKey: '00'.repeat(32) };
  const payloads: unknown[] = [
    { challenge: easier, solution },
    { challenge: later, solution },
    { challenge, solution: wrong },
    { challenge, solution: null },
    { challenge: { parameters: null }, solution },
    { challenge: { ...challenge, signature: 7 }, solution },
    foreign,
    null,
    'text',
  ];
  for (const payload of payloads) expect(await captcha.verify(pack(payload), '')).toBe(false);
  for (const text of ['', 'not base64 json', 'x'.repeat(10_000)]) {
    expect(await captcha.verify(text, '')).toBe(false);
  }
});

test('reCAPTCHA asks Google with the secret and believes only a clear yes', async () => {
  const asked: string[] = [];
  const google: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(body);
      response.end(JSON.stringify({ success: body.includes('response=good') }));
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}/`;
  const captcha = createRecaptchaCaptcha({ siteKey: 'site', secretKey: 'hidden' }, url);
  expect(await captcha.verify('good', '10.0.0.1')).toBe(true);
  expect(await captcha.verify('bad', '10.0.0.1')).toBe(false);
  expect(asked[0]).toBe('secret=hidden&response=good&remoteip=10.0.0.1');
  expect(await captcha.challenge()).toBeNull();
  await new Promise((resolve) => google.close(resolve));
  await expect(captcha.verify('good', '')).rejects.toMatchObject({ code: 'UNAVAILABLE', field: 'captcha' });
});
