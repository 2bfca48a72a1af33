import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { disputed, finishedJob } from '../support/disputes.ts';
import { idOf } from '../support/global-ids.ts';
import { jobOperations } from '../support/jobs.ts';
import { acceptedJob, balances, cards, MoneyStory, type PaidJob, pay, tokenise } from '../support/money.ts';
import { makeSale, orderLine, payOrder, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { type ProviderMoves, providerMoves } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { told } from '../support/told.ts';

let product: TestProduct;
let outside: ProviderMoves;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  outside = providerMoves(product);
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

/** All accounts of a job, those for chargebacks and losses last. */
async function accounts({ remarkId }: PaidJob): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `select account, sum(amount_minor)::int as minor from ledger_entry where remark_id = $1
     group by account having sum(amount_minor) <> 0 order by account`,
    [remarkId],
  );
  return rows.map(({ account, minor }) => `${account} ${Number(minor) / 100}`).join(', ') || 'nothing';
}

const stateOf = async ({ remarkId }: PaidJob) => (await balances(product, remarkId))[0];
const release = ({ brand, remarkId }: PaidJob) => brand.client.send(jobOperations.release, { remarkId });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

async function job(id: number, who: Person) {
  return (await who.client.data(jobOperations.remark, { id })).remark;
}

async function statement(who: Person): Promise<string[]> {
  const { myTransactions } = await who.client.data(
    '{ myTransactions { nodes { direction label amount { amount } } } }',
  );
  return myTransactions.nodes.map(
    (row: { direction: string; label: string; amount: { amount: number } }) =>
      `${row.direction} ${row.label} ${row.amount.amount / 100}`,
  );
}

async function released(): Promise<PaidJob> {
  const done = await finishedJob(product);
  expect(codeOf(await release(done))).toBeUndefined();
  return done;
}

describe('a chargeback', () => {
  test('freezes a job that is done, everybody is told, and when it is won the job goes on', async () => {
    const done = await finishedJob(product);
    const { remarkId, brand, influencer } = done;
    const dispute = await outside.chargeBack(remarkId);
    await outside.deliver();
    expect(await accounts(done)).toBe('card -450.55, chargeback 450.55');
    const frozen = await job(remarkId, brand);
    expect(frozen).toMatchObject({ state: 'DONE', held: null });
    expect(frozen.chargeback).toMatchObject({ state: 'OPEN', amount: { amount: 45_055 } });
    expect(
      frozen.nextSteps.find(({ action }: { action: string }) => action === 'RELEASE_PAYMENT'),
    ).toMatchObject({
      allowed: false,
      code: 'CHARGEBACK_OPEN',
    });
    expect(codeOf(await release(done))).toBe('CHARGEBACK_OPEN');
    expect((await told(product, brand, remarkId))[0]).toContain('(a chargeback)');
    expect((await told(product, influencer, remarkId))[0]).toContain('is frozen');
    expect((await told(product, staff, remarkId))[0]).toMatch(
      /^Chargeback of US\$450\.55 .* by \d+ \w+ 2026\.$/,
    );
    await outside.decide(dispute, 'won');
    await outside.deliver();
    expect(await accounts(done)).toBe('card -450.55, held 450.55');
    expect((await told(product, influencer, remarkId))[0]).toContain('payment stands');
    expect(codeOf(await release(done))).toBeUndefined();
    expect(await accounts(done)).toBe('card -450.55, payout 450.55');
  });

  test('freezes cancelling and silence of a job that runs', async () => {
    const hired = await acceptedJob(product, 45_055);
    const { remarkId, brand, influencer } = hired;
    await pay(hired, await tokenise(product, cards.good));
    await brand.client.data(jobOperations.askToCancel, { remarkId, reason: 'No budget.' });
    const dispute = await outside.chargeBack(remarkId);
    await outside.deliver();
    const tries = [
      await influencer.client.send(jobOperations.answerCancel, { remarkId, agree: true }),
      await influencer.client.send(jobOperations.cancel, { remarkId }),
    ];
    expect(tries.map(codeOf)).toEqual(['CHARGEBACK_OPEN', 'CHARGEBACK_OPEN']);
    product.clock.advance({ hours: 80 });
    await product.runJob('cancel-silence');
    expect(await stateOf(hired)).toBe('cancel_asked');
    await outside.decide(dispute, 'won');
    await outside.deliver();
    await product.runJob('cancel-silence');
    expect(await balances(product, remarkId)).toEqual(['cancelled', '0.00', '0.00', '0.00']);
  });

  test('that is lost takes the held money, and the job is over', async () => {
    const done = await finishedJob(product);
    const { remarkId, brand, influencer } = done;
    const dispute = await outside.chargeBack(remarkId);
    await outside.decide(dispute, 'lost');
    await outside.deliver('backwards');
    expect(await accounts(done)).toBe('nothing');
    expect(await job(remarkId, influencer)).toMatchObject({
      state: 'CHARGED_BACK',
      hiredLabel: 'Charged back',
      chargeback: { state: 'LOST' },
      nextSteps: [],
    });
    expect(await statement(brand)).toEqual(['EARNED Chargeback 450.55', 'SPENT Campaign Fees 450.55']);
    expect(await statement(influencer)).toEqual([]);
  });

  test('after the payout is borne by the platform, and the influencer keeps the money', async () => {
    const paid = await released();
    const dispute = await outside.chargeBack(paid.remarkId);
    await outside.deliver();
    expect(await accounts(paid)).toBe('card -450.55, chargeback 450.55, payout 450.55, platform -450.55');
    for (const side of [paid.brand, paid.influencer]) {
      const [first] = await told(product, side, paid.remarkId);
      expect(first).toMatch(/\(a chargeback\).*(keeps the money|stays yours)/);
    }
    await outside.decide(dispute, 'lost');
    await outside.deliver();
    expect(await accounts(paid)).toBe('payout 450.55, platform -450.55');
    expect(await stateOf(paid)).toBe('released');
    expect((await told(product, paid.influencer, paid.remarkId))[0]).toContain('stays yours');
    const { chargebacks } = await staff.client.data(
      '{ chargebacks(state: LOST) { nodes { borne { amount } remark { id } chargeback { state } } } }',
    );
    expect(chargebacks.nodes).toContainEqual({
      borne: { amount: 45_055 },
      remark: { id: idOf('Remark', paid.remarkId) },
      chargeback: { state: 'LOST' },
    });
    // Staff get the transfer back: that covers the loss, and nothing can be released again.
    await outside.reverseTransfer(paid.remarkId);
    await outside.deliver();
    expect(await accounts(paid)).toBe('nothing');
    expect(await stateOf(paid)).toBe('charged_back');
  });

  test('closes a dispute of the two sides, and staff cannot rule meanwhile', async () => {
    const argued = await disputed(product);
    const { remarkId } = argued;
    const dispute = await outside.chargeBack(remarkId);
    await outside.deliver();
    const input = { remarkId, ruling: 'RELEASE', reason: 'It is there.' };
    expect(codeOf(await staff.client.send(jobOperations.ruleDispute, { input }))).toBe('CHARGEBACK_OPEN');
    await outside.decide(dispute, 'lost');
    await outside.deliver();
    const after = await job(remarkId, argued.brand);
    expect([after.state, after.dispute.state, after.dispute.ruling]).toEqual([
      'CHARGED_BACK',
      'RULED',
      'REFUND',
    ]);
  });

  test('of a part leaves the rest to be released', async () => {
    const done = await finishedJob(product);
    const dispute = await outside.chargeBack(done.remarkId, 10_000);
    await outside.decide(dispute, 'lost');
    await outside.deliver();
    expect([await stateOf(done), await accounts(done)]).toEqual(['done', 'card -350.55, held 350.55']);
    await release(done);
    expect(await accounts(done)).toBe('card -350.55, payout 350.55');
  });

  test('of the card that disputes every charge comes with the payment; a lost webhook is made up for', async () => {
    const accepted = await acceptedJob(product, 45_055);
    await pay(accepted, await tokenise(product, '4000000000000259'));
    expect(await accounts(accepted)).toBe('card -450.55, held 450.55');
    await outside.deliver();
    expect(await accounts(accepted)).toBe('card -450.55, chargeback 450.55');
    const [row] = await sql(
      product.databaseUrl,
      'select provider_dispute_id as id from chargeback where remark_id = $1',
      [accepted.remarkId],
    );
    await outside.decide(String(row?.id), 'lost');
    await sql(product.databaseUrl, 'update payment_provider.events set delivered_at = now(), due_at = null');
    product.clock.advance({ hours: 2 });
    await product.runJob('recheck-chargebacks');
    expect([await stateOf(accepted), await accounts(accepted)]).toEqual(['charged_back', 'nothing']);
  });
});

describe('webhooks that never arrive', () => {
  test('and events that are lost with it are made up for by what is listed there', async () => {
    const chargedBack = await acceptedJob(product);
    await pay(chargedBack, await tokenise(product, cards.good));
    const [reversed, still] = [await released(), await released()];
    const sale = await makeSale(product);
    const orderId = await place(sale);
    await payOrder(product, sale, orderId);
    await outside.deliver();
    await outside.chargeBack(chargedBack.remarkId);
    await outside.reverseTransfer(reversed.remarkId);
    await outside.chargeOrderBack(orderId);
    // As if the provider had delivered them, without a receiver.
    await sql(product.databaseUrl, 'update payment_provider.events set delivered_at = now(), due_at = null');
    for (let run = 0; run < 2; run += 1) await product.runJob('find-untold-money');
    expect(await accounts(chargedBack)).toBe('card -450.5, chargeback 450.5');
    expect(await accounts(reversed)).toBe('card -450.55, held 450.55');
    expect(await accounts(still)).toBe('card -450.55, payout 450.55');
    expect(await orderLine(product, orderId)).toBe('paid, 4 left, card -24, chargeback 24');
  });

  test('are found at the provider: a chargeback and a transfer that was taken back', async () => {
    const chargedBack = await acceptedJob(product);
    await pay(chargedBack, await tokenise(product, cards.good));
    const reversed = await released();
    await outside.deliver();
    await outside.chargeBack(chargedBack.remarkId);
    await outside.reverseTransfer(reversed.remarkId);
    await sql(product.databaseUrl, 'update payment_provider.events set due_at = null');
    await product.runJob('recover-provider-events');
    expect(await accounts(chargedBack)).toBe('card -450.5, chargeback 450.5');
    expect([await stateOf(reversed), await accounts(reversed)]).toEqual([
      'done',
      'card -450.55, held 450.55',
    ]);
    const before = await accounts(chargedBack);
    await product.runJob('recover-provider-events');
    await outside.deliver();
    expect([await accounts(chargedBack), await stateOf(reversed)]).toEqual([before, 'done']);
  });
});

describe('a transfer that is taken back', () => {
  test('is held again and can be released again; staff is told', async () => {
    const paid = await released();
    const { remarkId, influencer } = paid;
    const story = new MoneyStory(product, remarkId);
    await story.tell('released');
    await outside.reverseTransfer(remarkId);
    await outside.deliver();
    await outside.deliver();
    await story.tell('transfer taken back');
    expect((await told(product, staff, remarkId))[0]).toContain('was reversed');
    expect((await told(product, influencer, remarkId))[0]).toContain('held for you again');
    await release(paid);
    await story.tell('released again');
    expect(story.table()).toEqual([
      'what                        state           card     held     payout',
      'released                    released        -450.55  0.00     450.55',
      'transfer taken back         done            -450.55  450.55   0.00',
      'released again              released        -450.55  0.00     450.55',
    ]);
    expect(await statement(influencer)).toEqual([
      'EARNED Influencer Hired 450.55',
      'SPENT Payout Taken Back 450.55',
      'EARNED Influencer Hired 450.55',
    ]);
  });

  test('of a split goes back to staff, who rule the same again', async () => {
    const argued = await disputed(product);
    const { remarkId } = argued;
    const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it.' };
    await staff.client.data(jobOperations.ruleDispute, { input });
    expect(await accounts(argued)).toBe('card -200.55, payout 200.55');
    await outside.reverseTransfer(remarkId);
    await outside.deliver();
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'disputed',
      'card -200.55, held 200.55',
    ]);
    await staff.client.data(jobOperations.ruleDispute, { input });
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'settled',
      'card -200.55, payout 200.55',
    ]);
  });
});

describe('a refund', () => {
  test('that the bank sends back is posted back, told, and tried again until it arrives', async () => {
    const hired = await acceptedJob(product, 45_055);
    const { remarkId, brand, influencer } = hired;
    await pay(hired, await tokenise(product, cards.good));
    await influencer.client.data(jobOperations.cancel, { remarkId });
    expect([await stateOf(hired), await accounts(hired)]).toEqual(['cancelled', 'nothing']);
    await outside.failRefund(remarkId);
    await outside.deliver();
    expect([await stateOf(hired), await accounts(hired)]).toEqual(['refunding', 'card -450.55, held 450.55']);
    expect((await told(product, brand, remarkId))[0]).toContain('sent back the refund');
    expect((await told(product, staff, remarkId))[0]).toContain("came back from the card's bank");
    await product.runJob('finish-unsettled-money');
    expect(await stateOf(hired)).toBe('refunding');
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect([await stateOf(hired), await accounts(hired)]).toEqual(['cancelled', 'nothing']);
    expect((await statement(brand))[1]).toBe('SPENT Refund Returned 450.55');
    expect((await job(remarkId, brand)).refunded).toEqual({ amount: 45_055 });
  });

  test('to a card that refuses refunds never runs in circles', async () => {
    const hired = await acceptedJob(product, 45_055);
    await pay(hired, await tokenise(product, '4000000000005126'));
    await hired.influencer.client.data(jobOperations.cancel, { remarkId: hired.remarkId });
    for (let round = 0; round < 3; round += 1) {
      await outside.deliver();
      expect([await stateOf(hired), await accounts(hired)]).toEqual([
        'refunding',
        'card -450.55, held 450.55',
      ]);
      product.clock.advance({ hours: 30 });
      await product.runJob('finish-unsettled-money');
    }
    const made = await sql(
      product.databaseUrl,
      `select count(*)::int as n from payment_provider.objects where kind = 'refund' and body #>> '{metadata,remark}' = $1`,
      [String(hired.remarkId)],
    );
    expect(made).toEqual([{ n: 4 }]);
    await outside.deliver();
  });

  test('of a split that comes back leaves the payout alone', async () => {
    const argued = await disputed(product);
    const { remarkId } = argued;
    const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it.' };
    await staff.client.data(jobOperations.ruleDispute, { input });
    await outside.failRefund(remarkId);
    await outside.deliver();
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'refunding',
      'card -450.55, held 250, payout 200.55',
    ]);
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'settled',
      'card -200.55, payout 200.55',
    ]);
  });

  test('that comes back after one was made at the provider itself makes our loss good, and only the rest is tried again', async () => {
    const argued = await disputed(product);
    const { remarkId } = argued;
    const input = { remarkId, ruling: 'SPLIT', release: usd(20_055), reason: 'Half of it.' };
    await staff.client.data(jobOperations.ruleDispute, { input });
    await outside.refundThere(remarkId, 10_000);
    await outside.deliver();
    expect(await accounts(argued)).toBe('card -100.55, payout 200.55, platform -100');
    await outside.failRefund(remarkId, 'oldest');
    await outside.deliver();
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'refunding',
      'card -350.55, held 150, payout 200.55',
    ]);
    expect(await violations(product)).toEqual([]);
    product.clock.advance({ hours: 2 });
    await product.runJob('finish-unsettled-money');
    expect([await stateOf(argued), await accounts(argued)]).toEqual([
      'settled',
      'card -200.55, payout 200.55',
    ]);
  });

  test('made at the provider itself is written down: a part first, then the rest ends the job', async () => {
    const hired = await acceptedJob(product, 45_055);
    const { remarkId } = hired;
    await pay(hired, await tokenise(product, cards.good));
    await outside.refundThere(remarkId, 5_055);
    await outside.deliver();
    expect([await stateOf(hired), await accounts(hired)]).toEqual(['hired', 'card -400, held 400']);
    expect((await job(remarkId, hired.brand)).refundPreview).toEqual({ amount: 40_000 });
    await outside.refundThere(remarkId);
    await outside.deliver();
    expect([await stateOf(hired), await accounts(hired)]).toEqual(['cancelled', 'nothing']);
    expect((await told(product, staff, remarkId))[0]).toContain('not by us');
  });
});

test('payouts that are paused: the influencer hears what to do, release waits with its reason, and goes on later', async () => {
  const done = await finishedJob(product);
  const { influencer, brand, remarkId } = done;
  await outside.changeAccount(influencer.id, ['individual.verification.document'], 'requirements.past_due');
  await outside.deliver();
  const me = '{ me { bankAccount { payoutsEnabled todo } } }';
  expect((await influencer.client.data(me)).me.bankAccount).toEqual({
    payoutsEnabled: false,
    todo: ['A document that shows who you are is needed. Continue at the payment provider in Settings.'],
  });
  expect((await told(product, influencer, null))[0]).toContain('paused payouts');
  expect(codeOf(await release(done))).toBe('RECIPIENT_PAYOUTS_PAUSED');
  const { nextSteps } = await job(remarkId, brand);
  expect(nextSteps[0].reason).toContain('paused payouts to the influencer');
  await outside.changeAccount(influencer.id, []);
  await outside.deliver();
  expect((await told(product, influencer, null))[0]).toContain('work again');
  expect(codeOf(await release(done))).toBeUndefined();
  expect(await accounts(done)).toBe('card -450.55, payout 450.55');
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
