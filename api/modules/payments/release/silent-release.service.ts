import type { Ctx } from '../../../platform/context.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { bankAccountWaits, canBePaidOut } from '../../profiles/can-be-paid-out.facts.ts';
import { remindersBefore } from '../../remarks/deadline.policy.ts';
import { chargebackOpen } from '../../remarks/remark.policy.ts';
import { refusedLately } from './payout-retry.facts.ts';
import { releaseForSilent } from './release.service.ts';

/** Maximum number of jobs in one run. */
const BATCH = 50;

/** SQL: whether nothing holds up the payout of a finished job. */
const canBeReleased = sql`r.state = 'done' and ${canBePaidOut(sql`r.applicant_id`)}
  and not ${bankAccountWaits(sql`r.applicant_id`)} and not ${chargebackOpen('r')}`;

async function overdue(ctx: StepsCtx): Promise<number[]> {
  const now = ctx.clock.now();
  const found = await sql<{ id: number }>`select r.id from remark as r
    where ${canBeReleased} and r.release_deadline <= ${now} and not ${refusedLately('r', now)}
    order by r.release_deadline, r.id limit ${BATCH}`.rows({ em: ctx.em.fork() });
  return found.map(({ id }) => id);
}

/**
 * Releases finished jobs whose owners have been silent until the deadline. What something holds up waits, and follows
 * when that is mended. Returns the number of jobs. One that fails is logged and tried again.
 */
export async function releaseAfterSilence(ctx: StepsCtx): Promise<number> {
  const ids = await overdue(ctx);
  for (const id of ids) {
    try {
      await releaseForSilent(ctx, id);
    } catch (error) {
      ctx.ports.log.error({ err: error, remarkId: id }, 'a job could not be released after its deadline');
    }
  }
  return ids.length;
}

interface Reminded {
  readonly remarkId: number;
  readonly campaignId: number;
  readonly held: number;
}

const days = (count: number): Sql => sql`make_interval(hours => ${Math.round(count * 24)}::int)`;

/** Locks jobs whose owners are to be reminded, and notes the reminder. */
function note(ctx: Ctx, limit: number): Promise<Reminded[]> {
  const now = ctx.clock.now();
  const [first, last] = remindersBefore(ctx.ports.config.periods.autoReleaseDays);
  const stage = sql`case when r.release_deadline - ${days(last)} <= ${now} then 2 else 1 end`;
  return sql<Reminded>`
    with due as (
      select r.id, r.campaign_id, r.release_deadline, ${stage} as stage from remark as r
      where ${canBeReleased} and r.release_deadline > ${now} and r.release_deadline - ${days(first)} <= ${now}
        and not exists (select from deadline_reminder as d
          where d.remark_id = r.id and d.deadline = r.release_deadline and d.stage >= ${stage})
      order by r.release_deadline, r.id limit ${limit} for update of r skip locked),
    made as (insert into deadline_reminder (remark_id, deadline, stage, reminded_at)
      select id, release_deadline, stage, ${now} from due on conflict do nothing returning remark_id)
    select due.id as "remarkId", due.campaign_id as "campaignId", (select sum(e.amount_minor) from ledger_entry as e
        where e.remark_id = due.id and e.account = 'held')::bigint::float8 as held
    from due join made on made.remark_id = due.id order by due.id`.rows(ctx);
}

/**
 * Reminds owners of finished jobs that they can release or dispute until the deadline, each stage once, and only while
 * they could release. Handles one batch in the caller's transaction and returns its size; repeat until that is 0.
 */
export async function remindOfReleases(ctx: Ctx, limit = BATCH): Promise<number> {
  const reminded = await note(ctx, limit);
  for (const { remarkId, campaignId, held } of reminded)
    await record(ctx, { type: 'remark.releaseReminder', campaignId, remarkId, amountMinor: held });
  return reminded.length;
}
