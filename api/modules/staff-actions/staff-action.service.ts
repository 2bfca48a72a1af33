import { DomainError, ErrorCode, outOfBounds } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { noteSecurity } from '../../platform/security-log.ts';
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
  /**
   * People whose matter it is, besides an account or profile that is decided about. None of them may decide; the first
   * is in the log as whom it was done to.
   */
  readonly of?: readonly (number | null)[];
  /** US cents that the decision moves. */
  readonly amountMinor?: number;
  /** What else the row says, for example the roles that were given. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Times the amount for one decision that a member of staff may move alone in 24 hours. */
const DAY_TIMES = 5;

/** US cents that the acting member of staff moved alone in the last 24 hours. */
async function movedAlone(ctx: Ctx): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - 86_400_000);
  const found = await sql<{
    minor: string;
  }>`select coalesce(sum((data ->> 'amountMinor')::bigint), 0) as minor
    from staff_action where staff_id = ${accountIdOf(ctx)} and second_id is null and at > ${since}`.first(
    ctx,
  );
  return Number(found?.minor ?? 0);
}

/** Whether a decision about so many US cents, beside those of the day, needs a second member of staff. */
export async function isAboveAlone(ctx: Ctx, amountMinor: number): Promise<boolean> {
  const most = ctx.ports.config.secondPersonAbove;
  if (most === 0) return false;
  return amountMinor > most || (await movedAlone(ctx)) + amountMinor > DAY_TIMES * most;
}

/** Marks what two decided as done, so that it happens once. Throws WRONG_STATE when it is done or sent back. */
async function closeProposal(ctx: Ctx): Promise<void> {
  if (!ctx.proposal) return;
  const used = await sql`update staff_proposal set state = 'confirmed', decided_by = ${accountIdOf(ctx)},
    decided_at = ${ctx.clock.now()} where id = ${ctx.proposal.id} and state = 'open' returning id`.rows(ctx);
  if (used.length === 0) throw new DomainError(ErrorCode.WRONG_STATE);
}

/** Kinds of objects that are a person: who it was about. */
const people = ['account', 'profile'];

/**
 * Records in the audit log what the acting member of staff did, why and from where, in the same transaction. The
 * database chains the row to the one before it. Throws FORBIDDEN in an own matter, WRONG_STATE when what two decided
 * was done already, SECOND_PERSON_NEEDED when it is too much for one in a day.
 */
export async function recordStaffAction(ctx: Ctx, deed: StaffActionRecord): Promise<void> {
  const { action, subject, subjectId, reason = null, amountMinor } = deed;
  const data = amountMinor ? { ...deed.data, amountMinor } : deed.data;
  const concerned = [...(people.includes(subject) ? [subjectId] : []), ...(deed.of ?? [])];
  const [whomId = null] = concerned;
  // Nobody decides on what is theirs, nor has another do it.
  const deciding = [accountIdOf(ctx), ctx.proposal?.proposerId];
  if (concerned.some((id) => id !== null && deciding.includes(id)))
    throw new DomainError(ErrorCode.FORBIDDEN);
  await closeProposal(ctx);
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, reason, data, second_id, at, address,
      request_id)
    values (${accountIdOf(ctx)}, ${action}, ${subject}, ${subjectId}, ${whomId}, ${reason},
      ${data ? JSON.stringify(data) : null}::jsonb, ${ctx.proposal?.proposerId ?? null}, ${ctx.clock.now()},
      ${ctx.caller.address}, ${ctx.requestId})`.run(ctx);
  noteSecurity(ctx, 'staff_action', { action, ...(whomId !== null && { accountId: whomId }) });
  // Rows are added one after the other, so what was decided at the same time counts here.
  if (amountMinor && !ctx.proposal && (await isAboveAlone(ctx, 0)))
    throw new DomainError(ErrorCode.SECOND_PERSON_NEEDED);
}

/** Records what a member of staff did to the own account, which needs nobody else. */
export async function recordOwnChange(
  ctx: Ctx,
  action: Deed,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const id = accountIdOf(ctx);
  await sql`insert into staff_action (staff_id, action, subject, subject_id, whom_id, data, at, address, request_id)
    values (${id}, ${action}, 'account', ${id}, ${id}, ${JSON.stringify(data)}::jsonb, ${ctx.clock.now()},
      ${ctx.caller.address}, ${ctx.requestId})`.run(ctx);
}

/** Arguments that say how to show an answer, not what is read. */
const paging = ['first', 'last', 'after', 'before', 'offset'];
/** Characters of the arguments that are kept. */
const MAX_ARGUMENTS = 2_000;

/** Texts as they are stored elsewhere, too: without what PostgreSQL refuses and nobody can read. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? tidyText(value) : value;

/** What was asked for, as it is kept: without paging. */
function askedFor(args: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(args).filter(([name]) => !paging.includes(name));
  const text = JSON.stringify(Object.fromEntries(entries), storable);
  return text.length > MAX_ARGUMENTS ? JSON.stringify({ cut: text.slice(0, MAX_ARGUMENTS) }, storable) : text;
}

/**
 * What an open page of the desk asks for again each minute. The same is recorded once an hour: a row each minute would
 * only say that the page was open, and bury the readings of people, jobs and payments, which are all recorded.
 */
const polled: ReadonlySet<Reading> = new Set(['deskCounts', 'deskQueue', 'staffProposals']);

/** Records in the audit log that a member of staff reads what is private to others, before it is read. */
export async function recordStaffReading(
  ctx: Ctx,
  reading: Reading,
  args: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [staffId, action, asked, now] = [
    accountIdOf(ctx),
    `read.${reading}`,
    askedFor(args),
    ctx.clock.now(),
  ];
  const { address } = ctx.caller;
  if (polled.has(reading)) {
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const known = await sql`select from staff_action where staff_id = ${staffId} and at > ${hourAgo}
      and action = ${action} and data = ${asked}::jsonb and address is not distinct from ${address} limit 1`.rows(
      ctx,
    );
    if (known.length > 0) return;
  }
  await sql`insert into staff_action (staff_id, action, data, at, address, request_id)
    values (${staffId}, ${action}, ${asked}::jsonb, ${now}, ${address}, ${ctx.requestId})`.run(ctx);
  noteSecurity(ctx, 'staff_reading', { action: reading });
}
