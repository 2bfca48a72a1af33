import { usd } from '../../schema/usd.ts';
import { createCampaign, createOffer, createRemark, jobOperations, type Kind } from './jobs.ts';
import { holdMoney } from './ledger.ts';
import { cards, openBankAccount, tokenise } from './money.ts';
import { createPerson, type Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** People who may try something with a job. */
export interface Cast {
  readonly owner: Person;
  readonly applicant: Person;
  readonly staff: Person;
  readonly stranger: Person;
}

/** Creates the people of a rule table once; each cell gets its own job. */
export async function makeCast(product: TestProduct): Promise<Cast> {
  const applicant = await createPerson(product);
  await openBankAccount(product, applicant);
  return {
    owner: await createPerson(product),
    applicant,
    staff: await createPerson(product, { isStaff: true }),
    stranger: await createPerson(product),
  };
}

/** Puts a job into a state without the rules. */
export interface JobInState {
  readonly remarkId: number;
  readonly offerId: number | null;
}

const offerOf: Record<string, string | null> = {
  applied: null,
  offered: 'pending',
  countered: 'pending',
  offer_rejected: 'rejected',
  declined: null,
};
const moneyIn: ReadonlySet<string> = new Set([
  ...['hired', 'done', 'releasing', 'released'],
  ...['cancel_asked', 'refunding', 'disputed', 'settled'],
]);
/** States from which money may leave, which needs a charge that the provider knows. */
const maySend: ReadonlySet<string> = new Set([
  ...['done', 'releasing', 'hired'],
  ...['cancel_asked', 'refunding', 'disputed'],
]);

/** States in which nothing is held any more. */
const leftUs: ReadonlySet<string> = new Set(['released', 'settled', 'cancelled']);

async function chargeOf(
  product: TestProduct,
  remarkId: number,
  amountMinor: number,
): Promise<[string, string | null]> {
  const { payment } = product.ports;
  const input = {
    amountMinor,
    currency: 'USD',
    description: 'Fixture',
    transferGroup: `job-${remarkId}`,
    metadata: {},
  };
  const intent = await payment.createPaymentIntent(input, `fixture ${remarkId}`);
  const paymentMethodId = await tokenise(product, cards.good);
  const paid = await payment.confirmPaymentIntent(intent.id, { paymentMethodId }, `fixture pay ${remarkId}`);
  return [paid.id, paid.chargeId];
}

async function payIn(
  product: TestProduct,
  cast: Cast,
  { remarkId, state, minor }: { remarkId: number; state: string; minor: number },
): Promise<void> {
  const { databaseUrl } = product;
  const made: [string, string | null] = [`pi_fixture_${remarkId}`, `ch_fixture_${remarkId}`];
  const [intent, charge] = maySend.has(state) ? await chargeOf(product, remarkId, minor) : made;
  const rows = await sql(
    databaseUrl,
    `insert into payment (remark_id, payer_id, payee_id, amount_minor, currency, state, provider_payment_id,
       provider_charge_id, attempt, created_at, updated_at)
     values ($1, $2, $3, $6, 'USD', 'succeeded', $4, $5, 1, now(), now()) returning id`,
    [remarkId, cast.owner.id, cast.applicant.id, intent, charge, minor],
  );
  await sql(databaseUrl, 'update remark set hired_at = now() where id = $1', [remarkId]);
  if (!leftUs.has(state)) await holdMoney(databaseUrl, remarkId, cast.owner.id, minor);
  if (state === 'refunding') {
    await sql(
      databaseUrl,
      `insert into refund (remark_id, payment_id, payer_id, kind, amount_minor, currency, state, created_at, updated_at)
       values ($1, $2, $3, 'cancel', $4, 'USD', 'created', now(), now())`,
      [remarkId, rows[0]?.id, cast.owner.id, minor],
    );
  }
  if (state === 'disputed') {
    await sql(
      databaseUrl,
      `insert into dispute (remark_id, raised_by, reason, state, created_at) values ($1, 'owner', 'No post.', 'open', now())`,
      [remarkId],
    );
  }
  if (state !== 'releasing' && state !== 'released') return;
  await sql(
    databaseUrl,
    `insert into payout (remark_id, payment_id, payee_id, amount_minor, currency, state, destination, created_at, updated_at)
     select $1, $2, $3, $5, 'USD', $4, provider_account_id, now(), now() from bank_account where owner_id = $3`,
    [remarkId, rows[0]?.id, cast.applicant.id, state === 'released' ? 'succeeded' : 'created', minor],
  );
}

const proposerOf = (state: string) => (state === 'countered' ? 'applicant' : 'owner');

/** Creates a job of a kind in a state. `minor` is the price of a paid one. */
export async function jobIn(
  product: TestProduct,
  cast: Cast,
  kind: Kind,
  state: string,
  minor = 45_000,
): Promise<JobInState> {
  const campaignId = await createCampaign(product, cast.owner, { kind });
  const remarkId = await createRemark(product, campaignId, cast.applicant, state);
  if (kind !== 'paid') return { remarkId, offerId: null };
  const status = state in offerOf ? offerOf[state] : 'accepted';
  const offerId = status ? await createOffer(product, remarkId, status, minor, proposerOf(state)) : null;
  if (moneyIn.has(state)) await payIn(product, cast, { remarkId, state, minor });
  return { remarkId, offerId };
}

/** Arguments of an action; null when the job has nothing to name. */
export type Tries = Record<string, (job: JobInState, card: string) => [string, object] | null | 0>;

/** Everything that a member may try with a job, as operations; null when there is nothing to name. */
export const tries = {
  makeOffer: ({ remarkId }) => [jobOperations.makeOffer, { remarkId, amount: usd(50_000) }],
  acceptOffer: ({ offerId }) => offerId && [jobOperations.acceptOffer, { offerId }],
  rejectOffer: ({ offerId }) => offerId && [jobOperations.rejectOffer, { offerId }],
  declineApplication: ({ remarkId }) => [jobOperations.decline, { remarkId, reason: 'Full.' }],
  setShortlisted: ({ remarkId }) => [jobOperations.shortlist, { remarkId, on: true }],
  hire: ({ remarkId }) => [jobOperations.hire, { remarkId }],
  payForHire: ({ remarkId }, paymentMethodId) => [
    jobOperations.pay,
    { input: { remarkId, paymentMethodId } },
  ],
  markAsDone: ({ remarkId }) => [jobOperations.markAsDone, { remarkId, text: 'Posted.' }],
  releasePayment: ({ remarkId }) => [jobOperations.release, { remarkId }],
} satisfies Tries;

/** Operations with which a member may try to get money out of a job. */
export const waysOut = {
  cancelJob: ({ remarkId }) => [jobOperations.cancel, { remarkId, reason: 'No time.' }],
  askToCancel: ({ remarkId }) => [jobOperations.askToCancel, { remarkId, reason: 'No budget.' }],
  agreeToCancel: ({ remarkId }) => [jobOperations.answerCancel, { remarkId, agree: true }],
  declineToCancel: ({ remarkId }) => [jobOperations.answerCancel, { remarkId, agree: false }],
  withdrawCancel: ({ remarkId }) => [jobOperations.withdrawCancel, { remarkId }],
  raiseDispute: ({ remarkId }) => [jobOperations.raiseDispute, { input: { remarkId, reason: 'No post.' } }],
  addDisputeStatement: ({ remarkId }) => [
    jobOperations.addStatement,
    { input: { remarkId, text: 'It is there.' } },
  ],
  ruleDispute: ({ remarkId }) => [
    jobOperations.ruleDispute,
    { input: { remarkId, ruling: 'SPLIT', release: usd(10_000), reason: 'Half of it was posted.' } },
  ],
} satisfies Tries;
