import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSecrets } from '../../api/platform/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'koli-secrets-'));
const file = join(folder, 'data', 'secrets.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, kept over restarts, and readable by the owner only', () => {
  const first = openSecrets(file).get('captcha');
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  const reopened = openSecrets(file);
  expect(reopened.get('captcha')).toBe(first);
  expect(reopened.get('other', () => 'made')).toBe('made');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ captcha: first, other: 'made' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that cannot be read is told, never overwritten', () => {
  writeFileSync(file, '{ broken');
  expect(() => openSecrets(file)).toThrow(/secrets\.json cannot be read/);
  expect(readFileSync(file, 'utf8')).toBe('{ broken');
});
