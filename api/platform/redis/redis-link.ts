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
  /** How often a connection was lost so far. */
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

/** Opens the link. Redis may be away: then the process starts without it. Throws RedisRefused for a wrong password. */
export async function openRedis(url: string, log: Log): Promise<RedisLink> {
  const { host, pathname } = new URL(url);
  const clients = [new Redis(url, options), new Redis(url, options)] as const;
  const [commands, listener] = clients;
  let lost = 0;
  let isClosing = false;
  let refused: Error | null = null;
  for (const client of clients) {
    let wasReady = false;
    client.on('ready', () => {
      if (wasReady) log.info({ redis: host }, 'Redis is back');
      wasReady = true;
    });
    client.on('error', (error: Error) => {
      if (/WRONGPASS|NOAUTH|invalid password|NOPERM|DB index/i.test(error.message)) refused = error;
    });
    client.on('close', () => {
      if (isClosing) return;
      lost += 1;
      if (lost <= 2 || lost % 60 === 0)
        log.warn({ redis: host }, 'Redis does not answer; going on without it');
    });
  }
  await Promise.all(clients.map(connect));
  // A connection that is open but silent is worse than none: it is given up, and made anew.
  const look = setInterval(() => {
    for (const client of clients)
      if (client.status === 'ready') client.ping().catch(() => client.disconnect(true));
  }, LOOK_MS).unref();
  const close = async (): Promise<void> => {
    isClosing = true;
    clearInterval(look);
    for (const client of clients) client.disconnect();
  };
  if (refused) {
    await close();
    throw new RedisRefused(`REDIS_URL: ${host} refuses it: ${(refused as Error).message}`);
  }
  return {
    commands,
    listener,
    prefix: `koli${pathname.slice(1) || '0'}:`,
    isUp: () => clients.every(({ status }) => status === 'ready'),
    outages: () => lost,
    close,
  };
}
