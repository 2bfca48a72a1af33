import { vi } from 'vitest';
import { PaymentProviderError } from '../../../api/platform/payment/payment-provider-error.ts';
import { TokenScope } from '../../../schema/token-scope.ts';
import { usd } from '../../../schema/usd.ts';
import { makeToken } from '../access-tokens.ts';
import { makeAmendment } from '../amendments.ts';
import { makeSettlement } from '../disputes.ts';
import { jobIn } from '../job-states.ts';
import type { Kind } from '../jobs.ts';
import { answerBank, cards, tokenise } from '../money.ts';
import { payNowMethod } from '../paynow.ts';
import { createPerson, type PersonFields } from '../people.ts';
import { reviewable } from '../reviews.ts';
import { cardOperations, confirmedSetup } from '../saved-cards.ts';
import { makeShipment } from '../shipments.ts';
import { sql } from '../sql.ts';
import { makeDeliverable, reel, type Stage } from '../work.ts';
import { type Desk, type Row, type Rows, wrong } from './desk.ts';

type By = 'owner' | 'applicant';

/** A row of a step with a job in a state. */
const step = (how: string, name: string, by: By, state: string, kind: Kind = 'paid'): Row => [
  how,
  async (desk) => desk.call(name, { remarkId: (await desk.world.job(kind, state)).remarkId }, by),
];

/** A row of a step with a product that stands somewhere. */
const shipped = (how: string, name: string, stage: Parameters<typeof makeShipment>[3]): Row => [
  how,
  async (desk) => {
    const { remarkId } = await desk.world.job('sponsored', 'hired');
    return desk.call(name, { remarkId: await makeShipment(desk.product, remarkId, desk.world, stage) });
  },
];

/** A row of a step with a deliverable that stands somewhere. */
const work = (how: string, name: string, stage: Stage, more: object = {}): Row => [
  how,
  async (desk) => {
    const { remarkId } = await desk.world.job('paid', 'hired');
    const { deliverableId, submissionId } = await makeDeliverable(desk.product, remarkId, stage);
    return desk.call(name, { ...(name === 'handInWork' ? { deliverableId } : { submissionId }), ...more });
  },
];

/** A step with a job whose influencer has another bank account, or none. */
async function withBank(desk: Desk, name: string, state: string, fields: PersonFields) {
  const applicant = await createPerson(desk.product, fields);
  const paused = 'update bank_account set payouts_enabled = false where owner_id = $1';
  await sql(desk.product.databaseUrl, paused, [applicant.id]);
  const { remarkId, offerId } = await jobIn(desk.product, { ...desk.world, applicant }, 'paid', state);
  if (name === 'acceptOffer') return desk.send(name, { offerId }, applicant);
  return desk.send(name, { remarkId }, 'owner');
}

/** A mutation while the payment provider refuses one of its calls. */
function refusedAtProvider(desk: Desk, call: 'createRefund' | 'createTransfer', name: string, state: string) {
  const refusal = new PaymentProviderError({ kind: 'invalid', code: 'refused', message: 'No.' });
  vi.spyOn(desk.product.ports.payment, call).mockRejectedValueOnce(refusal);
  const by = name === 'cancelJob' ? 'applicant' : 'owner';
  return step('', name, by, state)[1](desk);
}

/** Failures of offers, jobs, money and bank accounts. */
export const ofJobs: Rows = {
  OFFER_AMOUNT_REQUIRED: wrong('an offer of nothing', 'makeOffer', { amount: usd(0) }),
  OFFER_TOO_SMALL: wrong('an offer of a cent', 'makeOffer', { amount: usd(1) }),
  OFFER_CHANGED: [
    'accepting the offer before the last one',
    async (desk) => {
      const { remarkId, offerId } = await desk.world.job('paid', 'offered');
      await desk.call('makeOffer', { remarkId });
      return desk.call('acceptOffer', { offerId });
    },
  ],
  OFFER_LAPSED: [
    'accepting an offer after its time',
    async (desk) => {
      const { offerId } = await desk.world.job('paid', 'offered');
      await sql(desk.product.databaseUrl, `update offer set lapses_at = '2026-01-01' where id = $1`, [
        offerId,
      ]);
      return desk.call('acceptOffer', { offerId });
    },
  ],
  OFFER_OVERDUE: [
    'accepting work that is due already',
    async (desk) => {
      const { offerId } = await desk.world.job('paid', 'offered');
      await sql(
        desk.product.databaseUrl,
        `update offer set work = '{ "dueOn": "2026-11-19" }' where id = $1`,
        [offerId],
      );
      return desk.call('acceptOffer', { offerId });
    },
  ],
  NOTHING_TO_HAND_IN: work('published work where a draft is awaited', 'handInWork', 'awaited', {
    submission: reel,
  }),
  WORK_REQUIRED: work('a draft of nothing', 'handInWork', 'awaited', { submission: { kind: 'DRAFT' } }),
  WRONG_PLATFORM: [
    'a link from elsewhere',
    async (desk) => {
      const { remarkId } = await desk.world.job('shoutout', 'hired');
      const { deliverableId } = await makeDeliverable(desk.product, remarkId, 'awaited');
      await sql(desk.product.databaseUrl, 'update deliverable set draft_first = false', []);
      const submission = { kind: 'PUBLISHED', links: ['https://www.tiktok.com/@mei/1'] };
      return desk.call('handInWork', { deliverableId, submission });
    },
  ],
  NOTHING_TO_REVIEW: [
    'approving what was replaced',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'hired');
      const { submissionId } = await makeDeliverable(desk.product, remarkId, 'in_review');
      await sql(desk.product.databaseUrl, "update submission set state = 'replaced'", []);
      return desk.call('approveWork', { submissionId });
    },
  ],
  ROUNDS_USED: work('changes without a round', 'askForChanges', 'out_of_rounds'),
  WORK_APPROVED: [
    'disputing approved work',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'done');
      await makeDeliverable(desk.product, remarkId, 'approved');
      return desk.call('raiseDispute', { remarkId }, 'owner');
    },
  ],
  NOT_LATE: step('ending a job in time', 'endLateJob', 'owner', 'hired'),
  NOTHING_TO_SEND: step('an address for a paid job', 'giveAddress', 'applicant', 'hired'),
  ADDRESS_MISSING: shipped('sending before there is an address', 'markAsSent', 'address_needed'),
  PRODUCT_SENT: shipped('another address after the sending', 'giveAddress', 'sent'),
  PRODUCT_NOT_SENT: shipped('a receipt before the sending', 'confirmReceipt', 'to_send'),
  PRODUCT_RECEIVED: shipped('sending what has arrived', 'markAsSent', 'received'),
  NOT_SETTLED: step('a review before the end', 'reviewJob', 'owner', 'hired', 'shoutout'),
  REVIEW_TIME_OVER: [
    'a review after the time for it',
    async (desk) => {
      const { remarkId } = await desk.world.job('shoutout', 'done');
      await reviewable(desk.product, remarkId, '2026-11-20T02:00:00Z');
      return desk.call('reviewJob', { remarkId }, 'owner');
    },
  ],
  ALREADY_ANSWERED: ['answering twice', (desk) => desk.twice('answerReview')],
  REVIEW_REPORTED: ['reporting a review twice', (desk) => desk.twice('reportReview')],
  OFFER_NOT_ACCEPTED: step('paying before the answer', 'payForHire', 'owner', 'offered'),
  NOT_PAID_TYPE: step('an offer for a shoutout', 'makeOffer', 'owner', 'applied', 'shoutout'),
  PAID_TYPE: step('hiring for a paid job without paying', 'hire', 'owner', 'applied'),
  WRONG_STATE: step('hiring after the job', 'hire', 'owner', 'done', 'shoutout'),
  NOT_HIRED: step('done before the hire', 'markAsDone', 'applicant', 'applied', 'shoutout'),
  NOT_DONE: step('releasing before the job is done', 'releasePayment', 'owner', 'hired'),
  ASK_TO_CANCEL_FIRST: step('the owner cancels a paid job', 'cancelJob', 'owner', 'hired'),
  DISPUTE_ONLY: step('cancelling after the job', 'cancelJob', 'applicant', 'done'),
  IN_DISPUTE: step('cancelling during a dispute', 'cancelJob', 'applicant', 'disputed'),
  DISPUTE_EXTENDED: [
    'more time for a side a second time',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'disputed');
      await desk.call('extendDispute', { remarkId });
      return desk.call('extendDispute', { remarkId });
    },
  ],
  EXTRA_OPEN: [
    'another extra while one is open',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'hired');
      await desk.call('proposeExtra', { remarkId });
      return desk.call('proposeExtra', { remarkId, amount: usd(6_000) });
    },
  ],
  NO_AMENDMENT: [
    'accepting what was withdrawn',
    async (desk) => {
      const { remarkId } = await desk.world.job('shoutout', 'hired');
      const amendmentId = await makeAmendment(desk.product, remarkId);
      await desk.call('withdrawAmendment', { amendmentId });
      return desk.call('acceptAmendment', { amendmentId });
    },
  ],
  NO_SETTLEMENT: [
    'accepting a proposal that was declined',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'disputed');
      const settlementId = await makeSettlement(desk.product, remarkId);
      await desk.call('declineSettlement', { settlementId });
      return desk.call('acceptSettlement', { settlementId });
    },
  ],
  PAYMENT_UNDER_WAY: step('cancelling while the charge runs', 'cancelJob', 'owner', 'paying'),
  DONE_TEXT_REQUIRED: wrong('done without a text', 'markAsDone', { text: '' }),
  REFUND_FAILED: [
    'the provider refuses the refund of a cancelled job',
    (desk) => refusedAtProvider(desk, 'createRefund', 'cancelJob', 'hired'),
  ],
  PAYOUT_FAILED: [
    'the provider refuses the transfer',
    (desk) => refusedAtProvider(desk, 'createTransfer', 'releasePayment', 'done'),
  ],
  CHARGEBACK_OPEN: [
    'releasing while the bank asks for the money back',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'done');
      await sql(
        desk.product.databaseUrl,
        `insert into chargeback (remark_id, payment_id, provider_dispute_id, state, reason, amount_minor, currency,
           created_at, checked_at)
         select $1, id, 'dp_' || id, 'open', 'general', 45000, 'USD', now(), now() from payment where remark_id = $1`,
        [remarkId],
      );
      return desk.call('releasePayment', { remarkId });
    },
  ],
  CARD_DECLINED: [
    'paying with a card that is declined',
    async (desk) =>
      desk.call('payForHire', { paymentMethodId: await tokenise(desk.product, cards.declined) }),
  ],
  CARD_AUTHENTICATION_REQUIRED: [
    'a program pays with a saved card whose bank wants its holder',
    async (desk) => {
      const { product, world } = desk;
      const { setupIntentId, clientSecret } = await confirmedSetup(product, world.owner, '4000000000003220');
      await answerBank(product, clientSecret, 'complete');
      const { savePaymentMethod } = await world.owner.client.data(cardOperations.save, { setupIntentId });
      const { secret } = await makeToken(product, world.owner, Object.values(TokenScope));
      const { remarkId } = await world.job('paid', 'offer_accepted');
      const input = { remarkId, savedPaymentMethodId: savePaymentMethod.savedPaymentMethod.id };
      const query = 'mutation ($input: PayForHireInput!) { payForHire(input: $input) { state } }';
      return desk.post({ query, variables: { input } }, { authorization: `Bearer ${secret}` });
    },
  ],
  CARD_NOT_CONFIRMED: [
    'saving a card before it was confirmed',
    async (desk) => {
      const { createSetupIntent } = await desk.world.owner.client.data(cardOperations.setup);
      return desk.send('savePaymentMethod', { setupIntentId: createSetupIntent.setupIntentId }, 'owner');
    },
  ],
  PAYMENT_METHOD_NOT_TAKEN: [
    'paying for a hire by PayNow',
    async (desk) => desk.call('payForHire', { paymentMethodId: await payNowMethod(desk.product) }),
  ],
  PAYMENT_FAILED: wrong('paying with an unknown card', 'payForHire', { paymentMethodId: 'pm_unknown' }),
  BANK_ACCOUNT_MISSING: [
    'accepting an offer without a bank account',
    (desk) => withBank(desk, 'acceptOffer', 'offered', {}),
  ],
  PAYOUTS_PAUSED: [
    'accepting an offer while payouts are paused',
    (desk) => withBank(desk, 'acceptOffer', 'offered', { hasBankAccount: true }),
  ],
  RECIPIENT_BANK_MISSING: [
    'releasing to somebody without a bank account',
    (desk) => withBank(desk, 'releasePayment', 'done', {}),
  ],
  RECIPIENT_PAYOUTS_PAUSED: [
    'releasing to somebody whose payouts are paused',
    (desk) => withBank(desk, 'releasePayment', 'done', { hasBankAccount: true }),
  ],
  RECIPIENT_ACCOUNT_NEW: [
    'settling a dispute for somebody whose bank account is new',
    async (desk) => {
      const { remarkId } = await desk.world.job('paid', 'disputed');
      const settlementId = await makeSettlement(desk.product, remarkId);
      const waits = `update bank_account set payable_at = now() where owner_id = $1`;
      const { databaseUrl } = desk.product;
      await sql(databaseUrl, waits, [desk.world.applicant.id]);
      try {
        return await desk.call('acceptSettlement', { settlementId }, 'applicant');
      } finally {
        await sql(databaseUrl, 'update bank_account set payable_at = null where owner_id = $1', [
          desk.world.applicant.id,
        ]);
      }
    },
  ],
  BANK_COUNTRY: wrong('a bank account in Malaysia', 'saveBankAccount', { country: 'MY' }),
  BANK_REFUSED: wrong('an unknown bank account', 'saveBankAccount', { bankToken: 'btok_unknown' }),
  NOTHING_TO_VERIFY: wrong(
    'giving details that nobody asks for',
    'openVerification',
    { returnTo: '/my-jobs' },
    'stranger',
  ),
  PAYOUT_IN_FLIGHT: [
    'deleting the bank account during a payout',
    async (desk) => {
      await desk.world.job('paid', 'releasing');
      return desk.call('deleteBankAccount', {}, 'applicant');
    },
  ],
};
