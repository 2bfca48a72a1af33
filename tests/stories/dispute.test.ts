import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed, finishedJob, raise, reportPicture } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import { atTheProvider, balances, MoneyStory, openBankAccount, type PaidJob } from '../support/money.ts';
import { patiently } from '../support/patiently.ts';
import { createPerson, type Person } from '../support/people.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());
afterEach(() => vi.restoreAllMocks());

const doneJob = () => finishedJob(product);
const disputedJob = () => disputed(product);

const rule = ({ remarkId }: PaidJob, ruling: string, releaseMinor?: number) =>
  staff.client.send(jobOperations.ruleDispute, {
    input: {
      remarkId,
      ruling,
      release: releaseMinor === undefined ? undefined : usd(releaseMinor),
      reason: 'One of three posts is online.',
    },
  });

async function repair(): Promise<void> {
  product.clock.advance({ minutes: 1 });
  await product.runJob('finish-unsettled-money');
}

const failure = (kind: 'invalid' | 'temporary') =>
  new PaymentProviderError({ kind, code: 'any', message: 'Not now.' });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

test('raised with pictures, told by both sides, and frozen meanwhile', async () => {
  const job = await doneJob();
  const { brand, influencer, remarkId } = job;
  const proof = await reportPicture(product, brand);
  const raised = (await raise(job, brand, [proof])).data.raiseDispute.remark;
  expect(raised).toMatchObject({
    state: 'DISPUTED',
    turn: 'APPLICANT',
    hiredLabel: 'In dispute',
    nextSteps: [{ action: 'PROPOSE_SETTLEMENT', allowed: true }],
  });
  expect(codeOf(await raise(job, brand))).toBeUndefined();
  expect(codeOf(await raise(job, influencer))).toBe('IN_DISPUTE');
  const answer = await reportPicture(product, influencer);
  for (const [who, text, pictures] of [
    [influencer, 'All three are online.', [answer]],
    [brand, 'We see one.', []],
  ] as const) {
    await who.client.data(jobOperations.addStatement, { input: { remarkId, text, pictures } });
  }
  const frozen = await brand.client.refusal(jobOperations.release, { remarkId });
  expect(frozen.extensions.code).toBe('IN_DISPUTE');
  for (const who of [brand, influencer, staff]) {
    const { remark } = await who.client.data(jobOperations.remark, { id: remarkId });
    expect(remark.dispute).toMatchObject({
      raisedBy: 'OWNER',
      reason: 'Two posts are missing.',
      state: 'OPEN',
      ruling: null,
      released: null,
      refunded: null,
      pictures: [{ id: proof }],
      statements: [
        { by: 'APPLICANT', text: 'All three are online.', pictures: [{ id: answer }] },
        { by: 'OWNER', text: 'We see one.', pictures: [] },
      ],
    });
  }
  expect(await balances(product, remarkId)).toEqual(['disputed', '-450.55', '450.55', '0.00']);
  await product.settled();
  const told = await sql(
    product.databaseUrl,
    `select recipient_id from notification where remark_id = $1 and type = 'KOLITEAM' order by id`,
    [remarkId],
  );
  expect(told.map(({ recipient_id }) => recipient_id)).toEqual([influencer.id, brand.id, influencer.id]);
});

describe('staff decides, to the cent', () => {
  test('release: all of it to the influencer', async () => {
    const job = await disputedJob();
    const story = new MoneyStory(product, job.remarkId);
    await story.tell('disputed');
    const { data } = await rule(job, 'RELEASE');
    await story.tell('ruled');
    expect(story.table().slice(1)).toEqual([
      'disputed                    disputed        -450.55  450.55   0.00',
      'ruled                       released        -450.55  0.00     450.55',
    ]);
    expect(data.ruleDispute.remark).toMatchObject({
      hiredLabel: 'Payment Done',
      refunded: null,
      dispute: {
        state: 'RULED',
        ruling: 'RELEASE',
        rulingReason: 'One of three posts is online.',
        released: { amount: 45_055 },
        refunded: null,
      },
    });
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([]);
  });

  test('refund: all of it back to the payer', async () => {
    const job = await disputedJob();
    const { data } = await rule(job, 'REFUND');
    expect(await balances(product, job.remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
    expect(data.ruleDispute.remark).toMatchObject({
      hiredLabel: 'Refunded',
      refunded: { amount: 45_055 },
      dispute: { ruling: 'REFUND', released: null, refunded: { amount: 45_055 } },
    });
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_055] });
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([45_055]);
  });

  test('split: a part to each', async () => {
    const job = await disputedJob();
    const { data } = await rule(job, 'SPLIT', 15_018);
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-150.18', '0.00', '150.18']);
    expect(data.ruleDispute.remark).toMatchObject({
      hiredLabel: 'Settled',
      held: null,
      refunded: { amount: 30_037 },
      dispute: { ruling: 'SPLIT', released: { amount: 15_018 }, refunded: { amount: 30_037 } },
    });
    expect(await atTheProvider(product, job.remarkId)).toEqual({
      charge: [1, 45_055],
      transfer: [1, 15_018],
    });
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([30_037]);
    await product.settled();
    const told = async ({ id }: { id: number }) => {
      const rows = await sql(
        product.databaseUrl,
        `select message from notification where remark_id = $1 and recipient_id = $2 and type = 'KOLITEAM'
          and message like '%decided%' order by id`,
        [job.remarkId, id],
      );
      return rows.map(({ message }) => String(message).replace(/ to (?!your).*,/, ' to somebody,'));
    };
    const decided = 'Our team decided the dispute about “Noodle week”: One of three posts is online.';
    expect(await told(job.brand)).toEqual([
      decided,
      'US$300.37 for “Noodle week” was refunded to your card, as our team decided.',
      'US$150.18 for “Noodle week” is on its way to somebody, as our team decided.',
    ]);
    expect(await told(job.influencer)).toEqual([
      decided,
      'US$300.37 for “Noodle week” was refunded to somebody, as our team decided.',
      'US$150.18 for “Noodle week” is on its way to your bank account, as our team decided.',
    ]);
  });

  test.each([
    ['SPLIT', undefined],
    ['SPLIT', 0],
    ['SPLIT', 45_055],
    ['RELEASE', 100],
    ['REFUND', 100],
  ])('%s of %s is no ruling', async (ruling, releaseMinor) => {
    const job = await disputedJob();
    expect(codeOf(await rule(job, ruling, releaseMinor))).toBe('BAD_INPUT');
    expect((await balances(product, job.remarkId))[0]).toBe('disputed');
  });
});

describe('once, whatever is repeated', () => {
  test('fifty rulings of a split: one refund, one transfer, one answer', { timeout: 60_000 }, async () => {
    const job = await disputedJob();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => patiently(() => rule(job, 'SPLIT', 20_000))),
    );
    expect(new Set(answers.map(({ data }) => data?.ruleDispute.remark.state))).toEqual(new Set(['SETTLED']));
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([25_055]);
    expect((await atTheProvider(product, job.remarkId)).transfer).toEqual([1, 20_000]);
    const deeds = await sql(
      product.databaseUrl,
      `select count(*)::int as n from staff_action where action = 'ruleDispute' and subject_id = $1`,
      [job.remarkId],
    );
    expect(deeds).toEqual([{ n: 1 }]);
  });

  test('different rulings at once: the first one stands, the others are refused', async () => {
    const job = await disputedJob();
    const answers = await Promise.all([rule(job, 'RELEASE'), rule(job, 'REFUND'), rule(job, 'SPLIT', 1)]);
    expect(answers.filter((answer) => codeOf(answer) === 'WRONG_STATE')).toHaveLength(2);
    const [, card, held, payout] = await balances(product, job.remarkId);
    expect(held).toBe('0.00');
    expect(Number(card) + Number(payout)).toBeCloseTo(0);
  });

  test('both sides raise at once: one dispute', async () => {
    const job = await doneJob();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => raise(job, job.brand)),
      ...Array.from({ length: 10 }, () => raise(job, job.influencer)),
    ]);
    expect(answers.filter((answer) => codeOf(answer) === 'IN_DISPUTE')).toHaveLength(10);
    const rows = await sql(
      product.databaseUrl,
      'select count(*)::int as n from dispute where remark_id = $1',
      [job.remarkId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('raising and releasing at once: never both', async () => {
    const job = await doneJob();
    await Promise.all([
      raise(job, job.influencer),
      job.brand.client.send(jobOperations.release, { remarkId: job.remarkId }),
    ]);
    const [state, , held] = await balances(product, job.remarkId);
    expect([state, held]).toEqual(state === 'disputed' ? ['disputed', '450.55'] : ['released', '0.00']);
  });

  test.each([
    ['createRefund', 'before', 'refunding'],
    ['createRefund', 'after', 'refunding'],
    ['createTransfer', 'before', 'releasing'],
    ['createTransfer', 'after', 'releasing'],
  ] as const)('the process dies over a split: %s, %s the call', async (call, when, between) => {
    const job = await disputedJob();
    const port = product.ports.payment;
    const real = port[call].bind(port) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(port, call).mockImplementationOnce(async (...args: unknown[]) => {
      if (when === 'after') await real(...args);
      throw new Error('the process was killed');
    });
    expect(codeOf(await rule(job, 'SPLIT', 20_000))).toBe('INTERNAL');
    expect((await balances(product, job.remarkId))[0]).toBe(between);
    await repair();
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([25_055]);
    expect((await atTheProvider(product, job.remarkId)).transfer).toEqual([1, 20_000]);
  });

  test.each(['createRefund', 'createTransfer'] as const)(
    'no answer to %s: the job finishes',
    async (call) => {
      const job = await disputedJob();
      vi.spyOn(product.ports.payment, call).mockRejectedValueOnce(failure('temporary'));
      expect(codeOf(await rule(job, 'SPLIT', 20_000))).toBeUndefined();
      await repair();
      expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
    },
  );
});

describe('the provider refuses', () => {
  test.each([
    ['REFUND', 'createRefund', 'REFUND_FAILED'],
    ['SPLIT', 'createRefund', 'REFUND_FAILED'],
    ['RELEASE', 'createTransfer', 'PAYOUT_FAILED'],
  ] as const)('%s: nothing has moved, the dispute is open again', async (ruling, call, code) => {
    const job = await disputedJob();
    vi.spyOn(product.ports.payment, call).mockRejectedValueOnce(failure('invalid'));
    expect(codeOf(await rule(job, ruling, ruling === 'SPLIT' ? 10_000 : undefined))).toBe(code);
    expect(await balances(product, job.remarkId)).toEqual(['disputed', '-450.55', '450.55', '0.00']);
    const { remark } = await staff.client.data(jobOperations.remark, { id: job.remarkId });
    expect(remark.dispute).toMatchObject({ state: 'OPEN', ruling: null, released: null, refunded: null });
    await rule(job, 'SPLIT', 20_000);
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([25_055]);
  });

  test('the second half of a split: the ruling stands, and the same again finishes it', async () => {
    const job = await disputedJob();
    vi.spyOn(product.ports.payment, 'createTransfer').mockRejectedValueOnce(failure('invalid'));
    expect(codeOf(await rule(job, 'SPLIT', 20_000))).toBe('PAYOUT_FAILED');
    expect(await balances(product, job.remarkId)).toEqual(['disputed', '-200.00', '200.00', '0.00']);
    expect(codeOf(await rule(job, 'REFUND'))).toBe('WRONG_STATE');
    expect(codeOf(await rule(job, 'SPLIT', 20_000))).toBeUndefined();
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
    expect(await refundsAtTheProvider(product, job.remarkId)).toEqual([25_055]);
  });

  test('without a bank account only a refund is possible', async () => {
    const job = await disputedJob();
    await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [job.influencer.id]);
    for (const [ruling, part] of [
      ['RELEASE', undefined],
      ['SPLIT', 100],
    ] as const) {
      expect(codeOf(await rule(job, ruling, part))).toBe('RECIPIENT_BANK_MISSING');
    }
    await openBankAccount(product, job.influencer);
    expect(codeOf(await rule(job, 'RELEASE'))).toBeUndefined();
  });
});

test('everything above is still at peace: groups sum to zero, nothing is held below zero', async () => {
  const wrong = await sql(
    product.databaseUrl,
    `select 'group', group_id from ledger_entry group by group_id, currency having sum(amount_minor) <> 0
     union all
     select 'held', remark_id from ledger_entry where account = 'held' group by remark_id having sum(amount_minor) < 0`,
  );
  expect(wrong).toEqual([]);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
