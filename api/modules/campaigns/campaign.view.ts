import { Campaign } from '../../../schema/campaign.ts';
import { Remark } from '../../../schema/remark.ts';
import { Invitation } from '../../../schema/suggestion.ts';
import { dayOf } from '../../platform/clock.ts';
import {
  type Column,
  columnsOf,
  derived,
  later,
  one,
  oneById,
  type Plan,
  type StoredColumn,
  viewOf,
} from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { firstPictureOf, picturesOf } from '../pictures/picture.view.ts';
import { isNotBlocked } from '../profiles/may-meet.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { categoriesOf, countriesOf } from '../reference-data/reference-data.view.ts';
import { shippingStateOf } from '../shipments/shipment.facts.ts';
import { Campaign as CampaignEntity } from './campaign.entity.ts';
import { ruleFacts } from './campaign.policy.ts';
import { campaignTexts } from './campaign-fields.ts';
import { fitFacts } from './fit.policy.ts';

const { column, columns, money } = columnsOf(CampaignEntity);

/** Only for staff and the owner of a rejected campaign. */
const rejectedReason: Column = (row, _field, { actor }) => {
  const isRejected = sql`${sql.ref(`${row}.state`)} = 'inactive'`;
  const isFor = actor.isStaff
    ? isRejected
    : sql`${isRejected} and ${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;
  return sql`case when ${isFor} then ${sql.ref(`${row}.rejected_reason`)} end`;
};

const isFavourite = derived(
  'boolean',
  (row, { actor }) =>
    actor.accountId === null
      ? sql`false`
      : sql`exists (select from favourite as mark
          where mark.account_id = ${actor.accountId} and mark.campaign_id = ${sql.ref(`${row}.id`)})`,
  { isFull: true },
);

/** Those of the viewer's jobs first, the one that is furthest behind; else what the brief promises. */
const shipping = derived(
  'text',
  (row, { actor }) => sql`case when ${sql.ref(`${row}.type`)} = 'sponsored' then coalesce(
    (select ${shippingStateOf('parcel')} from remark as job join shipment as parcel on parcel.remark_id = job.id
      where job.campaign_id = ${sql.ref(`${row}.id`)} and job.state <> 'cancelled'
        and ${actor.accountId}::int in (job.owner_id, job.applicant_id)
      order by array_position(array['address_needed', 'to_send', 'sent', 'received'], ${shippingStateOf('parcel')})
      limit 1),
    case when ${sql.ref(`${row}.brief`)} ->> 'productDescription' is not null then 'after_hire' end) end`,
  { isCostly: true },
);

const isMine: Column = (row, _field, { actor }) =>
  actor.accountId === null ? sql`false` : sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;

const myRemark = one(
  later(Remark),
  (remark, row, plan) => sql`${sql.ref(`${remark}.campaign_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${remark}.applicant_id`)} = ${plan.actor.accountId} and ${sql.ref(`${remark}.extra_of`)} is null`,
);

const myInvitation = one(
  later(Invitation),
  (invitation, row, plan) => sql`${sql.ref(`${invitation}.campaign_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${invitation}.influencer_id`)} = ${plan.actor.accountId}
    and ${sql.ref(`${invitation}.state`)} = 'open'`,
);

/** The viewer's fit; of nobody for visitors and the owner. */
const fit: Column = (row, _field, { actor, now }) =>
  actor.accountId === null
    ? sql`null::json`
    : sql`case when ${sql.ref(`${row}.owner_id`)} <> ${actor.accountId}
        then ${fitFacts(row, sql`${actor.accountId}::int`, now)} end`;

const countRemarks =
  (which: 'all' | 'hired'): Column =>
  (row) =>
    sql`(select count(*)::int from remark as counted
    where counted.campaign_id = ${sql.ref(`${row}.id`)} and counted.extra_of is null ${which === 'hired' ? sql`and counted.is_hired` : sql``})`;

/** View of Campaign. `permissions` and `fit` read the facts that `campaign.policy.ts` and `fit.policy.ts` decide on. */
export const campaignView = viewOf(Campaign, CampaignEntity, {
  ...columns(
    'id',
    'type',
    'title',
    'detailsHtml',
    'excerpt',
    'brief',
    'gender',
    'minAge',
    'maxAge',
    'minFollowers',
    'endsOn',
    'hashtags',
    'tags',
    'isDisabled',
    'isFeatured',
    'featurePosition',
    'createdAt',
    'updatedAt',
    ...campaignTexts,
  ),
  state: column('state'),
  budget: money('budgetMinor'),
  productValue: money('productValueMinor'),
  categories: categoriesOf(column('categoryIds')),
  countries: countriesOf(column('countries')),
  pictures: picturesOf(column('pictures'), 'public'),
  cover: firstPictureOf(column('pictures'), 'public'),
  isFavourite,
  shipping,
  rejectedReason,
  owner: profileOf(column('ownerId')),
  remarkCount: countRemarks('all'),
  hiredCount: countRemarks('hired'),
  isMine,
  myRemark,
  myInvitation,
  fit,
  permissions: ruleFacts,
});

/** The campaign with the id in a column. Only for rows that its two sides see. */
export function campaignOf(id: StoredColumn): Column {
  return oneById(campaignView, id);
}

/**
 * SQL: public campaigns: approved, enabled, not ended, and without a block between owner and viewer. Partial indexes
 * use the same text.
 */
export function publicCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  const met =
    accountId === null || isStaff ? sql`` : sql`and ${isNotBlocked(plan.actor, sql.ref(`${row}.owner_id`))}`;
  return sql`${sql.ref(`${row}.state`)} in ('open', 'awarded') and not ${sql.ref(`${row}.is_disabled`)}
    and ${sql.ref(`${row}.ends_on`)} >= ${dayOf(plan.now)}::date ${met}`;
}

/**
 * SQL: campaigns that were public at some time: published ones, also hidden or ended ones, and expired ones. Rejected
 * ones never were.
 */
export function everPublicCampaign(row: string): Sql {
  return sql`(${sql.ref(`${row}.state`)} in ('open', 'awarded')
    or (${sql.ref(`${row}.state`)} = 'inactive' and ${sql.ref(`${row}.rejected_reason`)} is null))`;
}

/** SQL: campaigns that the viewer may see: public, own, and applied to; staff see all. */
export function visibleCampaign(row: string, plan: Plan): Sql {
  const { accountId, isStaff } = plan.actor;
  if (isStaff) return sql`true`;
  if (accountId === null) return publicCampaign(row, plan);
  return sql`((${publicCampaign(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId}
    or exists (select from remark as applied
      where applied.campaign_id = ${sql.ref(`${row}.id`)} and applied.applicant_id = ${accountId}
        and applied.extra_of is null))`;
}
