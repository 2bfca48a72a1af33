import { setTimeout as pause } from 'node:timers/promises';
import { readDeployment } from '../deployment.ts';
import { type KoliProcess, startKoli } from './koli-process.ts';

const { container } = readDeployment('koli-web');

interface Rollout {
  readonly env: Readonly<Record<string, string>>;
  /** The processes that run, which are replaced in place. */
  readonly running: KoliProcess[];
  /** Servers of the balancer; absent for processes that nobody reaches. */
  readonly servers?: Set<number>;
}

/**
 * Restarts processes as a rollout of Kubernetes does: one more starts, and when it is ready an old one ends. That one is
 * left by the balancer within the time before its SIGTERM.
 */
export async function restartInTurn({ env, running, servers }: Rollout): Promise<void> {
  const wait = container.lifecycle.preStop.sleep.seconds * 1000;
  for (const old of [...running]) {
    const next = await startKoli(env);
    running.push(next);
    servers?.add(next.port);
    await pause(wait / 2);
    servers?.delete(old.port);
    await pause(wait / 2);
    await old.end();
    running.splice(running.indexOf(old), 1);
  }
}
