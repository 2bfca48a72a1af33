import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageFrame } from '../../api/server/pages/page-frame.ts';

/** The frame as the build leaves it, as far as fonts go. */
function frame() {
  const folder = mkdtempSync(join(tmpdir(), 'koli-frame-'));
  mkdirSync(join(folder, '.vite'));
  const accents = '<!--accents /assets/text.woff2 /assets/headings.woff2-->';
  writeFileSync(
    join(folder, 'index.html'),
    `<html lang="en"><head>${accents}<!--head--></head><body><!--body--><!--/body--></body></html>`,
  );
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ 'index.html': { file: 'index.js' } }));
  const found = readPageFrame(folder);
  rmSync(folder, { recursive: true });
  if (!found) throw new Error('There is no frame');
  return found;
}

test.each([
  ['<h1>Laksa week</h1><p>10 × 2 ÷ 5</p>', []],
  ['<h1>Laksa week</h1><p>In the café</p>', ['text']],
  ['<h2 class="a">Café</h2>', ['text', 'headings']],
])('fonts for accents are fetched early by pages that have some: %s', (body, fonts) => {
  const html = frame().fill({ status: 200, head: '<title>T</title>', body, state: '{}', modules: [] }, 'en');
  expect(
    [...html.matchAll(/rel="preload" as="font".*?\/assets\/(\w+)\.woff2/g)].map(([, name]) => name),
  ).toEqual(fonts);
  expect(html).toContain('<title>T</title>');
  expect(html).not.toContain('<!--');
});

test('a page that browsers draw asks for them when it has such letters', () => {
  expect(frame().empty('<title>T</title>', 'en')).not.toMatch(/accents|rel="preload" as="font"/);
});
