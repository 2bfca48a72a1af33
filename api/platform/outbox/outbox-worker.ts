import type { MikroORM } from '@mikro-orm/postgresql';
import { createDrain } from '../concurrency.ts';
import type { Ctx } from '../context.ts';
import type { Log } from '../log.ts';
import type { InTransaction } from '../process/steps.ts';
import type { PubSub, Signal } from '../pubsub/pub-sub.ts';
import { sql } from '../sql.ts';
import { contextOf, inSpan, SpanKind } from '../tracing/spans.ts';
import type { Fact } from './outbox.ts';

/** An event in the outbox. */
export interface StoredFact extends Fact {
  readonly id: number;
  /** Time of the event. */
  readonly at: Date;
  /** Id of the newest transition when it was recorded; 0 before the first. */
  readonly asOf?: number;
}

/** A signal to send after the handler's transaction commits. */
export interface Delivery {
  readonly topic: string;
  readonly signal: Signal;
}

/** Turns an event into rows, in a transaction, and returns signals for open pages. Must bear being run again. */
export type FactHandler = (ctx: Ctx, fact: StoredFact) => Promise<readonly Delivery[]>;

/** Dependencies of the worker. */
export interface OutboxParts {
  readonly orm: MikroORM;
  readonly inTransaction: InTransaction;
  readonly pubsub: PubSub;
  readonly log: Log;
  /** Handlers of an event type; events without any are done immediately. */
  readonly handlersOf: (type: string) => readonly FactHandler[];
  /** Restricts the worker to some types, so that slow mail and push services do not delay notifications. */
  readonly lane: 'mail' | 'push' | 'others';
  /** Counts a try that ended. */
  readonly count?: (lane: OutboxParts['lane'], outcome: 'done' | 'failed') => void;
  /** Seconds of a lease; ten when absent. */
  readonly leaseSeconds?: number;
}

/** A running worker. */
export interface OutboxWorker {
  /** Says that there may be work. */
  poke(): void;
  /** Resolves when nothing is left to do now. */
  idle(): Promise<void>;
  /** Stops after the present event. */
  stop(): Promise<void>;
}

const BATCH = 50;
/** Seconds of a lease, which its process renews. After a crash it expires. */
const LEASE_SECONDS = 10;
/** Share of a lease after which it is renewed, before and while an event is handled. */
const PROLONG_AT = 0.3;
const POLL_MS = 2_000;
/** Longest pause in seconds between two tries of an event whose handler fails. */
const LONGEST_PAUSE = 600;

/** An event leased by this worker. `turn` identifies the lease. */
interface TakenFact {
  readonly fact: StoredFact;
  readonly turn: number;
  readonly takenAt: number;
}

/** SQL: the types of each lane. */
const lanes = {
  mail: sql`type like 'mail.%'`,
  push: sql`type like 'push.%'`,
  others: sql`type not like all (array['mail.%', 'push.%'])`,
} as const;

/** Leases some events, so that no other process handles them. */
async function take({ orm, lane, leaseSeconds = LEASE_SECONDS }: OutboxParts): Promise<TakenFact[]> {
  const takenAt = Date.now();
  const taken = await sql<{ id: string; type: string; payload: Fact; at: string; turn: number }>`
    update outbox set attempts = attempts + 1, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id in (select id from outbox where done_at is null and leased_until < now() and ${lanes[lane]}
      order by id limit ${BATCH} for update skip locked)
    returning id, type, payload, created_at as at, attempts as turn`.execute(orm.em.fork().getKysely());
  return taken.rows
    .map(({ id, type, payload, at, turn }) => ({
      fact: { ...payload, type, id: Number(id), at: new Date(at) },
      turn,
      takenAt,
    }))
    .sort((a, b) => a.fact.id - b.fact.id);
}

/** Renews a lease. False when it expired and another process has taken the event. */
async function prolong(
  { orm, leaseSeconds = LEASE_SECONDS }: OutboxParts,
  { fact, turn }: TakenFact,
): Promise<boolean> {
  const still = await sql`update outbox set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${fact.id} and attempts = ${turn} and done_at is null returning id`.rows({
    em: orm.em.fork(),
  });
  return still.length > 0;
}

/**
 * Handles an event while renewing its lease, so that no other process handles it however long it takes (mail to a slow
 * server). Skips it when its lease was lost while it waited.
 */
async function workAlone(parts: OutboxParts, taken: TakenFact): Promise<void> {
  const pause = (parts.leaseSeconds ?? LEASE_SECONDS) * 1000 * PROLONG_AT;
  if (Date.now() - taken.takenAt > pause && !(await prolong(parts, taken))) return;
  const keeping = setInterval(() => {
    prolong(parts, taken).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'a lease was not prolonged'),
    );
  }, pause);
  const { type, id, trace } = taken.fact;
  const span = { kind: SpanKind.CONSUMER, attributes: { 'koli.fact': id }, parent: contextOf(trace) };
  try {
    await inSpan(`outbox ${type}`, () => work(parts, taken.fact), span);
  } finally {
    clearInterval(keeping);
  }
}

async function work(parts: OutboxParts, fact: StoredFact): Promise<void> {
  const db = parts.orm.em.fork().getKysely();
  try {
    const deliveries = await parts.inTransaction(async (ctx) => {
      const all: Delivery[] = [];
      for (const handle of parts.handlersOf(fact.type)) all.push(...(await handle(ctx, fact)));
      return all;
    });
    for (const { topic, signal } of deliveries) await parts.pubsub.publish(topic, signal);
    await sql`update outbox set done_at = now() where id = ${fact.id}`.execute(db);
    parts.count?.(parts.lane, 'done');
  } catch (error) {
    parts.count?.(parts.lane, 'failed');
    parts.log.error({ err: error, fact: fact.id, type: fact.type }, 'a fact could not be worked off');
    await sql`update outbox set leased_until = now() + make_interval(secs => least(power(2, attempts), ${LONGEST_PAUSE}))
      where id = ${fact.id}`.execute(db);
  }
}

/** Processes the outbox: after every poke, and every two seconds for what a crash or a failure left. */
export function startOutboxWorker(parts: OutboxParts): OutboxWorker {
  const drain = createDrain(
    async (stopped) => {
      for (let facts = await take(parts); facts.length > 0; facts = await take(parts))
        for (const taken of facts) {
          if (stopped.aborted) return;
          await workAlone(parts, taken);
        }
    },
    (error) => parts.log.error({ err: error }, 'the outbox could not be read'),
  );
  const timer = setInterval(drain.kick, POLL_MS);
  timer.unref();
  return {
    poke: drain.kick,
    async idle() {
      drain.kick();
      await drain.idle();
    },
    async stop() {
      clearInterval(timer);
      await drain.stop();
    },
  };
}
