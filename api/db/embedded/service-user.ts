import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Whom PostgreSQL runs as. `undefined` everywhere means: as ourselves. */
export interface ServiceUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to another user: the one that owns an existing database (a
 * developer who once used sudo keeps his own), else `postgres`, else `nobody`. Throws when root finds neither.
 */
export function serviceUser(databaseFolder: string): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = ownerOf(databaseFolder) ?? lookUp('postgres') ?? lookUp('nobody');
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return user;
}

function ownerOf(folder: string): ServiceUser | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { name: `number ${stat.uid}`, uid: stat.uid, gid: stat.gid } : undefined;
}

function lookUp(name: string): ServiceUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return result.status === 0 ? Number(result.stdout) : Number.NaN;
  });
  if (uid === undefined || gid === undefined || Number.isNaN(uid + gid)) return undefined;
  return { name, uid, gid };
}

/** Options for child_process: the user, a folder that everybody may enter, and no environment but what is needed. */
export function runAs(user: ServiceUser | undefined) {
  const { PATH, SYSTEMROOT, TEMP } = process.env;
  return {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: process.platform === 'win32' ? undefined : '/',
    env: { PATH, SYSTEMROOT, TEMP, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  };
}

/** Asked of the system itself, not worked out from mode bits: group rights and access lists count too. */
export function canEnter(user: ServiceUser | undefined, folder: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], runAs(user)).status === 0;
}
