import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the newest migration came; null when the history does not reach back to it. */
export function versionBefore(): string | null {
  try {
    const newest = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'api/db/migrations/*.ts');
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return null;
  }
}

/** Puts the tree of a commit into a new folder, with the packages of this checkout. */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  git('archive', `--output=${archive}`, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
