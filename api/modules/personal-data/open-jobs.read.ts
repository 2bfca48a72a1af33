import type { Ctx } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';

/** A job that must end before one of its sides can close their account. */
export interface OpenJobRow {
  readonly remarkId: number;
  readonly campaignId: number;
  readonly campaignTitle: string;
  readonly isOwner: boolean;
}

/** Number of unfinished orders of a member, on either side. */
export async function countOpenOrders(ctx: Ctx, personId: number): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from product_order as o
    where ${personId} in (o.buyer_id, o.seller_id) and (o.state in ('placed', 'paid', 'shipped', 'refunding')
      or exists (select from order_movement as m where m.order_id = o.id and m.state = 'created')
      or exists (select from order_payment as p where p.order_id = o.id and p.chargeback_state = 'open'))`.first(
    ctx,
  );
  return found?.n ?? 0;
}

/** States in which nobody owes anything: not started, or over. */
const settled = {
  paid: [
    'applied',
    'offered',
    'offer_accepted',
    'offer_rejected',
    'released',
    'cancelled',
    'settled',
    'charged_back',
  ],
  free: ['applied', 'done', 'cancelled'],
};

/** Unfinished jobs of a member, on either side; oldest first, at most 100. */
export function readOpenJobs(ctx: Ctx, personId: number): Promise<OpenJobRow[]> {
  return sql<OpenJobRow>`
    select r.id as "remarkId", c.id as "campaignId", c.title as "campaignTitle", c.owner_id = ${personId} as "isOwner"
    from remark as r join campaign as c on c.id = r.campaign_id
    where (r.applicant_id = ${personId} or c.owner_id = ${personId})
      and (r.state <> all (case when c.type = 'paid' then ${settled.paid}::text[] else ${settled.free}::text[] end)
        or exists (select from chargeback as b where b.remark_id = r.id and b.state = 'open'))
    order by r.id limit 100`.rows(ctx);
}
