import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';
import { sql } from '../platform/sql.ts';

/** What waits in a queue. */
export interface Waiting {
  readonly queue: string;
  readonly n: number;
  /** Seconds since the oldest was recorded; 0 when nothing waits. */
  readonly age: number;
}

/** The queues that all processes share. */
export const waitingQuery = sql<Waiting>`
  select queue, count(created_at)::int as n,
    greatest(coalesce(extract(epoch from now() - min(created_at)), 0), 0)::float8 as age
  from (values ('mail'), ('events'), ('webhooks'), ('provider_events')) as known (queue)
  left join (
    select case when type like 'mail.%' then 'mail' else 'events' end as queue, created_at from outbox where done_at is null
    union all select 'webhooks', created_at from webhook_delivery where state = 'pending'
    union all select 'provider_events', created_at from provider_event where done_at is null and given_up_at is null
  ) as open using (queue) group by queue`;

const figures = [
  [
    'queue_waiting',
    'n',
    'What waits: mail, events inside the product, messages to webhooks, events of the payment provider.',
  ],
  ['queue_oldest_seconds', 'age', 'Seconds since the oldest that still waits was recorded.'],
] as const;

/** Metrics: what waits in the queues that all processes share, and since when. */
export function measureQueues(orm: MikroORM, registry: Registry): void {
  for (const [name, figure, help] of figures)
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        for (const row of await waitingQuery.rows({ em: orm.em.fork() }))
          this.set({ queue: row.queue }, row[figure]);
      },
    });
}
