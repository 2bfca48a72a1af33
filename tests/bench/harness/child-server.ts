import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface ChildServer {
  readonly pid: number;
  readonly port: number;
  send(message: object): void;
  /** Resident memory after a full garbage collection, in bytes. */
  memory(): Promise<number>;
  /** Looks from now on how long its event loop is held up. Answers the longest hundredth, in milliseconds. */
  watchHolds(): () => Promise<number>;
  /** Says where the processor's time goes while `work` runs, in a file for a browser's developer tools. */
  profile(file: string, work: () => Promise<void>): Promise<void>;
  /** An account to pay out to at the local payment provider, and its public key. */
  provider(): Promise<{ accountId: string; publishableKey: string }>;
  stop(): Promise<void>;
}

const loader = fileURLToPath(new URL('../../../api/cli/ts.mjs', import.meta.url));

/** How `npm start` has Node keep its memory: every server of the benchmark runs as the product does. */
export function memoryFlags(): string[] {
  const file = new URL('../../../package.json', import.meta.url);
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } };
  return scripts.start.match(/--(?!import|silent)\S+/g) ?? [];
}

async function answerOf<T extends object>(child: ChildProcess, name: keyof T): Promise<T> {
  for (;;) {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('a server of the benchmark ended by itself');
      }),
    ])) as [T];
    if (name in message) return message;
  }
}

/** Starts `sides/<file>` and waits until it listens. */
export async function startServer(file: string, args: readonly string[]): Promise<ChildServer> {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const more = process.env.BENCH_NODE_ARGS?.split(' ').filter(Boolean) ?? [];
  const execArgv = [...memoryFlags(), '--import', loader, ...more];
  const child = fork(path, [...args], { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { port } = await answerOf<{ port: number }>(child, 'port');
  return {
    pid: child.pid ?? 0,
    port,
    send: (message) => void child.send(message),
    async memory() {
      child.send({ memory: true });
      return (await answerOf<{ rss: number }>(child, 'rss')).rss;
    },
    watchHolds() {
      child.send({ holds: 'begin' });
      return async () => {
        child.send({ holds: 'tell' });
        return (await answerOf<{ held: number }>(child, 'held')).held;
      };
    },
    async profile(file, work) {
      child.send({ profile: 'start' });
      await work();
      child.send({ profile: file });
      await answerOf<{ profiled: boolean }>(child, 'profiled');
    },
    async provider() {
      child.send({ provider: true });
      return answerOf<{ accountId: string; publishableKey: string }>(child, 'accountId');
    },
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
