import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run --silent sbom`: prints what production installs, and what the built web client has inside, from
 * package-lock.json, in CycloneDX. npm is asked about a copy without the packages of development: its own `--omit=dev`
 * also leaves out what both need.
 */
const read = (name) => JSON.parse(readFileSync(name, 'utf8'));
const { devDependencies, ...manifest } = read('package.json');
const lock = read('package-lock.json');

/** Packages of development that files of the web client import. */
function inWebClient() {
  const imports = /(?:from|import|import\()\s*['"]((?:@[^'"/]+\/)?[^'"/]+)/g;
  const files = globSync('web/src/**/*.{ts,tsx,css}');
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name]) => name),
  );
  return Object.keys(devDependencies).filter((name) => names.includes(name));
}

/** Key in the lock of a package that another one, or the root (`''`), asks for; undefined when it is not installed. */
function keyOf(name, asker) {
  const key = `${asker && `${asker}/`}node_modules/${name}`;
  if (lock.packages[key] || !asker) return lock.packages[key] && key;
  return keyOf(name, asker.slice(0, Math.max(0, asker.lastIndexOf('/node_modules/'))));
}

/** Takes a package, and all that it needs, out of what is for development. */
function take(name, asker = '') {
  const key = keyOf(name, asker);
  const found = lock.packages[key];
  if (!found?.dev) return;
  delete found.dev;
  const { dependencies, optionalDependencies, peerDependencies } = found;
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    take(needed, key);
}

for (const name of inWebClient()) {
  manifest.dependencies[name] = devDependencies[name];
  take(name);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
lock.packages[''].dependencies = manifest.dependencies;
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
