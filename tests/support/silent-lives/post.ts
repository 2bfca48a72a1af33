import { sendWebhook } from '../provider-moves.ts';
import { sql } from '../sql.ts';
import type { TestProduct } from '../test-product.ts';
import { inParallel } from './in-parallel.ts';
import type { Life } from './life.ts';

interface Event {
  readonly id: string;
  readonly body: object;
  readonly remarkId: number | null;
}

/** Undelivered events of the provider, oldest first, each with the job that it is about. */
const query = `select e.id, e.body, coalesce(
    (select p.remark_id from payment p
      where p.provider_payment_id in (o.about ->> 'payment_intent', o.about ->> 'id')),
    substring(o.about ->> 'transfer_group' from '^job-(\\d+)$')::int,
    (select r.id from bank_account b join remark r on r.applicant_id = b.owner_id
      where b.provider_account_id in (e.body ->> 'account', o.about ->> 'id') order by r.id limit 1)) as "remarkId"
  from payment_provider.events e, lateral (select e.body #> '{data,object}' as about) o
  where e.delivered_at is null order by e.seq`;

const delivered = 'update payment_provider.events set delivered_at = now(), due_at = null where id = any($1)';

/** How often an event comes in the tick in which it happened, or in one of those after it, and how often it comes again. */
const IN_TIME = 0.75;
const TWICE = 0.1;

/** Lives whose events come at the same time. */
const AT_ONCE = 8;

async function deliverTo(
  product: TestProduct,
  life: Life | undefined,
  events: readonly Event[],
  isPrompt: boolean,
): Promise<string[]> {
  const fate = life?.fate;
  const ready = events.filter(() => isPrompt || (fate?.happens(IN_TIME) ?? true));
  const ordered = fate?.happens(0.2) ? fate.shuffled(ready) : ready;
  for (const { body } of ordered) {
    const times = fate?.happens(TWICE) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const status = await sendWebhook(product, JSON.stringify(body));
      if (status !== 200) life?.faults.push(`a webhook was answered with ${status}`);
    }
  }
  return ordered.map(({ id }) => id);
}

/** Brings the provider's events: in another order or twice, and unless it is prompt some of them later. */
export async function bringPost(
  product: TestProduct,
  lives: readonly Life[],
  isPrompt: boolean,
): Promise<void> {
  const events = (await sql(product.databaseUrl, query)) as unknown as Event[];
  const lifeOf = new Map(lives.map((life) => [life.remarkId, life]));
  const byLife = Map.groupBy(events, ({ remarkId }) => lifeOf.get(remarkId ?? 0));
  const gone = await inParallel(AT_ONCE, [...byLife], ([life, some]) =>
    deliverTo(product, life, some, isPrompt),
  );
  await sql(product.databaseUrl, delivered, [gone.flat()]);
  await product.settled();
}

/** Whether every event of the provider was delivered and worked off. */
export async function isAllHeard({ databaseUrl }: TestProduct): Promise<boolean> {
  const open = await sql(
    databaseUrl,
    `select id from payment_provider.events where delivered_at is null
     union all select id from provider_event where done_at is null limit 1`,
  );
  return open.length === 0;
}
