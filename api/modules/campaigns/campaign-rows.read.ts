import { derived, full, key, type RowColumn, type RowModel, stored } from '../../platform/read/row-model.ts';
import type { Plan } from '../../platform/read/view.ts';
import { type Sql, sql } from '../../platform/sql.ts';
import { publicCampaign, visibleCampaign } from './visible-campaign.view.ts';

const categoryNames: RowColumn = {
  ...derived(
    'list',
    (row) => sql`array(select k.name from category as k where k.id = any(${sql.ref(`${row}.category_ids`)})
      order by array_position(${sql.ref(`${row}.category_ids`)}, k.id))`,
  ),
  isEachEqual: true,
};

const countryNames = derived(
  'list',
  (row) => sql`array(select l.name from country as l where l.code = any(${sql.ref(`${row}.countries`)})
    order by array_position(${sql.ref(`${row}.countries`)}, l.code))`,
);

const isFavourite = full(
  derived('boolean', (row, { actor }) =>
    actor.accountId === null
      ? sql`false`
      : sql`exists (select from favourite as mark
        where mark.account_id = ${actor.accountId} and mark.campaign_id = ${sql.ref(`${row}.id`)})`,
  ),
);

const columns: RowModel['columns'] = {
  id: key('id'),
  ownerId: key('owner_id'),
  type: full(stored('text', 'type')),
  state: full(stored('text', 'state')),
  title: full(stored('text', 'title')),
  detailsHtml: full(stored('text', 'details_html')),
  price: full(stored('minor', 'price_minor')),
  currency: stored('text', 'currency'),
  productUrl: stored('text', 'product_url'),
  categoryNames,
  countryNames,
  countryCodes: stored('list', 'countries'),
  gender: full(stored('text', 'gender')),
  minAge: stored('int', 'min_age'),
  maxAge: stored('int', 'max_age'),
  minFollowers: full(stored('int', 'min_followers')),
  endsOn: stored('day', 'ends_on'),
  hashtags: stored('list', 'hashtags'),
  tags: stored('list', 'tags'),
  pictures: stored('pictures', 'pictures'),
  cover: derived('picture', (row) => sql`(${sql.ref(`${row}.pictures`)})[1]`),
  isDisabled: full(stored('boolean', 'is_disabled')),
  isFeatured: full(stored('boolean', 'is_featured')),
  isFavourite,
  featurePosition: stored('int', 'feature_position'),
  createdAt: stored('instant', 'created_at'),
};

function publicOrOwn(row: string, plan: Plan): Sql {
  const { accountId } = plan.actor;
  if (accountId === null) return publicCampaign(row, plan);
  return sql`((${publicCampaign(row, plan)}) or ${sql.ref(`${row}.owner_id`)} = ${accountId})`;
}

/** Campaigns in lists: public ones, and the viewer's own in every state. */
export const listedCampaignRows: RowModel = {
  table: 'campaign',
  visible: publicOrOwn,
  columns,
  isLong: true,
};

/** Campaigns that the viewer may open: also those that they applied to. */
export const visibleCampaignRows: RowModel = { table: 'campaign', visible: visibleCampaign, columns };

/** Campaigns below rows that only their two sides see, such as a statement. */
export const involvedCampaignRows: RowModel = { table: 'campaign', visible: () => sql`true`, columns };
