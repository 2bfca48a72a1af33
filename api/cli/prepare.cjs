'use strict';
/**
 * Runs before every npm script of ours and makes node_modules match package-lock.json, so that `npm start` and `npm
 * test` work on a fresh clone and after a pull. Plain CommonJS without dependencies, because it runs before anything is
 * installed, on whatever Node the machine has. Silent when nothing is to do. `prepare.cjs <folder>` does the same for a
 * folder with its own package.json.
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const folder = process.argv[2] ?? '';
const root = path.resolve(__dirname, '..', '..', folder);
const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.koli-installed');
const lockFile = path.join(root, '.install.lock');

/** Registry and proxy settings of the developer, which the install must keep. */
const KEPT_NPM_SETTING =
  /^npm_config_(registry|proxy|https?_proxy|noproxy|ca|cafile|cache|userconfig|globalconfig|strict_ssl|.*_retr.*|.*_timeout|prefer_offline|offline)$/i;

/** Changes whenever a different set of packages has to be installed. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.update(`\n${process.platform}\n${process.arch}\n`).digest('hex');
}

function isInstalled(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === stamp;
}

/** The environment of the developer's shell, without what the running npm script added. */
function shellEnvironment() {
  const env = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (/^npm_lifecycle_|^npm_package_/i.test(name)) continue;
    if (/^npm_config_/i.test(name) && !KEPT_NPM_SETTING.test(name)) continue;
    env[name] = /^path$/i.test(name) ? withoutLocalBins(value) : value;
  }
  return env;
}

/** npm must run on the machine's Node: the one in node_modules/.bin is about to be replaced. */
function withoutLocalBins(value) {
  const isLocal = (folder) => /[\\/]node_modules[\\/]\.bin[\\/]?$/.test(folder);
  return value
    .split(path.delimiter)
    .filter((folder) => !isLocal(folder))
    .join(path.delimiter);
}

/** Runs the same npm that runs this script, on the same Node; `npm` from the PATH when started directly. */
function install() {
  const args = ['ci', '--include=dev', '--include=optional'];
  const options = { cwd: root, env: shellEnvironment(), stdio: ['ignore', 'inherit', 'inherit'] };
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env;
  if (npmNode && npmCli && /\.c?js$/.test(npmCli) && existsSync(npmCli) && existsSync(npmNode)) {
    return spawnSync(npmNode, [npmCli, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether this process may install now. The lock belongs to another process in this folder that is still alive. */
function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(lockFile, { force: true });
    return false;
  }
}

/** Two installs at once would delete each other's files, so the second waits, and then finds everything installed. */
function waitForTurn() {
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
}

function main() {
  const stamp = wantedStamp();
  if (isInstalled(stamp)) return 0;
  waitForTurn();
  try {
    return isInstalled(stamp) ? 0 : installAll(stamp);
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function installAll(stamp) {
  const started = Date.now();
  const time = folder ? 'some seconds' : 'about a minute';
  console.log(
    `Installing the packages of ${path.join(folder, 'package-lock.json')} (${time} the first time) ...`,
  );
  const result = install();
  if (result.error || result.status !== 0) {
    const reason = result.error
      ? result.error.message
      : `npm ci ended with ${result.status ?? result.signal}`;
    console.error(`Could not install the packages: ${reason}. Nothing was started.`);
    return 1;
  }
  writeFileSync(stampFile, `${stamp}\n`);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return 0;
}

process.exitCode = main();
