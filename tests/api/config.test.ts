import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { ConfigError } from '../../api/platform/config/config-error.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const s3 = { S3_BUCKET: 'koli', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

test('nothing set gives the embedded product with demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    demoData: true,
    runsJobs: true,
    publicUrl: 'http://127.0.0.1:4000',
    productName: 'Koli',
    stripe: null,
    imageLimitReading: 'stated',
  });
});

test('a real database has no demo data unless it is asked for', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/koli' }).demoData).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://db/koli', DEMO_DATA: 'on' }).demoData).toBe(true);
});

test('secrets come from files that a vault mounts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const key = Buffer.alloc(32, 7);
  const config = readConfig({
    SECRETS_KEY_FILE: file('key', `${key.toString('base64')}\n`),
    DATABASE_URL_FILE: file('database', 'postgres://koli:s3cret@db/koli\n'),
    STRIPE_SECRET_KEY_FILE: file('stripe', stripe.STRIPE_SECRET_KEY),
    STRIPE_PUBLISHABLE_KEY: stripe.STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET,
    S3_REGION: 'eu-west-1',
    S3_BUCKET: s3.S3_BUCKET,
    S3_ACCESS_KEY_ID: s3.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY_FILE: file('s3', s3.S3_SECRET_ACCESS_KEY),
  });
  expect(config.secretsKeys).toEqual([key]);
  expect(config.databaseUrl).toBe('postgres://koli:s3cret@db/koli');
  expect(config.stripe?.secretKey).toBe('sk_test_1');
  expect(config.s3?.secretAccessKey).toBe('key');
  expect(readConfig({ SECRETS_KEY_FILE: '' }).secretsKeys).toEqual([]);
  const refused = (env: Record<string, string>) => expect(() => readConfig(env));
  const port = file('port', '4001');
  refused({ PORT: '4000', PORT_FILE: port }).toThrow('Only one of PORT and PORT_FILE may be set.');
  refused({ SECRETS_KEY_FILE: port }).toThrow(/^SECRETS_KEY: must be 32 random bytes/);
  refused({ SECRETS_KEY_FILE: file('empty', '\n') }).toThrow(/^SECRETS_KEY_FILE: .+ is empty$/);
  refused({ SECRETS_KEY_FILE: join(folder, 'none') }).toThrow(/^SECRETS_KEY_FILE: ENOENT/);
  rmSync(folder, { recursive: true });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: null, port: 4000 });
});

test.each([
  ['a port out of range', { PORT: '70000' }, /^PORT: /],
  ['a port that is no number', { PORT: 'http' }, /^PORT: /],
  [
    'another kind of database',
    { DATABASE_URL: 'mysql://db' },
    /^DATABASE_URL: must begin with postgres:\/\/$/,
  ],
  ['mail over http', { SMTP_URL: 'http://mail' }, /^SMTP_URL: /],
  ['an address with a path', { PUBLIC_URL: 'https://koli.test/shop' }, /^PUBLIC_URL: /],
  ['an unknown reading', { IMAGE_LIMIT_READING: 'both' }, /^IMAGE_LIMIT_READING: must be stated or checked$/],
  [
    'half of the payment keys',
    { STRIPE_SECRET_KEY: 'sk' },
    /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set/,
  ],
  [
    'a payment server without keys',
    { STRIPE_API_BASE: 'http://127.0.0.1:12111' },
    /must be set when STRIPE_API_BASE is/,
  ],
  [
    'half of the app at Instagram',
    { INSTAGRAM_APP_ID: '1' },
    /^INSTAGRAM_APP_SECRET must be set when INSTAGRAM_APP_ID is\.$/,
  ],
  [
    'half of the app at Facebook',
    { FACEBOOK_APP_SECRET: 's' },
    /^FACEBOOK_APP_ID must be set when FACEBOOK_APP_SECRET is\.$/,
  ],
  [
    'lookups without an app',
    { INSTAGRAM_LOOKUP_USER_ID: '1', INSTAGRAM_LOOKUP_TOKEN: 't' },
    /^INSTAGRAM_APP_ID, INSTAGRAM_APP_SECRET must be set/,
  ],
  [
    'half of the storage',
    { S3_BUCKET: 'koli' },
    /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is\.$/,
  ],
  ['storage nobody knows where', { ...s3 }, /^S3_ENDPOINT or S3_REGION must be set when S3_BUCKET is\.$/],
  [
    'an address of storage without storage',
    { S3_ENDPOINT: 'http://127.0.0.1:9000' },
    /^S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set when S3_ENDPOINT is\.$/,
  ],
  ['an address of storage with a path', { ...s3, S3_ENDPOINT: 'http://s3.test/koli' }, /^S3_ENDPOINT: /],
  ['a bucket that is none', { ...s3, S3_REGION: 'ap-southeast-1', S3_BUCKET: 'a/b' }, /^S3_BUCKET: /],
  ['another kind of cache', { REDIS_URL: 'memcached://cache' }, /^REDIS_URL: must be like redis:/],
  ['a cache without a host', { REDIS_URL: 'redis://' }, /^REDIS_URL: must be like redis:/],
  ['a cache with a folder', { REDIS_URL: 'redis://cache/koli' }, /^REDIS_URL: must be like redis:/],
  ['a cache at an impossible port', { REDIS_URL: 'redis://cache:99999' }, /^REDIS_URL: must be like redis:/],
  [
    'private webhooks beside a public address',
    { WEBHOOK_ALLOW_PRIVATE: 'on', PUBLIC_URL: 'https://koli.example' },
    /^WEBHOOK_ALLOW_PRIVATE is for development/,
  ],
  [
    'the secret of connected accounts alone',
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' },
    /^STRIPE_SECRET_KEY, .* must be set when STRIPE_CONNECT_WEBHOOK_SECRET is\.$/,
  ],
  [
    'PayNow without an account',
    { STRIPE_PAYNOW: 'on' },
    /^STRIPE_SECRET_KEY, .* must be set when STRIPE_PAYNOW is\.$/,
  ],
  ['half of the keys for push', { VAPID_PUBLIC_KEY: 'x' }, /^VAPID_PRIVATE_KEY must be set when/],
  ['a key for push that is none', { VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /^VAPID_PRIVATE_KEY: must be/],
  [
    'keys for push that are no pair',
    { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'uYXPWpnVwjnWMUMDXTYwkIC5MbM1zZPxG4JJN65Va-4' },
    /^VAPID_PUBLIC_KEY: must belong to VAPID_PRIVATE_KEY$/,
  ],
  ['half of the captcha keys', { RECAPTCHA_SITE_KEY: 'x' }, /^RECAPTCHA_SECRET_KEY must be set/],
])('%s is one clear line', (_, env, line) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(line);
});

test('payment keys come together', () => {
  expect(readConfig({ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:12111' }).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    connectWebhookSecret: null,
    apiBase: 'http://127.0.0.1:12111',
    takesPayNow: false,
  });
  expect(readConfig({ ...stripe, STRIPE_PAYNOW: 'on' }).stripe?.takesPayNow).toBe(true);
  expect(
    readConfig({ ...stripe, STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' }).stripe?.connectWebhookSecret,
  ).toBe('whsec_2');
});

test.each([
  [
    'Amazon',
    { S3_REGION: 'ap-southeast-1' },
    'https://koli.s3.ap-southeast-1.amazonaws.com',
    'ap-southeast-1',
  ],
  ['another server', { S3_ENDPOINT: 'http://minio:9000' }, 'http://minio:9000/koli', 'us-east-1'],
  [
    'another server with a name for each bucket',
    { S3_ENDPOINT: 'https://s3.example', S3_REGION: 'auto', S3_FORCE_PATH_STYLE: 'off' },
    'https://koli.s3.example',
    'auto',
  ],
])('storage at %s has its address', (_, env, bucketUrl, region) => {
  expect(readConfig({ ...s3, ...env }).s3).toMatchObject({ bucketUrl, region });
});
