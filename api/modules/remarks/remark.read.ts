import type { Amendment } from '../../../schema/amendment.ts';
import type { Deal } from '../../../schema/deal.ts';
import type { Offer } from '../../../schema/offer.ts';
import type { Remark, RemarkState } from '../../../schema/remark.ts';
import type { Ctx } from '../../platform/context.ts';
import { orNotFound } from '../../platform/ids.ts';
import { oldestFirst } from '../../platform/read/cursor.ts';
import { readOne } from '../../platform/read/read-list.ts';
import type { ReadModel } from '../../platform/read/read-model.ts';
import { type Connection, type PageAsked, readPage } from '../../platform/read/read-page.ts';
import type { ListReading } from '../../platform/read/reading.ts';
import type { Fields } from '../../platform/read/selection.ts';
import { columnsOf, derived, type ValueColumn } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { dealView } from '../deals/deal.view.ts';
import { amendmentView } from './amendments/amendment.view.ts';
import { Remark as RemarkEntity } from './remark.entity.ts';
import { offerView, remarkView, visibleRemark } from './remark.view.ts';

const { columns } = columnsOf(RemarkEntity, { isHired: 'boolean' });

/** SQL: a value of the current offer, the newest that was not replaced. */
const ofOffer =
  (value: Sql): ValueColumn['value'] =>
  (row) =>
    sql`(select ${value} from offer as offered
    where offered.remark_id = ${sql.ref(`${row}.id`)} and offered.status <> 'changed' order by offered.id desc limit 1)`;

/** SQL: how older clients read an offer: they know those of the owner only, and none that lapses. */
const offerStatus = sql`case when offered.status = 'lapsed'
    or offered.status = 'pending' and offered.proposed_by = 'applicant' then 'rejected' else offered.status end`;

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
    offerStatus: derived('text', ofOffer(offerStatus)),
    offerAmount: derived('minor', ofOffer(sql`offered.amount_minor`)),
    isDone: isIn('done', 'releasing', 'released', 'disputed', 'settled', 'charged_back'),
    isReleased: isIn('released'),
    campaignType: derived('text', ofCampaign('type')),
    campaignOwnerId: derived('int', ofCampaign('owner_id')),
  },
  indexed: ['id', 'campaignId', 'applicantId'],
};

/** The same without extras, for clients from before there were any. */
export const visibleFirstJobs: ReadModel<Remark> = {
  ...visibleRemarks,
  visible: (row, plan) => sql`${sql.ref(`${row}.extra_of`)} is null and ${visibleRemark(row, plan)}`,
};

/** Offers of the applications that the viewer may see. */
export const visibleOffers: ReadModel<Offer> = {
  view: offerView,
  visible: (row, plan) => sql`exists (select from remark as job
    where job.id = ${sql.ref(`${row}.remark_id`)} and ${visibleRemark('job', plan)})`,
};

/** Amendments of the jobs that the viewer may see. */
export const visibleAmendments: ReadModel<Amendment> = {
  view: amendmentView,
  visible: visibleOffers.visible,
};

/** Deal sheets of the applications that the viewer may see. */
export const visibleDeals: ReadModel<Deal> = { view: dealView, visible: visibleOffers.visible };

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

/** SQL: whether a refund is no longer tried and waits for staff. */
export const isGivenUp = (refund: string): Sql => sql`${sql.ref(`${refund}.given_up_at`)} is not null`;

/** One page of jobs whose refund was given up, oldest first. The caller has checked for staff. */
export function readRefundProblems(ctx: Ctx, fields: Fields, page?: PageAsked): Promise<Connection<Remark>> {
  const reading: ListReading<Remark> = {
    view: remarkView,
    where: () => sql`r.id in (select f.remark_id from refund as f where ${isGivenUp('f')})`,
    keys: oldestFirst,
  };
  return readPage(ctx, reading, fields, page);
}
