import { spawn } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../api/platform/config/config.ts';
import { createSecretCipher, SecretUnreadable } from '../../api/platform/secrets/secret-cipher.ts';
import { openSecrets } from '../../api/platform/secrets/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'koli-secrets-'));
const file = join(folder, 'data', 'secrets.json');
const root = fileURLToPath(new URL('../..', import.meta.url));
const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is made once, kept over restarts, and readable by the owner only', () => {
  const made = openSecrets(file).get('captcha');
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  const reopened = openSecrets(file);
  expect(reopened.get('captcha')).toBe(made);
  expect(reopened.all('captcha')).toEqual([made]);
  expect(reopened.get('other', 'sk_test_')).toMatch(/^sk_test_[0-9a-f]{64}$/);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['sealing', 'captcha', 'other']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('two that share a file have the same secrets, whoever made them', () => {
  const [here, there] = [openSecrets(file), openSecrets(file)];
  expect(here.get('late')).toBe(there.get('late'));
  expect(there.get('later')).toBe(here.get('later'));
  writeFileSync(`${file}.lock`, 'of a process that died');
  utimesSync(`${file}.lock`, new Date(0), new Date(0));
  expect(here.get('latest')).toBe(there.get('latest'));
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('processes that start at once agree', async () => {
  const shared = join(folder, 'shared.json');
  const code = `import { openSecrets } from './api/platform/secrets/secrets.ts';
    const secrets = openSecrets(${JSON.stringify(shared)});
    console.log([1, 2, 3, 4].map((nth) => secrets.get('secret' + nth)).join());`;
  const said = await Promise.all(
    [1, 2, 3].map(async () => {
      const args = ['--import', './api/cli/ts.mjs', '--input-type=module', '-e', code];
      const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (chunk) => {
        text += chunk;
      });
      await once(child, 'close');
      return text;
    }),
  );
  expect(said[0]).toMatch(/^([0-9a-f]{64}[,\n]){4}$/);
  expect(new Set(said).size).toBe(1);
});

test('with a key from the settings secrets follow from it, and no file is needed', () => {
  const nowhere = join(folder, 'nowhere', 'secrets.json');
  const [here, there] = [openSecrets(nowhere, [first]), openSecrets(join(folder, 'elsewhere'), [first])];
  expect(here.get('captcha')).toBe(there.get('captcha'));
  expect(here.get('captcha')).not.toBe(here.get('other'));
  expect(there.cipher.decrypt(here.cipher.encrypt('whsec_1', 'webhook:7'), 'webhook:7')).toBe('whsec_1');
  expect(existsSync(nowhere)).toBe(false);
  const rotated = openSecrets(nowhere, [second, first]);
  expect(rotated.all('captcha')).toEqual([rotated.get('captcha'), here.get('captcha')]);
  const filed = openSecrets(file).get('captcha');
  expect(openSecrets(file, [first]).all('captcha')).toEqual([here.get('captcha'), filed]);
});

test('a sealed secret opens with its key and for its row only', () => {
  const cipher = createSecretCipher({ inUse: first, earlier: [] });
  const sealed = cipher.encrypt('long', 'instagram:7');
  expect(sealed.startsWith(cipher.mark)).toBe(true);
  expect(cipher.decrypt(sealed, 'instagram:7')).toBe('long');
  expect(cipher.encrypt('long', 'instagram:7')).not.toBe(sealed);
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => cipher.decrypt(sealed, 'instagram:8')).toThrow(/changed, or belongs to another row/);
  expect(() => cipher.decrypt(changed, 'instagram:7')).toThrow(SecretUnreadable);
  expect(() => cipher.decrypt('no seal', 'instagram:7')).toThrow(SecretUnreadable);
});

test('after a change of keys what earlier ones sealed is opened, and a lost one is named', () => {
  const old = createSecretCipher({ inUse: first, earlier: [] });
  const sealed = old.encrypt('long', 'a');
  const rotated = createSecretCipher({ inUse: second, earlier: [first] });
  expect(rotated.decrypt(sealed, 'a')).toBe('long');
  expect(rotated.mark).not.toBe(old.mark);
  const [, name] = old.mark.split('.');
  expect(() => createSecretCipher({ inUse: second, earlier: [] }).decrypt(sealed, 'a')).toThrow(
    `A secret was sealed with the key ${name}, which is not there. Put that key into SECRETS_KEY, behind the one in use.`,
  );
  const moved = openSecrets(file).cipher.encrypt('long', 'a');
  expect(openSecrets(file, [first]).cipher.decrypt(moved, 'a')).toBe('long');
});

test('what was sealed before keys had names is opened with the key of the file', () => {
  const older = join(folder, 'older.json');
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', first, nonce).setAAD(Buffer.from('instagram:7'));
  const content = Buffer.concat([cipher.update('long'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
  writeFileSync(older, JSON.stringify({ socialTokens: first.toString('hex') }));
  expect(openSecrets(older).cipher.decrypt(sealed, 'instagram:7')).toBe('long');
  expect(openSecrets(older, [second]).cipher.decrypt(sealed, 'instagram:7')).toBe('long');
});

test('keys are read as base64 or hexadecimal digits, and too short ones refused', () => {
  const text = `${second.toString('base64')}, ${first.toString('hex')}`;
  expect(readConfig({ SECRETS_KEY: text }).secretsKeys).toEqual([second, first]);
  expect(readConfig({}).secretsKeys).toEqual([]);
  for (const bad of ['secret', `${text},`, first.toString('base64').slice(0, 30), 'correct horse battery'])
    expect(() => readConfig({ SECRETS_KEY: bad })).toThrow(/^SECRETS_KEY: must be 32 random bytes/);
});

test('a file that cannot be read is told, never overwritten', () => {
  writeFileSync(file, '{ broken');
  expect(() => openSecrets(file)).toThrow(/secrets\.json cannot be read/);
  expect(readFileSync(file, 'utf8')).toBe('{ broken');
});
