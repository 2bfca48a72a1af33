import { createRefund, REFUND } from '../objects/refunds.ts';
import { createTransfer, reverseTransfer, TRANSFER } from '../objects/transfers.ts';
import { flag, integer, metadata, text, texts } from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import {
  DATED_PAGE,
  defineRoute,
  listRoute,
  PAGE,
  type ProviderRoute,
  retrieveRoute,
} from '../provider-route.ts';
import type { ProviderScope } from '../provider-scope.ts';
import type { ProviderEvent } from '../stored-objects.ts';

const OF_CHARGE = { charge: text(), payment_intent: text() };
const REVERSALS = '/v1/transfers/:id/reversals';

interface EventRow {
  seq: string;
  body: ProviderEvent;
  pending: boolean;
}

const SELECT_EVENTS =
  'select seq::text as seq, body, delivered_at is null and due_at is not null as pending from payment_provider.events';

const eventBody = (row: EventRow): ProviderEvent => ({ ...row.body, pending_webhooks: row.pending ? 1 : 0 });

const readEvent = async (scope: ProviderScope, id: string): Promise<EventRow> => {
  const { rows } = await scope.client.query<EventRow>(`${SELECT_EVENTS} where id = $1`, [id]);
  if (!rows[0]) throw noSuch('event', id);
  return rows[0];
};

const events: readonly ProviderRoute[] = [
  defineRoute(
    'GET',
    '/v1/events',
    { delivery_success: flag, limit: integer(1), starting_after: text(), type: text(), types: texts },
    async ({ scope, params }) => {
      const limit = Math.min(params.limit ?? 10, 100);
      const types = params.types ?? (params.type ? [params.type] : null);
      const after = params.starting_after ? (await readEvent(scope, params.starting_after)).seq : null;
      const sql = `${SELECT_EVENTS}
        where ($1::text[] is null or type = any($1::text[])) and ($2::bigint is null or seq < $2::bigint)
          and ($4::boolean is null or (delivered_at is not null) = $4::boolean)
        order by seq desc limit $3`;
      const values = [types, after, limit + 1, params.delivery_success ?? null];
      const { rows } = await scope.client.query<EventRow>(sql, values);
      const data = rows.slice(0, limit).map(eventBody);
      return { object: 'list', data, has_more: rows.length > limit, url: '/v1/events' };
    },
  ),
  defineRoute('GET', '/v1/events/:id', {}, async ({ scope, id }) => eventBody(await readEvent(scope, id))),
];

const transfers: readonly ProviderRoute[] = [
  defineRoute('POST', '/v1/transfers', TRANSFER, ({ scope, params }) => createTransfer(scope, params)),
  retrieveRoute('/v1/transfers', 'transfer'),
  listRoute('/v1/transfers', 'transfer', { destination: text(), transfer_group: text() }, DATED_PAGE),
  defineRoute(
    'POST',
    REVERSALS,
    { amount: integer(1), description: text(), metadata },
    ({ scope, id, params }) => reverseTransfer(scope, id, params),
  ),
  defineRoute('GET', REVERSALS, PAGE, ({ scope, id, params }) =>
    scope.list('transfer_reversal', `/v1/transfers/${id}/reversals`, { ...params, transfer: id }),
  ),
  defineRoute('GET', `${REVERSALS}/:sub`, {}, async ({ scope, id, sub }) => {
    const { body } = await scope.get('transfer_reversal', sub);
    if (body.transfer !== id) throw noSuch('transfer_reversal', body.id);
    return body;
  }),
];

/** What moves money after a payment, and the events that tell of it. */
export const MONEY_ROUTES: readonly ProviderRoute[] = [
  retrieveRoute('/v1/charges', 'charge'),
  listRoute('/v1/charges', 'charge', { payment_intent: text(), transfer_group: text() }),
  defineRoute('POST', '/v1/refunds', REFUND, ({ scope, params }) => createRefund(scope, params)),
  retrieveRoute('/v1/refunds', 'refund'),
  listRoute('/v1/refunds', 'refund', OF_CHARGE),
  retrieveRoute('/v1/disputes', 'dispute'),
  listRoute('/v1/disputes', 'dispute', OF_CHARGE, DATED_PAGE),
  retrieveRoute('/v1/balance_transactions', 'balance_transaction'),
  listRoute('/v1/balance_transactions', 'balance_transaction', {
    source: text(),
    type: text(),
    currency: text(3),
  }),
  ...transfers,
  ...events,
];
