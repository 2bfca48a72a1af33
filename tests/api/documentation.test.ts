import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { settingNames } from '../../api/platform/config/config.ts';

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

/** Addresses of the product that are no pages of the web client. */
const served = ['/developers/explorer', '/schema.graphql'];
const routes = [...read('web/src/app/pages.ts').matchAll(/^ {2}'(.+)': \(\) =>/gm)].map(
  ([, route = '']) => new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
);
const isPage = (path: string): boolean => served.includes(path) || routes.some((route) => route.test(path));

test.each(pages)('%s links to files and headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link ?? '');
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path, anchor] = link.split('#');
    if (path?.startsWith('/')) return !isPage(path);
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

test('docs/operating.md names operations that exist', () => {
  const rows = read('docs/operating.md').split('## What staff do')[1]?.split('\n- ')[0] ?? '';
  const operations = quoted(rows).filter((name) => /^[a-z]+[A-Z]?[A-Za-z]*$/.test(name));
  const schema = read('schema/schema.graphql');
  expect(operations.length).toBeGreaterThan(30);
  expect(operations.filter((name) => !new RegExp(`^  ${name}[(:]`, 'm').test(schema))).toEqual([]);
});
