import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { DatabaseHome } from './data-folder.ts';
import { hasEnded, startPostmaster } from './postmaster.ts';
import { clearLeftover, signalStop, stopServer } from './server-process.ts';

/** A running server and how to restart it. */
export interface Supervised {
  readonly postmaster: ChildProcess;
  readonly port: number;
  readonly home: DatabaseHome;
  readonly binaries: Binaries;
  readonly fast: boolean;
  readonly log: (line: string) => void;
  /** Releases the data folder. */
  readonly release: () => void;
}

/** Tries to start a server that ended by itself, within the time below; then a person has to look. */
const MOST_TRIES = 10;
const WITHIN_MS = 120_000;
/** Before the first try: the ended server's own processes are still going away. It grows with every try. */
const PAUSE_MS = 100;

/**
 * Keeps a server running: one that ends by itself (killed, out of memory) is started again on the same port, a bounded
 * number of times. Answers how to stop it. Also ends it when the process exits without that, as after a failed start.
 */
export function superviseServer(supervised: Supervised): () => Promise<void> {
  const { home, binaries, port, fast, log, release } = supervised;
  let postmaster = supervised.postmaster;
  let stopping: Promise<void> | undefined;
  let restarting: Promise<void> = Promise.resolve();
  let tries: number[] = [];

  const startAgain = async (): Promise<void> => {
    for (;;) {
      tries = tries.filter((at) => at > Date.now() - WITHIN_MS);
      if (tries.length >= MOST_TRIES) return log('The PostgreSQL server cannot be kept running; giving up.');
      tries.push(Date.now());
      await sleep(PAUSE_MS * tries.length);
      if (stopping) return;
      try {
        await clearLeftover(home.pgdata, binaries, log);
        postmaster = await startPostmaster(home, binaries, { port, fast });
        watch();
        return log('The PostgreSQL server was started again.');
      } catch (error) {
        log(`The PostgreSQL server could not be started again: ${(error as Error).message}`);
      }
    }
  };
  const watch = (): void =>
    void postmaster.once('exit', (code, signal) => {
      if (stopping) return;
      log(`The PostgreSQL server ended by itself (${signal ?? `code ${code}`}); its log is ${home.logFile}.`);
      restarting = startAgain();
    });
  const atExit = (): void => {
    if (postmaster.pid && !hasEnded(postmaster)) signalStop(postmaster.pid, home.pgdata, binaries, 'fast');
    release();
  };
  const stop = async (): Promise<void> => {
    await restarting;
    await stopServer(postmaster.pid ?? 0, home.pgdata, binaries);
    process.off('exit', atExit);
    release();
  };
  process.once('exit', atExit);
  watch();
  return () => {
    // From now on the server's end is expected.
    stopping ??= stop();
    return stopping;
  };
}
