import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idOf } from '../support/global-ids.ts';
import { type Cast, jobIn, makeCast } from '../support/job-states.ts';
import { writeOrder } from '../support/orders.ts';
import { makeProduct } from '../support/products.ts';
import { sql } from '../support/sql.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';
import { unlimited } from '../support/unlimited.ts';

let product: TestProduct;
let cast: Cast;
beforeAll(async () => {
  product = await startTestProduct({}, { ports: { limiter: unlimited } });
  cast = await makeCast(product);
});
afterAll(() => product?.close());

const run = (text: string, values: unknown[] = []) => sql(product.databaseUrl, text, values);
const ago = (minutes: number) => new Date(product.clock.now().getTime() - minutes * 60_000);
const told = (at: Date) => at.toISOString().replace('.000Z', '+00:00');

interface Row {
  kind: string;
  state: string;
  hold: string | null;
  tries: number;
  failure: string | null;
  since: string;
  nextTryAt: string | null;
  paymentId: string | null;
  orderId: string | null;
}

async function stuck(): Promise<Row[]> {
  const { stuckMoney } = await cast.staff.client.data(`{ stuckMoney(first: 100) { totalCount nodes {
    kind state hold tries failure since nextTryAt dueAt paymentId orderId amount { amount } payer { id } payee { id } } } }`);
  return stuckMoney.nodes;
}

/** What an earlier case left. */
beforeEach(async () => {
  await run(`delete from payout_hold`);
  await run(`update payment set state = 'succeeded' where state <> 'succeeded'`);
  await run(`update payout set state = 'succeeded' where state <> 'succeeded'`);
  await run(`update refund set state = 'succeeded', given_up_at = null, retry_at = null`);
  await run(`delete from order_movement`);
});

const job = async (state: string): Promise<number> => (await jobIn(product, cast, 'paid', state)).remarkId;

async function paymentOf(remarkId: number): Promise<string> {
  const [row] = await run('select id from payment where remark_id = $1', [remarkId]);
  return idOf('StaffPayment', Number(row?.id));
}

interface Case {
  readonly what: string;
  readonly state: string;
  readonly change: (remarkId: number) => Promise<unknown>;
  readonly row: Partial<Row> | null;
}

const payout = (text: string) => (remarkId: number) =>
  run(
    `insert into payout (remark_id, payment_id, payee_id, amount_minor, currency, state, destination, attempt,
        provider_transfer_id, failure_message, created_at, updated_at)
      select remark_id, id, payee_id, amount_minor, 'USD', ${text}, now(), $2 from payment where remark_id = $1`,
    [remarkId, ago(30)],
  );

const cases: readonly Case[] = [
  {
    what: 'a charge without an answer',
    state: 'hired',
    change: (id) =>
      run(`update payment set state = 'created', updated_at = $2 where remark_id = $1`, [id, ago(11)]),
    row: { kind: 'CHARGE', state: 'CREATED' },
  },
  {
    what: 'a charge that has just begun',
    state: 'hired',
    change: (id) =>
      run(`update payment set state = 'created', created_at = $2, updated_at = $2 where remark_id = $1`, [
        id,
        ago(9),
      ]),
    row: null,
  },
  {
    what: 'a charge on which its bank works for days',
    state: 'hired',
    change: (id) =>
      run(`update payment set state = 'processing', created_at = $2, updated_at = $3 where remark_id = $1`, [
        id,
        ago(1441),
        ago(0),
      ]),
    row: { kind: 'CHARGE', state: 'PROCESSING' },
  },
  {
    what: 'a refused transfer, with its next try',
    state: 'done',
    change: payout(`'failed', 'acct_1', 2, null, 'No such destination.'`),
    row: { kind: 'TRANSFER', state: 'FAILED', tries: 2, failure: 'No such destination.' },
  },
  {
    what: 'a transfer that was taken back',
    state: 'done',
    change: payout(`'failed', 'acct_1', 1, 'tr_back', 'The transfer was taken back.'`),
    row: { kind: 'TRANSFER', state: 'REVERSED', nextTryAt: null },
  },
  {
    what: 'a transfer without an answer',
    state: 'done',
    change: payout(`'created', 'acct_1', 1, null, null`),
    row: { kind: 'TRANSFER', state: 'PROCESSING' },
  },
  {
    what: 'held money without a bank account to go to',
    state: 'done',
    change: (id) =>
      run(`insert into payout_hold (remark_id, reason, began_at) values ($1, 'bank_account_missing', $2)`, [
        id,
        ago(5),
      ]),
    row: { kind: 'TRANSFER', state: 'WAITING', hold: 'BANK_ACCOUNT_MISSING', tries: 0 },
  },
  {
    what: 'no money that a dispute holds, which is a case of its own',
    state: 'disputed',
    change: (id) =>
      run(`insert into payout_hold (remark_id, reason, began_at) values ($1, 'dispute', $2)`, [id, ago(5)]),
    row: null,
  },
  {
    what: 'money that the bank sent back',
    state: 'released',
    change: async (id) => {
      await run(`insert into payout_hold (remark_id, reason, began_at) values ($1, 'bank_rejected', $2)`, [
        id,
        ago(5),
      ]);
      await run(
        `insert into bank_transfer (remark_id, payout_id, transfer_id, provider_account_id, amount_minor, currency,
            created_at)
          select remark_id, id, 'tr_' || id, 'acct_1', amount_minor, currency, $2 from payout where remark_id = $1
          on conflict do nothing`,
        [id, ago(60)],
      );
    },
    row: { kind: 'BANK_TRANSFER', state: 'UNDER_WAY', hold: 'BANK_REJECTED' },
  },
  {
    what: 'money that waits and whose way to the bank nobody follows',
    state: 'released',
    change: (id) =>
      run(`insert into payout_hold (remark_id, reason, began_at) values ($1, 'paused_by_provider', $2)`, [
        id,
        ago(5),
      ]),
    row: { kind: 'TRANSFER', state: 'WAITING', hold: 'PAUSED_BY_PROVIDER' },
  },
  {
    what: 'a refund that was given up',
    state: 'refunding',
    change: (id) =>
      run(
        `update refund set state = 'failed', given_up_at = $2, failure_message = 'Card closed.' where remark_id = $1`,
        [id, ago(5)],
      ),
    row: { kind: 'REFUND', state: 'GIVEN_UP', failure: 'Card closed.', nextTryAt: null },
  },
  {
    what: 'a refund that is tried again',
    state: 'refunding',
    change: (id) =>
      run(
        `update refund set state = 'created', attempt = 3, retry_at = $2, updated_at = $3 where remark_id = $1`,
        [id, ago(-60), ago(1)],
      ),
    row: { kind: 'REFUND', state: 'FAILED', tries: 3 },
  },
];

describe('stuck money', () => {
  test.each(cases)('has $what', async ({ state, change, row }) => {
    const remarkId = await job(state);
    await change(remarkId);
    const expected = row && { ...row, paymentId: await paymentOf(remarkId), orderId: null };
    expect(await stuck()).toEqual(expected ? [expect.objectContaining(expected)] : []);
  });

  test('says when a refused transfer is tried again: two hours after the second try', async () => {
    await payout(`'failed', 'acct_1', 2, null, 'No.'`)(await job('done'));
    expect((await stuck())[0]).toMatchObject({ since: told(ago(30)), nextTryAt: told(ago(30 - 120)) });
  });

  test('has what does not move of orders, which have a page of their own', async () => {
    const productId = await makeProduct(product, cast.owner);
    const sale = { productId, buyer: cast.applicant, seller: cast.owner };
    const id = await writeOrder(product, sale, { method: 'card', state: 'refunding' });
    await run(
      `insert into order_movement (order_id, kind, party_id, amount_minor, currency, state, attempt, failure_message,
          retry_at, created_at, updated_at)
        values ($1, 'refund', $2, 500, 'USD', 'failed', 6, 'Card closed.', $3, $3, $3)`,
      [id, cast.applicant.id, ago(60)],
    );
    expect(await stuck()).toEqual([
      expect.objectContaining({
        kind: 'REFUND',
        state: 'GIVEN_UP',
        tries: 6,
        orderId: idOf('Order', id),
        paymentId: null,
      }),
    ]);
  });
});
