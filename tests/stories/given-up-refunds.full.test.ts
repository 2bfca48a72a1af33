import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  balances,
  cards,
  openBankAccount,
  type PaidJob,
  pay,
  tokenise,
} from '../support/money.ts';
import { makeSale, orderLine, orderOperations, payOrder, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** The card whose bank returns every refund. */
const RETURNS = '4000000000005126';

let product: TestProduct;
let outside: ProviderMoves;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  outside = providerMoves(product);
});
// Time passes in these stories, and an unused session would expire.
beforeEach(async () => {
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

/** State, balances and refund of a job. */
async function line({ remarkId }: PaidJob): Promise<string> {
  const [state] = await balances(product, remarkId);
  const rows = await sql(
    product.databaseUrl,
    `select account || ' ' || sum(amount_minor) / 100 as told from ledger_entry where remark_id = $1
     group by account having sum(amount_minor) <> 0 order by account`,
    [remarkId],
  );
  const refunds = await sql(
    product.databaseUrl,
    `select case when given_up_at is not null then 'given up' else state end || ' ' || round(amount_minor / 100.0) as told
     from refund where remark_id = $1 order by id`,
    [remarkId],
  );
  const books = rows.map(({ told }) =>
    String(told)
      .replace(/\.(\d\d)\d*/, '.$1')
      .replace(/\.?0+$/, ''),
  );
  return [state, ...books, ...refunds.map(({ told }) => `refund ${told}`)].join(', ');
}

const settle = ({ remarkId }: PaidJob, byHand = false) =>
  staff.client.send(
    'mutation ($id: ID!, $byHand: Boolean) { settleRefund(input: { remarkId: $id, byHand: $byHand, reason: "Sent by PayNow." }) { remark { state } } }',
    { id: remarkId, byHand },
  );

async function onDesk({ remarkId }: PaidJob): Promise<boolean> {
  const { refundProblems } = await staff.client.data('{ refundProblems(first: 100) { nodes { id } } }');
  return refundProblems.nodes.some(({ id }: { id: string }) => id === idOf('Remark', remarkId));
}

const wait = async (hours: number) => {
  product.clock.advance({ hours });
  await product.runJob('finish-unsettled-money');
  await product.runJob('cancel-silence');
  await outside.deliver();
};
const daysPass = (days: number) => async () => {
  for (let day = 0; day < days; day += 1) await wait(25);
  staff = await createPerson(product, { isStaff: true });
};

const disputes = new Map<number, string>();
/** Makes the provider refuse every refund from now on. */
function refuseRefunds() {
  const refusal = { kind: 'invalid', code: 'refund_refused', message: 'The bank does not take it.' } as const;
  const { payment } = product.ports;
  return vi.spyOn(payment, 'createRefund').mockRejectedValue(new PaymentProviderError(refusal));
}

/** The newest notification of a member. */
async function heard({ id }: Person): Promise<string> {
  await product.settled();
  const [row] = await sql(
    product.databaseUrl,
    'select message from notification where recipient_id = $1 order by id desc limit 1',
    [id],
  );
  return String(row?.message);
}

/** What happens to a paid job; every step returns its state, balances and refund. */
const deeds = {
  'influencer cancels': ({ influencer, remarkId }: PaidJob) =>
    influencer.client.data(jobOperations.cancel, { remarkId }),
  'its bank sends it back': async ({ remarkId }: PaidJob) => {
    await outside.failRefund(remarkId);
    await outside.deliver();
  },
  'the news arrive': () => outside.deliver(),
  'two hours pass': () => wait(2),
  'five days pass': daysPass(5),
  'staff refunds ten there': async ({ remarkId }: PaidJob) => {
    await outside.refundThere(remarkId, 1_000);
    await outside.deliver();
  },
  'bank asks ten back': async ({ remarkId }: PaidJob) => {
    disputes.set(remarkId, await outside.chargeBack(remarkId, 1_000));
    await outside.deliver();
  },
  'bank asks all back': async ({ remarkId }: PaidJob) => {
    disputes.set(remarkId, await outside.chargeBack(remarkId));
    await outside.deliver();
  },
  won: async ({ remarkId }: PaidJob) => {
    await outside.decide(disputes.get(remarkId) ?? '', 'won');
    await outside.deliver();
  },
  lost: async ({ remarkId }: PaidJob) => {
    await outside.decide(disputes.get(remarkId) ?? '', 'lost');
    await outside.deliver();
  },
  'staff tries again': async (job: PaidJob) => expect(codeOf(await settle(job))).toBeUndefined(),
  'staff paid by hand': async (job: PaidJob) => expect(codeOf(await settle(job, true))).toBeUndefined(),
  'staff has to wait': async (job: PaidJob) =>
    expect(codeOf(await settle(job, true))).toBe('CHARGEBACK_OPEN'),
} as const;

test.each<[string, string, [keyof typeof deeds, string][]]>([
  [
    'that always comes back is given up after six tries, and tried as often again when staff says so',
    RETURNS,
    [
      ['influencer cancels', 'cancelled, refund succeeded 450'],
      ['the news arrive', 'refunding, card -450, held 450, refund created 450'],
      ['five days pass', 'refunding, card -450, held 450, refund given up 450'],
      ['five days pass', 'refunding, card -450, held 450, refund given up 450'],
      ['staff tries again', 'cancelled, refund succeeded 450'],
      ['the news arrive', 'refunding, card -450, held 450, refund created 450'],
      ['five days pass', 'refunding, card -450, held 450, refund given up 450'],
      ['staff paid by hand', 'cancelled, refund succeeded 450'],
      ['five days pass', 'cancelled, refund succeeded 450'],
    ],
  ],
  [
    'that came back is about what is left when a part was refunded there',
    cards.good,
    [
      ['influencer cancels', 'cancelled, refund succeeded 450'],
      ['its bank sends it back', 'refunding, card -450, held 450, refund created 450'],
      ['staff refunds ten there', 'refunding, card -440, held 440, refund created 440, refund succeeded 10'],
      ['two hours pass', 'cancelled, refund succeeded 440, refund succeeded 10'],
    ],
  ],
  [
    'that came back waits while banks argue',
    cards.good,
    [
      ['influencer cancels', 'cancelled, refund succeeded 450'],
      ['its bank sends it back', 'refunding, card -450, held 450, refund created 450'],
      ['bank asks ten back', 'refunding, card -450, chargeback 10, held 440, refund created 450'],
      ['two hours pass', 'refunding, card -450, chargeback 10, held 440, refund created 450'],
      ['won', 'refunding, card -450, held 450, refund created 450'],
      ['two hours pass', 'cancelled, refund succeeded 450'],
    ],
  ],
  [
    'of which a bank took a part meanwhile is about the rest, and given up when the provider refuses that',
    cards.good,
    [
      ['influencer cancels', 'cancelled, refund succeeded 450'],
      ['its bank sends it back', 'refunding, card -450, held 450, refund created 450'],
      ['bank asks ten back', 'refunding, card -450, chargeback 10, held 440, refund created 450'],
      ['lost', 'refunding, card -440, held 440, refund created 450'],
      ['five days pass', 'refunding, card -440, held 440, refund given up 440'],
      ['staff paid by hand', 'cancelled, refund succeeded 440'],
    ],
  ],
  [
    'that was given up waits for the banks, too, and ends when they take it all',
    RETURNS,
    [
      ['influencer cancels', 'cancelled, refund succeeded 450'],
      ['the news arrive', 'refunding, card -450, held 450, refund created 450'],
      ['five days pass', 'refunding, card -450, held 450, refund given up 450'],
      ['bank asks all back', 'refunding, card -450, chargeback 450, refund given up 450'],
      ['staff has to wait', 'refunding, card -450, chargeback 450, refund given up 450'],
      ['lost', 'charged_back, refund failed 450'],
    ],
  ],
])('a refund %s', { timeout: 30_000 }, async (_, card, story) => {
  const job = await acceptedJob(product, 45_000);
  await pay(job, await tokenise(product, card));
  await outside.deliver();
  for (const [deed, after] of story) {
    await deeds[deed](job);
    expect([deed, await line(job)]).toEqual([deed, after]);
    expect(await onDesk(job)).toBe(after.includes('given up'));
  }
});

test('payer and staff hear that it is given up; nobody settles it before, or in the own case', async () => {
  const job = await acceptedJob(product, 45_000);
  await pay(job, await tokenise(product, RETURNS));
  await deeds['influencer cancels'](job);
  await outside.deliver();
  const watcher = staff;
  const away = await createPerson(product, { isStaff: true });
  await sql(product.databaseUrl, 'update account set suspended_at = now() where id = $1', [away.id]);
  expect(codeOf(await settle(job, true))).toBe('WRONG_STATE');
  await deeds['five days pass']();
  expect(await heard(job.brand)).toContain('to your card keeps failing. The money is held for you');
  expect(await heard(watcher)).toMatch(
    /^The refund of US\$450 .* fails again and again, and is not tried any more/,
  );
  await sql(product.databaseUrl, `update account set staff_roles = '{lead}' where id = $1`, [
    job.influencer.id,
  ]);
  // Suspended staff are not notified.
  expect(await heard(away)).toBe('undefined');
  const mine = staff;
  staff = job.influencer;
  expect(codeOf(await settle(job, true))).toBe('FORBIDDEN');
  staff = mine;
  await settle(job, true);
  expect(await heard(job.brand)).toBe(
    'US$450 for “Noodle week” was given back to you, not to your card. Sent by PayNow.',
  );
});

test('silence that agrees to cancel does not ask the provider for ever', { timeout: 30_000 }, async () => {
  const job = await acceptedJob(product, 45_000);
  const { remarkId, brand } = job;
  await pay(job, await tokenise(product, cards.good));
  await brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'No budget.' });
  const refusing = refuseRefunds();
  await wait(73);
  for (let hour = 0; hour < 9; hour += 1) await wait(2);
  expect(refusing).toHaveBeenCalledTimes(6);
  expect(await line(job)).toBe('cancel_asked, card -450, held 450, refund given up 450');
  refusing.mockRestore();
  staff = await createPerson(product, { isStaff: true });
  expect([await onDesk(job), codeOf(await settle(job))]).toEqual([true, undefined]);
  expect(await line(job)).toBe('cancelled, refund succeeded 450');
});

test('the owner who withdraws the request to cancel takes a refund that was given up off the desk', {
  timeout: 30_000,
}, async () => {
  const job = await acceptedJob(product, 45_000);
  const { remarkId, brand, influencer } = job;
  await pay(job, await tokenise(product, cards.good));
  await brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'No budget.' });
  const refusing = refuseRefunds();
  await wait(73);
  for (let hour = 0; hour < 9; hour += 1) await wait(2);
  refusing.mockRestore();
  staff = await createPerson(product, { isStaff: true });
  expect(await onDesk(job)).toBe(true);
  await brand.client.data(jobOperations.withdrawCancel, { remarkId });
  expect(await onDesk(job)).toBe(false);
  expect(codeOf(await settle(job))).toBe('WRONG_STATE');
  expect(await line(job)).toBe('hired, card -450, held 450, refund failed 450');
  await influencer.client.data(jobOperations.cancel, { remarkId });
  expect(await line(job)).toBe('cancelled, refund succeeded 450');
});

test.each([
  ['all of it', { ruling: 'REFUND' }, 'cancelled, refund succeeded 451'],
  [
    'its part of a split',
    { ruling: 'SPLIT', release: usd(20_055) },
    'disputed, card -200.55, held 200.55, refund succeeded 250',
  ],
])('that staff ruled and the provider refuses is given back by hand: %s', async (_, ruling, after) => {
  const job = await disputed(product);
  const { remarkId } = job;
  const refusing = refuseRefunds();
  const rule = (more: object) => {
    const input = { remarkId, reason: 'Half of it.', ...more };
    return staff.client.send(jobOperations.ruleDispute, { input });
  };
  expect(codeOf(await settle(job, true))).toBe('WRONG_STATE');
  expect(codeOf(await rule(ruling))).toBe('REFUND_FAILED');
  refusing.mockRestore();
  expect(await line(job)).toMatch(/^disputed, card -450.55, held 450.55, refund failed/);
  expect(codeOf(await settle(job))).toBe('WRONG_STATE');
  expect(codeOf(await settle(job, true))).toBeUndefined();
  expect(await line(job)).toBe(after);
  expect(await heard(job.brand)).toContain('was given back to you, not to your card. Sent by PayNow.');
  expect(codeOf(await settle(job, true))).toBe('WRONG_STATE');
  if (!after.startsWith('disputed')) return;
  product.clock.advance({ minutes: 1 });
  expect(codeOf(await rule({ ruling: 'RELEASE' }))).toBeUndefined();
  expect(await line(job)).toBe('released, card -200.55, payout 200.55, refund succeeded 250');
});

test('of a split that comes back while the rest is on its way is made again after it', async () => {
  const job = await disputed(product);
  const { remarkId } = job;
  const { payment } = product.ports;
  const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  const silent = vi.spyOn(payment, 'createTransfer').mockRejectedValue(lost);
  const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it.' };
  await staff.client.data(jobOperations.ruleDispute, { input });
  await deeds['its bank sends it back'](job);
  expect(await line(job)).toBe('releasing, card -450.55, held 450.55, refund created 250');
  silent.mockRestore();
  product.clock.advance({ minutes: 2 });
  await product.runJob('finish-unsettled-money');
  expect(await line(job)).toBe('refunding, card -450.55, held 250, payout 200.55, refund created 250');
  await wait(2);
  expect(await line(job)).toBe('settled, card -200.55, payout 200.55, refund succeeded 250');
});

test('of a split whose influencer has no bank account any more leaves the rest to staff', async () => {
  const job = await disputed(product);
  const { remarkId, influencer } = job;
  const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  const silent = vi.spyOn(product.ports.payment, 'createRefund').mockRejectedValue(lost);
  const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it.' };
  await staff.client.data(jobOperations.ruleDispute, { input });
  silent.mockRestore();
  await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [influencer.id]);
  product.clock.advance({ minutes: 2 });
  await product.runJob('finish-unsettled-money');
  expect(await line(job)).toBe('disputed, card -200.55, held 200.55, refund succeeded 250');
  const again = () => staff.client.send(jobOperations.ruleDispute, { input });
  expect(codeOf(await again())).toBe('RECIPIENT_BANK_MISSING');
  await openBankAccount(product, influencer);
  expect(codeOf(await again())).toBeUndefined();
  expect(await line(job)).toBe('settled, card -200.55, payout 200.55, refund succeeded 250');
});

test('that its bank sends back before we hear that it was made does not count as made', async () => {
  const job = await acceptedJob(product, 45_000);
  await pay(job, await tokenise(product, RETURNS));
  await deeds['influencer cancels'](job);
  await outside.deliver();
  await deeds['five days pass']();
  const { payment } = product.ports;
  const create = payment.createRefund.bind(payment);
  const slow = vi.spyOn(payment, 'createRefund').mockImplementation(async (...asked) => {
    const made = await create(...asked);
    await outside.deliver();
    return made;
  });
  await settle(job);
  slow.mockRestore();
  expect(await line(job)).toBe('refunding, card -450, held 450, refund created 450');
});

test('of an order that always comes back is given up, too', { timeout: 30_000 }, async () => {
  const sale = await makeSale(product);
  const id = await place(sale);
  await payOrder(product, sale, id, RETURNS);
  await sale.buyer.client.data(orderOperations.cancel, { orderId: id });
  const ruling = { orderId: id, refund: true };
  const { id: buyerId, client } = sale.buyer;
  await sql(product.databaseUrl, `update account set staff_roles = '{lead}' where id = $1`, [buyerId]);
  expect(codeOf(await client.send(orderOperations.settle, ruling))).toBe('FORBIDDEN');
  await sql(product.databaseUrl, `update account set staff_roles = '{}' where id = $1`, [buyerId]);
  for (let day = 0; day < 8; day += 1) {
    await outside.deliver();
    product.clock.advance({ hours: 25 });
    await product.runJob('move-orders-on');
  }
  await outside.deliver();
  expect(await orderLine(product, id)).toBe('refunding, 5 left, card -24, held 24');
  const [row] = await sql(
    product.databaseUrl,
    'select attempt, state from order_movement where order_id = $1',
    [id],
  );
  expect(row).toEqual({ attempt: 7, state: 'failed' });
});

test('every invariant holds after all of this', async () => {
  await wait(1);
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
