import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { fakeCampaign } from '../../api/dev/factories/fake-campaign.ts';
import { fakePicture } from '../../api/dev/factories/fake-picture.ts';
import type { Campaign } from '../../api/modules/campaigns/campaign.entity.ts';
import type { PicturePurpose } from '../../api/modules/pictures/picture.entity.ts';
import { usd } from '../../schema/usd.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Inserts a campaign without its form and approval (open and paid unless said otherwise), and returns its id. */
export async function makeCampaign(
  product: TestProduct,
  owner: Person,
  fields: Partial<RequiredEntityData<Campaign>> = {},
): Promise<number> {
  const em = product.orm.em.fork() as EntityManager;
  const campaign = fakeCampaign(em, { ...fields, ownerId: owner.id } as Parameters<typeof fakeCampaign>[1]);
  await em.flush();
  return campaign.id;
}

/** Inserts an uploaded picture of a member and returns its id. */
export async function makePicture(
  product: TestProduct,
  owner: Person,
  purpose: PicturePurpose = 'campaign',
): Promise<string> {
  const em = product.orm.em.fork() as EntityManager;
  const picture = fakePicture(em, { ownerId: owner.id, purpose });
  await em.flush();
  return picture.id;
}

/** A valid form; `fields` replace members. */
export function campaignForm(pictures: string[], fields: object = {}): Record<string, unknown> {
  return {
    type: 'PAID',
    title: 'Noodle week',
    detailsHtml: '<p>Cook <strong>noodles</strong> with us.</p>',
    budget: usd(90_000),
    categories: ['food'],
    countries: ['SG', 'MY'],
    allCountries: false,
    gender: 'ANY',
    minAge: 18,
    maxAge: 24,
    minFollowers: 1_000,
    endsOn: '2026-12-12',
    hashtags: ['noodles'],
    tags: ['asian food'],
    pictures,
    ...fields,
  };
}

/** Rows that a refused operation must leave unchanged, read once the outbox is empty. */
export async function countRows(product: TestProduct, ...tables: string[]): Promise<Record<string, unknown>> {
  await product.settled();
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const rows = await sql(product.databaseUrl, `select ${columns.join(', ')}`);
  return rows[0] ?? {};
}

const campaign = `id type state title detailsHtml excerpt budget { amount currency }
  productValue { amount currency } productUrl categories { slug } countries { code } gender minAge maxAge
  minFollowers endsOn hashtags tags pictures { id small } cover { id } isDisabled isFeatured isFavourite
  rejectedReason createdAt owner { fullName } remarkCount hiredCount isMine
  permissions { edit { allowed code reason } setDisabled { allowed code } apply { allowed code reason }
    report { allowed code } seeApplications { allowed code } }`;

/** Operations on campaigns. */
export const campaignOperations = {
  campaign: `query ($id: ID!) { campaign(id: $id) { ${campaign} } }`,
  list: `query ($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes { id title } } }`,
  mine: `query ($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    myCampaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes { id title state } } }`,
  create: `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { campaign { ${campaign} } } }`,
  update: `mutation ($input: UpdateCampaignInput!) { updateCampaign(input: $input) { campaign { ${campaign} } } }`,
  setDisabled: `mutation ($id: ID!, $disabled: Boolean!) {
    setCampaignDisabled(input: { id: $id, disabled: $disabled }) { campaign { id isDisabled } } }`,
  setFavourite: `mutation ($id: ID!, $on: Boolean!) { setFavourite(input: { campaignId: $id, on: $on }) { campaign { id isFavourite } } }`,
  report: 'mutation ($input: ReportCampaignInput!) { reportCampaign(input: $input) { reportId } }',
  invite: `mutation ($campaignId: ID!, $influencerId: ID!, $amount: MoneyInput) {
    invite(input: { campaignId: $campaignId, influencerId: $influencerId, amount: $amount }) { invitation {
      id amount { amount currency } campaign { id } influencer { id } } } }`,
  declineInvitation: `mutation ($invitationId: ID!) {
    declineInvitation(input: { invitationId: $invitationId }) { invitation { id state } } }`,
  withdrawInvitation: `mutation ($invitationId: ID!) {
    withdrawInvitation(input: { invitationId: $invitationId }) { invitation { id state } } }`,
  approve: `mutation ($id: ID!, $note: String) { approveCampaign(input: { id: $id, note: $note }) { campaign { id state } } }`,
  reject: `mutation ($id: ID!, $reason: String!) { rejectCampaign(input: { id: $id, reason: $reason }) { campaign { id state rejectedReason } } }`,
  feature: `mutation ($id: ID!, $position: Int, $reason: String!) {
    featureCampaign(input: { id: $id, position: $position, reason: $reason }) { campaign { id isFeatured } } }`,
} as const;
