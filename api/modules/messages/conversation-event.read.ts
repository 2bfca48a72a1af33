import { type ConversationEvent, ConversationEventKind } from '../../../schema/message.ts';
import type { Ctx } from '../../platform/context.ts';
import { filterSignals } from '../../platform/pubsub/filter-signals.ts';
import type { PubSub, Signal } from '../../platform/pubsub/pub-sub.ts';
import { asksFor, below, type Field } from '../../platform/read/selection.ts';
import { readConversation, readMessage } from './message.read.ts';

const kinds: ReadonlySet<string> = new Set(Object.values(ConversationEventKind));

/** Signals about conversations of an account. */
export function conversationSignals(pubsub: PubSub, accountId: number): AsyncIterableIterator<Signal> {
  return filterSignals(pubsub.subscribe(`account:${accountId}`), ({ kind }) => kinds.has(kind));
}

/** The event of a signal, read as the subscriber may see it now. */
export async function readConversationEvent(
  ctx: Ctx,
  { kind, id, conversationId }: Signal,
  fields: readonly Field[],
): Promise<ConversationEvent> {
  const wants = (name: string) => conversationId !== undefined && asksFor(fields, name);
  const conversation = wants('conversation')
    ? await readConversation(ctx, conversationId ?? 0, below(fields, 'conversation'))
    : null;
  const isMessage = kind === 'message' && wants('message');
  const message = isMessage ? await readMessage(ctx, id, below(fields, 'message')) : null;
  return { kind: kind as ConversationEventKind, conversation, message };
}
