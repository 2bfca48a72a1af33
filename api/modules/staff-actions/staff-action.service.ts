import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { tidyText } from '../../platform/text.ts';

/** Maximum length of a reason, in characters. */
const MAX_REASON = 1_000;

/** A reason as stored. Throws REASON_REQUIRED when empty, BAD_INPUT above 1,000 characters. */
export function requireReason(reason: string): string {
  const text = noteOf(reason, 'reason');
  if (!text) throw new DomainError(ErrorCode.REASON_REQUIRED, 'reason');
  return text;
}

/** A note as stored; undefined when there is none. Throws BAD_INPUT above 1,000 characters. */
export function noteOf(note: string | null | undefined, field = 'note'): string | undefined {
  const text = tidyText(note ?? '');
  if (text.length > MAX_REASON) throw outOfBounds(field, { maxCharacters: MAX_REASON });
  return text === '' ? undefined : text;
}

/** An action of staff. */
export interface StaffActionRecord {
  /** Operation, for example approveCampaign. */
  readonly action: string;
  /** Kind of object, for example campaign. */
  readonly subject: string;
  readonly subjectId: number;
  readonly reason?: string | undefined;
}

/** Records what the acting member of staff did and why, in the same transaction. */
export async function recordStaffAction(ctx: Ctx, deed: StaffActionRecord): Promise<void> {
  await sql`insert into staff_action (staff_id, action, subject, subject_id, reason, at)
    values (${accountIdOf(ctx)}, ${deed.action}, ${deed.subject}, ${deed.subjectId}, ${deed.reason ?? null},
      ${ctx.clock.now()})`.execute(ctx.em.getKysely());
}
