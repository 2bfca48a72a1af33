import { ObjectStore } from './object-store.ts';
import type { ProviderClient } from './provider-pool.ts';
import { newId, type ProviderSecrets } from './provider-secrets.ts';
import type { ProviderEvent } from './stored-objects.ts';

/** The version of the provider's API that the SDK in use was made for. */
export const API_VERSION = '2026-10-28.endive';

/** What the operations of the provider need to know of its configuration. */
export interface ProviderSettings {
  /** In front of the path of the 3-D Secure page: an origin, or a path on the product's own origin. */
  challengeBaseUrl: string;
  secrets: ProviderSecrets;
  clock: () => Date;
}

export interface RequestIdentity {
  id: string;
  idempotencyKey: string | null;
}

/** One request: its transaction, its time, and the events that are stored with it. */
export class ProviderScope {
  readonly store: ObjectStore;
  readonly settings: ProviderSettings;
  readonly request: RequestIdentity;
  readonly now: Date;

  constructor(client: ProviderClient, settings: ProviderSettings, request: RequestIdentity) {
    this.store = new ObjectStore(client);
    this.settings = settings;
    this.request = request;
    this.now = settings.clock();
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
    await this.store.client.query(sql, [event.id, type, JSON.stringify(event)]);
  }
}
