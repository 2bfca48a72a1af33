import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  checkNewPassword,
  checkStrength,
  hashPassword,
  isPassword,
} from '../../api/modules/accounts/password.ts';
import { measurePassword } from '../../api/modules/accounts/passwords/password-strength.ts';
import { createSecretToken } from '../../api/modules/accounts/token.ts';
import { createSmtpMail } from '../../api/platform/mail/smtp-mail.ts';
import { containsPattern } from '../../api/platform/sql.ts';
import { toJson } from '../../web/src/app/serverHead.ts';
import { createPerson } from '../support/people.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** Small things that standards ask for. */
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ PUBLIC_URL: 'https://koli.example' });
});
afterAll(() => product.close());

const get = (url: string) => product.app.inject({ url, headers: { host: 'koli.example' } });

test.each([
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/assets/',
  '/assets/../../package.json',
  '/files/',
  '/api/main.ts',
])('%s is not served, and no folder is listed', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBeGreaterThanOrEqual(300);
  expect(body).not.toMatch(/repositoryformatversion|ref: refs|"dependencies"|Index of|SECRETS_KEY/);
});

test.each([
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['C:\\temp', '%C:\\\\temp%'],
  [' plain ', '%plain%'],
])('a search for %s finds it as it is written', (typed, pattern) => {
  expect(containsPattern(typed)).toBe(pattern);
});

test('a mail gets no header from what people wrote', async () => {
  const sink = await startSmtpSink();
  const mail = createSmtpMail(sink.url, 'Koli <hello@koli.example>');
  await mail.send({
    id: '1',
    to: 'mei@people.test',
    subject: 'Hello\r\nBcc: everybody@people.test\r\n\r\nAnother body',
    text: 'Hi',
    html: '<p>Hi</p>',
    headers: { 'X-Said': 'one\r\nBcc: others@people.test' },
  });
  mail.close();
  sink.close();
  const head = sink.mails[0]?.split('\r\n\r\n')[0] ?? '';
  expect(head).toContain('To: mei@people.test');
  expect(head).not.toMatch(/^bcc:/im);
});

test('browsers are told to come by https alone, for a year, on every answer', async () => {
  for (const url of ['/healthz', '/nothing', '/api/campaigns', '/files/none/1.webp']) {
    const [, seconds] =
      /max-age=(\d+)/.exec(String((await get(url)).headers['strict-transport-security'])) ?? [];
    expect(Number(seconds), url).toBeGreaterThanOrEqual(31_536_000);
  }
});

test('texts and JSON say that they are UTF-8', async () => {
  for (const url of [
    '/healthz',
    '/api/nothing',
    '/schema.graphql',
    '/robots.txt',
    '/.well-known/security.txt',
  ])
    expect(String((await get(url)).headers['content-type']), url).toMatch(/charset=utf-8/i);
});

describe('a password', () => {
  test('is hashed by Argon2id with 19 MiB and two passes, each time anew', async () => {
    const [one, other] = [await hashPassword('The same one'), await hashPassword('The same one')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  test('counts exactly as it was typed: letters, blanks and all of its end', async () => {
    const typed = ` Ünder The bridge ${'x'.repeat(60)}1`;
    const stored = await hashPassword(typed);
    expect(await isPassword(typed, stored)).toBe(true);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, -1), typed.normalize('NFD')])
      expect(await isPassword(other, stored), other).toBe(false);
  });

  test.each([
    ['small letters alone', 'kelapa bridge lorong violin'],
    ['one hundred characters', 'sixteen quiet otters painted harbour lights '.repeat(3).slice(0, 100)],
    ['another script', 'ข้าวมันไก่ริมสะพานเก่า'],
    ['digits and signs alone', '4071-8823-!!-5590-17'],
  ])('may be %s', async (_what, password) => {
    expect(checkNewPassword(password)).toBe(password);
    checkStrength(await measurePassword(password, []));
  });
});

test('tokens are 256 random bits', () => {
  const made = Array.from({ length: 500 }, () => createSecretToken());
  expect(new Set(made.map(({ token }) => token)).size).toBe(500);
  for (const { token, hash } of made) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hash.toString('base64url')).not.toBe(token);
  }
});

test('what people wrote cannot end the script element that carries a page', () => {
  const written = { text: '</script><script>alert(1)</script><!--' };
  expect(toJson(written)).not.toContain('<');
  expect(JSON.parse(toJson(written))).toEqual(written);
});

test('input cannot reach what all objects have', async () => {
  const { client } = await createPerson(product);
  const payload =
    '{"query":"{ me { id } }","variables":{"__proto__":{"isStaff":true},"constructor":{"prototype":{"isStaff":true}}},"__proto__":{"isStaff":true}}';
  const headers = { host: 'koli.example', 'content-type': 'application/json', cookie: client.cookie ?? '' };
  const { statusCode } = await product.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect(statusCode).toBeLessThan(500);
  expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
});
