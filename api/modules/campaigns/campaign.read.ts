import type { Campaign, CampaignFilter, CampaignSort } from '../../../schema/campaign.ts';
import type { Platform, WorkFormat } from '../../../schema/work.ts';
import { dayOf } from '../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound, toId } from '../../platform/ids.ts';
import { columnKey, type KeyOrder } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading, Reading } from '../../platform/read/reading.ts';
import { earliestChangeFirst, rowConditions, within } from '../../platform/read/row-filter.ts';
import { type Fields, pick } from '../../platform/read/selection.ts';
import { columnsOf, type Plan } from '../../platform/read/view.ts';
import { containsPattern, type Sql, sql } from '../../platform/sql.ts';
import { categoryNamesOf, countryNamesOf, inCategories } from '../reference-data/reference-data.view.ts';
import { Campaign as CampaignEntity } from './campaign.entity.ts';
import type { CampaignRuleFacts } from './campaign.policy.ts';
import { campaignView, publicCampaign, visibleCampaign } from './campaign.view.ts';
import { fitsMember } from './fit.policy.ts';

const { column } = columnsOf(CampaignEntity, { priceMinor: 'minor' });

/** What legacy clients read of a campaign beside the fields of its view. */
const legacy: Pick<ReadModel, 'more' | 'indexed'> = {
  more: {
    ownerId: column('ownerId'),
    price: column('priceMinor'),
    categoryNames: categoryNamesOf(column('categoryIds'), { isEachEqual: true }),
    countryNames: countryNamesOf(column('countries')),
    countryCodes: column('countries'),
  },
  indexed: ['id', 'ownerId'],
};

function publicOrOwn(row: string, plan: Plan): Sql {
  const { accountId } = plan.actor;
  if (accountId === null) return publicCampaign(row, plan);
  return sql`((${publicCampaign(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}

/** Campaigns in lists of legacy clients: public ones, and the viewer's own in every state. */
export const listedCampaigns: ReadModel<Campaign> = {
  view: campaignView,
  visible: publicOrOwn,
  ...legacy,
  isLong: true,
};

/** Campaigns that the viewer may open: also those that they applied to. */
export const visibleCampaigns: ReadModel<Campaign> = {
  view: campaignView,
  visible: visibleCampaign,
  ...legacy,
};

/** Campaigns below rows that only their two sides see, such as a statement. */
export const involvedCampaigns: ReadModel<Campaign> = {
  view: campaignView,
  visible: () => sql`true`,
  ...legacy,
};

/** Arguments of a list of campaigns. */
interface CampaignQuery {
  readonly filter?: CampaignFilter | null;
  readonly sort?: CampaignSort | null;
}

/** SQL: whether the brief of the row `r` asks for a piece of work of one of the formats on one of the platforms. */
function asksFor(platforms: readonly Platform[] = [], formats: readonly WorkFormat[] = []): Sql {
  const pieces = [...new Set(platforms)].map((platform) => ({ platform }));
  const wanted = (pieces.length > 0 ? pieces : [{}]).flatMap((piece) =>
    formats.length > 0 ? [...new Set(formats)].map((format) => ({ ...piece, format })) : [piece],
  );
  const each = wanted.map((piece) => sql`r.brief -> 'deliverables' @> ${JSON.stringify([piece])}::jsonb`);
  return sql`(${sql.join(each, sql` or `)})`;
}

/** Conditions of a filter on the row `r`. Throws BAD_INPUT, NOT_FOUND, SIGN_IN_REQUIRED. */
function conditionsOf(ctx: Ctx, filter: CampaignFilter): Sql[] {
  const parts: Sql[] = rowConditions(filter);
  const search = containsPattern(filter.search);
  if (search) parts.push(sql`r.title ilike ${search}`);
  if (filter.categories?.length) parts.push(inCategories('r', filter.categories));
  if (filter.types?.length) parts.push(sql`r.type in (${sql.join(filter.types)})`);
  parts.push(...within(sql`r.price_minor`, filter, 'minPrice', 'maxPrice'));
  if (filter.gender) parts.push(sql`r.gender in ('any', ${filter.gender})`);
  if (filter.featured) parts.push(sql`r.is_featured`);
  if (filter.favourites) {
    parts.push(sql`r.id in (select mark.campaign_id from favourite as mark
      where mark.account_id = ${accountIdOf(ctx)})`);
  }
  if (filter.platforms?.length || filter.formats?.length)
    parts.push(asksFor(filter.platforms ?? [], filter.formats ?? []));
  if (filter.fits) parts.push(fitsMember('r', sql`${accountIdOf(ctx)}::int`, ctx.clock.now()));
  if (filter.ownerId != null) parts.push(sql`r.owner_id = ${toId(filter.ownerId, 'ownerId')}`);
  return parts;
}

const id = columnKey('r', 'id');
const price = columnKey('r', 'price_minor');

const orders: Readonly<Record<CampaignSort, KeyOrder>> = {
  default: { name: 'newest', isDescending: true, keys: [id] },
  price_low_to_high: { name: 'cheapest', isDescending: false, keys: [price, id] },
  price_high_to_low: { name: 'dearest', isDescending: true, keys: [price, id] },
  ending_soon: { name: 'ending', isDescending: false, keys: [columnKey('r', 'ends_on', 'date'), id] },
  updated: earliestChangeFirst('r'),
};

const byPosition: KeyOrder = {
  name: 'featured',
  isDescending: false,
  keys: [{ sql: sql`coalesce(r.feature_position, 2147483647)`, type: 'bigint' }, id],
};

/** One page of the public list: only approved, enabled campaigns that have not ended, for every viewer. */
export function readCampaigns(ctx: Ctx, { filter, sort }: CampaignQuery, fields: Fields, page?: PageAsked) {
  const wanted = conditionsOf(ctx, filter ?? {});
  const isSearch = containsPattern(filter?.search) !== null;
  const reading: ListReading<Campaign> = {
    view: campaignView,
    where: (row, plan) => sql.join([publicCampaign(row, plan), ...wanted], sql` and `),
    keys: () =>
      filter?.featured && (sort ?? 'default') === 'default' ? byPosition : orders[sort ?? 'default'],
    reach: isSearch ? 'short' : 'long',
    isPlannedAnew: !isSearch && wanted.length > 0,
  };
  return readPage(ctx, reading, fields, page);
}

/** One page of the actor's own campaigns, in every state. */
export function readMyCampaigns(ctx: Ctx, { filter, sort }: CampaignQuery, fields: Fields, page?: PageAsked) {
  const owner = accountIdOf(ctx);
  const wanted = conditionsOf(ctx, filter ?? {});
  const reading: ListReading<Campaign> = {
    view: campaignView,
    where: () => sql.join([sql`r.owner_id = ${owner}`, ...wanted], sql` and `),
    keys: () => orders[sort ?? 'default'],
  };
  return readPage(ctx, reading, fields, page);
}

/** SQL: whether a campaign awaits approval. */
export const awaitsApproval = (row: string): Sql => sql`${sql.ref(`${row}.state`)} = 'awaiting_approval'`;

/** One page of the campaigns that await approval, longest waiting first. The caller has checked for staff. */
export function readAwaitingApproval(
  ctx: Ctx,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<Campaign>> {
  const reading: ListReading<Campaign> = {
    view: campaignView,
    where: awaitsApproval,
    keys: (row) => ({
      name: 'waiting',
      isDescending: false,
      keys: [columnKey(row, 'submitted_at', 'timestamptz'), columnKey(row, 'id')],
    }),
  };
  return readPage(ctx, reading, fields, page);
}

function visibleById(id: number): Reading<Campaign> {
  return { ...visibleCampaigns, where: (row) => sql`${sql.ref(`${row}.id`)} = ${id}` };
}

/** A campaign; null when there is none or the viewer may not see it. */
export function readCampaign(ctx: Ctx, id: number, fields: Fields): Promise<Campaign | null> {
  return readOne(ctx, visibleById(id), fields);
}

/** The campaign that a mutation has just changed. Throws NOT_FOUND when the viewer may not see it. */
export function readChangedCampaign(ctx: Ctx, id: number, fields: Fields): Promise<Campaign> {
  return orNotFound(readCampaign(ctx, id, fields));
}

/**
 * Facts for the rules of a campaign and the actor. Throws NOT_FOUND at `field` when there is no such campaign or the
 * actor may not see it, so that hidden and missing ones look the same.
 */
export async function readCampaignFacts(ctx: Ctx, id: number, field?: string): Promise<CampaignRuleFacts> {
  const found = await orNotFound(
    readOne<{ permissions: CampaignRuleFacts }>(ctx, visibleById(id), pick('permissions')),
    field,
  );
  return found.permissions;
}

/** Highest id of all campaigns; 0 when there are none. */
export async function lastCampaignId({ em }: Ctx): Promise<number> {
  const found = await sql<{ id: number | null }>`select max(id)::int as id from campaign`.execute(
    em.getKysely(),
  );
  return found.rows[0]?.id ?? 0;
}

/** Ids of public campaigns from `from` up to but not including `to`. */
export async function publicCampaignIds({ em, clock }: Ctx, from: number, to: number): Promise<number[]> {
  const found = await sql<{ id: number }>`select id::int from campaign
    where id >= ${from} and id < ${to} and state in ('open', 'awarded') and not is_disabled
      and ends_on >= ${dayOf(clock.now())}::date
    order by id`.execute(em.getKysely());
  return found.rows.map(({ id }) => id);
}
