import { flag, integer, text, texts } from '../param-shape.ts';
import { noSuch } from '../provider-error.ts';
import { defineRoute, type ProviderRoute, pathId } from '../provider-route.ts';
import type { ProviderScope } from '../provider-scope.ts';
import type { ProviderEvent } from '../stored-objects.ts';

interface EventRow {
  seq: string;
  body: ProviderEvent;
  pending: boolean;
}

const SELECT =
  'select seq::text as seq, body, delivered_at is null and due_at is not null as pending from payment_provider.events';

const present = (row: EventRow): ProviderEvent => ({ ...row.body, pending_webhooks: row.pending ? 1 : 0 });

const readEvent = async (scope: ProviderScope, id: string): Promise<EventRow> => {
  const { rows } = await scope.store.client.query<EventRow>(`${SELECT} where id = $1`, [id]);
  if (!rows[0]) throw noSuch('event', id);
  return rows[0];
};

const list = defineRoute(
  'GET',
  '/v1/events',
  { delivery_success: flag, limit: integer(1), starting_after: text(), type: text(), types: texts },
  async ({ scope, params }) => {
    const limit = Math.min(params.limit ?? 10, 100);
    const types = params.types ?? (params.type ? [params.type] : null);
    const after = params.starting_after ? (await readEvent(scope, params.starting_after)).seq : null;
    const where = `($1::text[] is null or type = any($1::text[])) and ($2::bigint is null or seq < $2::bigint)
      and ($4::boolean is null or (delivered_at is not null) = $4::boolean)`;
    const sql = `${SELECT} where ${where} order by seq desc limit $3`;
    const { rows } = await scope.store.client.query<EventRow>(sql, [
      types,
      after,
      limit + 1,
      params.delivery_success ?? null,
    ]);
    const data = rows.slice(0, limit).map(present);
    return { object: 'list', data, has_more: rows.length > limit, url: '/v1/events' };
  },
);

export const EVENT_ROUTES: readonly ProviderRoute[] = [
  list,
  defineRoute('GET', '/v1/events/:id', {}, async (call) =>
    present(await readEvent(call.scope, pathId(call))),
  ),
];
