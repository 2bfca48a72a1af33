import { idOf } from '../../../platform/payment/stripe/read-answers.ts';
import { balance, listMovements } from '../objects/balance-transactions.ts';
import { movementsOf } from '../objects/payouts.ts';
import { createRefund, REFUND } from '../objects/refunds.ts';
import { createTransfer, REVERSAL, reverseTransfer, TRANSFER } from '../objects/transfers.ts';
import { flag, integer, text, texts } from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import { DATED, defineRoute, listRoute, type ProviderRoute, retrieveRoute } from '../provider-route.ts';
import type { ProviderScope } from '../provider-scope.ts';

interface EventRow {
  seq: string;
  body: object;
  pending: boolean;
}

const SELECT_EVENTS =
  'select seq::text as seq, body, delivered_at is null and due_at is not null as pending from payment_provider.events';

const eventBody = ({ body, pending }: EventRow) => ({ ...body, pending_webhooks: pending ? 1 : 0 });

const readEvent = async (scope: ProviderScope, id: string): Promise<EventRow> => {
  const { rows } = await scope.client.query<EventRow>(`${SELECT_EVENTS} where id = $1`, [id]);
  if (!rows[0]) throw noSuch('event', id);
  return rows[0];
};

const EVENTS = { delivery_success: flag, limit: integer(1), starting_after: text(), types: texts, ...DATED };

const MOVEMENTS = { limit: integer(1), payout: text(), starting_after: text(), expand: texts, ...DATED };

/** What moves money after a payment, and the events that tell of it. */
export const MONEY_ROUTES: readonly ProviderRoute[] = [
  defineRoute('GET', '/v1/charges/:id', { expand: texts }, async ({ scope, id, params }) => {
    const { body } = await scope.get('charge', id);
    const movement = idOf(body.balance_transaction);
    if (!movement || !params.expand?.includes('balance_transaction')) return body;
    return { ...body, balance_transaction: (await scope.get('balance_transaction', movement)).body };
  }),
  defineRoute('POST', '/v1/refunds', REFUND, ({ scope, params }) => createRefund(scope, params)),
  listRoute('/v1/refunds', 'refund', { payment_intent: text() }),
  retrieveRoute('/v1/disputes', 'dispute'),
  listRoute('/v1/disputes', 'dispute', DATED),
  defineRoute('POST', '/v1/transfers', TRANSFER, ({ scope, params }) => createTransfer(scope, params)),
  retrieveRoute('/v1/transfers', 'transfer'),
  listRoute('/v1/transfers', 'transfer', { transfer_group: text(), ...DATED }),
  defineRoute('POST', '/v1/transfers/:id/reversals', REVERSAL, ({ scope, id, params }) =>
    reverseTransfer(scope, id, params.amount),
  ),
  retrieveRoute('/v1/payouts', 'payout'),
  defineRoute('GET', '/v1/balance_transactions', MOVEMENTS, ({ scope, params }) =>
    params.payout ? movementsOf(scope, params.payout) : listMovements(scope, params),
  ),
  defineRoute('GET', '/v1/balance', {}, ({ scope }) => balance(scope)),
  defineRoute('GET', '/v1/events', EVENTS, async ({ scope, params }) => {
    const limit = Math.min(params.limit ?? 10, 100);
    const after = params.starting_after ? (await readEvent(scope, params.starting_after)).seq : null;
    const sql = `${SELECT_EVENTS}
      where ($1::bigint is null or seq < $1::bigint)
        and ($2::boolean is null or (delivered_at is not null) = $2::boolean)
        and ($3::text[] is null or type = any($3::text[]))
        and ($4::bigint is null or (body ->> 'created')::bigint >= $4::bigint)
        and body ->> 'account' is not distinct from $5
      order by seq desc limit $6`;
    const { delivery_success: isDelivered = null, types = null, created } = params;
    const from = created?.gte ?? null;
    const values = [after, isDelivered, types, from, scope.request.account, limit + 1];
    const { rows } = await scope.client.query<EventRow>(sql, values);
    const data = rows.slice(0, limit).map(eventBody);
    return { object: 'list', data, has_more: rows.length > limit, url: '/v1/events' };
  }),
  defineRoute('GET', '/v1/events/:id', {}, async ({ scope, id }) => eventBody(await readEvent(scope, id))),
];
