import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFrame } from '../../api/server/pages/page-frame.ts';

/** The frame as the build leaves it, as far as fonts go. */
function frame() {
  const folder = mkdtempSync(join(tmpdir(), 'koli-frame-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html lang="en"><head><!--head--></head><body><!--body--><!--/body--></body></html>',
  );
  const manifest = {
    'index.html': { file: 'index.js' },
    'src/jobs.tsx': { file: 'jobs.js', imports: ['index.html', '_cards.js'] },
    '_cards.js': { file: 'cards.js' },
    'files/text-latin-wght-normal.woff2': { file: 'assets/text.woff2' },
    'files/text-vietnamese-wght-normal.woff2': { file: 'assets/vietnamese.woff2' },
    'files/headings-latin-700-normal.woff2': { file: 'assets/headings.woff2' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const found = readPageFrame(folder);
  rmSync(folder, { recursive: true });
  if (!found) throw new Error('There is no frame');
  return found;
}

const preloaded = (html: string) =>
  [...html.matchAll(/rel="preload" as="font".*?\/assets\/(\w+)\.woff2/g)].map(([, name]) => name);

test('the fonts of Latin text are asked for at once, on pages drawn and not', () => {
  const drawn = { status: 200, head: '<title>T</title>', body: '<h1>T</h1>', state: '{}', modules: [] };
  const html = frame().fill(drawn, 'en');
  expect(preloaded(html)).toEqual(['text', 'headings']);
  expect(html).toContain('<title>T</title>');
  expect(html).not.toContain('<!--');
  expect(preloaded(frame().empty('<title>T</title>', 'en'))).toEqual(['text', 'headings']);
});

test('a page that browsers draw asks for its own scripts at once, each once', () => {
  const html = frame().empty('<title>T</title>', 'en', ['src/jobs.tsx']);
  const scripts = [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(scripts).toEqual(['/index.js', '/cards.js', '/jobs.js']);
});
