import { createRefund } from '../objects/refunds.ts';
import { integer, metadata, oneOf, text } from '../param-shape.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';
import { CREATED, PAGE } from './page-params.ts';

const OF_CHARGE = { charge: text(), payment_intent: text() };

const charges = [
  defineRoute(
    'GET',
    '/v1/charges/:id',
    {},
    async (call) => (await call.scope.store.get('charge', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/charges',
    { ...PAGE, payment_intent: text(), transfer_group: text() },
    ({ scope, params: { payment_intent, transfer_group, ...page } }) =>
      scope.store.list('charge', '/v1/charges', { payment_intent, transfer_group }, page),
  ),
];

const refunds = [
  defineRoute(
    'POST',
    '/v1/refunds',
    {
      ...OF_CHARGE,
      amount: integer(1),
      metadata,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
    },
    ({ scope, params }) =>
      createRefund(scope, {
        paymentIntent: params.payment_intent,
        charge: params.charge,
        amount: params.amount,
        reason: params.reason ?? null,
        metadata: params.metadata ?? {},
      }),
  ),
  defineRoute(
    'GET',
    '/v1/refunds/:id',
    {},
    async (call) => (await call.scope.store.get('refund', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/refunds',
    { ...PAGE, ...OF_CHARGE },
    ({ scope, params: { charge, payment_intent, ...page } }) =>
      scope.store.list('refund', '/v1/refunds', { charge, payment_intent }, page),
  ),
];

const disputes = [
  defineRoute(
    'GET',
    '/v1/disputes/:id',
    {},
    async (call) => (await call.scope.store.get('dispute', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/disputes',
    { ...PAGE, ...CREATED, ...OF_CHARGE },
    ({ scope, params: { charge, payment_intent, ...page } }) =>
      scope.store.list('dispute', '/v1/disputes', { charge, payment_intent }, page),
  ),
];

const movements = [
  defineRoute(
    'GET',
    '/v1/balance_transactions/:id',
    {},
    async (call) => (await call.scope.store.get('balance_transaction', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/balance_transactions',
    { ...PAGE, source: text(), type: text(), currency: text(3) },
    ({ scope, params: { source, type, currency, ...page } }) =>
      scope.store.list('balance_transaction', '/v1/balance_transactions', { source, type, currency }, page),
  ),
];

export const CHARGE_ROUTES: readonly ProviderRoute[] = [...charges, ...refunds, ...disputes, ...movements];
