import { globalId } from '../../../schema/global-id.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { lockAccounts } from '../../platform/outbox/lock-accounts.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import { NEWS_AT_ONCE } from '../../platform/pubsub/numbered-news.ts';
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

/** What stands for a number in the id that comes before all steps. */
const START = 'start';

/** A numbered step. */
export interface NumberedStep {
  readonly seq: number;
  readonly remarkId: number;
}

/** Steps of the account's jobs after a number, of one campaign when given, at most `NEWS_AT_ONCE`. */
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
    order by seq limit ${sql.lit(NEWS_AT_ONCE)}`.rows({ em: ctx.em.fork() });
  return found.map(({ seq, remarkId }) => ({ seq: Number(seq), remarkId }));
}

/** The number of the account's newest step; 0 without one. */
export async function newestStep(ctx: Ctx, accountId: number): Promise<number> {
  const found = await sql<{ seq: string | null }>`
    select max(seq) as seq from remark_step where account_id = ${accountId}`.first({ em: ctx.em.fork() });
  return Number(found?.seq ?? 0);
}

/** The id of the account's newest step; the one before all steps without any. */
export async function newestStepId(ctx: Ctx, accountId: number): Promise<string> {
  const found = await sql<{ id: string }>`select transition_id as id from remark_step
    where account_id = ${accountId} order by seq desc limit 1`.first(ctx);
  return globalId('RemarkEvent', found?.id ?? START);
}

/**
 * The number of the step with an id; 0 when it has been deleted, and no later one has. Throws NOT_FOUND when it is none
 * of the account's, or later ones have been deleted too.
 */
export async function numberOfStep(ctx: Ctx, accountId: number, given: string): Promise<number> {
  if (given === START) return 0;
  const id = toId(given, 'after');
  const found = await sql<{ seq: string | null }>`select max(seq) as seq from (
      select seq from remark_step where account_id = ${accountId} and transition_id = ${id}
      union all
      select 0 from transition as t join remark as r on r.id = t.subject_id join campaign as c on c.id = r.campaign_id
      where t.process = 'remark' and t.at < ${oldest(ctx)} and ${accountId}::int in (c.owner_id, r.applicant_id)
      having max(t.id) = ${id}
    ) as known`.first({ em: ctx.em.fork() });
  return Number(await orNotFound(Promise.resolve(found?.seq), 'after'));
}
