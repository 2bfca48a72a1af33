import type { CampaignDraft } from '../../../schema/campaign-draft.ts';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import type { Field } from '../../platform/read/selection.ts';
import { type Column, column, readOne, type View } from '../../platform/read/view.ts';
import { sql } from '../../platform/sql.ts';
import { picturesOf } from '../pictures/picture.view.ts';

const member =
  (name: string): Column =>
  (row) =>
    sql`${sql.ref(`${row}.content`)}->${sql.lit(name)}`;

const pictures: Column = (row, field, plan) => {
  const listed = plan.alias();
  const ids = sql`array(select jsonb_array_elements_text(${sql.ref(`${row}.content`)}->'pictures'))`;
  return sql`(select ${picturesOf('ids')(listed, field, plan)} from (select ${ids} as ids) as ${sql.ref(listed)})`;
};

const members = [
  'type',
  'title',
  'detailsHtml',
  'budgetMinor',
  'productValueMinor',
  'productUrl',
  'categories',
  'countries',
  'allCountries',
  'gender',
  'minAge',
  'maxAge',
  'minFollowers',
  'endsOn',
  'hashtags',
  'tags',
];

/** View of CampaignDraft, for the member who saved it only. */
const campaignDraftView: View = {
  ...Object.fromEntries(members.map((name) => [name, member(name)])),
  pictures,
  updatedAt: column('updated_at'),
};

/** The actor's draft; null when there is none. */
export function readMyDraft(ctx: Ctx, fields: readonly Field[]): Promise<CampaignDraft | null> {
  const owner = accountIdOf(ctx);
  return readOne(
    ctx,
    {
      view: campaignDraftView,
      table: 'campaign_draft',
      where: (row) => sql`${sql.ref(`${row}.owner_id`)} = ${owner}`,
    },
    fields,
  );
}

/** The draft that a mutation has just saved. */
export async function readSavedDraft(ctx: Ctx, fields: readonly Field[]): Promise<CampaignDraft> {
  const draft = await readMyDraft(ctx, fields);
  if (!draft) throw new DomainError(ErrorCode.NOT_FOUND);
  return draft;
}
