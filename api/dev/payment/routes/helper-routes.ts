import { PAYOUT_FAILURES } from '../banks/test-banks.ts';
import { changeAccount } from '../objects/accounts.ts';
import { closeDispute, openDispute } from '../objects/disputes.ts';
import { runPayout } from '../objects/payouts.ts';
import { createRefund, failRefund } from '../objects/refunds.ts';
import { reverseTransfer } from '../objects/transfers.ts';
import { integer, oneOf, optionalText, required, text, texts } from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';

// Things that the outside world does to a payment. The real provider has no such calls.
const BASE = '/v1/test_helpers/local';

const disputes = [
  defineRoute(
    'POST',
    `${BASE}/disputes`,
    {
      charge: required(text()),
      amount: integer(1),
      reason: oneOf('fraudulent', 'product_not_received', 'general'),
    },
    ({ scope, params }) => openDispute(scope, params.charge, params.reason ?? 'fraudulent', params.amount),
  ),
  defineRoute('POST', `${BASE}/disputes/:id/close`, { status: required(oneOf('won', 'lost')) }, (call) =>
    closeDispute(call.scope, pathId(call), call.params.status),
  ),
];

const accounts = [
  defineRoute(
    'POST',
    `${BASE}/accounts/:id`,
    { disabled_reason: optionalText, currently_due: texts },
    (call) =>
      changeAccount(call.scope, pathId(call), {}, (hidden) => ({
        ...hidden,
        disabledReason: call.params.disabled_reason ?? null,
        extraDue: call.params.currently_due ?? [],
      })),
  ),
  defineRoute(
    'POST',
    `${BASE}/payouts`,
    {
      account: required(text()),
      amount: required(integer(1)),
      failure_code: oneOf(
        'account_closed',
        'no_account',
        'insufficient_funds',
        'debit_not_authorized',
        'invalid_currency',
        'could_not_process',
      ) satisfies (value: string, name: string) => keyof typeof PAYOUT_FAILURES | undefined,
    },
    ({ scope, params }) => runPayout(scope, params.account, params.amount, params.failure_code),
  ),
];

const movements = [
  defineRoute(
    'POST',
    `${BASE}/refunds/:id/fail`,
    { failure_reason: oneOf('lost_or_stolen_card', 'expired_or_canceled_card', 'unknown') },
    ({ scope, params, ids }) =>
      failRefund(scope, pathId({ ids }), params.failure_reason ?? 'expired_or_canceled_card'),
  ),
  // Somebody with access to the provider's own pages gives money back or takes it back, past the product.
  defineRoute(
    'POST',
    `${BASE}/refunds`,
    { payment_intent: required(text()), amount: integer(1) },
    ({ scope, params }) =>
      createRefund(scope, {
        paymentIntent: params.payment_intent,
        charge: undefined,
        amount: params.amount,
        reason: 'requested_by_customer',
        metadata: {},
      }),
  ),
  defineRoute('POST', `${BASE}/transfers/:id/reverse`, { amount: integer(1) }, (call) =>
    reverseTransfer(call.scope, pathId(call), call.params.amount, {}),
  ),
];

const resend = defineRoute('POST', `${BASE}/events/:id/resend`, {}, async (call) => {
  const sql = `update payment_provider.events set due_at = now(), delivered_at = null, attempts = 0
    where id = $1 returning body`;
  const { rows } = await call.scope.store.client.query<{ body: object }>(sql, [pathId(call)]);
  if (!rows[0]) throw noSuch('event', pathId(call));
  return rows[0].body;
});

/** Chargebacks, returned refunds, reversed transfers, changed accounts, payouts and repeated webhooks, to try them. */
export const HELPER_ROUTES: readonly ProviderRoute[] = [...disputes, ...accounts, ...movements, resend];
