import type { PoolClient } from 'pg';
import { type ProviderAnswer, ProviderError } from './provider-error.ts';

export interface IdempotentRequest {
  owner: string;
  key: string;
  endpoint: string;
  fingerprint: string;
}

interface KeyRow {
  endpoint: string;
  fingerprint: string;
  request_id: string;
  status: number;
  answer: object;
}

const conflict = (status: number, message: string, code?: string): ProviderError =>
  new ProviderError(status, { type: 'idempotency_error', message, ...(code ? { code } : {}) });

const holdKey = async (client: PoolClient, { owner, key }: IdempotentRequest): Promise<void> => {
  const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held';
  const { rows } = await client.query<{ held: boolean }>(sql, [`payment_provider ${owner} ${key}`]);
  if (rows[0]?.held) return;
  throw conflict(
    409,
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    'idempotency_key_in_use',
  );
};

const firstAnswer = async (
  client: PoolClient,
  request: IdempotentRequest,
): Promise<ProviderAnswer | null> => {
  const sql = `select endpoint, fingerprint, request_id, status, answer from payment_provider.idempotency_keys
    where owner = $1 and key = $2`;
  const row = (await client.query<KeyRow>(sql, [request.owner, request.key])).rows[0];
  if (!row) return null;
  const other = `Try using a key other than '${request.key}' if you meant to execute a different request.`;
  if (row.endpoint !== request.endpoint || row.fingerprint !== request.fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. ${other}`;
    throw conflict(400, message);
  }
  return { status: row.status, body: row.answer, replayOf: row.request_id };
};

/**
 * Gives back the first answer of a key, or holds the key until the transaction ends. Throws 409 when the key is being
 * used right now, 400 when it was used for something else.
 */
export const claimKey = async (
  client: PoolClient,
  request: IdempotentRequest,
): Promise<ProviderAnswer | null> => {
  // Also looked up before locking, so that repeats of a finished request do not wait for one another.
  const known = await firstAnswer(client, request);
  if (known) return known;
  await holdKey(client, request);
  return firstAnswer(client, request);
};

/** Keeps the answer of a key for ever: a repeat is given the first answer, also when it was a refusal. */
export const keepAnswer = async (
  client: PoolClient,
  request: IdempotentRequest,
  requestId: string,
  answer: ProviderAnswer,
): Promise<void> => {
  const sql = `insert into payment_provider.idempotency_keys (owner, key, endpoint, fingerprint, request_id, status, answer)
    values ($1, $2, $3, $4, $5, $6, $7)`;
  const { owner, key, endpoint, fingerprint } = request;
  const body = JSON.stringify(answer.body);
  await client.query(sql, [owner, key, endpoint, fingerprint, requestId, answer.status, body]);
};
