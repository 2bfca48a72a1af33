import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run --silent sbom`: prints what production installs, from package-lock.json, in CycloneDX. npm is asked about a
 * copy without the packages of development: its own `--omit=dev` also leaves out what both need.
 */
const read = (name) => JSON.parse(readFileSync(name, 'utf8'));
const { devDependencies: _, ...manifest } = read('package.json');
const lock = read('package-lock.json');
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
delete lock.packages[''].devDependencies;

const temporary = mkdtempSync(join(tmpdir(), 'koli-sbom-'));
// npm names the product by its folder.
const folder = join(temporary, manifest.name);
try {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  process.exitCode = spawnSync(npm, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
