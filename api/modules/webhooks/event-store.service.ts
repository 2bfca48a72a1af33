import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { EventSide } from '../../../schema/event.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { lockAccounts } from '../../platform/outbox/lock-accounts.ts';
import type { Fact } from '../../platform/outbox/outbox.ts';
import type { FactHandler, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { NEWS_AT_ONCE } from '../../platform/pubsub/numbered-news.ts';
import { sql } from '../../platform/sql.ts';
import { type Subject, subjectOf } from './event.subject.ts';
import { eventsOf, eventTable } from './webhook.events.ts';
import { type Message, messageOf, type Receiver } from './webhook-message.ts';
import { makerWorks } from './webhook-pause.facts.ts';

function accountOf(side: EventSide, { campaign, remark, order, message }: Subject, fact: Fact) {
  switch (side) {
    case 'owner':
      return campaign?.ownerId;
    case 'applicant':
      return remark ? remark.applicantId : fact.accountId;
    case 'buyer':
      return order?.buyerId;
    case 'seller':
      return order?.sellerId;
    default:
      return message ? message.recipientId : fact.accountId;
  }
}

interface Made extends Message, Receiver {
  readonly event: string;
  readonly at: Date;
}

/** The public events that a fact makes, for each account concerned. */
async function eventsFrom(ctx: Ctx, fact: StoredFact): Promise<Made[]> {
  const events = eventsOf(fact.type);
  const subject = events.length > 0 ? await subjectOf(ctx, fact) : undefined;
  if (!subject) return [];
  return events.flatMap((event) => {
    const { to, when } = eventTable[event];
    if (when && (when === 'hired') !== subject.remark?.wasHired) return [];
    return to.flatMap((side) => {
      const accountId = accountOf(side, subject, fact);
      if (accountId === undefined) return [];
      const receiver = { accountId, side };
      return [{ ...receiver, event, at: fact.at, ...messageOf(event, fact, subject, receiver) }];
    });
  });
}

/**
 * Stores an event, once, and queues its message for every webhook of its account that wants it; suspended accounts get
 * no messages. A separate worker delivers them.
 */
async function store(ctx: Ctx, { id, body, event, accountId, at }: Made): Promise<void> {
  const now = ctx.clock.now();
  await sql`with made as (
      insert into event (id, account_id, type, body, created_at) values (${id}, ${accountId}, ${event}, ${body}, ${at})
      on conflict (id) do nothing returning id, account_id, type, body)
    insert into webhook_delivery (webhook_id, event_id, event, body, state, next_try_at, created_at)
    select w.id, made.id, made.type, made.body, 'pending', ${now}, ${now}
    from made join webhook as w on w.owner_id = made.account_id
    where w.state = 'enabled' and made.type = any (w.events)
      and exists (select from account as a where a.id = w.owner_id and a.suspended_at is null)
      and ${makerWorks('w', now)}
    on conflict (webhook_id, event_id) do nothing`.run(ctx);
}

/**
 * Facts about the same job or order that came earlier and are not done: another process may be at them. Their events
 * come first, so that the feed has the steps of a job or order in their order.
 */
async function openBefore(ctx: Ctx, { id, remarkId, orderId }: StoredFact): Promise<StoredFact[]> {
  if (remarkId === undefined && orderId === undefined) return [];
  const about = JSON.stringify(remarkId === undefined ? { orderId } : { remarkId });
  const found = await sql<{ id: string; type: string; payload: Fact; at: string }>`
    select id, type, payload, created_at as at from outbox
    where done_at is null and id < ${id} and payload @> ${about}::jsonb order by id`.rows(ctx);
  return found.map(({ payload, ...row }) => {
    return { ...payload, type: row.type, id: Number(row.id), at: new Date(row.at) };
  });
}

/** Stores the public events of a fact for all accounts concerned, and tells those who follow their feed. */
export const storeEvents: FactHandler = async (ctx, fact) => {
  const made = await eventsFrom(ctx, fact);
  if (made.length === 0) return [];
  await lockAccounts(
    ctx,
    made.map(({ accountId }) => accountId),
  );
  for (const earlier of await openBefore(ctx, fact))
    for (const event of await eventsFrom(ctx, earlier)) await store(ctx, event);
  for (const event of made) await store(ctx, event);
  const accountIds = new Set(made.map(({ accountId }) => accountId));
  return [...accountIds].map((id) => ({ topic: `account:${id}`, signal: { kind: 'event', id: 0 } }));
};

/** An event by its number in the feed of its account. */
export interface NumberedEvent {
  readonly seq: number;
}

/** Events of the account after a number, of some types when given, in order, at most `NEWS_AT_ONCE`. */
export async function readEventsAfter(
  ctx: Ctx,
  accountId: number,
  after: number,
  types: readonly string[] | null,
): Promise<NumberedEvent[]> {
  const found = await sql<{ seq: string }>`
    select seq from event where account_id = ${accountId} and seq > ${after}
      ${types ? sql`and type = any (${types}::text[])` : sql``}
    order by seq limit ${sql.lit(NEWS_AT_ONCE)}`.rows({ em: ctx.em.fork() });
  return found.map(({ seq }) => ({ seq: Number(seq) }));
}

/** The id that comes before all events. */
const START = 'evt_start';
/** What ids of events look like; the database refuses some characters that others have. */
const EVENT_ID = /^[\w-]{1,100}$/;

/**
 * The number of the account's event with an id; of its newest event without one, 0 when it has none. Throws NOT_FOUND
 * when it is none of the account's, or older than 30 days.
 */
export async function numberOfEvent(ctx: Ctx, accountId: number, id: string | null): Promise<number> {
  if (id === START) return 0;
  if (id !== null && !EVENT_ID.test(id)) throw new DomainError(ErrorCode.NOT_FOUND, 'afterEventId');
  const found = await sql<{ seq: string | null }>`select max(seq) as seq from event
    where account_id = ${accountId} ${id === null ? sql`` : sql`and id = ${id}`}`.first({
    em: ctx.em.fork(),
  });
  if (id !== null) await orNotFound(Promise.resolve(found?.seq), 'afterEventId');
  return Number(found?.seq ?? 0);
}
