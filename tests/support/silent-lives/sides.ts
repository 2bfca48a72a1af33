import { usd } from '../../../schema/usd.ts';
import { idOf, rowNumber } from '../global-ids.ts';
import { cards, tokenise } from '../money.ts';
import { patiently } from '../patiently.ts';
import { address } from '../shipments.ts';
import type { TestProduct } from '../test-product.ts';
import { type Deliverable, deliverableFields, versionToAnswer, versionToHandIn } from './deliverables.ts';
import type { Life } from './life.ts';
import { randomDeliverables, randomWork } from './work.ts';

const query = `query ($id: ID!) { remark(id: $id) { state deadline { kind at } held { amount }
  nextSteps { action allowed code } offer { id } amendments { id state } ${deliverableFields}
  dispute { settlements { id by state release { amount } } }
  timeline { action } } }`;

interface NextStep {
  readonly action: string;
  readonly allowed: boolean;
  readonly code: string | null;
}

interface Offered extends NextStep {
  readonly weight: number;
}

interface Settlement {
  readonly id: string;
  readonly by: string;
  readonly state: string;
  readonly release: { readonly amount: number };
}

/** A job as one of its sides sees it. */
interface Job {
  readonly state: string;
  readonly deadline: { readonly kind: string; readonly at: string } | null;
  readonly held: { readonly amount: number } | null;
  readonly nextSteps: readonly NextStep[];
  readonly offer: { readonly id: string } | null;
  readonly deliverables: readonly Deliverable[];
  readonly amendments: readonly { readonly id: string; readonly state: string }[];
  readonly dispute: { readonly settlements: readonly Settlement[] } | null;
  readonly timeline: readonly { readonly action: string }[];
}

type Side = 'owner' | 'applicant';

/** What a side needs to choose how it does something. */
interface Scene {
  readonly product: TestProduct;
  readonly life: Life;
  readonly job: Job;
  readonly side: Side;
}

interface Move {
  /** How likely it is beside the others. */
  readonly weight: number;
  readonly mutation: string;
  /** Its input besides the id of the job. */
  readonly input?: (scene: Scene) => object | Promise<object>;
  /** Input in place of the id of the job. */
  readonly about?: (scene: Scene) => object;
  /** Failures that the outside world may cause although it was allowed. */
  readonly mayFail?: readonly string[];
  /** What is chosen with it, once it is done. `answer` is that of the mutation. */
  readonly done?: (scene: Scene, input: Record<string, unknown>, answer: Record<string, unknown>) => void;
}

const amountOf = (input: Record<string, unknown>, name: string): number =>
  (input[name] as { amount: number }).amount;

const proposal = (weight: number): Move => ({
  weight,
  mutation: 'makeOffer',
  input: ({ life: { choice } }) => ({
    amount: usd(choice.happens(0.05) ? 100_000_000 : choice.between(50, 250_000)),
    ...(choice.happens(0.2) && { work: randomWork(choice) }),
  }),
  done: ({ life }, input) => {
    life.onTable = amountOf(input, 'amount');
  },
});

const offerId = ({ job }: Scene) => ({ offerId: job.offer?.id });

/** The proposal of the other side of a dispute. */
const proposed = ({ job, side }: Scene) =>
  job.dispute?.settlements.find(({ by, state }) => state === 'OPEN' && by.toLowerCase() !== side);
const settlementId = (scene: Scene) => ({ settlementId: proposed(scene)?.id });

const amendmentId = ({ job }: Scene) => ({
  amendmentId: job.amendments.find(({ state }) => state === 'PENDING')?.id,
});

const version =
  (kind: 'DRAFT' | 'PUBLISHED') =>
  ({ life, job, side }: Scene) =>
    versionToHandIn(life.choice, job.deliverables, side, kind);
const reviewed =
  (hasRounds: boolean) =>
  ({ life, job }: Scene) =>
    versionToAnswer(life.choice, job.deliverables, hasRounds);

const cardsTried: readonly (readonly [number: string, weight: number])[] = [
  [cards.good, 60],
  [cards.asksBank, 20],
  [cards.declined, 8],
  [cards.poor, 4],
  // Its refunds come back.
  ['4000000000005126', 4],
];

const refundMayFail = ['REFUND_FAILED'];
const payoutMayFail = ['PAYOUT_FAILED'];
const money = [...refundMayFail, ...payoutMayFail];

/** What the sides can do, by the name of their next step. */
const moves: Readonly<Record<string, Move>> = {
  MAKE_OFFER: proposal(8),
  CHANGE_OFFER: proposal(0.5),
  COUNTER_OFFER: proposal(1.5),
  ACCEPT_OFFER: { weight: 8, mutation: 'acceptOffer', about: offerId },
  REJECT_OFFER: { weight: 1, mutation: 'rejectOffer', about: offerId },
  DECLINE: { weight: 0.3, mutation: 'declineApplication', input: () => ({ reason: 'Full.' }) },
  SHORTLIST: { weight: 0.3, mutation: 'setShortlisted', input: () => ({ on: true }) },
  HIRE: { weight: 8, mutation: 'hire' },
  PAY: {
    weight: 9,
    mutation: 'payForHire',
    async input({ product, life: { choice } }) {
      const [number] = choice.weighed(cardsTried, ([, weight]) => weight) ?? [cards.good];
      return { paymentMethodId: await tokenise(product, number) };
    },
    mayFail: ['CARD_DECLINED', 'PAYMENT_FAILED'],
    done: ({ life }, _, { clientSecret }) => {
      life.clientSecret = (clientSecret as string | null) ?? life.clientSecret;
    },
  },
  HAND_IN_DRAFT: { weight: 5, mutation: 'handInWork', about: version('DRAFT') },
  HAND_IN_WORK: {
    weight: 4,
    mutation: 'handInWork',
    about: version('PUBLISHED'),
    // With the last of it the job is done, which needs a bank account.
    mayFail: ['BANK_ACCOUNT_MISSING', 'PAYOUTS_PAUSED'],
  },
  APPROVE_WORK: { weight: 2, mutation: 'approveWork', about: reviewed(false) },
  ASK_FOR_CHANGES: {
    weight: 1.5,
    mutation: 'askForChanges',
    about: reviewed(true),
    input: () => ({ changes: 'Brighter, please.' }),
  },
  END_LATE: { weight: 2, mutation: 'endLateJob', mayFail: refundMayFail },
  MARK_AS_DONE: { weight: 2, mutation: 'markAsDone', input: () => ({ text: 'Posted.' }) },
  RELEASE_PAYMENT: { weight: 2, mutation: 'releasePayment', mayFail: payoutMayFail },
  // While a payment waits for the bank, the bank may be faster.
  CANCEL: { weight: 0.05, mutation: 'cancelJob', mayFail: [...refundMayFail, 'ASK_TO_CANCEL_FIRST'] },
  ASK_TO_CANCEL: { weight: 0.25, mutation: 'askToCancel', input: () => ({ reason: 'Moved.' }) },
  AGREE_TO_CANCEL: {
    weight: 1,
    mutation: 'answerCancel',
    input: () => ({ agree: true }),
    mayFail: refundMayFail,
  },
  DECLINE_TO_CANCEL: { weight: 1, mutation: 'answerCancel', input: () => ({ agree: false }) },
  WITHDRAW_CANCEL: { weight: 0.6, mutation: 'withdrawCancel' },
  RAISE_DISPUTE: { weight: 0.8, mutation: 'raiseDispute', input: () => ({ reason: 'Not as agreed.' }) },
  PROPOSE_SETTLEMENT: {
    weight: 1,
    mutation: 'proposeSettlement',
    input({ life: { choice }, job }) {
      const held = job.held?.amount ?? 0;
      return { release: usd(choice.pick([0, held, choice.between(0, held)]) ?? 0) };
    },
    // A refund under way has its part of what is held.
    mayFail: ['BAD_INPUT'],
  },
  ACCEPT_SETTLEMENT: {
    weight: 1,
    mutation: 'acceptSettlement',
    about: settlementId,
    mayFail: money,
    done: ({ product, life, job, side }) => {
      const { release } = proposed({ product, life, job, side }) ?? { release: { amount: 0 } };
      life.decisions.push({ at: product.clock.now(), releaseMinor: release.amount });
    },
  },
  DECLINE_SETTLEMENT: { weight: 1, mutation: 'declineSettlement', about: settlementId },
  PROPOSE_AMENDMENT: {
    weight: 0.7,
    mutation: 'proposeAmendment',
    input: ({ life: { choice, kind } }) => ({
      work: {
        ...randomWork(choice),
        ...(kind === 'sponsored' && { productDescription: 'Rempah.' }),
        ...(kind === 'shoutout' && { ownerDeliverables: randomDeliverables(choice) }),
      },
    }),
    // Days that are over, counted from the hire; or the same work as before.
    mayFail: ['DATE_IN_PAST', 'BAD_INPUT'],
  },
  // It may leave out what was published since it was proposed.
  ACCEPT_AMENDMENT: { weight: 1, mutation: 'acceptAmendment', about: amendmentId, mayFail: ['BAD_INPUT'] },
  REJECT_AMENDMENT: { weight: 0.5, mutation: 'rejectAmendment', about: amendmentId },
  WITHDRAW_AMENDMENT: { weight: 0.3, mutation: 'withdrawAmendment', about: amendmentId },
  PROPOSE_EXTRA: {
    weight: 0.4,
    mutation: 'proposeExtra',
    input: ({ life: { choice } }) => ({
      amount: usd(choice.between(50, 100_000)),
      // Longer use alone, or more work.
      work: { ...randomWork(choice), ...(choice.happens(0.4) && { deliverables: [] }) },
    }),
    // The influencer binds themselves with it.
    mayFail: ['BANK_ACCOUNT_MISSING', 'PAYOUTS_PAUSED'],
    done: ({ life }, input, { remark }) => {
      const remarkId = Number(rowNumber((remark as { id: string }).id));
      life.extras.push({ remarkId, minor: amountOf(input, 'amount') });
    },
  },
  GIVE_ADDRESS: { weight: 2, mutation: 'giveAddress', input: () => ({ address }) },
  MARK_AS_SENT: { weight: 2, mutation: 'markAsSent', input: () => ({ carrier: 'SingPost' }) },
  CONFIRM_RECEIPT: { weight: 2, mutation: 'confirmReceipt' },
  REVIEW: {
    weight: 0.5,
    mutation: 'reviewJob',
    input: ({ life }) => ({ rating: life.choice.between(1, 5) }),
  },
};

const textOf = (mutation: string, field = ''): string => {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${field} remark { id state } } }`;
};

/** How often a side tries what it was told that it cannot do now. */
const DEFIANCE = 0.1;
/** How likely a side leaves it at a look. */
const IDLE: Offered = { action: 'nothing', allowed: true, code: null, weight: 1.5 };

/** One side looks at the job and does one of the steps that it is offered, or tries one that it is not. */
export async function actOnce(product: TestProduct, life: Life): Promise<void> {
  const side: Side = life.choice.happens(0.5) ? 'owner' : 'applicant';
  const { client } = life[side];
  const remarkId = idOf('Remark', life.remarkId);
  const job: Job = (await client.data(query, { id: remarkId })).remark;
  const now = product.clock.now();
  const { kind = null, at: until = null } = job.deadline ?? {};
  life.looks.push({ steps: job.timeline.length, at: now, kind, until });
  const isDefiant = life.choice.happens(DEFIANCE);
  const offered = job.nextSteps
    .filter(({ allowed }) => allowed !== isDefiant)
    .map((step) => ({ ...step, weight: moves[step.action]?.weight ?? 0 }));
  const step = life.choice.weighed([...offered, IDLE], ({ weight }) => weight);
  const move = step && moves[step.action];
  if (!move) return;
  const scene = { product, life, job, side };
  const input = { ...(move.about?.(scene) ?? { remarkId }), ...(await move.input?.(scene)) };
  const text = textOf(move.mutation, move.mutation === 'payForHire' ? 'clientSecret' : '');
  const { data, errors } = await patiently(() => client.send(text, { input }));
  const failure = errors?.[0]?.extensions.code ?? null;
  life.story.push(
    `${now.toISOString()} ${remarkId} ${job.state} ${side} ${step.action} ${failure ?? 'done'}`,
  );
  const isExpected = step.allowed
    ? failure === null || move.mayFail?.includes(failure)
    : failure === step.code;
  if (!isExpected)
    life.faults.push(`${step.action} of the ${side}: ${step.code ?? 'allowed'}, then ${failure ?? 'done'}`);
  // What the provider refused is decided all the same.
  if (step.allowed && (failure === null || money.includes(failure)))
    move.done?.(scene, input, data?.[move.mutation] ?? {});
}
