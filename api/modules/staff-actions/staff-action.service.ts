import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { tidyText } from '../../platform/text.ts';
import type { Deed, Reading } from './staff-codes.ts';

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

/** What a member of staff did. */
export interface StaffActionRecord {
  readonly action: Deed;
  /** Kind of object, for example campaign. */
  readonly subject: string;
  readonly subjectId: number;
  readonly reason?: string | undefined;
  /** What else the row says, for example the roles that were given. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Kinds of objects that are a person: who it was about. */
const people = ['account', 'profile'];

/**
 * Records in the audit log what the acting member of staff did, why and from where, in the same transaction. The
 * database chains the row to the one before it.
 */
export async function recordStaffAction(ctx: Ctx, deed: StaffActionRecord): Promise<void> {
  const { action, subject, subjectId, reason = null, data } = deed;
  const whomId = people.includes(subject) ? subjectId : null;
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, reason, data, at, address, request_id)
    values (${accountIdOf(ctx)}, ${action}, ${subject}, ${subjectId}, ${whomId}, ${reason},
      ${data ? JSON.stringify(data) : null}::jsonb, ${ctx.clock.now()},
      ${ctx.caller.address}, ${ctx.requestId})`.run(ctx);
}

/** Arguments that say how to show an answer, not what is read. */
const paging = ['first', 'last', 'after', 'before', 'offset'];
/** Characters of the arguments that are kept. */
const MAX_ARGUMENTS = 2_000;

/** What was asked for, as it is kept: without paging, and without the character that PostgreSQL refuses. */
function askedFor(args: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(args).filter(([name]) => !paging.includes(name));
  const text = JSON.stringify(Object.fromEntries(entries)).replaceAll('\\u0000', '');
  return text.length > MAX_ARGUMENTS ? JSON.stringify({ cut: text.slice(0, MAX_ARGUMENTS) }) : text;
}

/** Records in the audit log that a member of staff reads what is private to others, before it is read. */
export async function recordStaffReading(
  ctx: Ctx,
  reading: Reading,
  args: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`insert into staff_action (staff_id, action, data, at, address, request_id)
    values (${accountIdOf(ctx)}, ${`read.${reading}`}, ${askedFor(args)}::jsonb, ${ctx.clock.now()},
      ${ctx.caller.address}, ${ctx.requestId})`.run(ctx);
}
