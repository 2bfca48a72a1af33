import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebServer } from '../../api/server/pages/web-server.ts';

const web = fileURLToPath(new URL('../../web', import.meta.url));

/**
 * The web client from its sources, so that tests of its pages need no build: a frame with script names only, and the
 * renderer.
 */
export async function sourceWebClient(): Promise<{ folder: string; server: WebServer }> {
  // A product may be installed below a folder of any name.
  const folder = join(mkdtempSync(join(tmpdir(), 'koli-web-')), 'assets', 'web');
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(join(folder, 'assets'));
  for (const file of ['graphiql.html', 'assets/cards-2.js', 'assets/json.worker-3.js'])
    writeFileSync(join(folder, file), '');
  copyFileSync(join(web, 'index.html'), join(folder, 'index.html'));
  const built = {
    'index.html': { file: 'assets/index-1.js', imports: ['_cards.js'] },
    '_cards.js': { file: 'assets/cards-2.js' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(built));
  return { folder, server: (await import(/* @vite-ignore */ `${web}/src/server.tsx`)) as WebServer };
}
