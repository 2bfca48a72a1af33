import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { ReportMessageInput } from '../../../schema/message.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { checkText } from '../../platform/text.ts';
import { toMessageId } from './message.read.ts';

const MAX_COMMENT = 2_000;

/**
 * Reports a message that the actor received. Staff read its text beside the comment, and nothing else of the
 * conversation. Throws COMMENT_REQUIRED, BAD_INPUT, NOT_FOUND (own messages too), PERSON_REPORTED.
 */
export async function reportMessage(ctx: Ctx, input: ReportMessageInput): Promise<number> {
  const me = accountIdOf(ctx);
  const comment = checkText(input.comment, {
    field: 'comment',
    max: MAX_COMMENT,
    missing: ErrorCode.COMMENT_REQUIRED,
  });
  const messageId = toMessageId(input.messageId, 'messageId');
  const message = await sql<{ senderId: number; text: string; picture: string | null }>`
    select m.sender_id as "senderId", m.text, m.picture_ids[1] as picture from message as m
    join conversation_member as side on side.conversation_id = m.conversation_id and side.account_id = ${me}
    where m.id = ${messageId} and m.sender_id <> ${me}`.first(ctx);
  if (!message) throw new DomainError(ErrorCode.NOT_FOUND, 'messageId');
  const words = message.text ? `${comment}\n\nThe message: “${message.text}”` : comment;
  const made = await sql<{
    id: number;
  }>`insert into report (reporter_id, person_id, message_id, comment, picture_id, created_at)
    values (${me}, ${message.senderId}, ${messageId}, ${words}, ${message.picture}, ${ctx.clock.now()})
    on conflict do nothing returning id::int`.first(ctx);
  if (!made) throw new DomainError(ErrorCode.PERSON_REPORTED);
  return made.id;
}
