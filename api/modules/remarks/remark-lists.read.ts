import type { CampaignSort } from '../../../schema/campaign.ts';
import type { RowSort } from '../../../schema/connection.ts';
import type { PeopleSort, Remark, RemarkFilter, RemarkTab } from '../../../schema/remark.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { newestFirst } from '../../platform/read/cursor.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import { earliestChangeFirst, idsIn, rowConditions } from '../../platform/read/row-filter.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { containsPattern, type Sql, sql } from '../../platform/sql.ts';
import { assertCampaignAction } from '../campaigns/campaign.policy.ts';
import { readCampaignFacts } from '../campaigns/campaign.read.ts';
import { hasMoney } from './money-standing.facts.ts';
import { remarkView } from './remark.view.ts';
import { ordersOfMine, ordersOfPeople } from './remark-orders.ts';

/** Arguments of the list of own applications. */
export interface MyRemarksQuery {
  readonly filter?: RemarkFilter | null;
  readonly sort?: CampaignSort | null;
}

/** Conditions of a filter on the row `r` of the campaign `about`. Throws BAD_INPUT, NOT_FOUND. */
function conditionsOf(ctx: Ctx, filter: RemarkFilter): Sql[] {
  const parts = rowConditions(filter);
  const pattern = containsPattern(filter.search);
  if (pattern) parts.push(sql`about.title ilike ${pattern}`);
  if (filter.shortlisted != null) {
    const isOn = sql`r.shortlisted_at is ${filter.shortlisted ? sql`not null` : sql`null`}`;
    parts.push(sql`(r.owner_id = ${accountIdOf(ctx)} or ${ctx.actor.isStaff}) and ${isOn}`);
  }
  if (filter.money) parts.push(hasMoney('r', filter.money));
  const { campaignIds } = filter;
  if (campaignIds != null) parts.push(sql`r.campaign_id = any(${idsIn(campaignIds, 'campaignIds')}::int[])`);
  return parts;
}

const aboutCampaign = () => sql`join campaign as about on about.id = r.campaign_id`;

/** One page of the actor's own applications, newest first unless sorted by the campaign's price. */
export function readMyRemarks(ctx: Ctx, { filter, sort }: MyRemarksQuery, fields: Fields, page?: PageAsked) {
  const applicant = accountIdOf(ctx);
  const mine = [sql`r.applicant_id = ${applicant}`, ...conditionsOf(ctx, filter ?? {})];
  return readPage(
    ctx,
    {
      view: remarkView,
      join: aboutCampaign,
      where: () => sql.join(mine, sql` and `),
      keys: () => ordersOfMine[sort ?? 'default'],
    },
    fields,
    page,
  );
}

/** Arguments of the list of applications to all own campaigns. */
interface ReceivedRemarksQuery {
  readonly filter?: RemarkFilter | null;
  readonly sort?: RowSort | null;
}

/** One page of the applications to the actor's campaigns, newest first unless sorted by their last change. */
export function readReceivedRemarks(
  ctx: Ctx,
  { filter, sort }: ReceivedRemarksQuery,
  fields: Fields,
  page?: PageAsked,
) {
  const received = [sql`r.owner_id = ${accountIdOf(ctx)}`, ...conditionsOf(ctx, filter ?? {})];
  const reading: ListReading<Remark> = {
    view: remarkView,
    join: aboutCampaign,
    where: () => sql.join(received, sql` and `),
    keys: (row) => (sort === 'updated' ? earliestChangeFirst(row) : newestFirst(row)),
  };
  return readPage(ctx, reading, fields, page);
}

/** Arguments of the list of a campaign's applications. */
export interface CampaignRemarksQuery {
  readonly filter?: RemarkFilter | null;
  readonly tab?: RemarkTab | null;
  readonly sort?: PeopleSort | null;
}

/**
 * One page of the applications to a campaign, of one tab, newest first unless sorted by a figure of the applicants, their
 * price, country or distance to the owner. Throws NOT_FOUND for a hidden campaign, FORBIDDEN for everyone but its owner and staff.
 */
export async function readCampaignRemarks(
  ctx: Ctx,
  campaignId: number,
  { filter, tab, sort }: CampaignRemarksQuery,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<Remark>> {
  const wanted = [
    sql`r.campaign_id = ${campaignId} and r.extra_of is null and r.is_hired = ${tab === 'hired'}`,
    ...conditionsOf(ctx, filter ?? {}),
  ];
  const reading: ListReading<Remark> = {
    view: remarkView,
    join: () => sql`join profile as person on person.id = r.applicant_id
      join campaign as about on about.id = r.campaign_id join profile as poster on poster.id = about.owner_id
      left join reputation as figures on figures.account_id = r.applicant_id
      left join country as home on home.code = person.country`,
    where: () => sql.join(wanted, sql` and `),
    keys: () => ordersOfPeople[sort ?? 'default'],
  };
  // Both are read in one statement; the rows are dropped when the rules refuse.
  const [facts, found] = await Promise.all([
    readCampaignFacts(ctx, campaignId, 'campaignId'),
    readPage<Remark>(ctx, reading, fields, page),
  ]);
  assertCampaignAction('seeApplications', ctx.actor, facts);
  return found;
}
