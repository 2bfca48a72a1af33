import { Redis, type RedisOptions } from 'ioredis';
import type { Log } from '../log.ts';

/** Two connections to Redis or Valkey: one for commands, one for subscriptions. */
export interface RedisLink {
  readonly commands: Redis;
  readonly listener: Redis;
  /** Prefix of every key and channel: installations on one server differ by database number. */
  readonly prefix: string;
  /** Whether both connections work now. */
  isUp(): boolean;
  /** How often Redis went away so far. */
  outages(): number;
  close(): Promise<void>;
}

/** Redis refuses us for good. The message is for the person who starts the process. */
export class RedisRefused extends Error {}

/** Milliseconds after which an answer counts as missing: requests continue without Redis. */
const ANSWER_MS = 500;
const CONNECT_MS = 2_000;
const LOOK_MS = 2_000;
/** Longest pause between two tries to connect. */
const LONGEST_PAUSE_MS = 1_000;

const options: RedisOptions = {
  lazyConnect: true,
  // While Redis is away a command fails immediately.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  // Listeners subscribe again themselves, see redis-pub-sub.ts.
  autoResubscribe: false,
  commandTimeout: ANSWER_MS,
  connectTimeout: CONNECT_MS,
  keepAlive: 10_000,
  // After a failover an open connection leads to the old server, which only reads by now.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  retryStrategy: (tries) => Math.min(tries * 100, LONGEST_PAUSE_MS),
};

async function connect(client: Redis): Promise<void> {
  try {
    await client.connect();
  } catch {
    // Reconnects for ever; `refused` reports what waiting cannot fix.
  }
}

/** Watches two connections, and logs once when they fail and when they work again. */
function follow(clients: readonly Redis[], host: string, log: Log) {
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
  /** `refused` says why Redis refuses us; null when it does not. */
  return { isUp, outages: (): number => lost, refused: (): string | null => refused };
}

/** Closes connections that are open but silent, so that they are replaced. Returns a function that stops this. */
function lookAfter(clients: readonly Redis[]): () => void {
  const timer = setInterval(() => {
    for (const client of clients)
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Opens the connections. Redis may be away: then the process starts without it. Throws RedisRefused for a wrong
 * password.
 */
export async function openRedis(url: string, log: Log): Promise<RedisLink> {
  const { host, pathname } = new URL(url);
  const commands = new Redis(url, options);
  const listener = new Redis(url, options);
  const clients = [commands, listener];
  const { isUp, outages, refused } = follow(clients, host, log);
  await Promise.all(clients.map(connect));
  // Both talk to the same server: one that was left behind at a failover would hear nothing.
  commands.on('close', () => listener.status === 'ready' && listener.disconnect(true));
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
