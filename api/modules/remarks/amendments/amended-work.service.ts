import { isDeepStrictEqual } from 'node:util';
import { DomainError, ErrorCode, outOfBounds } from '../../../../schema/errors.ts';
import type { Work, WorkInput } from '../../../../schema/work.ts';
import { dayAfter, dayOf } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { AgreedTerms } from '../../deals/deal.service.ts';
import { dueAfterReceipt, dueAt } from '../../deals/due.policy.ts';
import { MAX_DUE_DAYS, toWork } from '../../deals/work.policy.ts';
import { withKnownCountries } from '../../deals/work.service.ts';
import type { LockedRemark } from '../remark.service.ts';

const FIELD = 'work';

/** What the deal in force of a job says. */
export type Agreed = Pick<AgreedTerms, 'amount' | 'fee' | 'work'>;

/** The deal in force of a job; null for a job from before there were sheets. */
export async function readAgreed(ctx: Ctx, remarkId: number): Promise<Agreed | null> {
  const found = await sql<Agreed>`select document::jsonb -> 'amount' as amount,
      document::jsonb -> 'fee' as fee, document::jsonb -> 'work' as work
    from deal where remark_id = ${remarkId} order by version desc limit 1`.first(ctx);
  return found ?? null;
}

/** When the product of a sponsored job arrived; null before. */
async function receivedAt(ctx: Ctx, remarkId: number): Promise<Date | null> {
  const found = await sql<{ at: Date | null }>`select received_at as at from shipment
    where remark_id = ${remarkId}`.first(ctx);
  return found?.at ? new Date(found.at) : null;
}

/** Until when work would be due for a running job; null while a product that it counts from has not arrived. */
export async function dueOfJob(ctx: Ctx, { remark, facts }: LockedRemark, work: Work): Promise<Date | null> {
  if (facts.campaignType !== 'sponsored') return dueAt(work, remark.hiredAt ?? null);
  const arrived = await receivedAt(ctx, remark.id);
  return arrived ? dueAfterReceipt(work, arrived) : dueAt(work, null);
}

/** The last day on which the work may be due: money is not held for longer, and an agreed day can stay. */
function lastDueOn(ctx: Ctx, { remark, facts }: LockedRemark, agreed: Work | null): string {
  const today = dayOf(ctx.clock.now());
  const from = facts.campaignType === 'paid' && remark.hiredAt ? dayOf(remark.hiredAt) : today;
  const last = dayAfter(from, MAX_DUE_DAYS);
  return agreed?.dueOn && agreed.dueOn > last ? agreed.dueOn : last;
}

/**
 * Work as it is proposed for a running job, what is sent being as agreed. Throws the faults of what was sent, below
 * `work`: BAD_INPUT also when nothing differs from what is agreed, DATE_IN_PAST when it would be due already.
 */
export async function amendedWork(ctx: Ctx, locked: LockedRemark, sent: WorkInput): Promise<Work> {
  const { campaignType: type } = locked.facts;
  const agreed = (await readAgreed(ctx, locked.remark.id))?.work ?? null;
  const product = agreed?.productDescription;
  const rule = {
    field: FIELD,
    type,
    today: dayOf(ctx.clock.now()),
    lastDueOn: lastDueOn(ctx, locked, agreed),
  };
  const asked = product == null ? sent : { ...sent, productDescription: product };
  const work = await withKnownCountries(ctx, toWork(asked, rule), FIELD);
  const due = await dueOfJob(ctx, locked, work);
  if (due && due <= ctx.clock.now())
    throw new DomainError(ErrorCode.DATE_IN_PAST, `${FIELD}.${work.dueOn == null ? 'dueDays' : 'dueOn'}`);
  if (isDeepStrictEqual(work, agreed)) throw outOfBounds(FIELD, { format: 'other than what is agreed' });
  return work;
}
