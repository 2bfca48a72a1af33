import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PaymentPort } from '../../api/platform/payment/payment-provider.ts';
import { violations } from '../support/checks.ts';
import { atProvider, cards, tokenise } from '../support/money.ts';
import { createPerson, type Person, password } from '../support/people.ts';
import { sendWebhook } from '../support/provider-moves.ts';
import { cardEvents, cardOperations, confirmedSetup, saveCard, setupEvent } from '../support/saved-cards.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

const closeOperation =
  'mutation ($password: String!) { closeAccount(input: { password: $password }) { closedAccountId } }';
const reopenOperation =
  'mutation ($id: ID!) { reopenAccount(input: { accountId: $id, reason: "Asked." }) { accountId } }';
const signInOperation =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { account { id } } }';

const closeAccount = ({ client }: Person) => client.data(closeOperation, { password });
const finish = () => product.runJob('finish-provider-removals');
const saved = async ({ client }: Person): Promise<string[]> => {
  const { savedPaymentMethods } = await client.data(cardOperations.list);
  return savedPaymentMethods.nodes.map(({ last4 }: { last4: string }) => last4);
};

type Call = 'detachPaymentMethod' | 'deleteCustomer';

/** The process dies at a call of the provider, before the call or after its answer. */
function dieAt(call: Call, when: 'before' | 'after'): void {
  const port: PaymentPort = product.ports.payment;
  const real = port[call].bind(port);
  vi.spyOn(port, call).mockImplementationOnce(async (id, key) => {
    if (when === 'after') await real(id, key);
    throw new Error('the process was killed');
  });
}

const attached = ['customer.created', 'payment_method.attached'];
const emptied = [...attached, 'payment_method.detached', 'customer.deleted'];

describe('closing an account', () => {
  test('removes its cards and its customer at the provider, once', async () => {
    const leaver = await createPerson(product);
    await saveCard(product, leaver, cards.good);
    await closeAccount(leaver);
    await finish();
    await finish();
    expect(await cardEvents(product, leaver)).toEqual(emptied);
  });

  test.each([
    ['detachPaymentMethod', 'before'],
    ['detachPaymentMethod', 'after'],
    ['deleteCustomer', 'before'],
    ['deleteCustomer', 'after'],
  ] as const)('does so once when the process dies at %s, %s the call', async (call, when) => {
    const leaver = await createPerson(product);
    await saveCard(product, leaver, cards.good);
    await closeAccount(leaver);
    dieAt(call, when);
    await finish();
    product.clock.advance({ minutes: 2 });
    await finish();
    expect((await cardEvents(product, leaver)).toSorted()).toEqual(emptied.toSorted());
  });

  test('also removes a card that was never saved here', async () => {
    const leaver = await createPerson(product);
    const { setupIntentId } = await confirmedSetup(product, leaver, cards.good);
    await closeAccount(leaver);
    await finish();
    expect(await cardEvents(product, leaver)).toEqual(emptied);
    expect(await sendWebhook(product, await setupEvent(product, setupIntentId))).toBe(200);
    await product.settled();
    const left = 'select from saved_payment_method where account_id = $1';
    expect(await sql(product.databaseUrl, left, [leaver.id])).toEqual([]);
  });

  test('begins anew when staff reopens it', async () => {
    const leaver = await createPerson(product);
    await saveCard(product, leaver, cards.good);
    await closeAccount(leaver);
    await finish();
    await staff.client.data(reopenOperation, { id: leaver.id });
    await leaver.client.data(signInOperation, { email: leaver.email, password });
    product.clock.advance({ seconds: 1 });
    expect(await saved(leaver)).toEqual([]);
    await saveCard(product, leaver, cards.good);
    expect(await saved(leaver)).toEqual(['4242']);
    expect(await cardEvents(product, leaver)).toEqual([...emptied, ...attached]);
  });

  test('while a setup is created leaves no customer behind', async () => {
    const leaver = await createPerson(product);
    const { payment } = product.ports;
    const real = payment.createSetupIntent;
    vi.spyOn(payment, 'createSetupIntent').mockImplementationOnce(async (input, key) => {
      await closeAccount(leaver);
      return real(input, key);
    });
    await leaver.client.send(cardOperations.setup, {});
    await finish();
    expect(await cardEvents(product, leaver)).toEqual(['customer.created', 'customer.deleted']);
  });
});

describe('removing a card', () => {
  test.each(['before', 'after'] as const)('is done once when the process dies %s the call', async (when) => {
    const person = await createPerson(product);
    const id = await saveCard(product, person, cards.good);
    await person.client.data(cardOperations.remove, { id });
    expect(await saved(person)).toEqual([]);
    dieAt('detachPaymentMethod', when);
    await finish();
    product.clock.advance({ minutes: 2 });
    await finish();
    expect(await cardEvents(product, person)).toEqual([...attached, 'payment_method.detached']);
  });

  test('is final: neither its setup nor the event of it brings the card back', async () => {
    const person = await createPerson(product);
    const { setupIntentId } = await confirmedSetup(product, person, cards.good);
    const { savePaymentMethod } = await person.client.data(cardOperations.save, { setupIntentId });
    const { id } = savePaymentMethod.savedPaymentMethod;
    await person.client.data(cardOperations.remove, { id });
    for (const isDetached of [false, true]) {
      if (isDetached) await finish();
      const { extensions } = await person.client.refusal(cardOperations.save, { setupIntentId });
      expect(extensions).toMatchObject({ code: 'NOT_FOUND', field: 'setupIntentId' });
    }
    expect(await sendWebhook(product, await setupEvent(product, setupIntentId))).toBe(200);
    await product.settled();
    expect(await saved(person)).toEqual([]);
  });
});

describe('a browser that closes before it saves its card', () => {
  test('is made up for by the event, once', async () => {
    const person = await createPerson(product);
    const { setupIntentId } = await confirmedSetup(product, person, cards.good);
    const event = await setupEvent(product, setupIntentId);
    for (let n = 0; n < 2; n += 1) {
      expect(await sendWebhook(product, event)).toBe(200);
      await product.settled();
      expect(await saved(person)).toEqual(['4242']);
    }
    const { savePaymentMethod } = await person.client.data(cardOperations.save, { setupIntentId });
    expect(savePaymentMethod.savedPaymentMethod.last4).toBe('4242');
    expect(await saved(person)).toEqual(['4242']);
  });

  test('is made up for by the search for events that never arrived', async () => {
    const person = await createPerson(product);
    await confirmedSetup(product, person, '5555555555554444');
    await sql(product.databaseUrl, 'update payment_provider.events set due_at = null');
    await product.runJob('recover-provider-events');
    expect(await saved(person)).toEqual(['4444']);
  });

  test('saves nothing that its bank has not accepted', async () => {
    const person = await createPerson(product);
    const { createSetupIntent } = await person.client.data(cardOperations.setup);
    const { setupIntentId, clientSecret } = createSetupIntent;
    await atProvider(product, `/v1/setup_intents/${setupIntentId}/confirm`, {
      client_secret: clientSecret,
      payment_method: await tokenise(product, cards.declined),
    });
    await sql(product.databaseUrl, 'update payment_provider.events set due_at = null');
    await product.runJob('recover-provider-events');
    expect(await saved(person)).toEqual([]);
  });
});

test('leaves everything in order', async () => {
  await product.settled();
  expect(await violations(product)).toEqual([]);
  const left = 'select id from provider_removal where done_at is null';
  expect(await sql(product.databaseUrl, left)).toEqual([]);
});
