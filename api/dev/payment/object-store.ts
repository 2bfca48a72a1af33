import { invalidRequest, noSuch } from './provider-error.ts';
import type { ProviderClient } from './provider-pool.ts';
import type { Body, Hidden, Kind, StoredObjects } from './stored-objects.ts';

/** Paging parameters of the provider's API. */
export interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: { gte?: number | undefined } | undefined;
}

export interface ListAnswer<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

const TABLE = 'payment_provider.objects';

/** Objects of the provider inside one transaction. */
export class ObjectStore {
  readonly client: ProviderClient;

  constructor(client: ProviderClient) {
    this.client = client;
  }

  async insert<K extends Kind>(kind: K, body: Body<K>, hidden: Hidden<K>): Promise<Body<K>> {
    const sql = `insert into ${TABLE} (id, kind, body, hidden) values ($1, $2, $3, $4)`;
    await this.client.query(sql, [body.id, kind, JSON.stringify(body), JSON.stringify(hidden)]);
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
    return this.#read(kind, id, param, '');
  }

  /** Like {@link get}, and holds the row until the request is committed. */
  lock<K extends Kind>(kind: K, id: string, param = 'id'): Promise<StoredObjects[K]> {
    return this.#read(kind, id, param, 'for update');
  }

  async #read<K extends Kind>(kind: K, id: string, param: string, suffix: string): Promise<StoredObjects[K]> {
    const sql = `select body, hidden from ${TABLE} where id = $1 and kind = $2 ${suffix}`;
    const { rows } = await this.client.query<StoredObjects[K]>(sql, [id, kind]);
    if (!rows[0]) throw noSuch(kind, id, param);
    return rows[0];
  }

  /** All objects of a kind whose body has the given values, newest first. */
  async all<K extends Kind>(kind: K, where: Record<string, string>): Promise<StoredObjects[K][]> {
    const { sql, values } = conditions(kind, where);
    const query = `select body, hidden from ${TABLE} where ${sql} order by seq desc`;
    return (await this.client.query<StoredObjects[K]>(query, values)).rows;
  }

  /** One page of a list, newest first, in the provider's list form. */
  async list<K extends Kind>(
    kind: K,
    url: string,
    where: Record<string, string | undefined>,
    page: Page,
  ): Promise<ListAnswer<Body<K>>> {
    const limit = page.limit ?? 10;
    if (limit < 1 || limit > 100) {
      throw invalidRequest('This value must be between 1 and 100.', 'parameter_invalid_integer', 'limit');
    }
    const { sql, values } = conditions(kind, where);
    const back = page.ending_before !== undefined;
    const cursor = page.starting_after ?? page.ending_before;
    const after = cursor ? `and seq ${back ? '>' : '<'} ${await this.#seqOf(kind, cursor)}` : '';
    const from =
      page.created?.gte === undefined ? '' : `and (body ->> 'created')::bigint >= ${page.created.gte}`;
    const query = `select body from ${TABLE} where ${sql} ${from} ${after} order by seq ${back ? 'asc' : 'desc'} limit ${limit + 1}`;
    const { rows } = await this.client.query<{ body: Body<K> }>(query, values);
    const data = rows.slice(0, limit).map((row) => row.body);
    return { object: 'list', data: back ? data.reverse() : data, has_more: rows.length > limit, url };
  }

  async #seqOf(kind: Kind, id: string): Promise<string> {
    const sql = `select seq::text as seq from ${TABLE} where id = $1 and kind = $2`;
    const { rows } = await this.client.query<{ seq: string }>(sql, [id, kind]);
    if (!rows[0]) throw noSuch(kind, id, 'starting_after');
    return rows[0].seq;
  }
}

const conditions = (
  kind: Kind,
  where: Record<string, string | undefined>,
): { sql: string; values: string[] } => {
  const given = Object.entries(where).flatMap(([field, value]) =>
    value === undefined ? [] : [{ field, value }],
  );
  // Field names come from our own routes, values from the request.
  const parts = given.map(({ field }, index) => `body ->> '${field}' = $${index + 2}`);
  return { sql: ['kind = $1', ...parts].join(' and '), values: [kind, ...given.map(({ value }) => value)] };
};
