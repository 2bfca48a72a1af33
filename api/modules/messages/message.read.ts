import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { type Conversation, ConversationEventKind, type Message } from '../../../schema/message.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { PubSub, Signal } from '../../platform/pubsub/pub-sub.ts';
import { columnKey, newestFirst } from '../../platform/read/cursor.ts';
import { readById, readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { asksFor, below, type Fields } from '../../platform/read/selection.ts';
import { containsPattern, type Sql, sql } from '../../platform/sql.ts';
import { conversationView, messageView } from './message.view.ts';

/** Parses a message id. Throws NOT_FOUND when it cannot be one. */
export function toMessageId(value: string, field: string): number {
  if (!/^[1-9]\d{0,14}$/.test(value)) throw new DomainError(ErrorCode.NOT_FOUND, field);
  return Number(value);
}

/** The viewer's conversations. */
export const visibleConversations: ListReading<Conversation> & ReadModel<Conversation> = {
  view: conversationView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.account_id`)} = ${actor.accountId}::int`,
  keys: (row) => ({ name: 'latest', isDescending: true, keys: [columnKey(row, 'last_message_id')] }),
};

/** The actor's conversations with messages, most recent first; filtered by a part of the other's name. */
export function readConversations(ctx: Ctx, fields: Fields, search?: string | null, page?: PageAsked) {
  accountIdOf(ctx);
  const name = containsPattern(search);
  const named = (row: string) =>
    name === null
      ? sql``
      : sql`and exists (select from profile as named where named.id = ${sql.ref(`${row}.other_id`)}
          and (named.first || ' ' || named.last ilike ${name} or named.username::text ilike ${name}))`;
  const where = (row: string): Sql => sql`${sql.ref(`${row}.last_message_id`)} > 0 ${named(row)}`;
  return readPage<Conversation>(ctx, { ...visibleConversations, where }, fields, page);
}

/** One conversation of the actor; null when it belongs to others. */
export function readConversation(ctx: Ctx, id: number, fields: Fields): Promise<Conversation | null> {
  accountIdOf(ctx);
  const where = (row: string): Sql => sql`${sql.ref(`${row}.conversation_id`)} = ${id}`;
  return readOne<Conversation>(ctx, { ...visibleConversations, where }, fields);
}

/** Messages of the viewer's conversations. */
export const visibleMessages: ListReading<Message> & ReadModel<Message> = {
  view: messageView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.conversation_id`)} = any(array(
    select mine.conversation_id from conversation_member as mine where mine.account_id = ${actor.accountId}::int))`,
  keys: newestFirst,
};

/** Messages of one conversation of the actor, newest first; empty for conversations of others. */
export function readMessages(ctx: Ctx, conversationId: number, fields: Fields, page?: PageAsked) {
  const accountId = accountIdOf(ctx);
  const visible = (row: string): Sql =>
    sql`${sql.ref(`${row}.conversation_id`)} = ${conversationId} and exists (select from conversation_member as mine
      where mine.conversation_id = ${conversationId} and mine.account_id = ${accountId})`;
  return readPage<Message>(ctx, { ...visibleMessages, visible }, fields, page);
}

/** Messages of the actor's conversations that contain a text, newest first. */
export function searchMessages(ctx: Ctx, search: string, fields: Fields, page?: PageAsked) {
  accountIdOf(ctx);
  const pattern = containsPattern(search);
  const where = (row: string): Sql =>
    pattern === null ? sql`false` : sql`${sql.ref(`${row}.text`)} ilike ${pattern}`;
  return readPage<Message>(ctx, { ...visibleMessages, where, reach: 'short' }, fields, page);
}

/** One message of the actor's conversations; null when it belongs to others. */
export function readMessage(ctx: Ctx, id: number, fields: Fields): Promise<Message | null> {
  accountIdOf(ctx);
  return readById<Message>(ctx, visibleMessages, id, fields);
}

const kinds: ReadonlySet<string> = new Set(Object.values(ConversationEventKind));

/** Signals about conversations of an account. */
export function conversationSignals(pubsub: PubSub, accountId: number): AsyncIterableIterator<Signal> {
  return filterSignals(pubsub.subscribe(`account:${accountId}`), ({ kind }) => kinds.has(kind));
}

/** The event of a signal, read as the subscriber may see it now. */
export async function readConversationEvent(ctx: Ctx, { kind, id, conversationId }: Signal, fields: Fields) {
  const wants = (name: string) => conversationId !== undefined && asksFor(fields, name);
  const conversation = wants('conversation')
    ? await readConversation(ctx, conversationId ?? 0, below(fields, 'conversation'))
    : null;
  const isMessage = kind === 'message' && wants('message');
  const message = isMessage ? await readMessage(ctx, id, below(fields, 'message')) : null;
  return { kind: kind as ConversationEventKind, conversation, message };
}
