import { randomBytes } from 'node:crypto';
import type { Person } from './people.ts';
import { sql } from './sql.ts';
import type { TestProduct } from './test-product.ts';

/** An address that tests never resolve. */
export const hookUrl = 'https://hooks.noodles.example/SECRET-webhook';

/** A webhook with one delivery. */
export interface MadeWebhook {
  readonly id: number;
  readonly deliveryId: number;
}

/** Inserts a webhook with one delivered message, without the API. */
export async function createWebhook(product: TestProduct, owner: Person): Promise<MadeWebhook> {
  const rows = await sql(
    product.databaseUrl,
    `with made as (insert into webhook (owner_id, url, events, sealed_secret, state, created_at, updated_at)
       values ($1, $2, '{remark.done}', 'whsec_SECRETSECRET', 'enabled', now(), now()) returning id)
     insert into webhook_delivery (webhook_id, event_id, event, body, state, created_at)
     select id, $3, 'remark.done', '{"type":"remark.done"}', 'succeeded', now() from made
     returning webhook_id as id, id as "deliveryId"`,
    [owner.id, hookUrl, `evt_${randomBytes(16).toString('hex')}`],
  );
  return rows[0] as unknown as MadeWebhook;
}

const first = new WeakMap<TestProduct, Promise<MadeWebhook>>();

/** The same webhook of a member on every call. */
export function oneWebhook(product: TestProduct, owner: Person): Promise<MadeWebhook> {
  const made = first.get(product) ?? createWebhook(product, owner);
  first.set(product, made);
  return made;
}

/** Inserts an event of a member, without a fact. */
export async function ownEvent(product: TestProduct, owner: Person): Promise<void> {
  await sql(
    product.databaseUrl,
    `insert into event (id, account_id, type, body, created_at) values ($1, $2, 'campaign.approved', $3, $4)`,
    [
      `evt_${randomBytes(16).toString('hex')}`,
      owner.id,
      JSON.stringify({
        data: { side: 'OWNER', campaign: null, remark: null, order: null, message: null, amount: null },
      }),
      product.clock.now(),
    ],
  );
}
