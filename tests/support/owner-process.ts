import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts another process that owns the embedded database of the folder; `path` limits the programs that it finds. */
export function spawnOwner(dataDir: string, path = process.env.PATH): ChildProcess {
  const args = ['--import', './api/cli/ts.mjs', 'tests/support/own-cluster.ts', dataDir];
  return spawn(process.execPath, args, { cwd: root, env: { PATH: path } });
}

/** The address that the process prints when its database is ready. */
export async function addressOf(owner: ChildProcess): Promise<string> {
  const line = await new Promise<string>((resolve, reject) => {
    owner.stdout?.once('data', (chunk) => resolve(String(chunk)));
    owner.once('exit', (code) => reject(new Error(`The owner ended with ${code}.`)));
  });
  return line.trim();
}

/** Stops the process and waits for its end. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Waits until the process ends on its own. */
export async function outcome(child: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: said.trim() };
}
