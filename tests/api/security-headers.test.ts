import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../api/platform/log.ts';
import { mountRestCompat } from '../../rest-compat/mount.ts';
import { makeToken } from '../support/access-tokens.ts';
import { createPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

const lines: string[] = [];
let product: TestProduct;
let member: Person;
let token: string;
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  product = await startTestProduct({}, { ports: { log }, mounted: [mountRestCompat] });
  member = await createPerson(product);
  token = (await makeToken(product, member, ['profile:read', 'campaigns:read'])).secret;
});
afterAll(() => product.close());

const policyOf = async (url: string): Promise<Record<string, string>> => {
  const { headers } = await product.app.inject({ url });
  const parts = String(headers['content-security-policy']).split(';');
  return Object.fromEntries(parts.map((part) => [part.trim().split(' ')[0], part.trim()]));
};

test('no page may run inline scripts, frame or be framed by others, or write style elements that are not ours', async () => {
  for (const url of ['/healthz', '/graphql', '/api/explorer', '/mail/stop?token=x']) {
    const policy = await policyOf(url);
    expect(policy['script-src'], url).not.toContain('unsafe');
    expect(policy['style-src'], url).not.toContain('unsafe');
    expect(policy['style-src-attr'], url).toBe("style-src-attr 'unsafe-inline'");
    expect(policy, url).toMatchObject({
      'default-src': "default-src 'self'",
      'object-src': "object-src 'none'",
      'base-uri': "base-uri 'self'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'self'",
    });
  }
});

test.each(['/api/explorer', '/mail/stop?token=x'])(
  'the page %s names the style element that it has',
  async (url) => {
    const { body, headers } = await product.app.inject({ url, headers: { accept: 'text/html' } });
    const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0]?.[1] ?? '')
      .digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  },
);

test('browsers are asked for nothing that pages do not use', async () => {
  const { headers } = await product.app.inject('/healthz');
  const permissions = String(headers['permissions-policy']);
  for (const closed of ['camera', 'microphone', 'usb', 'serial', 'midi', 'browsing-topics'])
    expect(permissions).toContain(`${closed}=()`);
  for (const own of ['geolocation', 'publickey-credentials-get', 'publickey-credentials-create'])
    expect(permissions).toContain(`${own}=(self)`);
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
});

/** Answers that are for one reader. */
const asMember = () => ({ cookie: member.client.cookie ?? '' });
const asProgram = () => ({ authorization: `Bearer ${token}` });
const own = [
  ['GraphQL, by session', 'POST', '/graphql', asMember],
  ['GraphQL, by token', 'POST', '/graphql', asProgram],
  ['a legacy list, by token', 'GET', '/api/campaigns', asProgram],
  ['a legacy list, by session', 'GET', '/api/campaigns', asMember],
  ['an export', 'GET', '/exports/campaigns.ndjson', asProgram],
  ['an annual statement', 'GET', '/papers/2026.csv', asMember],
  ['an unsigned picture', 'GET', '/files/0123456789abcdef0123/1.webp', asMember],
] as const;

describe('nobody keeps an answer for one reader', () => {
  test.each(own)('%s', async (_what, method, url, headers) => {
    const sent = method === 'POST' ? { payload: { query: '{ me { id } }' } } : {};
    const answer = await product.app.inject({ method, url, headers: headers(), ...sent });
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  });

  test('what everybody may read keeps its own rule', async () => {
    const { headers } = await product.app.inject('/api/campaigns');
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('a token in an address, as old clients send it', () => {
  const addresses = [
    ['a read', '/api/campaigns?access_token='],
    ['a path that is nothing', '/api/nothing-here?access_token='],
    ['a model without such a method', '/api/campaigns/nothing/here?access_token='],
    ['a filter that is refused', '/api/campaigns?filter=%7B&access_token='],
    ['a page', '/campaigns?access_token='],
  ] as const;

  test.each(addresses)(
    '%s: stands in no line of the log, goes to no other site, and is kept by nobody',
    async (_what, url) => {
      lines.splice(0);
      const { headers, statusCode } = await product.app.inject(url + token);
      expect(statusCode).toBeLessThan(500);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('')).not.toContain(token);
      expect(headers['referrer-policy']).toBe('no-referrer');
      if (url.startsWith('/api')) expect(headers['cache-control']).toMatch(/no-store/);
      expect(String(headers.link ?? '')).not.toContain(token);
    },
  );
});
