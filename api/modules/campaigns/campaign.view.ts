import { oneNamed } from '../../platform/read/named-views.ts';
import { type Column, column, money, one, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { firstPictureOf, picturesOf } from '../pictures/picture.view.ts';
import { profileOf } from '../profiles/profile.view.ts';
import { categoriesOf } from '../reference-data/category.view.ts';
import { countriesOf } from '../reference-data/country.view.ts';
import { ruleFacts } from './campaign.facts.ts';

/** Only for staff and the owner of a rejected campaign. */
const rejectedReason: Column = (row, _field, { actor }) => {
  const isRejected = sql`${sql.ref(`${row}.state`)} = 'inactive'`;
  const isFor = actor.isStaff
    ? isRejected
    : sql`${isRejected} and ${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;
  return sql`case when ${isFor} then ${sql.ref(`${row}.rejected_reason`)} end`;
};

const isFavourite: Column = (row, _field, { actor }) =>
  actor.accountId === null
    ? sql`false`
    : sql`exists (select from favourite as mark
        where mark.account_id = ${actor.accountId} and mark.campaign_id = ${sql.ref(`${row}.id`)})`;

const isMine: Column = (row, _field, { actor }) =>
  actor.accountId === null ? sql`false` : sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}`;

const myRemark = oneNamed(
  'Remark',
  'remark',
  (remark, row, plan) => sql`${sql.ref(`${remark}.campaign_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${remark}.applicant_id`)} = ${plan.actor.accountId}`,
);

const myInvitation = oneNamed(
  'Invitation',
  'invitation',
  (invitation, row, plan) => sql`${sql.ref(`${invitation}.campaign_id`)} = ${sql.ref(`${row}.id`)}
    and ${sql.ref(`${invitation}.influencer_id`)} = ${plan.actor.accountId}
    and ${sql.ref(`${invitation}.applied_at`)} is null`,
);

const countRemarks =
  (which: 'all' | 'hired'): Column =>
  (row) =>
    sql`(select count(*)::int from remark as counted
    where counted.campaign_id = ${sql.ref(`${row}.id`)} ${which === 'hired' ? sql`and counted.is_hired` : sql``})`;

/** View of Campaign. `permissions` reads the facts that `campaign.policy.ts` decides on. */
export const campaignView: View = {
  id: column('id'),
  type: column('type'),
  status: column('state'),
  title: column('title'),
  detailsHtml: column('details_html'),
  excerpt: column('excerpt'),
  budget: money('budget_minor'),
  productValue: money('product_value_minor'),
  productUrl: column('product_url'),
  categories: categoriesOf('category_ids'),
  countries: countriesOf('countries'),
  gender: column('gender'),
  minAge: column('min_age'),
  maxAge: column('max_age'),
  minFollowers: column('min_followers'),
  endsOn: column('ends_on'),
  hashtags: column('hashtags'),
  tags: column('tags'),
  pictures: picturesOf('pictures'),
  cover: firstPictureOf('pictures'),
  isDisabled: column('is_disabled'),
  isFeatured: column('is_featured'),
  featurePosition: column('feature_position'),
  isFavourite,
  rejectedReason,
  createdAt: column('created_at'),
  owner: profileOf('owner_id'),
  remarkCount: countRemarks('all'),
  hiredCount: countRemarks('hired'),
  isMine,
  myRemark,
  myInvitation,
  permissions: ruleFacts,
};

/** The campaign with the id in a column. Only for rows that its two sides see. */
export function campaignOf(id: string): Column {
  return one(
    campaignView,
    'campaign',
    (campaign, row) => sql`${sql.ref(`${campaign}.id`)} = ${sql.ref(`${row}.${id}`)}`,
  );
}
