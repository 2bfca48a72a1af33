import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { eventTable } from '../../api/modules/webhooks/webhook.events.ts';
import { createWebhookSecret, signedHeaders } from '../../api/modules/webhooks/webhook-signature.ts';
import { settingNames } from '../../api/platform/config/config.ts';
import { TokenScope } from '../../schema/token-scope.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Parts of a page in backquotes. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, part]) => part ?? '');

/** What GitHub makes of a heading for addresses. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));

test.each(pages)('%s links to files and headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('docs/configuration.md has every variable and no other', () => {
  const cells = [...read('docs/configuration.md').matchAll(/^\| (`[^|]+) \|/gm)].map(
    ([, cell]) => cell ?? '',
  );
  expect(cells.flatMap(quoted).sort()).toEqual([...settingNames].sort());
});

test('docs/api.md has every scope and every event of webhooks', () => {
  const named = new Set(quoted(read('docs/api.md')));
  const all = [...Object.values(TokenScope), ...Object.keys(eventTable)];
  expect(all.filter((name) => !named.has(name))).toEqual([]);
});

test('docs/operating.md names operations that exist', () => {
  const rows = read('docs/operating.md').split('## What staff do')[1]?.split('\n- ')[0] ?? '';
  const operations = quoted(rows).filter((name) => /^[a-z]+[A-Z]?[A-Za-z]*$/.test(name));
  const schema = read('schema/schema.graphql');
  expect(operations.length).toBeGreaterThan(30);
  expect(operations.filter((name) => !new RegExp(`^  ${name}[(:]`, 'm').test(schema))).toEqual([]);
});

test('the receiver in docs/api.md knows our messages from others', async () => {
  const [, code] = /```ts\n(import \{ createHmac[\s\S]+?)```/.exec(read('docs/api.md')) ?? [];
  const script = stripTypeScriptTypes(`${code}\nexport { isFromKoli };`);
  const { isFromKoli } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`
  );
  const secret = createWebhookSecret();
  const body = '{"id":"evt_1"}';
  const headers = signedHeaders({ id: 'evt_1', body }, new Date(), [createWebhookSecret(), secret]);
  expect(isFromKoli(secret, headers, body)).toBe(true);
  expect(isFromKoli(secret, headers, `${body} `)).toBe(false);
  expect(isFromKoli(createWebhookSecret(), headers, body)).toBe(false);
  const old = signedHeaders({ id: 'evt_1', body }, new Date(Date.now() - 600_000), [secret]);
  expect(isFromKoli(secret, old, body)).toBe(false);
});
