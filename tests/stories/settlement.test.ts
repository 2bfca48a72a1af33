import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed } from '../support/disputes.ts';
import { jobOperations } from '../support/jobs.ts';
import { atTheProvider, balances, openBankAccount, type PaidJob } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { providerMoves } from '../support/provider-moves.ts';
import { refundsAtTheProvider } from '../support/refunds.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let staff: Person;
let job: PaidJob;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());
beforeEach(async () => {
  job = await disputed(product);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await product.settled();
  expect(await violations(product)).toEqual([]);
});

const propose = (who: Person, minor: number) =>
  who.client.send(jobOperations.proposeSettlement, {
    input: { remarkId: job.remarkId, release: usd(minor) },
  });
const accept = (who: Person, settlementId: string) =>
  who.client.send(jobOperations.acceptSettlement, { settlementId });
const decline = (who: Person, settlementId: string) =>
  who.client.send(jobOperations.declineSettlement, { settlementId });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** What a side proposes, by the id of the proposal. */
async function proposed(who: Person, minor: number): Promise<string> {
  const { data } = await propose(who, minor);
  return data.proposeSettlement.remark.dispute.settlements[0].id;
}

async function look(who: Person) {
  return (await who.client.data(jobOperations.remark, { id: job.remarkId })).remark;
}

const stepsOf = async (who: Person) =>
  (await look(who)).nextSteps.map(({ action }: { action: string }) => action);

const stepOf = async (who: Person, wanted: string) =>
  (await look(who)).nextSteps.find(({ action }: { action: string }) => action === wanted);

test('one side proposes, the other accepts: the money moves as after a ruling, without staff', async () => {
  const { brand, influencer, remarkId } = job;
  expect(await stepsOf(influencer)).toEqual(['PROPOSE_SETTLEMENT']);
  const id = await proposed(brand, 20_000);
  expect(await stepsOf(brand)).toEqual(['PROPOSE_SETTLEMENT']);
  expect(await stepsOf(influencer)).toEqual([
    'PROPOSE_SETTLEMENT',
    'ACCEPT_SETTLEMENT',
    'DECLINE_SETTLEMENT',
  ]);
  expect((await told(product, influencer, remarkId))[0]).toMatch(
    /proposes to settle the dispute about “Noodle week”: US\$200 for you, the rest back to /,
  );
  for (const again of [await accept(influencer, id), await accept(influencer, id)]) {
    expect(again.data.acceptSettlement.remark).toMatchObject({
      state: 'SETTLED',
      hiredLabel: 'Settled',
      dispute: {
        state: 'RULED',
        ruling: 'SPLIT',
        rulingReason: null,
        isSettled: true,
        released: { amount: 20_000 },
        refunded: { amount: 25_055 },
        settlements: [
          { id, by: 'OWNER', state: 'ACCEPTED', release: { amount: 20_000 }, refund: { amount: 25_055 } },
        ],
      },
    });
  }
  expect(await balances(product, remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
  expect(await refundsAtTheProvider(product, remarkId)).toEqual([25_055]);
  expect((await atTheProvider(product, remarkId)).transfer).toEqual([1, 20_000]);
  const { timeline } = await look(staff);
  expect(timeline.slice(-5).map(({ action, by }: Record<string, string>) => `${action} ${by}`)).toEqual([
    'proposeSettlement OWNER',
    'acceptSettlement APPLICANT',
    'settleSplit NOBODY',
    'partRefunded NOBODY',
    'restPaidOut NOBODY',
  ]);
  expect((await told(product, brand, remarkId)).slice(0, 4)).toEqual([
    expect.stringMatching(/^How was working with /),
    expect.stringMatching(/is on its way to .*, as you both agreed\.$/),
    expect.stringMatching(/refunded to your card, as you both agreed\.$/),
    expect.stringMatching(/^You and .* settled the dispute .*: US\$200 goes to .*, the rest back to you\.$/),
  ]);
});

test.each([
  [0, 'cancelled', ['0.00', '0.00', '0.00'], 'REFUND', /all of the money goes back to you\.$/],
  [45_055, 'released', ['-450.55', '0.00', '450.55'], 'RELEASE', /all of the money goes to .*\.$/],
])('%i for the influencer', async (minor, state, ledger, ruling, words) => {
  const { brand, influencer, remarkId } = job;
  const { data } = await accept(brand, await proposed(influencer, minor));
  expect(data.acceptSettlement.remark.dispute).toMatchObject({ ruling, isSettled: true });
  expect(await balances(product, remarkId)).toEqual([state, ...ledger]);
  expect((await told(product, brand, remarkId)).some((line) => words.test(line))).toBe(true);
});

test('a new proposal replaces the own one; both sides can have one', async () => {
  const { brand, influencer } = job;
  const first = await proposed(brand, 10_000);
  expect(await proposed(brand, 10_000)).toBe(first);
  const second = await proposed(brand, 15_000);
  const theirs = await proposed(influencer, 30_000);
  const { dispute } = await look(staff);
  expect(dispute.settlements.map(({ id, state }: Record<string, string>) => [id, state])).toEqual([
    [theirs, 'OPEN'],
    [second, 'OPEN'],
    [first, 'REPLACED'],
  ]);
  expect(codeOf(await accept(influencer, first))).toBe('NO_SETTLEMENT');
  expect(codeOf(await accept(brand, second))).toBe('FORBIDDEN');
  expect((await accept(brand, theirs)).errors).toBeUndefined();
  expect((await look(brand)).dispute.settlements.map(({ state }: { state: string }) => state)).toEqual([
    'ACCEPTED',
    'LAPSED',
    'REPLACED',
  ]);
});

test('declined: the dispute goes on, and the proposer is told once', async () => {
  const { brand, influencer, remarkId } = job;
  const id = await proposed(influencer, 40_000);
  for (const answer of [await decline(brand, id), await decline(brand, id)])
    expect(answer.errors).toBeUndefined();
  expect(codeOf(await accept(brand, id))).toBe('NO_SETTLEMENT');
  expect(await look(brand)).toMatchObject({
    state: 'DISPUTED',
    dispute: { state: 'OPEN', isSettled: false },
  });
  expect(
    (await told(product, influencer, remarkId)).filter((line) => /declined your proposal/.test(line)),
  ).toHaveLength(1);
});

test.each([-1, 45_056])('%i is not between nothing and all', async (minor) => {
  const { errors } = await propose(job.brand, minor);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    field: 'release',
    params: { min: 0, max: 45_055 },
  });
});

test('staff and strangers have no part in it', async () => {
  const stranger = await createPerson(product);
  const id = await proposed(job.brand, 20_000);
  expect(codeOf(await accept(stranger, id))).toBe('NOT_FOUND');
  expect(codeOf(await accept(staff, id))).toBe('FORBIDDEN');
  expect(codeOf(await propose(stranger, 1))).toBe('NOT_FOUND');
});

describe('what comes between', () => {
  test('a ruling: the proposal lapses', async () => {
    const id = await proposed(job.brand, 20_000);
    const ruled = { remarkId: job.remarkId, ruling: 'RELEASE', reason: 'All is online.' };
    await staff.client.data(jobOperations.ruleDispute, { input: ruled });
    expect(codeOf(await accept(job.influencer, id))).toBe('NO_SETTLEMENT');
    expect((await look(staff)).dispute).toMatchObject({
      isSettled: false,
      settlements: [{ id, state: 'LAPSED' }],
    });
  });

  test('staff rule while it is accepted: exactly one decides', async () => {
    const id = await proposed(job.brand, 20_000);
    const input = { remarkId: job.remarkId, ruling: 'RELEASE', reason: 'All is online.' };
    const [accepted, ruled] = await Promise.all([
      accept(job.influencer, id),
      staff.client.send(jobOperations.ruleDispute, { input }),
    ]);
    expect([codeOf(accepted), codeOf(ruled)].filter((code) => code === undefined)).toHaveLength(1);
    const isSettled = codeOf(accepted) === undefined;
    expect(await balances(product, job.remarkId)).toEqual(
      isSettled ? ['settled', '-200.00', '0.00', '200.00'] : ['released', '-450.55', '0.00', '450.55'],
    );
  });

  test('a chargeback freezes it', async () => {
    const id = await proposed(job.brand, 20_000);
    const outside = providerMoves(product);
    await outside.chargeBack(job.remarkId);
    await outside.deliver();
    expect(codeOf(await propose(job.influencer, 100))).toBe('CHARGEBACK_OPEN');
    expect(codeOf(await accept(job.influencer, id))).toMatch(/CHARGEBACK_OPEN|NO_SETTLEMENT/);
  });

  test.each([
    ['no bank account', 'BANK_ACCOUNT_MISSING', 'RECIPIENT_BANK_MISSING'],
    ['payouts that are paused', 'PAYOUTS_PAUSED', 'RECIPIENT_PAYOUTS_PAUSED'],
  ])(
    '%s: a part for the influencer is not accepted meanwhile, and both sides see why',
    async (_, own, their) => {
      const { brand, influencer } = job;
      const asked = await proposed(brand, 20_000);
      const offered = await proposed(influencer, 30_000);
      if (own === 'BANK_ACCOUNT_MISSING')
        await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [influencer.id]);
      else
        await sql(
          product.databaseUrl,
          'update bank_account set payouts_enabled = false where owner_id = $1',
          [influencer.id],
        );
      for (const [who, id, code] of [
        [influencer, asked, own],
        [brand, offered, their],
      ] as const) {
        expect(await stepOf(who, 'ACCEPT_SETTLEMENT')).toMatchObject({ allowed: false, code });
        expect(codeOf(await accept(who, id))).toBe(code);
      }
      expect((await look(staff)).dispute).toMatchObject({
        state: 'OPEN',
        settlements: [{ state: 'OPEN' }, { state: 'OPEN' }],
      });
      const nothing = await proposed(influencer, 0);
      expect(await stepOf(brand, 'ACCEPT_SETTLEMENT')).toMatchObject({ allowed: true });
      expect((await accept(brand, nothing)).errors).toBeUndefined();
      expect(await balances(product, job.remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
    },
  );

  test('a provider that refuses: the dispute is open again, and staff have their time', async () => {
    const id = await proposed(job.brand, 20_000);
    vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValueOnce(
      new PaymentProviderError({ kind: 'invalid', code: 'no', message: 'Not now.' }),
    );
    expect(codeOf(await accept(job.influencer, id))).toBe('REFUND_FAILED');
    const { dispute, deadline } = await look(staff);
    expect(dispute).toMatchObject({ state: 'OPEN', isSettled: false, ruling: null });
    expect(deadline.kind).toBe('RULING');
    const again = await proposed(job.influencer, 20_000);
    expect((await accept(job.brand, again)).errors).toBeUndefined();
    expect(await balances(product, job.remarkId)).toEqual(['settled', '-200.00', '0.00', '200.00']);
  });
});

describe("the influencer's part of what was agreed", () => {
  const part = ['settled', '-200.00', '0.00', '200.00'];
  const waits = ['disputed', '-200.00', '200.00', '0.00'];
  const refused = () => new PaymentProviderError({ kind: 'invalid', code: 'no', message: 'Not now.' });

  /** What runs by itself, as two servers run it. */
  const schedule = () => Promise.all([product.runJob('transfer-rests'), product.runJob('transfer-rests')]);
  async function later(time: { days?: number; hours?: number; minutes?: number }): Promise<string[]> {
    product.clock.advance(time);
    await schedule();
    return balances(product, job.remarkId);
  }

  test('that the provider refused follows by itself, at growing intervals, and is told once', async () => {
    const id = await proposed(job.brand, 20_000);
    const createTransfer = vi.spyOn(product.ports.payment, 'createTransfer').mockRejectedValue(refused());
    expect(codeOf(await accept(job.influencer, id))).toBe('PAYOUT_FAILED');
    const tries: number[] = [];
    for (const minutes of [0, 59, 1, 119, 1]) {
      expect(await later({ minutes })).toEqual(waits);
      tries.push(createTransfer.mock.calls.length);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3]);
    createTransfer.mockRestore();
    expect(await later({ hours: 4 })).toEqual(part);
    const failed = (await told(product, job.influencer, job.remarkId)).filter((line) =>
      /couldn't be moved as decided/.test(line),
    );
    expect(failed).toHaveLength(1);
    expect((await look(job.influencer)).timeline.slice(-2)).toMatchObject([
      { action: 'transferRest', by: 'NOBODY' },
      { action: 'restPaidOut' },
    ]);
  });

  test('waits for a bank account, which they are told, and follows when there is one', async () => {
    const id = await proposed(job.brand, 20_000);
    vi.spyOn(product.ports.payment, 'createTransfer').mockRejectedValueOnce(refused());
    await accept(job.influencer, id);
    await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [job.influencer.id]);
    expect(await later({ days: 2 })).toEqual(waits);
    await product.runJob('note-payout-holds');
    expect((await told(product, job.influencer, job.remarkId))[0]).toContain(
      'Add a bank account in Settings',
    );
    await openBankAccount(product, job.influencer);
    expect(await later({ minutes: 1 })).toEqual(part);
  });

  test('that was taken back is transferred again after the time that staff have', async () => {
    const outside = providerMoves(product);
    await accept(job.influencer, await proposed(job.brand, 20_000));
    await outside.reverseTransfer(job.remarkId);
    await outside.deliver();
    expect(await later({ days: 13, hours: 23 })).toEqual(waits);
    expect(await later({ hours: 1 })).toEqual(part);
    expect(await later({ days: 20 })).toEqual(part);
  });
});
