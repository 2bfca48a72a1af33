import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usd } from '../../schema/usd.ts';
import { violations } from '../support/checks.ts';
import { fault } from '../support/fault.ts';
import { idOf } from '../support/global-ids.ts';
import { createCampaign, createRemark, jobOperations } from '../support/jobs.ts';
import {
  acceptedJob,
  answerBank,
  atTheProvider,
  balances,
  cards,
  MoneyStory,
  openBankAccount,
  pay,
  tokenise,
} from '../support/money.ts';
import { createPerson } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.close());

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code;

test('a paid job to the cent', async () => {
  const brand = await createPerson(product);
  const influencer = await createPerson(product);
  await openBankAccount(product, influencer);
  const campaignId = await createCampaign(product, brand);
  const remarkId = await createRemark(product, campaignId, influencer);
  const story = new MoneyStory(product, remarkId);
  await story.tell('applied');
  await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(40_000) });
  await story.tell('offer of 400.00');
  const changed = await brand.client.data(jobOperations.makeOffer, { remarkId, amount: usd(45_055) });
  await story.tell('changed to 450.55');
  await influencer.client.data(jobOperations.acceptOffer, { offerId: changed.makeOffer.remark.offer.id });
  await story.tell('accepted');
  const input = { remarkId, paymentMethodId: await tokenise(product, cards.good) };
  const paid = await brand.client.data(jobOperations.pay, { input });
  await story.tell('paid');
  await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Posted, 12k views so far.' });
  await story.tell('done');
  const released = await brand.client.data(jobOperations.release, { remarkId });
  await story.tell('released');
  expect(story.table()).toEqual([
    'what                        state           card     held     payout',
    'applied                     applied         0.00     0.00     0.00',
    'offer of 400.00             offered         0.00     0.00     0.00',
    'changed to 450.55           offered         0.00     0.00     0.00',
    'accepted                    offer_accepted  0.00     0.00     0.00',
    'paid                        hired           -450.55  450.55   0.00',
    'done                        done            -450.55  450.55   0.00',
    'released                    released        -450.55  0.00     450.55',
  ]);
  expect(paid.payForHire).toMatchObject({
    state: 'SUCCEEDED',
    clientSecret: null,
    remark: { state: 'HIRED', hiredLabel: 'Ongoing', held: { amount: 45_055, currency: 'USD' } },
  });
  expect(released.releasePayment.remark).toMatchObject({
    state: 'RELEASED',
    hiredLabel: 'Payment Done',
    held: null,
  });
  expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, 45_055], transfer: [1, 45_055] });
});

test('the statement of a card names the job, and the payer gets a receipt, also after another card', async () => {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.declined));
  await pay(job, await tokenise(product, cards.good));
  const rows = await sql(
    product.databaseUrl,
    `select o.body ->> 'receipt_email' as receipt, o.body ->> 'statement_descriptor_suffix' as statement
     from payment_provider.objects o join payment p on p.provider_charge_id = o.id where p.remark_id = $1`,
    [job.remarkId],
  );
  expect(rows).toEqual([{ receipt: job.brand.email, statement: `JOB ${job.remarkId}` }]);
});

test('declined, then short of money, then paid: one provider payment, one charge', async () => {
  const job = await acceptedJob(product);
  const story = new MoneyStory(product, job.remarkId);
  const declined = await pay(job, await tokenise(product, cards.declined));
  await story.tell('declined');
  const poor = await pay(job, await tokenise(product, cards.poor));
  await story.tell('insufficient funds');
  await pay(job, await tokenise(product, cards.good));
  await story.tell('paid');
  expect(story.table().slice(1)).toEqual([
    'declined                    offer_accepted  0.00     0.00     0.00',
    'insufficient funds          offer_accepted  0.00     0.00     0.00',
    'paid                        hired           -450.50  450.50   0.00',
  ]);
  expect([declined, poor].map((answer) => [codeOf(answer), answer.errors?.[0]?.message])).toEqual([
    ['CARD_DECLINED', 'Your card was declined.'],
    ['CARD_DECLINED', 'Your card has insufficient funds.'],
  ]);
  expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  const payments = await sql(product.databaseUrl, 'select attempt, state from payment where remark_id = $1', [
    job.remarkId,
  ]);
  expect(payments).toEqual([{ attempt: 3, state: 'succeeded' }]);
});

describe('3-D Secure', () => {
  test('the payer confirms, and the page looks again', async () => {
    const job = await acceptedJob(product);
    const story = new MoneyStory(product, job.remarkId);
    const asked = await pay(job, await tokenise(product, cards.asksBank));
    await story.tell('the bank asks');
    expect(asked.data.payForHire.state).toBe('REQUIRES_ACTION');
    const early = await pay(job, null);
    await story.tell('looked too early');
    expect(early.data.payForHire).toMatchObject({
      state: 'REQUIRES_ACTION',
      clientSecret: asked.data.payForHire.clientSecret,
    });
    await answerBank(product, asked.data.payForHire.clientSecret, 'complete');
    await story.tell('confirmed at the bank');
    const after = await pay(job, null);
    await story.tell('looked again');
    expect(after.data.payForHire).toMatchObject({ state: 'SUCCEEDED', clientSecret: null });
    expect(story.table().slice(1)).toEqual([
      'the bank asks               paying          0.00     0.00     0.00',
      'looked too early            paying          0.00     0.00     0.00',
      'confirmed at the bank       paying          0.00     0.00     0.00',
      'looked again                hired           -450.50  450.50   0.00',
    ]);
  });

  test('the payer refuses, reads why, and pays with another card', async () => {
    const job = await acceptedJob(product);
    const card = await tokenise(product, cards.asksBank);
    const asked = await pay(job, card);
    await answerBank(product, asked.data.payForHire.clientSecret, 'fail');
    const refused = await pay(job, null);
    expect(codeOf(refused)).toBe('CARD_DECLINED');
    expect(refused.errors?.[0]?.message).toMatch(/unable to authenticate/i);
    expect((await balances(product, job.remarkId))[0]).toBe('offer_accepted');
    const paid = await pay(job, await tokenise(product, cards.good));
    expect(paid.data.payForHire.state).toBe('SUCCEEDED');
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('the payer gives up on the bank and takes another card', async () => {
    const job = await acceptedJob(product);
    await pay(job, await tokenise(product, cards.asksBank));
    const paid = await pay(job, await tokenise(product, cards.good));
    expect(paid.data.payForHire.state).toBe('SUCCEEDED');
    expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
  });
});

test('a payment that was given up at the provider is made anew', async () => {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.declined));
  const [row] = await sql(
    product.databaseUrl,
    'select provider_payment_id as id from payment where remark_id = $1',
    [job.remarkId],
  );
  await product.ports.payment.cancelPaymentIntent(String(row?.id), 'given up');
  const first = await pay(job, await tokenise(product, cards.good));
  expect(codeOf(first)).toBe('PAYMENT_FAILED');
  const second = await pay(job, await tokenise(product, cards.good));
  expect(second.data.payForHire.state).toBe('SUCCEEDED');
  expect(await balances(product, job.remarkId)).toEqual(['hired', '-450.50', '450.50', '0.00']);
});

test('the payment screen is told the accepted amount, whatever a client sends', async () => {
  const { brand, influencer, campaignId, remarkId } = await acceptedJob(product, 33_300);
  const setup = await brand.client.data(
    `query ($campaignId: ID!, $applicantId: ID!) { hirePaymentSetup(campaignId: $campaignId, applicantId: $applicantId) {
      quote { total { amount currency } } remark { id applicant { fullName } nextSteps { action allowed } } } }`,
    { campaignId, applicantId: influencer.id },
  );
  expect(setup.hirePaymentSetup).toMatchObject({
    quote: { total: { amount: 33_300, currency: 'USD' } },
    remark: {
      id: idOf('Remark', remarkId),
      nextSteps: [
        { action: 'PAY', allowed: true },
        { action: 'CANCEL', allowed: true },
        { action: 'SHORTLIST', allowed: true },
      ],
    },
  });
  for (const paymentMethodId of ['', 'x', 'pm card', `pm_${'x'.repeat(200)}`]) {
    const refusal = await brand.client.refusal(jobOperations.pay, { input: { remarkId, paymentMethodId } });
    expect(refusal.extensions).toEqual(
      fault('BAD_INPUT', 'paymentMethodId', { format: 'an id of the payment provider' }),
    );
  }
  const unknown = await brand.client.refusal(jobOperations.pay, {
    input: { remarkId, paymentMethodId: 'pm_unknown' },
  });
  expect(unknown.extensions.code).toBe('PAYMENT_FAILED');
  const nothing = await brand.client.refusal(jobOperations.pay, {
    input: { remarkId, paymentMethodId: null },
  });
  expect(nothing.extensions.code).toBe('PAYMENT_FAILED');
  expect(await balances(product, remarkId)).toEqual(['offer_accepted', '0.00', '0.00', '0.00']);
});

test('a repeat gets the first answer: paying and releasing again move nothing', async () => {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.good));
  for (const card of [await tokenise(product, cards.declined), null]) {
    expect((await pay(job, card)).data.payForHire.state).toBe('SUCCEEDED');
  }
  const { remarkId } = job;
  await job.influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Done.' });
  for (let press = 0; press < 3; press += 1) {
    const answer = await job.brand.client.data(jobOperations.release, { remarkId });
    expect(answer.releasePayment.remark.state).toBe('RELEASED');
  }
  expect((await pay(job, null)).data.payForHire.state).toBe('SUCCEEDED');
  expect(await atTheProvider(product, remarkId)).toEqual({ charge: [1, 45_050], transfer: [1, 45_050] });
});

test('a refused payout keeps the money held, and releasing again after it is mended works', async () => {
  const job = await acceptedJob(product);
  await pay(job, await tokenise(product, cards.good));
  const { remarkId, influencer } = job;
  await influencer.client.data(jobOperations.markAsDone, { remarkId, text: 'Done.' });
  await sql(
    product.databaseUrl,
    `update bank_account set provider_account_id = 'acct_gone' where owner_id = $1`,
    [influencer.id],
  );
  const story = new MoneyStory(product, remarkId);
  const refused = await job.brand.client.refusal(jobOperations.release, { remarkId });
  expect(refused.extensions.code).toBe('PAYOUT_FAILED');
  expect(refused.message).toContain("'acct_gone'");
  await story.tell('refused');
  await sql(product.databaseUrl, 'delete from bank_account where owner_id = $1', [influencer.id]);
  const none = await job.brand.client.refusal(jobOperations.release, { remarkId });
  expect(none.message).toBe('No Bank account added for the recipient user');
  await story.tell('no bank account');
  await openBankAccount(product, influencer);
  await job.brand.client.data(jobOperations.release, { remarkId });
  await story.tell('released');
  expect(story.table().slice(1)).toEqual([
    'refused                     done            -450.50  450.50   0.00',
    'no bank account             done            -450.50  450.50   0.00',
    'released                    released        -450.50  0.00     450.50',
  ]);
});

test('every invariant holds after all of this', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
});
