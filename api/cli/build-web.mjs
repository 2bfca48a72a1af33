/**
 * Builds the web client into dist/web when its sources differ from the last build. Compares content instead of time, so
 * that a fresh clone builds once and later starts do not.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const stampFile = 'dist/web/.built-from';

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

function stamp() {
  const hash = createHash('sha256');
  for (const file of [
    ...filesOf('web'),
    ...filesOf('docs/developers'),
    'schema/schema.graphql',
    'schema/CHANGELOG.md',
    'schema/error-catalogue.ts',
    'schema/money-error-catalogue.ts',
    'schema/shop-error-catalogue.ts',
    'vite.config.ts',
    'package-lock.json',
    'api/cli/build-web.mjs',
  ]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Compresses each text asset at the highest level, once per build, so that slow lines transfer less. */
function compress() {
  for (const file of filesOf('dist/web/assets')) {
    if (!/\.(js|css|svg)$/.test(file)) continue;
    const content = readFileSync(file);
    const quality = content.length > 1_000_000 ? 9 : 11;
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

const wanted = stamp();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Building the web client ...');
  const built = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) process.exit(1);
  compress();
  writeFileSync(stampFile, wanted);
}
