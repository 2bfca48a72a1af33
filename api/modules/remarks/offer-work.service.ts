import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Work, WorkInput } from '../../../schema/work.ts';
import { dayAfter, dayOf } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import { MAX_DUE_DAYS, toWork } from '../deals/work.policy.ts';
import { withKnownCountries } from '../deals/work.service.ts';

const FIELD = 'work';

/** What an application's next offer begins with: the work of the newest offer, or else the campaign's brief. */
interface Basis {
  readonly work: Work | null;
  readonly endsOn: string;
  readonly isExtra: boolean;
}

async function readBasis(ctx: Ctx, remarkId: number): Promise<Basis> {
  const found = await sql<Basis>`
    select r.extra_of is not null as "isExtra", c.ends_on::text as "endsOn", case when o.id is not null then o.work when r.extra_of is null then c.brief end as work
    from remark as r join campaign as c on c.id = r.campaign_id
      left join lateral (select id, work from offer where remark_id = r.id order by id desc limit 1) as o on true
    where r.id = ${remarkId}`.first(ctx);
  if (!found) throw new DomainError(ErrorCode.NOT_FOUND, 'remarkId');
  return found;
}

/** Work as it is offered: what was sent, or else as before. Throws the faults of what was sent, below `work`. */
export async function offeredWork(
  ctx: Ctx,
  remarkId: number,
  sent: WorkInput | null | undefined,
): Promise<Work | null> {
  const basis = await readBasis(ctx, remarkId);
  if (!sent) return basis.work;
  const today = dayOf(ctx.clock.now());
  const lastHire = basis.endsOn > today ? basis.endsOn : today;
  const { isExtra } = basis;
  const lastDueOn = dayAfter(lastHire, MAX_DUE_DAYS);
  const rule = { field: FIELD, type: 'paid', today, lastDueOn, isExtra } as const;
  return withKnownCountries(ctx, toWork(sent, rule), FIELD);
}
