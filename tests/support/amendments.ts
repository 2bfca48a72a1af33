import { usd } from '../../schema/usd.ts';
import type { Cast } from './job-states.ts';
import { createCampaign, createRemark, jobOperations } from './jobs.ts';
import { cards, tokenise } from './money.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

type Sides = Pick<Cast, 'owner' | 'applicant'>;

/** Agreed work, as stored. */
export const agreedWork = {
  deliverables: [
    { platform: 'instagram', format: 'reel', count: 1, note: null },
    { platform: 'instagram', format: 'story', count: 3, note: null },
  ],
  ownerDeliverables: [],
  productDescription: null,
  dueOn: '2026-12-05',
  dueDays: null,
  draftFirst: true,
  rounds: 1,
  usage: { channels: 'own', days: 90, countries: ['SG'] },
} as const;

/** The same as it is sent, with some members changed. */
export const workOf = (changes: object = {}) => ({
  deliverables: [
    { platform: 'INSTAGRAM', format: 'REEL', count: 1 },
    { platform: 'INSTAGRAM', format: 'STORY', count: 3 },
  ],
  dueOn: '2026-12-05',
  draftFirst: true,
  rounds: 1,
  usage: { channels: 'OWN', days: 90, countries: ['SG'] },
  ...changes,
});

const fields = `id state turn amendments { id state proposedBy message rejectReason lapsesAt decidedAt finishesJob
    work { dueOn dueDays rounds draftFirst productDescription deliverables { platform format count } } }
  deals { version proposedBy sha256 ownerAcceptedAt applicantAcceptedAt dueAt amount { amount } fee { amount }
    work { dueOn rounds deliverables { platform format count } } }
  nextSteps { action allowed code } timeline { action by }`;

export const amendmentOperations = {
  remark: `query ($id: ID!) { remark(id: $id) { ${fields} } }`,
  propose: `mutation ($input: ProposeAmendmentInput!) { proposeAmendment(input: $input) { remark { ${fields} } } }`,
  accept: `mutation ($amendmentId: ID!) { acceptAmendment(input: { amendmentId: $amendmentId }) { remark { ${fields} } } }`,
  reject: `mutation ($amendmentId: ID!, $reason: String) {
    rejectAmendment(input: { amendmentId: $amendmentId, reason: $reason }) { remark { ${fields} } } }`,
  withdraw: `mutation ($amendmentId: ID!) { withdrawAmendment(input: { amendmentId: $amendmentId }) { remark { ${fields} } } }`,
} as const;

/** A paid job under way whose deal names work. Returns its id. */
export async function hiredFor(product: TestProduct, sides: Sides, minor = 45_000): Promise<number> {
  const { owner, applicant } = sides;
  const campaignId = await createCampaign(product, owner, { title: 'Laksa week' });
  await sql(product.databaseUrl, 'update campaign set brief = $2 where id = $1', [
    campaignId,
    JSON.stringify(agreedWork),
  ]);
  const remarkId = await createRemark(product, campaignId, applicant);
  const { makeOffer } = await owner.client.data(jobOperations.makeOffer, { remarkId, amount: usd(minor) });
  await applicant.client.data(jobOperations.acceptOffer, { offerId: makeOffer.remark.offer.id });
  await owner.client.data(jobOperations.pay, {
    input: { remarkId, paymentMethodId: await tokenise(product, cards.good) },
  });
  return remarkId;
}

/** Proposes other work; returns the job as it is then. */
export async function proposeWork(who: Person, remarkId: number, changes: object, message?: string) {
  const input = { remarkId, work: workOf(changes), message };
  return (await who.client.data(amendmentOperations.propose, { input })).proposeAmendment.remark;
}

/** Inserts an amendment of the owner without the rules, and returns its id. */
export async function makeAmendment(product: TestProduct, remarkId: number, by = 'owner'): Promise<number> {
  const rows = await sql(
    product.databaseUrl,
    `insert into amendment (remark_id, proposed_by, work, state, created_at) values ($1, $2, $3, 'pending', now())
     returning id`,
    [remarkId, by, JSON.stringify({ ...agreedWork, dueOn: '2026-12-12' })],
  );
  return Number(rows[0]?.id);
}
