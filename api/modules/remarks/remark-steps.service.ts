import type { Ctx } from '../../platform/context.ts';
import { lockAccounts } from '../../platform/outbox/lock-accounts.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';

/** Days for which a subscription can resume. */
const STEP_DAYS = 30;

const oldest = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() - STEP_DAYS * 86_400_000);

/**
 * Numbers the steps of a job for each of its sides, up to the fact's, and each once. Earlier ones that another process is
 * at, or that recorded no fact, come first.
 */
export const logSteps: FactHandler = async (ctx, { remarkId, asOf }) => {
  if (remarkId === undefined || asOf === undefined) return [];
  const job = await sql<{ campaignId: number; sides: number[] }>`
    select c.id as "campaignId", array[c.owner_id, r.applicant_id] as sides
    from remark as r join campaign as c on c.id = r.campaign_id where r.id = ${remarkId}`.first(ctx);
  if (!job) return [];
  await lockAccounts(ctx, job.sides);
  await sql`insert into remark_step (account_id, remark_id, campaign_id, transition_id, at)
    select side.id, ${remarkId}, ${job.campaignId}, t.id, t.at
    from transition as t, unnest(${job.sides}::int[]) as side (id)
    where t.process = 'remark' and t.subject_id = ${remarkId} and t.id <= ${asOf}::bigint and t.at >= ${oldest(ctx)}
      and not exists (select from remark_step as s where s.account_id = side.id and s.transition_id = t.id)
    order by t.id on conflict (account_id, transition_id) do nothing`.run(ctx);
  return [];
};

/** A numbered step. */
export interface NumberedStep {
  readonly seq: number;
  readonly remarkId: number;
}

/** Most steps of one reading. */
export const STEPS_AT_ONCE = 100;

/** Steps of the account's jobs after a number, of one campaign when given, at most a hundred. */
export async function readStepsAfter(
  ctx: Ctx,
  accountId: number,
  after: number,
  campaignId: number | null,
): Promise<NumberedStep[]> {
  const found = await sql<{ seq: string; remarkId: number }>`
    select seq, remark_id as "remarkId" from remark_step
    where account_id = ${accountId} and seq > ${after}
      and (${campaignId}::int is null or campaign_id = ${campaignId}::int)
    order by seq limit ${sql.lit(STEPS_AT_ONCE)}`.rows({ em: ctx.em.fork() });
  return found.map(({ seq, remarkId }) => ({ seq: Number(seq), remarkId }));
}

/** The number of the account's newest step; 0 without one. */
export async function newestStep(ctx: Ctx, accountId: number): Promise<number> {
  const found = await sql<{ seq: string | null }>`
    select max(seq) as seq from remark_step where account_id = ${accountId}`.first({ em: ctx.em.fork() });
  return Number(found?.seq ?? 0);
}

/** The number of the step with an id, as the account's sides were told it; undefined when it is not known any more. */
export async function numberOfStep(ctx: Ctx, accountId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ seq: string }>`select seq from remark_step
    where account_id = ${accountId} and transition_id = ${id}`.first({ em: ctx.em.fork() });
  return found && Number(found.seq);
}

/** Deletes old numbers. Returns how many. */
export async function deleteOldSteps(ctx: Ctx): Promise<number> {
  const gone = await sql`delete from remark_step where at < ${oldest(ctx)}`.run({ em: ctx.em.fork() });
  return Number(gone.numAffectedRows ?? 0);
}
