import type { PoolClient } from 'pg';
import { ObjectStore } from './object-store.ts';
import { newId, type ProviderSecrets } from './provider-secrets.ts';
import type { ProviderEvent } from './stored-objects.ts';

/** The version of the provider's API that the SDK in use was made for. */
export const API_VERSION = '2026-10-28.endive';

export interface RequestIdentity {
  id: string;
  idempotencyKey: string | null;
}

/** One request: its transaction with the objects in it, its time, and the events that are stored with it. */
export class ProviderScope extends ObjectStore {
  readonly secrets: ProviderSecrets;
  readonly request: RequestIdentity;
  readonly now = new Date();

  constructor(client: PoolClient, secrets: ProviderSecrets, request: RequestIdentity) {
    super(client);
    this.secrets = secrets;
    this.request = request;
  }

  /** Seconds since 1970, the provider's form of a time. */
  get seconds(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  /** Stores an event in the same transaction; it is delivered after the commit. */
  async emit(type: string, object: object, account?: string): Promise<void> {
    const event: ProviderEvent = {
      id: newId('evt'),
      object: 'event',
      ...(account ? { account } : {}),
      api_version: API_VERSION,
      created: this.seconds,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.request.id, idempotency_key: this.request.idempotencyKey },
      type,
    };
    const sql = 'insert into payment_provider.events (id, type, body) values ($1, $2, $3)';
    await this.client.query(sql, [event.id, type, JSON.stringify(event)]);
  }
}
