import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import { type Sql, sql } from '../sql.ts';

/** Seconds for which the addresses of one picture stay the same, so that browsers keep it. They work twice as long. */
const WINDOW = 3_600;
/** Bytes of a signature. */
const BYTES = 16;

/** Signs addresses of private pictures until an instant, in seconds since 1970. */
export interface PictureKey {
  readonly key: Buffer;
  readonly until: number;
}

const keyFor = (secret: string, until: number): Buffer =>
  createHmac('sha256', secret).update(`${until}`).digest();

/** The key that signs now. It is worth nothing after its hour, so the database may see it. */
export function pictureKeyAt(secrets: Pick<Secrets, 'get'>, now: Date): PictureKey {
  const until = (Math.floor(now.getTime() / 1000 / WINDOW) + 2) * WINDOW;
  return { key: keyFor(secrets.get('pictures'), until), until };
}

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The key goes in twice, as with HMAC, so that nobody can lengthen what was signed. */
const signatureOf = (id: string, key: Buffer): Buffer => sha256(key, sha256(key, id)).subarray(0, BYTES);

/** The query of a signed address. */
export const signedQuery = (id: string, { key, until }: PictureKey): string =>
  `?until=${until}&sig=${signatureOf(id, key).toString('hex')}`;

/** SQL: the same for the id in a column. */
export const signedQuerySql = (id: Sql, { key, until }: PictureKey): Sql =>
  sql`'?until=' || ${String(until)}::text || '&sig=' || encode(substring(
    sha256(${key}::bytea || sha256(${key}::bytea || convert_to(${id}, 'UTF8'))) from 1 for ${sql.lit(BYTES)}), 'hex')`;

/** Seconds for which a signed address still works; 0 when it is over, or not signed by us. */
export function signedFor(
  secrets: Pick<Secrets, 'all'>,
  now: Date,
  id: string,
  { until, sig }: { readonly until?: unknown; readonly sig?: unknown },
): number {
  const seconds = Number(until) - Math.floor(now.getTime() / 1000);
  if (!(seconds > 0 && seconds <= 2 * WINDOW) || typeof sig !== 'string') return 0;
  const given = Buffer.from(sig, 'hex');
  const isOurs = secrets
    .all('pictures')
    .some(
      (secret) =>
        given.length === BYTES && timingSafeEqual(given, signatureOf(id, keyFor(secret, Number(until)))),
    );
  return isOurs ? seconds : 0;
}
