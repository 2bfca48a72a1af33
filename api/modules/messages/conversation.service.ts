import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../platform/sql.ts';
import { areBlocked } from '../profiles/may-meet.view.ts';
import { type WriteFacts, writeRefusal } from './message.policy.ts';
import { haveMet, isYoung } from './newcomer.facts.ts';

/** First messages to strangers, of accounts younger than a week and of others. Replies do not count. */
const opened: Readonly<Record<'young' | 'known', readonly Limit[]>> = {
  young: [
    { name: 'conversation-young', points: 10, seconds: 3_600 },
    { name: 'conversation-young-day', points: 30, seconds: 86_400 },
  ],
  known: [
    { name: 'conversation', points: 40, seconds: 3_600 },
    { name: 'conversation-day', points: 200, seconds: 86_400 },
  ],
};
const typed: Limit = { name: 'typing', points: 120, seconds: 60 };

/** One side of a conversation, with the facts that decide about writing. */
export interface OwnSide extends WriteFacts {
  readonly otherId: number;
}

/** The actor's side of a conversation. Throws NOT_FOUND for conversations of others. */
export async function ownSide(ctx: Ctx, conversationId: number): Promise<OwnSide> {
  return orNotFound(
    sql<OwnSide>`select m.other_id as "otherId", coalesce(a.closed_at, a.suspended_at) is not null as "isGone",
      ${areBlocked(sql.ref('m.account_id'), sql.ref('m.other_id'))} as "isApart"
    from conversation_member as m join account as a on a.id = m.other_id
    where m.conversation_id = ${conversationId} and m.account_id = ${accountIdOf(ctx)}`.first(ctx),
    'conversationId',
  );
}

async function known(ctx: Ctx, personId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`select conversation_id as id from conversation_member
    where account_id = ${accountIdOf(ctx)} and other_id = ${personId}
      and conversation_id = (select id from conversation where low_id = least(account_id, other_id)
        and high_id = greatest(account_id, other_id))`.first(ctx);
  return found?.id ?? null;
}

interface BeginFacts extends WriteFacts {
  readonly isYoung: boolean;
  readonly haveMet: boolean;
}

async function assertMayBegin(ctx: Ctx, personId: number): Promise<void> {
  const me = sql`${accountIdOf(ctx)}::int`;
  const facts = await sql<BeginFacts>`select coalesce(a.closed_at, a.suspended_at) is not null as "isGone",
      ${areBlocked(sql`a.id`, me)} as "isApart", ${isYoung(me, ctx.clock.now())} as "isYoung",
      ${haveMet(sql`a.id`, me)} as "haveMet"
    from account as a where a.id = ${personId}`.first(ctx);
  if (!facts || facts.isGone) throw new DomainError(ErrorCode.NOT_FOUND, 'profileId');
  if (facts.isApart) throw new DomainError(ErrorCode.APART, 'profileId');
  if (facts.haveMet) return;
  for (const limit of opened[facts.isYoung ? 'young' : 'known'])
    await ctx.ports.limiter.consume(limit, String(accountIdOf(ctx)));
}

/**
 * The conversation of the actor and another member, created when there is none; there is one for each two people. It
 * appears in the list with its first message. Throws NOT_FOUND, WRITE_TO_SELF, APART, RATE_LIMITED.
 */
export async function openConversation(ctx: Ctx, personId: number): Promise<number> {
  const accountId = accountIdOf(ctx);
  if (personId === accountId) throw new DomainError(ErrorCode.WRITE_TO_SELF, 'profileId');
  const before = await known(ctx, personId);
  if (before !== null) return before;
  await assertMayBegin(ctx, personId);
  const now = ctx.clock.now();
  const made = await sql<{ id: number }>`with made as (
      insert into conversation (low_id, high_id, created_at)
      values (${Math.min(accountId, personId)}, ${Math.max(accountId, personId)}, ${now})
      on conflict do nothing returning id, low_id, high_id, created_at),
    sides as (insert into conversation_member (conversation_id, account_id, other_id, created_at)
      select id, low_id, high_id, created_at from made union all select id, high_id, low_id, created_at from made)
    select id from made`.first(ctx);
  const id = made?.id ?? (await known(ctx, personId));
  // The other side was creating it at the same time, and rolled back.
  if (id == null) throw new DomainError(ErrorCode.CONFLICT);
  return id;
}

/** Locks a conversation, so that its messages and read marks are written one after the other. */
export async function lockConversation(ctx: Ctx, conversationId: number): Promise<void> {
  await sql`select from conversation where id = ${conversationId} for update`.run(ctx);
}

/**
 * Marks everything up to a message as read by the actor, with the notification. Read messages never become unread.
 * Throws NOT_FOUND.
 */
export async function markConversationRead(ctx: Ctx, conversationId: number, upTo: number): Promise<void> {
  const accountId = accountIdOf(ctx);
  await lockConversation(ctx, conversationId);
  await ownSide(ctx, conversationId);
  const named =
    await sql`select from message where id = ${upTo} and conversation_id = ${conversationId}`.rows(ctx);
  if (named.length === 0) throw new DomainError(ErrorCode.NOT_FOUND, 'messageId');
  const marked = await sql`update conversation_member as m set read_id = ${upTo}::bigint,
      unread = (select count(*) from message as later where later.conversation_id = m.conversation_id
        and later.id > ${upTo}::bigint and later.sender_id <> ${accountId})
    where m.conversation_id = ${conversationId} and m.account_id = ${accountId}
      and m.read_id < ${upTo}::bigint returning m.account_id`.rows(ctx);
  if (marked.length === 0) return;
  await sql`update notification set read_at = ${ctx.clock.now()}
    where recipient_id = ${accountId} and conversation_id = ${conversationId} and read_at is null`.run(ctx);
  await record(ctx, { type: 'conversation.read', conversationId });
}

/** Tells the other side that the actor is typing. Nothing is stored; people who may not be messaged are not told. */
export async function setTyping(ctx: Ctx, conversationId: number): Promise<void> {
  await ctx.ports.limiter.consume(typed, String(accountIdOf(ctx)));
  const side = await ownSide(ctx, conversationId);
  const signal = { kind: 'typing', id: conversationId, conversationId } as const;
  if (!writeRefusal(side)) await ctx.ports.pubsub.publish(`account:${side.otherId}`, signal);
}
