import { CampaignDraft } from '../../../../schema/campaign-draft.ts';
import { USD } from '../../../../schema/usd.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { orNotFound } from '../../../platform/ids.ts';
import { readOne } from '../../../platform/read/read-list.ts';
import type { ReadModel } from '../../../platform/read/read-model.ts';
import type { Fields } from '../../../platform/read/selection.ts';
import {
  columnsOf,
  derived,
  moneyOf,
  type ValueColumn,
  type ValueType,
  viewOf,
} from '../../../platform/read/view.ts';
import { type Sql, sql } from '../../../platform/sql.ts';
import { picturesOf } from '../../pictures/picture.view.ts';
import { type ColumnOf, campaignFields, columnOf, type FormMember } from '../campaign-fields.ts';
import { CampaignDraft as CampaignDraftEntity } from './campaign-draft.entity.ts';

const { column } = columnsOf(CampaignDraftEntity);

/** SQL: the items of a list in the draft's JSON. */
const itemsOf = (row: string, name: string): Sql =>
  sql`jsonb_array_elements_text(case jsonb_typeof(${sql.ref(`${row}.content`)}->${sql.lit(name)})
    when 'array' then ${sql.ref(`${row}.content`)}->${sql.lit(name)} else '[]' end)`;

const casts: Partial<Readonly<Record<ValueType, Sql>>> = {
  int: sql`int`,
  minor: sql`bigint`,
  day: sql`date`,
  boolean: sql`boolean`,
};

/** A member of the draft's JSON: as it is for GraphQL, as a value of its type for legacy clients. */
function member(name: string, type: ValueType): ValueColumn {
  const json = (row: string): Sql => sql`${sql.ref(`${row}.content`)}->${sql.lit(name)}`;
  const value = (row: string): Sql =>
    type === 'list' || type === 'pictures'
      ? sql`array(select ${itemsOf(row, name)})`
      : sql`(${sql.ref(`${row}.content`)}->>${sql.lit(name)})::${casts[type] ?? sql`text`}`;
  return type === 'pictures'
    ? picturesOf({ isFull: false, value }, 'public')
    : Object.assign((row: string) => json(row), { type, isFull: false, value });
}

const names = Object.keys(campaignFields) as FormMember[];
const { budgetMinor, productValueMinor, ...members } = Object.fromEntries(
  names.map((name) => [columnOf(name), member(columnOf(name), campaignFields[name].type)]),
) as Readonly<Record<ColumnOf<FormMember>, ValueColumn>>;

const usd = (): Sql => sql.lit(USD);

/** View of CampaignDraft, for the member who saved it only. */
const campaignDraftView = viewOf(CampaignDraft, CampaignDraftEntity, {
  ...members,
  budget: moneyOf(budgetMinor, usd),
  productValue: moneyOf(productValueMinor, usd),
  categories: member('categories', 'list'),
  allCountries: member('allCountries', 'boolean'),
  updatedAt: column('updatedAt'),
});

/** SQL: names of what a list in the draft's JSON gives keys of, in its order. */
const namesOf = (list: 'categories' | 'countries', table: 'category' | 'country', key: 'slug' | 'code') =>
  derived(
    'list',
    (row) => sql`array(select k.name from ${itemsOf(row, list)} with ordinality as given (key, place)
      join ${sql.table(table)} as k on ${sql.ref(`k.${key}`)} = given.key order by given.place)`,
  );

/** The viewer's draft. */
export const ownDraft: ReadModel<CampaignDraft> = {
  view: campaignDraftView,
  visible: (row, { actor }) => sql`${sql.ref(`${row}.owner_id`)} = ${actor.accountId}::int`,
  more: {
    ownerId: column('ownerId'),
    price: derived(
      'minor',
      (row, plan) => sql`coalesce(${budgetMinor.value(row, plan)}, ${productValueMinor.value(row, plan)})`,
    ),
    categoryNames: namesOf('categories', 'category', 'slug'),
    countryNames: namesOf('countries', 'country', 'code'),
    countryCodes: members.countries,
    cover: derived('picture', (row) => sql`(${sql.ref(`${row}.content`)}->'pictures'->>0)`),
  },
  isOwn: true,
};

/** The actor's draft; null when there is none. */
export function readMyDraft(ctx: Ctx, fields: Fields): Promise<CampaignDraft | null> {
  accountIdOf(ctx);
  return readOne(ctx, ownDraft, fields);
}

/** The draft that a mutation has just saved. */
export function readSavedDraft(ctx: Ctx, fields: Fields): Promise<CampaignDraft> {
  return orNotFound(readMyDraft(ctx, fields));
}
