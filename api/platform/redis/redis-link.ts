import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log.ts';

/** Two connections to Redis or Valkey: one for commands, one that only listens. */
export interface RedisLink {
  readonly commands: Redis;
  readonly listener: Redis;
  /** Begins the name of every key and channel: installations on one server differ by the number of their database. */
  readonly prefix: string;
  /** Whether both connections serve now. */
  isUp(): boolean;
  /** How often Redis went away so far. */
  outages(): number;
  close(): Promise<void>;
}

/** Redis refuses us, and will whatever we wait. The message is for the person who starts the process. */
export class RedisRefused extends Error {}

/** An answer later than this counts as none: requests go on without Redis rather than wait for it. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const LOOK_MS = 2_000;
/** Longest pause between two tries to connect. */
const LONGEST_PAUSE_MS = 1_000;

const options: RedisOptions = {
  lazyConnect: true,
  // While Redis is away a command fails at once.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  // Who listens says anew what it listens to, see redis-pub-sub.ts.
  autoResubscribe: false,
  commandTimeout: ANSWER_MS,
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
};

async function connect(client: Redis): Promise<void> {
  try {
    await client.connect();
  } catch {
    // It is tried again and again; `refused` tells what cannot come right.
  }
}

/** How two connections fare. */
interface Fare {
  isUp(): boolean;
  outages(): number;
  /** What Redis has against us; null when nothing. */
  refused(): string | null;
}

/** Follows two connections, and says once when they stop serving and when they serve again. */
function follow(clients: readonly Redis[], host: string, log: Log): Fare {
  const isUp = (): boolean => clients.every(({ status }) => status === 'ready');
  let lost = 0;
  let isAway = false;
  let refused: string | null = null;
  let reason: string | undefined;
  for (const client of clients) {
    client.on('ready', () => {
      if (!isUp()) return;
      if (isAway) log.info({ redis: host }, 'Redis is back');
      isAway = false;
      refused = null;
    });
    client.on('error', (error: Error) => {
      reason = error.message;
      if (/WRONGPASS|NOAUTH|invalid password|NOPERM|DB index/i.test(reason)) refused = reason;
    });
    client.on('close', () => {
      if (isAway) return;
      isAway = true;
      lost += 1;
      log.warn({ redis: host, reason }, 'Redis does not answer; going on without it');
    });
  }
  return { isUp, outages: () => lost, refused: () => refused };
}

/** Gives up connections that are open but silent, so that they are made anew. Answers how to stop. */
function lookAfter(clients: readonly Redis[]): () => void {
  const timer = setInterval(() => {
    for (const client of clients)
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Opens the link. Redis may be away: then the process starts without it. Throws RedisRefused for a wrong password. */
export async function openRedis(url: string, log: Log): Promise<RedisLink> {
  const { host, pathname } = new URL(url);
  const commands = new Redis(url, options);
  const listener = new Redis(url, options);
  const clients = [commands, listener];
  const { isUp, outages, refused } = follow(clients, host, log);
  await Promise.all(clients.map(connect));
  const stopLooking = lookAfter(clients);
  const close = async (): Promise<void> => {
    stopLooking();
    for (const client of clients) client.removeAllListeners('close').disconnect();
  };
  const words = refused();
  if (words !== null) {
    await close();
    throw new RedisRefused(`REDIS_URL: ${host} refuses it: ${words}`);
  }
  return { commands, listener, prefix: `koli${pathname.slice(1) || '0'}:`, isUp, outages, close };
}
