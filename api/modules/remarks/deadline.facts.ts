import { type Deadline, DeadlineKind, type RemarkState } from '../../../schema/remark.ts';
import type { Column } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { draftAnswerBy, nothingHandedIn } from '../deliverables/deliverable.facts.ts';

/** When a kind of deadline runs for a job, and its instant; one that is null does not run. */
interface Running {
  readonly when: (row: string, now: Date) => Sql;
  readonly at: (row: string, now: Date) => Sql;
}

const inState =
  (...states: readonly RemarkState[]) =>
  (row: string): Sql =>
    sql`${sql.ref(`${row}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`;

const ofDispute = (row: string, what: Sql): Sql => sql`(select ${what} from dispute as asked
  where asked.remark_id = ${sql.ref(`${row}.id`)} and asked.state = 'open')`;

/** SQL: the side of a disputed job whose answer is awaited before staff decide; null when none is. */
export const awaitedSide = (row: string, now: Date): Sql =>
  ofDispute(row, sql`case when asked.answer_deadline > ${now}::timestamptz then asked.awaits end`);

/** SQL: from when the owner of a job can end it alone if nothing was handed in. */
export const lateEndAt = (row: string): Sql => sql.ref(`${row}.late_end_at`);

/** SQL: whether nothing was handed in for so long after the due date that the owner can end the job alone. */
export const isLongLate = (row: string, now: Date): Sql =>
  sql`coalesce(${lateEndAt(row)} <= ${now}::timestamptz and ${nothingHandedIn(row)}, false)`;

const after = (at: Sql, now: Date): Sql => sql`${at} > ${now}::timestamptz`;

/** Deadlines of a job, of which at most one runs at a time. A new one is a row here and a value of the enum. */
const deadlines: Readonly<Record<DeadlineKind, Running>> = {
  offer_lapse: {
    when: inState('offered', 'countered'),
    at: (row) => sql`(select asked.lapses_at from offer as asked
      where asked.remark_id = ${sql.ref(`${row}.id`)} and asked.status = 'pending' limit 1)`,
  },
  cancel_answer: { when: inState('cancel_asked'), at: (row) => sql.ref(`${row}.cancel_deadline`) },
  draft_answer: {
    when: (row, now) => sql`${inState('hired')(row)} and ${draftAnswerBy(row, now)} is not null`,
    at: draftAnswerBy,
  },
  work_due: {
    when: (row, now) => sql`${inState('hired')(row)} and ${after(sql.ref(`${row}.work_due_at`), now)}`,
    at: (row) => sql.ref(`${row}.work_due_at`),
  },
  late_end: {
    when: (row, now) =>
      sql`${inState('hired')(row)} and ${after(lateEndAt(row), now)} and ${nothingHandedIn(row)}`,
    at: lateEndAt,
  },
  dispute_answer: {
    when: (row, now) => sql`${inState('disputed')(row)} and ${awaitedSide(row, now)} is not null`,
    at: (row) => ofDispute(row, sql`asked.answer_deadline`),
  },
  ruling: { when: inState('disputed'), at: (row) => ofDispute(row, sql`asked.ruling_deadline`) },
  auto_release: { when: inState('done'), at: (row) => sql.ref(`${row}.release_deadline`) },
};

function choose(row: string, now: Date, value: (kind: DeadlineKind) => Sql): Sql {
  const cases = Object.values(DeadlineKind).map(
    (kind) => sql`when ${deadlines[kind].when(row, now)} then ${value(kind)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** SQL: the instant of the deadline that runs for a job; null when none does. */
export const deadlineAt = (row: string, now: Date): Sql =>
  choose(row, now, (kind) => deadlines[kind].at(row, now));

const members: Readonly<Record<keyof Deadline, (row: string, now: Date) => Sql>> = {
  kind: (row, now) => choose(row, now, (kind) => sql.lit(kind)),
  at: deadlineAt,
};

/** SQL: the deadline that runs for a job; null when none does. */
export const runningDeadline: Column = (row, { fields }, { now }) => {
  const pairs = fields.map(
    ({ name, key }) => sql`${sql.lit(key)}, ${members[name as keyof Deadline](row, now)}`,
  );
  return sql`case when ${deadlineAt(row, now)} is not null then json_build_object(${sql.join(pairs)}) end`;
};
