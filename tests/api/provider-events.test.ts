import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PaymentProviderError } from '../../api/platform/payment/payment-provider-error.ts';
import { acceptedJob, answerBank, balances, cards, pay, tokenise } from '../support/money.ts';
import { createPerson, type Person } from '../support/people.ts';
import { providerMoves, sendWebhook } from '../support/provider-moves.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let staff: Person;

beforeAll(async () => {
  product = await startTestProduct();
  staff = await createPerson(product, { isStaff: true });
});
afterAll(() => product?.close());

/** An event that says that a payment succeeded, which nobody has heard of yet. */
async function news(): Promise<{ remarkId: number; body: string; id: string }> {
  const job = await acceptedJob(product);
  const asked = await pay(job, await tokenise(product, cards.asksBank));
  await answerBank(product, asked.data.payForHire.clientSecret, 'complete');
  const rows = await sql(
    product.databaseUrl,
    `select e.body from payment_provider.events e join payment p on p.provider_payment_id = e.body #>> '{data,object,id}'
     where p.remark_id = $1 and e.body ->> 'type' = 'payment_intent.succeeded'`,
    [job.remarkId],
  );
  const event = rows[0]?.body as { id: string };
  return { remarkId: job.remarkId, body: JSON.stringify(event), id: event.id };
}

/** The provider does not answer any more, until the answered function is called. */
function silence(): () => void {
  const lost = new PaymentProviderError({ kind: 'temporary', code: 'timeout', message: 'No answer.' });
  const spies = (['retrievePaymentIntent', 'retrieveDispute'] as const).map((name) =>
    vi.spyOn(product.ports.payment, name).mockRejectedValue(lost),
  );
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

const noted = async (id: string) =>
  (
    await sql(
      product.databaseUrl,
      `select tries, done_at is not null as done, given_up_at is not null as "givenUp", last_error as error,
         round(extract(epoch from next_try_at - $2::timestamptz))::int as pause
       from provider_event where id = $1`,
      [id, product.clock.now()],
    )
  )[0];

test('the answer does not wait for the work', async () => {
  const { remarkId, body } = await news();
  let goOn: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { payment } = product.ports;
  const real = payment.retrievePaymentIntent;
  vi.spyOn(payment, 'retrievePaymentIntent').mockImplementationOnce(async (id) => {
    await blocked;
    return real(id);
  });
  expect(await sendWebhook(product, body)).toBe(200);
  expect((await balances(product, remarkId))[0]).toBe('paying');
  goOn();
  await product.settled();
  expect((await balances(product, remarkId))[0]).toBe('hired');
});

test('an event that fails is tried again after pauses that grow, is given up loudly, and staff lets it go on', async () => {
  const dispute = `du_${'x'.repeat(24)}`;
  const event = {
    id: 'evt_of_a_silent_provider',
    object: 'event',
    type: 'charge.dispute.created',
    created: 1,
    data: {
      object: {
        id: dispute,
        object: 'dispute',
        balance_transactions: [],
        created: 1,
        currency: 'usd',
        amount: 1,
        reason: 'general',
        status: 'needs_response',
      },
    },
  };
  const speak = silence();
  expect(await sendWebhook(product, JSON.stringify(event))).toBe(200);
  await product.settled();
  expect(await noted(event.id)).toEqual({
    tries: 1,
    done: false,
    givenUp: false,
    error: 'No answer.',
    pause: 5,
  });
  const pauses: unknown[] = [];
  for (let tries = 2; tries < 40; tries += 1) {
    product.clock.advance({ hours: 1 });
    await product.runJob('provider-events');
    const row = await noted(event.id);
    pauses.push(row?.pause);
    if (row?.givenUp) break;
  }
  expect(pauses.slice(0, 4)).toEqual([10, 20, 40, 80]);
  expect(Math.max(...(pauses as number[]))).toBe(3600);
  expect(await noted(event.id)).toMatchObject({ tries: 30, givenUp: true });
  const metrics = (await product.app.inject({ url: '/metrics' })).body;
  expect(metrics).toContain('provider_events_failed{state="given_up"} 1');
  // A repeated delivery does not hide it.
  expect(await sendWebhook(product, JSON.stringify(event))).toBe(200);
  const query = '{ providerEvents { nodes { id state about tries lastError nextTryAt } } }';
  const { providerEvents } = await staff.client.data(query);
  expect(providerEvents.nodes).toEqual([
    { id: event.id, state: 'GIVEN_UP', about: dispute, tries: 30, lastError: 'No answer.', nextTryAt: null },
  ]);
  speak();
  vi.spyOn(product.ports.payment, 'retrieveDispute').mockResolvedValueOnce({
    ...{ id: dispute, outcome: 'open', status: 'needs_response', reason: 'general', fundsWithdrawn: false },
    ...{ openedAt: new Date(), dueBy: null, amountMinor: 1, currency: 'USD', chargeId: 'ch_of_others' },
    paymentIntentId: null,
  });
  const retried = await staff.client.data(
    'mutation ($id: ID!) { retryProviderEvent(input: { id: $id }) { providerEvent { state tries } } }',
    { id: event.id },
  );
  expect(retried.retryProviderEvent.providerEvent).toEqual({ state: 'WAITING', tries: 0 });
  await product.runJob('provider-events');
  expect(await noted(event.id)).toMatchObject({ done: true });
});

test('an event that a process took with it into its death is taken again after the lease', async () => {
  const { remarkId, body, id } = await news();
  const kick = vi.spyOn(product.providerEvents, 'kick').mockImplementation(() => undefined);
  expect(await sendWebhook(product, body)).toBe(200);
  kick.mockRestore();
  // Another process took it and died.
  await sql(
    product.databaseUrl,
    `update provider_event set tries = 1, next_try_at = $2::timestamptz + interval '60 seconds' where id = $1`,
    [id, product.clock.now()],
  );
  await product.runJob('provider-events');
  expect((await balances(product, remarkId))[0]).toBe('paying');
  product.clock.advance({ seconds: 61 });
  await product.runJob('provider-events');
  expect((await balances(product, remarkId))[0]).toBe('hired');
});

test('events about what is not ours are done at once', async () => {
  const moves = providerMoves(product);
  await moves.deliver();
  const foreign = {
    id: 'evt_foreign',
    object: 'event',
    type: 'product.created',
    created: 1,
    data: { object: { object: 'product', id: 'prod_1' } },
  };
  expect(await sendWebhook(product, JSON.stringify(foreign))).toBe(200);
  await product.settled();
  expect(await noted('evt_foreign')).toMatchObject({ tries: 1, done: true, error: null });
});

test('a payment of a connected account itself is not looked for among ours', async () => {
  const theirs = {
    ...{ id: 'evt_theirs', object: 'event', type: 'charge.dispute.created', account: 'acct_1', created: 1 },
    data: {
      object: {
        ...{ id: 'du_theirs', object: 'dispute', balance_transactions: [], created: 1, currency: 'usd' },
        ...{ amount: 1, reason: 'general', status: 'needs_response' },
      },
    },
  };
  expect(await sendWebhook(product, JSON.stringify(theirs))).toBe(200);
  await product.settled();
  expect(await noted('evt_theirs')).toMatchObject({ tries: 1, done: true, error: null });
});

describe('what no webhook tells of connected accounts', () => {
  const isPaid = async (ownerId: number) =>
    (
      await sql(product.databaseUrl, 'select payouts_enabled as is from bank_account where owner_id = $1', [
        ownerId,
      ])
    )[0]?.is;
  const checked = async () =>
    (
      await sql(product.databaseUrl, 'select account_id as id from provider_account where checked_at > $1', [
        new Date(product.clock.now().getTime() - 60_000),
      ])
    ).map(({ id }) => id);
  /** A job whose influencer's account was noted a moment ago. */
  const payeeOf = async (): Promise<number> => {
    const { influencer } = await acceptedJob(product);
    await sql(
      product.databaseUrl,
      `insert into provider_account (account_id, provider_account_id, created_at, checked_at)
       select owner_id, provider_account_id, $2, $2 from bank_account where owner_id = $1`,
      [influencer.id, product.clock.now()],
    );
    return influencer.id;
  };
  const lose = () =>
    sql(product.databaseUrl, 'update payment_provider.events set delivered_at = now(), due_at = null');

  test('their standing is read again after half a day, and what became of a payout is found', async () => {
    const moves = providerMoves(product);
    const payee = await payeeOf();
    await moves.deliver();
    await moves.changeAccount(payee, ['individual.verification.document'], 'requirements.past_due');
    const payout = await moves.payOut(payee, product.clock.now());
    await moves.finishPayout(payout);
    await lose();
    await product.runJob('recover-provider-events');
    await product.runJob('recheck-payees');
    expect(await isPaid(payee)).toBe(true);
    product.clock.advance({ hours: 13 });
    await product.runJob('recheck-payees');
    expect(await isPaid(payee)).toBe(false);
    const followed = await sql(
      product.databaseUrl,
      `select type, done_at is not null as done from provider_event where about ->> 'id' = $1`,
      [payout],
    );
    expect(followed).toEqual([{ type: 'payout.paid', done: true }]);
  });

  test('an account that the provider refuses keeps no other waiting, and a silent provider ends the run', async () => {
    await payeeOf();
    await payeeOf();
    product.clock.advance({ hours: 13 });
    const { payment } = product.ports;
    const refusal = (kind: 'invalid' | 'temporary') =>
      new PaymentProviderError({ kind, code: 'of_a_test', message: 'No.' });
    const spy = vi.spyOn(payment, 'listAccountEvents');
    spy.mockRejectedValueOnce(refusal('temporary'));
    await product.runJob('recheck-payees');
    expect(await checked()).toHaveLength(1);
    spy.mockRejectedValueOnce(refusal('invalid'));
    await product.runJob('recheck-payees');
    spy.mockRestore();
    const [all] = await sql(product.databaseUrl, 'select count(*)::int as all from provider_account');
    expect(await checked()).toHaveLength(Number(all?.all));
  });
});
