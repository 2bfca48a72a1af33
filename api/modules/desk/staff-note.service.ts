import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { tidyText } from '../../platform/text.ts';
import { notedSubject } from './case-id.ts';

/** Maximum length of a note, in characters. */
const MAX_NOTE = 2_000;

/** Adds a note about something and returns its id. Throws BAD_INPUT, FIELD_REQUIRED. */
export async function addStaffNote(ctx: Ctx, subjectId: string, given: string): Promise<number> {
  const subject = notedSubject(subjectId);
  const text = tidyText(given);
  if (text === '') throw new DomainError(ErrorCode.FIELD_REQUIRED, 'text');
  if (text.length > MAX_NOTE) throw outOfBounds('text', { maxCharacters: MAX_NOTE });
  const made = await sql<{
    id: number;
  }>`insert into staff_note (subject, subject_id, author_id, text, created_at)
    values (${subject.prefix}, ${subject.id}, ${accountIdOf(ctx)}, ${text}, ${ctx.clock.now()}) returning id`.first(
    ctx,
  );
  return made?.id ?? 0;
}
