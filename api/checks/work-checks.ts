import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Minutes after which a deadline that was missed counts as forgotten: longer than the pause of its job. */
const LATE = 20;

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** The work of the deal in force, for hired jobs. */
const agreed = sql`(select r.id, r.state, r.work_due_at, d.work from remark as r
  join lateral (select document::jsonb -> 'work' as work from deal where remark_id = r.id
    order by version desc limit 1) as d on jsonb_typeof(d.work) = 'object'
  where r.hired_at is not null)`;

/** Invariants of the work that was agreed. */
export const workChecks: SqlChecks = {
  deliverables_follow_the_deal: {
    why: 'What is to be handed in is what both sides agreed to, no more and no less.',
    violations: sql`select 'job ' || a.id as id, 'has ' || count(d.id) || ' deliverables, not those of its deal' as detail
      from ${agreed} as a left join deliverable as d on d.remark_id = a.id and d.dropped_at is null
      group by a.id, a.work
      having count(d.id) filter (where d.side = 'applicant') <> jsonb_array_length(a.work -> 'deliverables')
        or count(d.id) filter (where d.side = 'owner') <> jsonb_array_length(a.work -> 'ownerDeliverables')`,
  },
  running_work_has_its_due_date: {
    why: 'Both sides see until when the work is due; of a product that is sent, once it has arrived.',
    violations: sql`select 'job ' || a.id as id, 'is not due at any time' as detail from ${agreed} as a
      left join shipment as s on s.remark_id = a.id
      where a.state = 'hired' and a.work_due_at is null and (s.remark_id is null or s.received_at is not null)`,
  },
  done_work_is_handed_in: {
    why: 'A job is done when everything is handed in: nobody waits for money with work left to do.',
    violations: sql`select 'deliverable ' || d.id as id, 'is not handed in, and job ' || r.id || ' is done' as detail
      from deliverable as d join remark as r on r.id = d.remark_id
      where r.state = 'done' and d.side = 'applicant' and d.dropped_at is null
        and coalesce((select s.kind <> 'published' or s.state not in ('in_review', 'approved') from submission as s
          where s.deliverable_id = d.id order by s.id desc limit 1), true)`,
  },
  rounds_of_changes_are_kept: {
    why: 'A brand asks for changes as often as was agreed, and not once more.',
    violations: sql`select 'deliverable ' || d.id as id, count(*) || ' rounds of ' || d.rounds as detail
      from deliverable as d join submission as s on s.deliverable_id = d.id and s.state = 'changes_asked'
      where not exists (select from deal as later where later.remark_id = d.remark_id and later.version > 1)
      group by d.id having count(*) > d.rounds`,
  },
  silence_approves_drafts: {
    why: 'A draft that nobody answers in time counts as approved: nobody waits for ever.',
    violations: (
      now,
    ) => sql`select 'submission ' || s.id as id, 'was to be answered by ' || s.answer_deadline as detail
      from submission as s join remark as r on r.id = s.remark_id
      where s.state = 'in_review' and s.kind = 'draft' and r.state = 'hired'
        and s.answer_deadline < ${before(now, LATE)}`,
  },
};
