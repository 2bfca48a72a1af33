import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../api/db/embedded/embedded-postgres.ts';
import { readContainerfile, readDeployment } from '../deployment.ts';
import { until } from '../until.ts';

type Env = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { entrypoint, command } = readContainerfile();
const { pod, container } = readDeployment('koli-web');

/** A server or a runner of scheduled jobs, as a process of its own. */
export interface KoliProcess {
  readonly port: number;
  /** Stops it by SIGTERM. Rejects unless it has ended cleanly within the time that Kubernetes grants. */
  end(): Promise<void>;
  kill(): void;
}

/** Runs a file as the container does. `folder` holds the version to run, by default this one. */
export function runKoli(args: readonly string[], env: Env, folder = root) {
  const child = spawn(process.execPath, [...entrypoint.slice(1), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-20_000);
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, said: () => said };
}

/** Runs a command and waits for its end. Rejects with what it said when it fails. */
export async function runCommand(args: readonly string[], env: Env, folder?: string): Promise<string> {
  const { ended, said } = runKoli(args, env, folder);
  if ((await ended) !== 0) throw new Error(`${args.join(' ')}: ${said()}`);
  return said();
}

/** What is wrong with a process by its readiness probe; null when it is ready. */
export async function unreadiness(port: number): Promise<string | null> {
  const { httpGet, timeoutSeconds } = container.readinessProbe;
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const answer = await fetch(`http://127.0.0.1:${port}${httpGet.path}`, { signal });
    const said = await answer.text();
    return answer.status === 200 ? null : said;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Starts a process and waits until it is ready. */
export async function startKoli(env: Env, folder?: string): Promise<KoliProcess> {
  const port = await freePort(0);
  const { child, ended, said } = runKoli(command, { ...env, PORT: String(port) }, folder);
  const { periodSeconds, failureThreshold } = container.startupProbe;
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error('it ended');
        return (await unreadiness(port)) === null;
      },
      periodSeconds * failureThreshold * 1000,
    );
  } catch {
    child.kill('SIGKILL');
    throw new Error(`a process is not ready: ${said()}`);
  }
  return {
    port,
    kill: () => void child.kill('SIGKILL'),
    async end() {
      const grace = pod.terminationGracePeriodSeconds - container.lifecycle.preStop.sleep.seconds;
      child.kill('SIGTERM');
      const outcome = await Promise.race([ended, pause(grace * 1000, 'late', { ref: false })]);
      const isClean = outcome === 0 && said().includes('Stopped.') && !said().includes('without a step');
      if (!isClean) throw new Error(`a process ended with ${outcome}: ${said()}`);
    },
  };
}
