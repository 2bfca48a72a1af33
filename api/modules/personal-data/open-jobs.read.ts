import { OpenJob } from '../../../schema/personal-data.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { oldestFirst } from '../../platform/read/cursor.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, viewOf } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { Remark as RemarkEntity } from '../remarks/remark.entity.ts';

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
    'countered',
    'offer_accepted',
    'offer_rejected',
    'released',
    'cancelled',
    'declined',
    'settled',
    'charged_back',
  ],
  free: ['applied', 'done', 'cancelled', 'declined'],
};

const { column } = columnsOf(RemarkEntity);

/** SQL: a column of the job's campaign. */
const ofCampaign = (
  row: string,
  name: string,
): Sql => sql`(select ${sql.ref(`about.${name}`)} from campaign as about
  where about.id = ${sql.ref(`${row}.campaign_id`)})`;

/** View of OpenJob, for its two sides only. */
const openJobView = viewOf(OpenJob, RemarkEntity, {
  remarkId: (row) => sql`${sql.ref(`${row}.id`)}::text`,
  campaignId: (row) => sql`${column('campaignId').value(row)}::text`,
  campaignTitle: (row) => ofCampaign(row, 'title'),
  isOwner: (row, _field, { actor }) => sql`${ofCampaign(row, 'owner_id')} = ${actor.accountId}::int`,
});

/** SQL: whether a job of `r` and its campaign `c` is unfinished and has the member on one of its sides. */
const isOpenOf = (personId: number): Sql => sql`(r.applicant_id = ${personId} or c.owner_id = ${personId})
  and (r.state <> all (case when c.type = 'paid' then ${settled.paid}::text[] else ${settled.free}::text[] end)
    or exists (select from chargeback as b where b.remark_id = r.id and b.state = 'open'))`;

const withCampaign = sql`join campaign as c on c.id = r.campaign_id`;

/** Number of unfinished jobs of a member, on either side. They must end before the account can be closed. */
export async function countOpenJobs(ctx: Ctx, personId: number): Promise<number> {
  const found = await sql<{ n: number }>`select count(*)::int as n from remark as r ${withCampaign}
    where ${isOpenOf(personId)}`.first(ctx);
  return found?.n ?? 0;
}

/** One page of the actor's unfinished jobs, on either side; oldest first. */
export function readMyOpenJobs(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<OpenJob>> {
  const me = accountIdOf(ctx);
  const reading: ListReading<OpenJob> = {
    view: openJobView,
    join: () => withCampaign,
    where: () => isOpenOf(me),
    keys: oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}
