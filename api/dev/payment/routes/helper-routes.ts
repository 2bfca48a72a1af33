import { changeAccount } from '../objects/accounts.ts';
import { closeDispute, openDispute } from '../objects/disputes.ts';
import { beginPayout, finishPayout, runPayout } from '../objects/payouts.ts';
import { createRefund, failRefund } from '../objects/refunds.ts';
import { reverseTransfer } from '../objects/transfers.ts';
import {
  flag,
  integer,
  oneOf,
  optionalText,
  type Parsed,
  required,
  type Shape,
  text,
  texts,
} from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import { defineRoute, type ProviderCall, type ProviderRoute } from '../provider-route.ts';

// Things that the outside world does to a payment. The real provider has no such calls.
const helper = <S extends Shape>(
  path: string,
  shape: S,
  run: (call: ProviderCall<Parsed<S>>) => Promise<object>,
): ProviderRoute => defineRoute('POST', `/v1/test_helpers/local${path}`, shape, run);

const PAYOUT = {
  account: required(text()),
  amount: required(integer(1)),
  arrival_date: integer(1),
  under_way: flag,
};

const CHANGES = { disabled_reason: optionalText, currently_due: texts, current_deadline: integer(1) };

/** Chargebacks, returned refunds, reversed transfers, changed accounts, payouts and repeated webhooks, to try them. */
export const HELPER_ROUTES: readonly ProviderRoute[] = [
  helper('/disputes', { charge: required(text()), amount: integer(1) }, ({ scope, params }) =>
    openDispute(scope, params.charge, params.amount),
  ),
  helper('/disputes/:id/close', { status: required(oneOf('won', 'lost')) }, ({ scope, id, params }) =>
    closeDispute(scope, id, params.status),
  ),
  helper('/accounts/:id', CHANGES, ({ scope, id, params }) =>
    changeAccount(scope, id, {
      disabledReason: params.disabled_reason ?? null,
      extraDue: params.currently_due ?? [],
      deadline: params.current_deadline ?? null,
      pending: [],
      errors: [],
    }),
  ),
  helper('/payouts', PAYOUT, ({ scope, params }) => {
    const { account, amount, arrival_date: arrivalDate, under_way } = params;
    return (under_way ? beginPayout : runPayout)(scope, { account, amount, arrivalDate });
  }),
  helper('/payouts/:id/finish', {}, ({ scope, id }) => finishPayout(scope, id)),
  // The rate changes, until the next start.
  helper('/rate', { rate: required(text()) }, async ({ scope, params }) => {
    scope.terms.rate = Number(params.rate);
    return { rate: scope.terms.rate };
  }),
  helper('/refunds/:id/fail', {}, ({ scope, id }) => failRefund(scope, id)),
  // Somebody with access to the provider's own pages gives money back or takes it back, past the product.
  helper('/refunds', { payment_intent: required(text()), amount: integer(1) }, ({ scope, params }) =>
    createRefund(scope, params, 'requested_by_customer'),
  ),
  helper('/transfers/:id/reverse', { amount: integer(1) }, ({ scope, id, params }) =>
    reverseTransfer(scope, id, params.amount),
  ),
  helper('/events/:id/resend', {}, async ({ scope, id }) => {
    const sql = `update payment_provider.events set due_at = now(), delivered_at = null, attempts = 0
      where id = $1 returning body`;
    const { rows } = await scope.client.query<{ body: object }>(sql, [id]);
    if (!rows[0]) throw noSuch('event', id);
    return rows[0].body;
  }),
];
