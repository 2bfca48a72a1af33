import { bankForm, bankToken } from '../bank.ts';
import { idOf } from '../global-ids.ts';
import { answerBank, cards, tokenise } from '../money.ts';
import type { TestProduct } from '../test-product.ts';
import type { Life } from './life.ts';
import type { Standing } from './standing.ts';

interface Scene {
  readonly product: TestProduct;
  readonly life: Life;
  readonly standing: Standing;
}

/** Something that may befall a job from outside. */
interface Stroke {
  /** How likely it is in a tick in which it can happen. */
  readonly often: number;
  /** Takes or gives money; few of them befall one job. */
  readonly isBlow?: true;
  /** Ends what another began, and also happens late. */
  readonly isEnd?: true;
  readonly can: (scene: Scene) => boolean;
  readonly strike: (scene: Scene) => Promise<unknown>;
}

/** Calls the provider as a bank or an operator does. It may refuse. */
async function atProvider(
  { localProvider }: TestProduct,
  path: string,
  form: Record<string, string> = {},
): Promise<void> {
  await fetch(`${localProvider?.url}/v1/test_helpers/local${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${localProvider?.secretKey}` },
    body: new URLSearchParams(form),
  });
}

/** All of it, or a part, which the provider refuses when there is less. */
const some = ({ fate }: Life): Record<string, string> =>
  fate.happens(0.6) ? {} : { amount: String(fate.between(1, 20_000)) };

const block = 'mutation ($id: ID!) { blockUser(input: { profileId: $id }) { profileId } }';
const unblock = 'mutation ($id: ID!) { unblockUser(input: { profileId: $id }) { profileId } }';

const strokes: Readonly<Record<string, Stroke>> = {
  'the payer asks their bank for the money': {
    often: 0.01,
    isBlow: true,
    can: ({ standing }) => standing.chargeId !== null && standing.openDisputes.length === 0,
    strike: ({ product, life, standing }) =>
      atProvider(product, '/disputes', { charge: String(standing.chargeId), ...some(life) }),
  },
  'the banks decide': {
    often: 0.15,
    isEnd: true,
    can: ({ standing }) => standing.openDisputes.length > 0,
    strike: ({ product, life, standing }) =>
      atProvider(product, `/disputes/${standing.openDisputes[0]}/close`, {
        status: life.fate.happens(0.5) ? 'won' : 'lost',
      }),
  },
  'a transfer is taken back': {
    often: 0.012,
    isBlow: true,
    can: ({ standing }) => standing.transferIds.length > 0,
    strike: ({ product, life, standing }) =>
      atProvider(product, `/transfers/${life.fate.pick(standing.transferIds)}/reverse`, some(life)),
  },
  'a bank returns a refund': {
    often: 0.03,
    isBlow: true,
    can: ({ standing }) => standing.refundIds.length > 0,
    strike: ({ product, life, standing }) =>
      atProvider(product, `/refunds/${life.fate.pick(standing.refundIds)}/fail`),
  },
  'somebody refunds at the provider': {
    often: 0.005,
    isBlow: true,
    can: ({ standing }) => standing.chargeId !== null,
    strike: ({ product, life, standing }) =>
      atProvider(product, '/refunds', { payment_intent: String(standing.paymentId), ...some(life) }),
  },
  'a payment that failed is charged after all': {
    often: 0.01,
    isBlow: true,
    can: ({ standing }) => standing.paymentState === 'failed' && standing.paymentId !== null,
    async strike({ product, standing: { paymentId } }) {
      const paymentMethodId = await tokenise(product, cards.good);
      const { payment } = product.ports;
      await payment
        .confirmPaymentIntent(String(paymentId), { paymentMethodId }, `late ${paymentId}`)
        .catch(() => undefined);
    },
  },
  'the payer answers their bank': {
    often: 0.3,
    isEnd: true,
    can: ({ life, standing }) => life.clientSecret !== null && standing.paymentState === 'requires_action',
    strike: ({ product, life }) =>
      answerBank(product, String(life.clientSecret), life.fate.happens(0.7) ? 'complete' : 'fail').catch(
        () => undefined,
      ),
  },
  'the bank account goes': {
    often: 0.008,
    can: ({ standing }) => standing.hasBank,
    strike: ({ life }) =>
      life.applicant.client.send('mutation { deleteBankAccount(input: {}) { account { id } } }'),
  },
  'a bank account comes': {
    often: 0.2,
    isEnd: true,
    can: ({ standing }) => !standing.hasBank,
    strike: async ({ product, life }) =>
      life.applicant.client.send(
        'mutation ($input: SaveBankAccountInput!) { saveBankAccount(input: $input) { account { id } } }',
        { input: { ...bankForm, bankToken: await bankToken(product) } },
      ),
  },
  'the provider pauses payouts': {
    often: 0.012,
    can: ({ standing }) => standing.hasBank && !standing.isPaused,
    strike: ({ product, standing }) =>
      atProvider(product, `/accounts/${standing.accountId}`, {
        'currently_due[0]': 'individual.verification.document',
        disabled_reason: 'requirements.past_due',
      }),
  },
  'the provider resumes payouts': {
    often: 0.2,
    isEnd: true,
    can: ({ standing }) => standing.isPaused,
    strike: ({ product, standing }) => atProvider(product, `/accounts/${standing.accountId}`),
  },
  'one side blocks the other': {
    often: 0.004,
    can: ({ standing }) => !standing.areBlocked,
    strike: ({ life }) => {
      const [who, whom] = life.fate.happens(0.5)
        ? [life.owner, life.applicant]
        : [life.applicant, life.owner];
      return who.client.data(block, { id: idOf('Profile', whom.id) });
    },
  },
  'they unblock each other': {
    often: 0.1,
    isEnd: true,
    can: ({ standing }) => standing.areBlocked,
    strike: ({ life: { owner, applicant } }) =>
      Promise.all([
        owner.client.data(unblock, { id: idOf('Profile', applicant.id) }),
        applicant.client.data(unblock, { id: idOf('Profile', owner.id) }),
      ]),
  },
  'the provider refuses to move money': {
    often: 0.01,
    can: ({ life, standing }) => !life.isRefused && standing.chargeId !== null,
    strike: async ({ life }) => {
      life.isRefused = true;
    },
  },
  'the provider moves money again': {
    often: 0.15,
    isEnd: true,
    can: ({ life }) => life.isRefused,
    strike: async ({ life }) => {
      life.isRefused = false;
    },
  },
};

/** Lets happen to a job what banks, the provider and the influencer's account do to it in a tick. */
export async function befall(
  product: TestProduct,
  life: Life,
  standing: Standing,
  isCalm: boolean,
): Promise<void> {
  const scene = { product, life, standing };
  for (const [name, { often, isBlow, isEnd, can, strike }] of Object.entries(strokes)) {
    if ((isCalm && !isEnd) || (isBlow && life.blowsLeft === 0)) continue;
    if (!can(scene) || !life.fate.happens(often)) continue;
    if (isBlow) life.blowsLeft -= 1;
    life.story.push(`${product.clock.now().toISOString()} rmk_${life.remarkId} ${standing.state} ${name}`);
    await strike(scene);
    return;
  }
}
