import { currency } from '../currencies.ts';
import { createTransfer, reverseTransfer } from '../objects/transfers.ts';
import { integer, metadata, oneOf, required, text } from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';
import { CREATED, PAGE } from './page-params.ts';

const create = defineRoute(
  'POST',
  '/v1/transfers',
  {
    amount: required(integer(1)),
    currency: required(currency),
    destination: required(text()),
    description: text(),
    metadata,
    source_transaction: text(),
    source_type: oneOf('card'),
    transfer_group: text(512),
  },
  ({ scope, params }) =>
    createTransfer(scope, {
      amount: params.amount,
      currency: params.currency,
      destination: params.destination,
      description: params.description ?? null,
      metadata: params.metadata ?? {},
      sourceTransaction: params.source_transaction,
      transferGroup: params.transfer_group,
    }),
);

const transfers = [
  create,
  defineRoute(
    'GET',
    '/v1/transfers/:id',
    {},
    async (call) => (await call.scope.store.get('transfer', pathId(call))).body,
  ),
  defineRoute(
    'GET',
    '/v1/transfers',
    { ...PAGE, ...CREATED, destination: text(), transfer_group: text() },
    ({ scope, params: { destination, transfer_group, ...page } }) =>
      scope.store.list('transfer', '/v1/transfers', { destination, transfer_group }, page),
  ),
];

const REVERSALS = '/v1/transfers/:id/reversals';

const reversals = [
  defineRoute('POST', REVERSALS, { amount: integer(1), description: text(), metadata }, (call) =>
    reverseTransfer(call.scope, pathId(call), call.params.amount, call.params.metadata ?? {}),
  ),
  defineRoute('GET', REVERSALS, PAGE, (call) => {
    const url = `/v1/transfers/${pathId(call)}/reversals`;
    return call.scope.store.list('transfer_reversal', url, { transfer: pathId(call) }, call.params);
  }),
  defineRoute('GET', `${REVERSALS}/:reversal`, {}, async (call) => {
    const { body } = await call.scope.store.get('transfer_reversal', pathId(call, 'reversal'));
    if (body.transfer !== pathId(call)) throw noSuch('transfer_reversal', body.id);
    return body;
  }),
];

export const TRANSFER_ROUTES: readonly ProviderRoute[] = [...transfers, ...reversals];
