import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** Kinds of campaign, as stored. */
export type Kind = 'paid' | 'sponsored' | 'shoutout';

/** Properties of a test campaign; by default it is open for applications. */
export interface CampaignFields {
  kind?: Kind;
  state?: string;
  title?: string;
  budgetMinor?: number;
  minFollowers?: number;
  endsOn?: string;
  isDisabled?: boolean;
  /** Reason of the rejection; the campaign is inactive then. */
  rejectedReason?: string;
}

/** Inserts a campaign without its form and approval, and returns its id. */
export async function createCampaign(
  product: Pick<TestProduct, 'databaseUrl'>,
  owner: Pick<Person, 'id'>,
  fields: CampaignFields = {},
): Promise<number> {
  const kind = fields.kind ?? 'paid';
  const rows = await sql(
    product.databaseUrl,
    `with face as (insert into picture (id, owner_id, purpose, width, height, bytes, created_at)
       values (md5(random()::text), $1, 'campaign', 640, 480, 9000, now()) returning id)
     insert into campaign (owner_id, type, state, title, details_html, excerpt, budget_minor, min_followers, ends_on,
       pictures, is_disabled, rejected_reason, submitted_at, created_at, updated_at)
     select $1, $2, $3, $4, '<p>Cook with us.</p>', 'Cook with us.', $5, $6, $7, array[face.id], $8, $9, now(), now(), now()
     from face returning id`,
    [
      owner.id,
      kind,
      fields.state ?? (fields.rejectedReason ? 'inactive' : 'open'),
      fields.title ?? 'Noodle week',
      kind === 'paid' ? (fields.budgetMinor ?? 90_000) : null,
      fields.minFollowers ?? 0,
      fields.endsOn ?? '2027-01-31',
      fields.isDisabled ?? false,
      fields.rejectedReason ?? null,
    ],
  );
  return Number(rows[0]?.id);
}

/** Inserts an application in any state, without the rules, and returns its id. */
export async function createRemark(
  product: TestProduct,
  campaignId: number,
  applicant: Person,
  state = 'applied',
): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into remark (campaign_id, applicant_id, state, brief, created_at)
     select id, $2, $3, brief, now() from campaign where id = $1 returning id`,
    [campaignId, applicant.id, state],
  );
  return Number(rows[0]?.id);
}

/** Inserts an offer without the rules, and returns its id. */
export async function createOffer(
  product: TestProduct,
  remarkId: number,
  status: string,
  amountMinor = 45_000,
  proposedBy: 'owner' | 'applicant' = 'owner',
): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into offer (remark_id, amount_minor, status, proposed_by, created_at) values ($1, $2, $3, $4, now())
     returning id`,
    [remarkId, amountMinor, status, proposedBy],
  );
  return Number(rows[0]?.id);
}

const job = `id state text hiredLabel turn mySide applicantHasBankAccount doneText hiredAt doneAt releasedAt
  cancelDeadline deadline { kind at } cancelReason refundPreview { amount } refunded { amount }
  dispute { id state answerFrom answerDeadline rulingDeadline isOverdue isSettled
    settlements { id by state release { amount } refund { amount } } ruling rulingReason raisedBy reason createdAt ruledAt released { amount } refunded { amount }
    pictures { id } statements { by text createdAt pictures { id } } }
  chargeback { state amount { amount } }
  held { amount currency } offer { id state amount { amount currency } }
  offers { state amount { amount } } nextSteps { action allowed code reason }
  timeline { action state by amount { amount } }`;

/** Operations of a job. */
export const jobOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { ${job} } }`,
  apply: `mutation ($campaignId: ID!, $text: String, $price: MoneyInput) {
    applyToCampaign(input: { campaignId: $campaignId, text: $text, price: $price }) { remark { ${job} } } }`,
  decline: `mutation ($remarkId: ID!, $reason: String) {
    declineApplication(input: { remarkId: $remarkId, reason: $reason }) { remark { ${job} } } }`,
  shortlist: `mutation ($remarkId: ID!, $on: Boolean!) {
    setShortlisted(input: { remarkId: $remarkId, on: $on }) { remark { id isShortlisted } } }`,
  makeOffer: `mutation ($remarkId: ID!, $amount: MoneyInput!, $message: String) {
    makeOffer(input: { remarkId: $remarkId, amount: $amount, message: $message }) { remark { ${job} } } }`,
  acceptOffer: `mutation ($offerId: ID!) { acceptOffer(input: { offerId: $offerId }) { remark { ${job} } } }`,
  rejectOffer: `mutation ($offerId: ID!, $reason: String) {
    rejectOffer(input: { offerId: $offerId, reason: $reason }) { remark { ${job} } } }`,
  hire: `mutation ($remarkId: ID!) { hire(input: { remarkId: $remarkId }) { remark { ${job} } } }`,
  pay: `mutation ($input: PayForHireInput!) { payForHire(input: $input) { state clientSecret remark { ${job} } } }`,
  markAsDone: `mutation ($remarkId: ID!, $text: String) { markAsDone(input: { remarkId: $remarkId, text: $text }) { remark { ${job} } } }`,
  release: `mutation ($remarkId: ID!) { releasePayment(input: { remarkId: $remarkId }) { remark { ${job} } } }`,
  cancel: `mutation ($remarkId: ID!, $reason: String) { cancelJob(input: { remarkId: $remarkId, reason: $reason }) { remark { ${job} } } }`,
  askToCancel: `mutation ($remarkId: ID!, $reason: String!) {
    askToCancel(input: { remarkId: $remarkId, reason: $reason }) { remark { ${job} } } }`,
  answerCancel: `mutation ($remarkId: ID!, $agree: Boolean!) {
    answerCancel(input: { remarkId: $remarkId, agree: $agree }) { remark { ${job} } } }`,
  withdrawCancel: `mutation ($remarkId: ID!) { withdrawCancel(input: { remarkId: $remarkId }) { remark { ${job} } } }`,
  raiseDispute: `mutation ($input: RaiseDisputeInput!) { raiseDispute(input: $input) { remark { ${job} } } }`,
  addStatement: `mutation ($input: AddDisputeStatementInput!) { addDisputeStatement(input: $input) { remark { ${job} } } }`,
  extendDispute: `mutation ($input: ExtendDisputeInput!) { extendDispute(input: $input) { remark { ${job} } } }`,
  proposeSettlement: `mutation ($input: ProposeSettlementInput!) {
    proposeSettlement(input: $input) { remark { ${job} } } }`,
  acceptSettlement: `mutation ($settlementId: ID!) {
    acceptSettlement(input: { settlementId: $settlementId }) { remark { ${job} } } }`,
  declineSettlement: `mutation ($settlementId: ID!) {
    declineSettlement(input: { settlementId: $settlementId }) { remark { ${job} } } }`,
  openDispute: `mutation ($remarkId: ID!, $reason: String!) {
    openDispute(input: { remarkId: $remarkId, reason: $reason }) { remark { ${job} } } }`,
  ruleDispute: `mutation ($input: RuleDisputeInput!) { ruleDispute(input: $input) { remark { ${job} } } }`,
} as const;
