import { expect } from 'vitest';
import { signWebhook } from '../../api/dev/payment/provider-secrets.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** What banks, card holders and operators at the provider do to money. */
export interface ProviderMoves {
  /** The payer asks their bank for the money back; returns the provider's id of the dispute. */
  chargeBack(remarkId: number, amount?: number): Promise<string>;
  /** The same for the payment of an order. */
  chargeOrderBack(orderId: string, amount?: number): Promise<string>;
  /** The banks decide about it. */
  decide(disputeId: string, status: 'won' | 'lost'): Promise<void>;
  /** Reverses a transfer of a job wholly or a part of what was agreed; the newest when none is named. */
  reverseTransfer(remarkId: number, amount?: number, transferId?: string): Promise<void>;
  /** The provider's id of the newest transfer of a job. */
  transferOf(remarkId: number): Promise<string>;
  /** The card's bank returns a refund of a job; the newest when nothing else is said. */
  failRefund(remarkId: number, which?: 'oldest' | 'newest'): Promise<void>;
  /** Somebody refunds a job at the provider itself. */
  refundThere(remarkId: number, amount?: number): Promise<void>;
  /** Changes the provider's rate: SGD for one USD. */
  setRate(rate: number): Promise<void>;
  /** Sets when the provider has the money of a job's charge; at once when no time is given. Before the transfer. */
  settleCharge(remarkId: number, at?: Date): Promise<void>;
  /** The provider begins to pay a member's balance out to their bank; returns its id. */
  payOut(ownerId: number, arrival: Date): Promise<string>;
  /** The bank answers a payout. */
  finishPayout(payoutId: string): Promise<void>;
  /** Asks a member for details, by a day when one is given; without any it is satisfied. */
  changeAccount(
    ownerId: number,
    requirements: string[],
    disabledReason?: string | null,
    dueAt?: Date,
  ): Promise<void>;
  /** Delivers the provider's events, in its order or another, and waits until they are processed. */
  deliver(order?: 'as it happened' | 'backwards'): Promise<string[]>;
}

async function one(product: TestProduct, query: string, values: unknown[]): Promise<string> {
  const rows = await sql(product.databaseUrl, query, values);
  return String(rows[0]?.id);
}

const accountQuery = 'select provider_account_id as id from bank_account where owner_id = $1';

/** Sends one webhook signed by the provider; returns the status. */
export async function sendWebhook(product: TestProduct, body: string, signature?: string): Promise<number> {
  const secret = product.ports.secrets.get('localPaymentWebhookSecret');
  const response = await product.app.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? signWebhook(body, secret, Math.floor(Date.now() / 1000)),
    },
    payload: body,
  });
  return response.statusCode;
}

/** Acts at the local provider of a product that does not listen: tests decide when webhooks are delivered. */
export function providerMoves(product: TestProduct): ProviderMoves {
  const { databaseUrl, localProvider } = product;
  const call = async (path: string, form: Record<string, string> = {}): Promise<{ id: string }> => {
    const response = await fetch(`${localProvider?.url}/v1/test_helpers/local${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${localProvider?.secretKey}` },
      body: new URLSearchParams(form),
    });
    const body = await response.json();
    expect([path, response.status, body.error?.message]).toEqual([path, 200, undefined]);
    return body;
  };
  const newestTransfer = (remarkId: number) =>
    one(product, 'select provider_transfer_id as id from payout where remark_id = $1', [remarkId]);
  /** A part of what was agreed in the currency that the provider sent. */
  const asSent = async (transferId: string, amount: number): Promise<number> => {
    const { amountMinor, agreed } = await product.ports.payment.retrieveTransfer(transferId);
    return Math.round((amount * amountMinor) / agreed.amountMinor);
  };
  const withAmount = (amount?: number): Record<string, string> => (amount ? { amount: String(amount) } : {});
  return {
    async chargeBack(remarkId, amount) {
      const query = 'select provider_charge_id as id from payment where remark_id = $1';
      const charge = await one(product, query, [remarkId]);
      return (await call('/disputes', { charge, ...withAmount(amount) })).id;
    },
    async chargeOrderBack(orderId, amount) {
      const query = 'select provider_charge_id as id from order_payment where order_id = $1';
      const charge = await one(product, query, [orderId]);
      return (await call('/disputes', { charge, ...withAmount(amount) })).id;
    },
    async decide(disputeId, status) {
      await call(`/disputes/${disputeId}/close`, { status });
    },
    async reverseTransfer(remarkId, amount, transferId) {
      const id = transferId ?? (await newestTransfer(remarkId));
      await call(`/transfers/${id}/reverse`, withAmount(amount && (await asSent(id, amount))));
    },
    transferOf: newestTransfer,
    async setRate(rate) {
      await call('/rate', { rate: String(rate) });
    },
    async failRefund(remarkId, which = 'newest') {
      const order = which === 'oldest' ? 'asc' : 'desc';
      const query = `select provider_refund_id as id from refund where remark_id = $1 order by refund.id ${order}`;
      await call(`/refunds/${await one(product, query, [remarkId])}/fail`);
    },
    async refundThere(remarkId, amount) {
      const query = 'select provider_payment_id as id from payment where remark_id = $1';
      const payment_intent = await one(product, query, [remarkId]);
      await call('/refunds', { payment_intent, ...withAmount(amount) });
    },
    async settleCharge(remarkId, at = new Date(0)) {
      await sql(
        databaseUrl,
        `update payment_provider.objects set body = (body::jsonb || jsonb_build_object('available_on', $2::int))::json
         where kind = 'balance_transaction' and body ->> 'source' = (select provider_charge_id from payment where remark_id = $1)`,
        [remarkId, Math.floor(at.getTime() / 1000)],
      );
    },
    async payOut(ownerId, arrival) {
      const account = await one(product, accountQuery, [ownerId]);
      const arrival_date = String(Math.floor(arrival.getTime() / 1000));
      return (await call('/payouts', { account, amount: '100', arrival_date, under_way: 'true' })).id;
    },
    async finishPayout(payoutId) {
      await call(`/payouts/${payoutId}/finish`);
    },
    async changeAccount(ownerId, requirements, disabledReason, dueAt) {
      const due = Object.fromEntries(requirements.map((wanted, at) => [`currently_due[${at}]`, wanted]));
      const reason: Record<string, string> = disabledReason ? { disabled_reason: disabledReason } : {};
      const deadline: Record<string, string> = dueAt
        ? { current_deadline: String(Math.floor(dueAt.getTime() / 1000)) }
        : {};
      await call(`/accounts/${await one(product, accountQuery, [ownerId])}`, {
        ...due,
        ...reason,
        ...deadline,
      });
    },
    async deliver(order = 'as it happened') {
      const rows = await sql(
        databaseUrl,
        `update payment_provider.events set delivered_at = now(), due_at = null
         where delivered_at is null returning seq, body`,
      );
      const events = rows.toSorted((a, b) => Number(a.seq) - Number(b.seq)).map(({ body }) => body);
      if (order === 'backwards') events.reverse();
      for (const event of events) expect(await sendWebhook(product, JSON.stringify(event))).toBe(200);
      await product.settled();
      return events.map((event) => (event as { type: string }).type);
    },
  };
}

/** Inserts an event that failed so far; returns its id. */
export async function failedEvent(product: TestProduct): Promise<string> {
  const rows = await sql(
    product.databaseUrl,
    `insert into provider_event (id, type, about, created_at, tries, next_try_at, last_error)
     values ('evt_' || md5(random()::text), 'charge.refunded', '{"kind": "other", "id": null}', now(), 3, 'infinity', 'No answer.')
     returning id`,
  );
  return String(rows[0]?.id);
}
