import { sql } from '../platform/sql.ts';
import type { SqlChecks } from './check.ts';

/** Minutes after which an event in the outbox counts as stuck: longer than the longest pause between two tries. */
const STUCK = 20;

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

/** Invariants of events and what they make. */
export const eventChecks: SqlChecks = {
  outbox_has_no_stuck_facts: {
    why: 'What happened is told within moments; a fact that stays in the outbox is never told.',
    violations: (
      now,
    ) => sql`select 'fact ' || id as id, type || ' since ' || created_at || ', ' || attempts || ' tries' as detail
      from outbox where done_at is null and created_at < ${before(now, STUCK)}`,
  },
  webhooks_are_worked_off: {
    why: 'What the provider told us was looked at.',
    violations: (now) => sql`select 'webhook ' || id as id, type || ' since ' || created_at as detail
      from provider_event where done_at is null and created_at < ${before(now, 60)}`,
  },
  notifications_are_unique: {
    why: 'A fact is told once to each person, however often it was worked off.',
    violations: sql`select 'notification ' || min(id) as id, count(*) || ' times for account ' || recipient_id as detail
      from notification where event_id is not null group by event_id, recipient_id, type having count(*) > 1`,
  },
  money_that_moved_is_told: {
    why: 'Whoever was hired or paid got a notification of it.',
    violations: sql`select 'fact ' || f.id as id, f.type || ' of job ' || (f.payload ->> 'remarkId') || ' was not told' as detail
      from outbox f where f.type in ('remark.paid', 'remark.released', 'remark.releasedBySilence') and f.done_at is not null
        and not exists (select from notification n where n.event_id = f.id)`,
  },
};
