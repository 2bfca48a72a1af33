import type { PoolClient } from 'pg';
import { invalidRequest, noSuch } from './provider-error.ts';
import { newId, type ProviderSecrets } from './provider-secrets.ts';
import type { ProviderTerms } from './provider-terms.ts';
import type { Body, Hidden, HiddenArgument, Kind, StoredObjects } from './stored-objects.ts';

/** The version of the provider's API that the SDK in use was made for. */
const API_VERSION = '2026-10-28.endive';
const TABLE = 'payment_provider.objects';

export interface RequestIdentity {
  id: string;
  idempotencyKey: string | null;
  /** The connected account that the call is about; null for the platform. */
  account: string | null;
}

/** Paging parameters of the provider's API, and the values that fields of the listed objects must have. */
export interface ListParams {
  limit?: number;
  starting_after?: string;
  created?: { gte?: number };
  [field: string]: unknown;
}

// Field names come from our own routes, values from the request.
const conditionsOf = (where: object): string =>
  ['kind = $1', ...Object.keys(where).map((field, index) => `body ->> '${field}' = $${index + 2}`)].join(
    ' and ',
  );

/** One request: its transaction with the objects in it, its time, and the events that are stored with it. */
export class ProviderScope {
  constructor(
    readonly client: PoolClient,
    readonly secrets: ProviderSecrets,
    readonly now: Date,
    readonly request: RequestIdentity,
    readonly terms: ProviderTerms,
  ) {}

  /** Seconds since 1970, the provider's form of a time. */
  get seconds(): number {
    return Math.floor(this.now.getTime() / 1000);
  }

  async insert<K extends Kind>(kind: K, body: Body<K>, ...hidden: HiddenArgument<K>): Promise<Body<K>> {
    const sql = `insert into ${TABLE} (id, kind, body, hidden) values ($1, $2, $3, $4)`;
    await this.client.query(sql, [body.id, kind, JSON.stringify(body), JSON.stringify(hidden[0] ?? null)]);
    return body;
  }

  async save<K extends Kind>(kind: K, body: Body<K>, hidden?: Hidden<K>): Promise<Body<K>> {
    const sql = `update ${TABLE} set body = $3, hidden = coalesce($4::json, hidden) where id = $1 and kind = $2`;
    const kept = hidden === undefined ? null : JSON.stringify(hidden);
    await this.client.query(sql, [body.id, kind, JSON.stringify(body), kept]);
    return body;
  }

  /** Reads an object or throws 404 `resource_missing`. */
  get<K extends Kind>(kind: K, id: string, param = 'id'): Promise<StoredObjects[K]> {
    return this.read(kind, id, param, '');
  }

  /** Like {@link get}, and holds the row until the request is committed. */
  lock<K extends Kind>(kind: K, id: string, param = 'id'): Promise<StoredObjects[K]> {
    return this.read(kind, id, param, 'for update');
  }

  private async read<K extends Kind>(
    kind: K,
    id: string,
    param: string,
    suffix: string,
  ): Promise<StoredObjects[K]> {
    const sql = `select body, hidden from ${TABLE} where id = $1 and kind = $2 ${suffix}`;
    const { rows } = await this.client.query<StoredObjects[K]>(sql, [id, kind]);
    if (!rows[0]) throw noSuch(kind, id, param);
    return rows[0];
  }

  /** All objects of a kind whose body has the given values, newest first. */
  async all<K extends Kind>(kind: K, where: Record<string, string>): Promise<StoredObjects[K][]> {
    const query = `select body, hidden from ${TABLE} where ${conditionsOf(where)} order by seq desc`;
    return (await this.client.query<StoredObjects[K]>(query, [kind, ...Object.values(where)])).rows;
  }

  /** Objects of any kind by their ids; those that are not stored are missing. */
  async byId(ids: readonly string[]): Promise<Map<string, Body<Kind>>> {
    const query = `select id, body from ${TABLE} where id = any($1)`;
    const { rows } = await this.client.query<{ id: string; body: Body<Kind> }>(query, [ids]);
    return new Map(rows.map(({ id, body }) => [id, body]));
  }

  /** One page of a list, newest first, in the provider's list form. */
  async list<K extends Kind>(kind: K, url: string, params: ListParams) {
    const { limit = 10, starting_after, created, ...where } = params;
    if (limit < 1 || limit > 100) {
      throw invalidRequest('This value must be between 1 and 100.', 'parameter_invalid_integer', 'limit');
    }
    const after = starting_after ? `and seq < ${await this.seqOf(kind, starting_after)}` : '';
    const from = created?.gte === undefined ? '' : `and (body ->> 'created')::bigint >= ${created.gte}`;
    const query = `select body from ${TABLE} where ${conditionsOf(where)} ${from} ${after}
      order by seq desc limit ${limit + 1}`;
    const { rows } = await this.client.query<{ body: Body<K> }>(query, [kind, ...Object.values(where)]);
    const data = rows.slice(0, limit).map((row) => row.body);
    return { object: 'list', data, has_more: rows.length > limit, url };
  }

  private async seqOf(kind: Kind, id: string): Promise<string> {
    const sql = `select seq::text as seq from ${TABLE} where id = $1 and kind = $2`;
    const { rows } = await this.client.query<{ seq: string }>(sql, [id, kind]);
    if (!rows[0]) throw noSuch(kind, id, 'starting_after');
    return rows[0].seq;
  }

  /** Stores an event in the same transaction; it is delivered after the commit. */
  async emit(type: string, object: object, account?: string): Promise<void> {
    const id = newId('evt');
    const event = {
      id,
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
    await this.client.query(sql, [id, type, JSON.stringify(event)]);
  }
}
