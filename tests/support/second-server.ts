import { setTimeout as pause } from 'node:timers/promises';
import { startOutbox } from '../../api/server/jobs/outbox.ts';
import { type LiveClient, openLive } from './live-client.ts';
import type { MovableClock } from './movable-clock.ts';
import { patiently } from './patiently.ts';
import type { Send, Shown } from './random-lives.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';
import { until } from './until.ts';

/** A server beside the product, on the same database, that ends and begins anew. */
export interface SecondServer {
  begin(): Promise<void>;
  /** Ends it, as soon as it is in the midst of something. */
  end(): Promise<void>;
  openLive(cookie: string | undefined): LiveClient | Promise<LiveClient>;
  readonly send: Send;
  /** Brings to an end what its ends left open. */
  settle(): Promise<void>;
}

/** An outbox beside that of the product, in this process. The socket is the product's. */
export function secondOutbox(product: TestProduct): SecondServer {
  let outbox: ReturnType<typeof startOutbox> | undefined;
  const send: Send = async ({ client }, query, variables) => {
    outbox?.poke();
    return client.data<Shown>(query, variables);
  };
  return {
    send,
    async begin() {
      outbox = startOutbox(product.orm, product.ports, product.clock);
    },
    async end() {
      await outbox?.stop();
      outbox = undefined;
    },
    openLive: (cookie) => openLive(product, cookie),
    settle: () => allDone(product),
  };
}

/** Resolves when no fact is left. What a dead process was at waits until its lease expires. */
const allDone = ({ databaseUrl }: TestProduct): Promise<void> =>
  until(
    async () => (await sql(databaseUrl, 'select from outbox where done_at is null')).length === 0,
    60_000,
  );

/** Longest time in milliseconds that it lives on once its end has been decided. */
const MOMENT_MS = 400;

/**
 * A whole server in a process of its own, which ends by kill -9. Half of the operations go to it while it is there. It
 * shares the product's Redis.
 */
export function secondProcess(
  product: TestProduct,
  clock: MovableClock,
  redisUrl: string,
  random: () => number,
): SecondServer {
  let server: ServerProcess | undefined;
  const env = {
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.ports.config.dataDir,
    REDIS_URL: redisUrl,
    WEBHOOK_ALLOW_PRIVATE: 'on',
    UNLIMITED: 'on',
  };
  const send: Send = async ({ client }, query, variables) => {
    const there = random() < 0.5 ? server : undefined;
    if (!there) return client.data<Shown>(query, variables);
    const answer = await patiently(() => there.send<Shown>(client.cookie, query, variables)).catch(
      (error) => {
        if (server === there) throw error;
        return null;
      },
    );
    if (answer?.errors) throw new Error(JSON.stringify(answer.errors));
    return answer?.data ?? null;
  };
  return {
    send,
    async begin() {
      server = await startServerProcess(env);
    },
    async end() {
      await pause(random() * MOMENT_MS);
      const ended = server;
      server = undefined;
      await ended?.kill();
    },
    openLive(cookie) {
      if (!server) throw new Error('the second server is not there');
      return server.live(cookie);
    },
    async settle() {
      clock.advance(2);
      await product.runJob('finish-unsettled-money');
      await allDone(product);
    },
  };
}
