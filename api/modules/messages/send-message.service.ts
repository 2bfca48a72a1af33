import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import type { SendMessageInput } from '../../../schema/message.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { toId } from '../../platform/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { sql } from '../../platform/sql.ts';
import { tidyText } from '../../platform/text.ts';
import { claimPictures } from '../pictures/picture.service.ts';
import { hasLink } from '../profiles/name.policy.ts';
import { lockConversation, openConversation, ownSide } from './conversation.service.ts';
import { asksToPayOutside, writeRefusal } from './message.policy.ts';
import { isNewcomer } from './newcomer.facts.ts';

/** Maximum length of a message in characters, and maximum number of pictures. */
const MAX_TEXT = 2_000;
const MAX_PICTURES = 4;
const sent: Limit = { name: 'message', points: 60, seconds: 60 };
const sentInConversation: Limit = { name: 'message-conversation', points: 30, seconds: 60 };
const sentInADay: Limit = { name: 'message-day', points: 2_000, seconds: 86_400 };
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

interface Letter {
  readonly clientId: string;
  readonly text: string;
  readonly pictures: readonly string[];
}

function toLetter(input: SendMessageInput): Letter {
  if (!uuid.test(input.clientId)) throw outOfBounds('clientId', { format: 'a UUID' });
  const text = tidyText(input.text ?? '');
  const pictures = [...new Set(input.pictures ?? [])];
  if (text.length > MAX_TEXT) throw outOfBounds('text', { maxCharacters: MAX_TEXT });
  if (pictures.length > MAX_PICTURES) throw outOfBounds('pictures', { maxItems: MAX_PICTURES });
  if (text === '' && pictures.length === 0) throw new DomainError(ErrorCode.MESSAGE_REQUIRED, 'text');
  return { clientId: input.clientId.toLowerCase(), text, pictures };
}

/** The conversation that a message goes to, created when only the recipient is named. */
async function toConversation(ctx: Ctx, { conversationId, profileId }: SendMessageInput): Promise<number> {
  const personId = profileId == null ? null : toId(profileId, 'profileId');
  if ((conversationId == null) === (personId === null))
    throw outOfBounds('conversationId', { format: 'given, or `profileId`, but not both' });
  return personId === null ? toId(conversationId ?? '', 'conversationId') : openConversation(ctx, personId);
}

/** The message with the same client id; null when there is none. Throws CONFLICT when it is in another conversation. */
async function sentBefore(ctx: Ctx, conversationId: number, clientId: string): Promise<number | null> {
  const row = await sql<{ id: string; conversationId: number }>`
    select id, conversation_id as "conversationId" from message
    where sender_id = ${accountIdOf(ctx)} and client_id = ${clientId}::uuid`.first(ctx);
  if (row && row.conversationId !== conversationId) throw new DomainError(ErrorCode.CONFLICT, 'clientId');
  return row ? Number(row.id) : null;
}

async function insert(ctx: Ctx, conversationId: number, letter: Letter): Promise<number> {
  const { clientId, text, pictures } = letter;
  const accountId = accountIdOf(ctx);
  const now = ctx.clock.now();
  const made = await sql<{ id: string }>`
    insert into message (conversation_id, sender_id, client_id, text, picture_ids, is_warned, is_newcomer_link,
      created_at)
    values (${conversationId}, ${accountId}, ${clientId}::uuid, ${text}, ${[...pictures]}::text[],
      ${asksToPayOutside(text)}, ${hasLink(text)} and ${isNewcomer(sql`${accountId}::int`, now)}, ${now}) returning id`.first(
    ctx,
  );
  const id = Number(made?.id);
  await sql`update conversation_member set last_message_id = ${id},
      unread = unread + case when account_id = ${accountId} then 0 else 1 end
    where conversation_id = ${conversationId}`.run(ctx);
  return id;
}

/**
 * Sends a message and returns its id. A client id sends only once. Throws NOT_FOUND, BAD_INPUT, MESSAGE_REQUIRED,
 * WRITE_TO_SELF, APART, RECIPIENT_GONE, RATE_LIMITED.
 */
export async function sendMessage(ctx: Ctx, input: SendMessageInput): Promise<number> {
  const letter = toLetter(input);
  const conversationId = await toConversation(ctx, input);
  const side = await ownSide(ctx, conversationId);
  await lockConversation(ctx, conversationId);
  const before = await sentBefore(ctx, conversationId, letter.clientId);
  if (before !== null) return before;
  const refusal = writeRefusal(side);
  if (refusal) throw new DomainError(refusal);
  const sender = String(accountIdOf(ctx));
  await ctx.ports.limiter.consume(sentInADay, sender);
  await ctx.ports.limiter.consume(sent, sender);
  await ctx.ports.limiter.consume(sentInConversation, `${sender} ${conversationId}`);
  await claimPictures(ctx, letter.pictures, 'message');
  const messageId = await insert(ctx, conversationId, letter);
  await record(ctx, { type: 'message.sent', conversationId, messageId });
  return messageId;
}
