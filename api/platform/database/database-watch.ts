import pg from 'pg';
import type { Log } from '../log.ts';

interface WatchParts {
  readonly url: string;
  readonly log: Log;
  /** Called when the database stops answering. */
  readonly onDown: () => void;
}

const TICK = 100;
/** Ticks without an answer until the database counts as down. */
const PATIENCE = 20;
const EVERY = 1_000;
/** Checks come faster while it is down, so that its return is noticed soon. */
const EVERY_DOWN = 250;
/** Checks of its disk are rarer. */
const ROOM_EVERY = 10_000;

/** Sorts in a file, because it has too little memory, so that it fails when the disk is full. One transaction. */
const writeFile =
  "set local work_mem = '64kB'; select count(*) from (select n from generate_series(1, 5000) n order by -n) t";

/** Codes of PostgreSQL: the disk is full, or what a role may write of it. */
const isFullDisk = (error: unknown): boolean => /^53[14]00$/.test(String((error as { code?: unknown }).code));

/**
 * Waits for an answer, counted in turns of the event loop instead of time: when this process or the machine stood
 * still, the database gets its time anyway.
 */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    let ticks = 0;
    timer = setInterval(() => {
      ticks += 1;
      if (ticks > PATIENCE) reject(new Error('no answer'));
    }, TICK);
  });
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearInterval(timer);
  }
}

/** What is known of the database. */
export interface DatabaseState {
  /** True while it does not answer. */
  isDown: boolean;
  /** False while its disk is full: it can be read, and what writes fails. */
  hasRoom: boolean;
}

/** Checks whether the database answers, from `start` on. It uses its own connection, because the pool may be full. */
export function createDatabaseWatch({ url, log, onDown }: WatchParts) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const state: DatabaseState = { isDown: false, hasRoom: true };
  let roomAt = 0;
  let asking: Promise<void> = Promise.resolve();

  const forget = (): void => {
    const gone = client;
    client = null;
    gone?.connection.stream.destroy();
  };
  const ask = async (): Promise<void> => {
    try {
      if (!client) {
        client = new pg.Client({ connectionString: url, application_name: 'watch' });
        client.on('error', () => undefined);
        await inTime(client.connect());
      }
      await inTime(client.query('select 1'));
      await askForRoom(client);
    } catch (error) {
      forget();
      throw error;
    }
  };
  const askForRoom = async (connected: pg.Client): Promise<void> => {
    if (state.hasRoom && Date.now() - roomAt < ROOM_EVERY) return;
    roomAt = Date.now();
    const failure = await inTime(connected.query(writeFile)).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure && !isFullDisk(failure)) throw failure;
    if (state.hasRoom === (failure === null)) return;
    state.hasRoom = failure === null;
    if (failure) log.error({ err: failure }, 'the database has no room');
    else log.info('the database has room again');
  };
  const look = async (): Promise<void> => {
    // A single broken connection may have other reasons, so only a second failure counts.
    const failure = await ask()
      .catch((error: Error) =>
        state.isDown || error.message === 'no answer' ? Promise.reject(error) : ask(),
      )
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (failure && !state.isDown) {
      state.isDown = true;
      log.error({ err: failure }, 'the database does not answer');
      onDown();
    } else if (!failure && state.isDown) {
      state.isDown = false;
      log.info('the database answers again');
    }
    if (!isStopped) timer = setTimeout(next, state.isDown ? EVERY_DOWN : EVERY).unref();
  };
  const next = (): void => {
    asking = look();
  };
  return {
    state: state as Readonly<DatabaseState>,
    start: next,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      forget();
      await asking;
      forget();
    },
  };
}
