import type { MikroORM } from '@mikro-orm/postgresql';
import type { Clock } from '../../platform/clock.ts';
import { oneAtATime } from '../../platform/concurrency.ts';
import type { Log } from '../../platform/log.ts';
import { ONLINE_MS, type OnlinePeople, type Presence } from '../../platform/presence/presence.ts';
import type { PubSub } from '../../platform/pubsub/pub-sub.ts';
import { seenSince, writeSeen } from './presence.service.ts';

/** Members with an open connection; one member may have several. */
interface ConnectionCounter {
  /** Adds a connection of a member. Returns a function to call once, when it is closed. */
  hold(profileId: number): () => void;
  /** All members with a connection. */
  all(): Iterable<number>;
}

/** Counts open connections per member. */
function createConnectionCounter(): ConnectionCounter {
  const counts = new Map<number, number>();
  return {
    hold(profileId) {
      counts.set(profileId, (counts.get(profileId) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(profileId) ?? 1) - 1;
        if (left > 0) counts.set(profileId, left);
        else counts.delete(profileId);
      };
    },
    all: () => counts.keys(),
  };
}

/** Dependencies of the keeper. */
interface PresenceParts {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly pubsub: PubSub;
  readonly log: Log;
  readonly online: OnlinePeople;
}

/** A running keeper. */
interface PresenceKeeper extends Presence {
  /** Writes pending heartbeats, and announces who came online. */
  flush(): Promise<void>;
  /** Writes pending heartbeats, and announces who went offline. */
  sweep(): Promise<void>;
  /** Writes pending heartbeats, then stops. */
  stop(): Promise<void>;
}

/** Milliseconds that new arrivals wait, so that several are written and announced together. */
const ARRIVAL_MS = 25;
/** Milliseconds between two sweeps, which write heartbeats and announce who went offline. */
const SWEEP_MS = 1_000;
/**
 * An open connection counts as a heartbeat every so many sweeps, which is every 20 seconds (specification, section 9).
 * Each sweep handles its share: ten thousand together would block the process.
 */
const SWEEPS_PER_HOLD = 20;

/** Members who were online when an earlier process ended are announced as offline by this one. */
async function resume({ orm, clock, log, online }: PresenceParts): Promise<void> {
  try {
    const since = new Date(clock.now().getTime() - ONLINE_MS);
    for (const [id, at] of await seenSince(orm.em.fork(), since)) await online.seen([id], at);
  } catch (error) {
    log.warn({ err: error }, 'it could not be read who is online');
  }
}

/** Collects heartbeats in memory, writes them in batches, and announces who came online or went offline. */
export function startPresence(parts: PresenceParts): PresenceKeeper {
  const { orm, clock, pubsub, log, online } = parts;
  const noted = new Map<number, Date>();
  const held = createConnectionCounter();
  const written = new Map<number, Date>();
  let arrival: NodeJS.Timeout | undefined;
  let isStopped = false;

  const isRecent = (at: Date | undefined): boolean =>
    at !== undefined && clock.now().getTime() - at.getTime() < ONLINE_MS;
  const tell = async (ids: readonly number[]): Promise<void> => {
    await Promise.all(ids.map((id) => pubsub.publish(`presence:${id}`, { kind: 'presence', id })));
  };
  const flush = oneAtATime(async () => {
    const batch = new Map(noted);
    noted.clear();
    if (batch.size === 0) return;
    try {
      await writeSeen(orm.em.fork(), batch);
      for (const [id, at] of batch) written.set(id, at);
      await tell(await online.seen([...batch.keys()], clock.now()));
    } catch (error) {
      for (const [id, at] of batch) if (!noted.has(id)) noted.set(id, at);
      log.warn({ err: error, people: batch.size }, 'presence could not be written, it is tried again');
    }
  });
  const sweep = oneAtATime(async () => {
    await flush();
    try {
      for (const [id, at] of written) if (!isRecent(at)) written.delete(id);
      await tell(await online.gone(new Date(clock.now().getTime() - ONLINE_MS)));
    } catch (error) {
      log.warn({ err: error }, 'it could not be told who has gone offline');
    }
  });
  const seen = (id: number): void => {
    noted.set(id, clock.now());
    if (isRecent(written.get(id)) || arrival || isStopped) return;
    arrival = setTimeout(() => {
      arrival = undefined;
      void flush();
    }, ARRIVAL_MS).unref();
  };
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % SWEEPS_PER_HOLD;
    for (const id of held.all()) if (id % SWEEPS_PER_HOLD === turn) seen(id);
    void sweep();
  }, SWEEP_MS);
  timer.unref();
  const begun = resume(parts);
  return {
    seen,
    flush,
    sweep,
    hold(id) {
      seen(id);
      const release = held.hold(id);
      return () => {
        release();
        seen(id);
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(arrival);
      await begun;
      await flush();
    },
  };
}
