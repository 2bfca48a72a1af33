import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenScope } from '../../schema/token-scope.ts';
import { makeToken } from '../support/access-tokens.ts';
import { violations } from '../support/checks.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { acceptedJob, answerBank, atTheProvider, balances, cards, type PaidJob } from '../support/money.ts';
import { makeSale, orderLine, orderOperations, place } from '../support/orders.ts';
import { createPerson, type Person } from '../support/people.ts';
import { cardOperations, confirmedSetup, saveCard } from '../support/saved-cards.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

/** Its bank asks its holder each time, also when it was saved. */
const ALWAYS_ASKS = '4000000000003220';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
});
afterAll(() => product?.close());

const payOperation = `mutation ($input: PayForHireInput!) {
  payForHire(input: $input) { state clientSecret remark { id state } } }`;

const scopes: readonly TokenScope[] = ['payments:write', 'payments:read', 'remarks:read'];

/** Somebody who pays: in a browser, or by a program. */
type Payer = 'session' | 'token';

/** A program of the person, without a browser. */
async function programOf(person: Person): Promise<GraphqlClient> {
  const program = new GraphqlClient(product);
  program.token = (await makeToken(product, person, scopes)).secret;
  return program;
}

const payer = ({ brand }: PaidJob, by: Payer) => (by === 'session' ? brand.client : programOf(brand));

async function savedFor(job: PaidJob, number: string): Promise<string> {
  const { setupIntentId, clientSecret, answer } = await confirmedSetup(product, job.brand, number);
  if (answer.status === 'requires_action') await answerBank(product, clientSecret, 'complete');
  const { savePaymentMethod } = await job.brand.client.data(cardOperations.save, { setupIntentId });
  return savePaymentMethod.savedPaymentMethod.id;
}

const hired = ['hired', '-450.50', '450.50', '0.00'];
const open = ['offer_accepted', '0.00', '0.00', '0.00'];

describe('a saved card', () => {
  test('is listed, newest first, until it is removed', async () => {
    const person = await createPerson(product);
    expect((await person.client.data(cardOperations.list)).savedPaymentMethods.nodes).toEqual([]);
    const first = await saveCard(product, person, cards.good);
    const second = await saveCard(product, person, '5555555555554444');
    const card = { expiryMonth: 11, expiryYear: 2039 };
    expect((await person.client.data(cardOperations.list)).savedPaymentMethods).toEqual({
      totalCount: 2,
      nodes: [
        { id: second, brand: 'mastercard', last4: '4444', ...card, isDefault: true },
        { id: first, brand: 'visa', last4: '4242', ...card, isDefault: false },
      ],
    });
    const { removePaymentMethod } = await person.client.data(cardOperations.remove, { id: second });
    expect(removePaymentMethod.removedPaymentMethodId).toBe(second);
    const left = (await person.client.data(cardOperations.list)).savedPaymentMethods.nodes;
    expect(left).toMatchObject([{ id: first, isDefault: true }]);
    const again = await person.client.refusal(cardOperations.remove, { id: second });
    expect(again.extensions).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
  });

  test('is saved once, however often its setup is sent', async () => {
    const person = await createPerson(product);
    const { setupIntentId } = await confirmedSetup(product, person, cards.good);
    const both = await Promise.all(
      [1, 2].map(() => person.client.data(cardOperations.save, { setupIntentId })),
    );
    expect(both[0]).toEqual(both[1]);
    expect((await person.client.data(cardOperations.list)).savedPaymentMethods.totalCount).toBe(1);
  });

  test.each([
    ['its bank declines it', cards.declined, null, 'CARD_DECLINED', 'Your card was declined.'],
    [
      'its holder fails the question',
      cards.asksBank,
      'fail',
      'CARD_DECLINED',
      'We are unable to authenticate',
    ],
    ['its holder has not answered', cards.asksBank, null, 'CARD_NOT_CONFIRMED', "The card wasn't confirmed"],
  ] as const)('is not saved when %s', async (_, number, outcome, code, text) => {
    const person = await createPerson(product);
    const { setupIntentId, clientSecret } = await confirmedSetup(product, person, number);
    if (outcome) await answerBank(product, clientSecret, outcome);
    const refusal = await person.client.refusal(cardOperations.save, { setupIntentId });
    expect(refusal).toMatchObject({ message: expect.stringContaining(text), extensions: { code } });
    expect((await person.client.data(cardOperations.list)).savedPaymentMethods.totalCount).toBe(0);
  });

  test('of somebody else pays nothing, and cannot be removed', async () => {
    const job = await acceptedJob(product);
    const other = await createPerson(product);
    const savedPaymentMethodId = await saveCard(product, other, cards.good);
    const input = { remarkId: job.remarkId, savedPaymentMethodId };
    const { extensions } = await job.brand.client.refusal(payOperation, { input });
    expect(extensions).toMatchObject({ code: 'NOT_FOUND', field: 'savedPaymentMethodId' });
    const removal = await job.brand.client.refusal(cardOperations.remove, { id: savedPaymentMethodId });
    expect(removal.extensions).toMatchObject({ code: 'NOT_FOUND' });
    expect(await balances(product, job.remarkId)).toEqual(open);
  });
});

describe('paying with a saved card', () => {
  test.each([
    ['session', 'good', 'SUCCEEDED', hired],
    ['token', 'good', 'SUCCEEDED', hired],
    // Saved once, its bank asks no more while the holder is away.
    ['token', 'asksBank', 'SUCCEEDED', hired],
  ] as const)('by %s, the card %s: %s', async (by, name, state, after) => {
    const job = await acceptedJob(product);
    const savedPaymentMethodId = await savedFor(job, cards[name]);
    const client = await payer(job, by);
    const input = { remarkId: job.remarkId, savedPaymentMethodId };
    const { payForHire } = await client.data(payOperation, { input });
    expect(payForHire).toMatchObject({ state, clientSecret: null });
    const repeated = await client.data(payOperation, { input });
    expect(repeated.payForHire.state).toBe(state);
    await product.settled();
    expect(await balances(product, job.remarkId)).toEqual(after);
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('pays again and again, also after another card was tried', async () => {
    const brand = await acceptedJob(product);
    const savedPaymentMethodId = await savedFor(brand, cards.good);
    const client = await payer(brand, 'token');
    const bad = { remarkId: brand.remarkId, paymentMethodId: 'pm_card_chargeDeclined' };
    expect((await client.refusal(payOperation, { input: bad })).extensions.code).toBe('CARD_DECLINED');
    const input = { remarkId: brand.remarkId, savedPaymentMethodId };
    expect((await client.data(payOperation, { input })).payForHire.state).toBe('SUCCEEDED');
    expect(await atTheProvider(product, brand.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('a program is told when the bank wants the holder, who then pays on the payment screen', async () => {
    const job = await acceptedJob(product);
    const savedPaymentMethodId = await savedFor(job, ALWAYS_ASKS);
    const input = { remarkId: job.remarkId, savedPaymentMethodId };
    const program = await payer(job, 'token');
    for (let n = 0; n < 2; n += 1) {
      const refusal = await program.refusal(payOperation, { input });
      expect(refusal.extensions.code).toBe('CARD_AUTHENTICATION_REQUIRED');
      expect(refusal.message).toContain('Pay on the payment page');
    }
    expect(await balances(product, job.remarkId)).toEqual(open);
    const { payForHire } = await job.brand.client.data(payOperation, { input });
    expect(payForHire.state).toBe('REQUIRES_ACTION');
    await answerBank(product, payForHire.clientSecret, 'complete');
    const after = await job.brand.client.data(payOperation, { input: { remarkId: job.remarkId } });
    expect(after.payForHire.state).toBe('SUCCEEDED');
    await product.settled();
    expect(await balances(product, job.remarkId)).toEqual(hired);
    expect(await atTheProvider(product, job.remarkId)).toEqual({ charge: [1, 45_050] });
  });

  test('takes one card, not two', async () => {
    const job = await acceptedJob(product);
    const savedPaymentMethodId = await savedFor(job, cards.good);
    const input = { remarkId: job.remarkId, savedPaymentMethodId, paymentMethodId: 'pm_1' };
    const { extensions } = await job.brand.client.refusal(payOperation, { input });
    expect(extensions).toMatchObject({ code: 'BAD_INPUT', field: 'savedPaymentMethodId' });
  });

  test('buys in the shop', async () => {
    const sale = await makeSale(product);
    const orderId = await place(sale);
    const savedPaymentMethodId = await saveCard(product, sale.buyer, cards.good);
    const paid = await sale.buyer.client.data(orderOperations.pay, {
      input: { orderId, savedPaymentMethodId },
    });
    expect(paid.payForOrder.state).toBe('SUCCEEDED');
    expect(await orderLine(product, orderId)).toContain('paid');
  });

  test('leaves the books in order', async () => {
    await product.settled();
    expect(await violations(product)).toEqual([]);
  });
});
