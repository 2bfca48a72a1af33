import type { CampaignSort } from '../../../schema/campaign.ts';
import type { Offer } from '../../../schema/offer.ts';
import type { PeopleSort, Remark, RemarkState, RemarkTab } from '../../../schema/remark.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import {
  columnKey,
  type KeyOrder,
  newestFirst,
  type OrderKey,
  oldestFirst,
  turnedKey,
} from '../../platform/read/cursor.ts';
import type { PageAsked } from '../../platform/read/page-window.ts';
import { readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, derived, type ValueColumn } from '../../platform/read/view.ts';
import { containsPattern, sql } from '../../platform/sql.ts';
import { assertCampaignAction } from '../campaigns/campaign.policy.ts';
import { readCampaignFacts } from '../campaigns/campaign.read.ts';
import { Remark as RemarkEntity } from './remark.entity.ts';
import { offerView, remarkView, visibleRemark } from './remark.view.ts';

const { columns } = columnsOf(RemarkEntity, { isHired: 'boolean' });

/** SQL: a column of the current offer, the newest that was not replaced. */
const ofOffer =
  (name: 'status' | 'amount_minor'): ValueColumn['value'] =>
  (row) =>
    sql`(select ${sql.ref(`offered.${name}`)} from offer as offered
    where offered.remark_id = ${sql.ref(`${row}.id`)} and offered.status <> 'changed' order by offered.id desc limit 1)`;

const isIn = (...states: readonly RemarkState[]): ValueColumn =>
  derived(
    'boolean',
    (row) => sql`${sql.ref(`${row}.state`)} in (${sql.join(states.map((state) => sql.lit(state)))})`,
    { isFull: true },
  );

/** SQL: a column of the campaign applied to. */
const ofCampaign =
  (name: 'type' | 'owner_id'): ValueColumn['value'] =>
  (row) =>
    sql`(select ${sql.ref(`about.${name}`)} from campaign as about
    where about.id = ${sql.ref(`${row}.campaign_id`)})`;

/** Applications with the viewer on either side. */
export const visibleRemarks: ReadModel<Remark> = {
  view: remarkView,
  visible: visibleRemark,
  more: {
    ...columns('campaignId', 'applicantId', 'isHired'),
    offerStatus: derived('text', ofOffer('status')),
    offerAmount: derived('minor', ofOffer('amount_minor')),
    isDone: isIn('done', 'releasing', 'released', 'disputed', 'settled', 'charged_back'),
    isReleased: isIn('released'),
    campaignType: derived('text', ofCampaign('type')),
    campaignOwnerId: derived('int', ofCampaign('owner_id')),
  },
  indexed: ['id', 'campaignId', 'applicantId'],
};

/** Offers of the applications that the viewer may see. */
export const visibleOffers: ReadModel<Offer> = {
  view: offerView,
  visible: (row, plan) => sql`exists (select from remark as job
    where job.id = ${sql.ref(`${row}.remark_id`)} and ${visibleRemark('job', plan)})`,
};

/** The current offer of an application: the newest that was not replaced. Null without one. */
export async function offerOfRemark({ em }: Ctx, remarkId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`select id from offer
    where remark_id = ${remarkId} and status <> 'changed' order by id desc limit 1`.first({ em });
  return found?.id ?? null;
}

/** An application; null when there is none or the viewer is on neither side. */
export function readRemark(ctx: Ctx, id: number, fields: Fields): Promise<Remark | null> {
  return readOne(ctx, { ...visibleRemarks, where: (row) => sql`${sql.ref(`${row}.id`)} = ${id}` }, fields);
}

/** The application that a mutation has just changed. Throws NOT_FOUND when the viewer may not see it. */
export function readChangedRemark(ctx: Ctx, id: number, fields: Fields): Promise<Remark> {
  return orNotFound(readRemark(ctx, id, fields));
}

/** One page of jobs whose refund was given up, oldest first. The caller has checked for staff. */
export function readRefundProblems(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<Remark>> {
  const reading: ListReading<Remark> = {
    view: remarkView,
    where: () => sql`r.id in (select f.remark_id from refund as f where f.given_up_at is not null)`,
    keys: oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}

/** Arguments of the list of own applications. */
export interface MyRemarksQuery {
  /** Part of the campaign's title, at most 100 characters. */
  readonly search?: string | null;
  readonly sort?: CampaignSort | null;
}

const id = columnKey('r', 'id');
const price = columnKey('about', 'price_minor');

const byPrice: Readonly<Record<CampaignSort, KeyOrder>> = {
  default: newestFirst('r'),
  price_low_to_high: { name: 'cheapest', isDescending: false, keys: [price, id] },
  price_high_to_low: { name: 'dearest', isDescending: true, keys: [price, id] },
};

/** One page of the actor's own applications, newest first unless sorted by the campaign's price. */
export function readMyRemarks(ctx: Ctx, { search, sort }: MyRemarksQuery, fields: Fields, page?: PageAsked) {
  const applicant = accountIdOf(ctx);
  const pattern = containsPattern(search);
  return readPage(
    ctx,
    {
      view: remarkView,
      join: () => sql`join campaign as about on about.id = r.campaign_id`,
      where: () =>
        sql`r.applicant_id = ${applicant} ${pattern ? sql`and about.title ilike ${pattern}` : sql``}`,
      keys: () => byPrice[sort ?? 'default'],
    },
    fields,
    page,
  );
}

/** Arguments of the list of a campaign's applications. */
export interface CampaignRemarksQuery {
  readonly tab?: RemarkTab | null;
  readonly sort?: PeopleSort | null;
}

const followers = columnKey('person', 'followers');
/** People without a location come last. */
const distance: OrderKey = {
  sql: sql`coalesce(point(person.longitude, person.latitude) <@> point(poster.longitude, poster.latitude), 'infinity')`,
  type: 'float8',
};

const byPerson: Readonly<Record<PeopleSort, KeyOrder>> = {
  default: newestFirst('r'),
  recent: newestFirst('r'),
  followers_low_to_high: { name: 'least', isDescending: false, keys: [followers, id] },
  followers_high_to_low: { name: 'most', isDescending: true, keys: [followers, id] },
  distance: { name: 'nearest', isDescending: false, keys: [distance, turnedKey('r', 'id')] },
};

/**
 * One page of the applications to a campaign, of one tab, newest first unless sorted by followers or by distance to the
 * owner. Throws NOT_FOUND for a hidden campaign, FORBIDDEN for everyone but its owner and staff.
 */
export async function readCampaignRemarks(
  ctx: Ctx,
  campaignId: number,
  { tab, sort }: CampaignRemarksQuery,
  fields: Fields,
  page?: PageAsked,
): Promise<Connection<Remark>> {
  const reading: ListReading<Remark> = {
    view: remarkView,
    join: () => sql`join profile as person on person.id = r.applicant_id
      join campaign as about on about.id = r.campaign_id join profile as poster on poster.id = about.owner_id`,
    where: () => sql`r.campaign_id = ${campaignId} and r.is_hired = ${tab === 'hired'}`,
    keys: () => byPerson[sort ?? 'default'],
  };
  // Both are read in one statement; the rows are dropped when the rules refuse.
  const [facts, found] = await Promise.all([
    readCampaignFacts(ctx, campaignId, 'campaignId'),
    readPage<Remark>(ctx, reading, fields, page),
  ]);
  assertCampaignAction('seeApplications', ctx.actor, facts);
  return found;
}
