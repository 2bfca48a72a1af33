import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ctx } from '../../platform/context.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { sql } from '../../platform/sql.ts';
import type { RecordStore } from '../../platform/storage/record-store.ts';

/** Name of the secret that signs. */
const KEY = 'audit-log';
const DAY = 86_400_000;
/** Days that are looked back on for a signed head: the job may have stood still. */
const DAYS = 7;

/** The last row of the audit log on a day, and who says so. */
interface SignedHead {
  readonly id: number;
  /** Hash of the row, which every row before it went into, in hexadecimal digits. */
  readonly sha256: string;
  readonly at: string;
  /** HMAC-SHA-256 of `id sha256 at` with a secret that is not in the database. */
  readonly signature: string;
}

type Head = Omit<SignedHead, 'signature'>;

const nameOf = (at: Date): string => `audit/${at.toISOString().slice(0, 10)}.json`;

const sign = ({ id, sha256, at }: Head, key: string): string =>
  createHmac('sha256', key).update(`${id} ${sha256} ${at}`).digest('hex');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Signs the last row of the audit log and stores that outside of the database, in one record for each day. */
export async function signAuditHead({ em, clock, ports }: Ctx): Promise<void> {
  const { rows } = await sql<{ id: number; sha256: string }>`select id, encode(hash, 'hex') as sha256
    from staff_action order by id desc limit 1`.execute(em.getKysely());
  const [last] = rows;
  if (!last) return;
  const now = clock.now();
  const head = { ...last, at: now.toISOString() };
  const signed: SignedHead = { ...head, signature: sign(head, ports.secrets.get(KEY)) };
  await ports.records.put(nameOf(now), `${JSON.stringify(signed)}\n`);
}

/** Where signed heads are, and the keys that signed them. */
export interface SignedHeads {
  readonly records: RecordStore;
  readonly secrets: Pick<Secrets, 'all'>;
}

/** What does not agree with the newest signed head, in words; null when the log agrees, or nothing was signed yet. */
export async function findHeadFault(
  em: EntityManager,
  { records, secrets }: SignedHeads,
  now: Date,
): Promise<string | null> {
  for (let day = 0; day < DAYS; day += 1) {
    const text = await records.get(nameOf(new Date(now.getTime() - day * DAY)));
    if (text === null) continue;
    const { signature, ...head } = JSON.parse(text) as SignedHead;
    if (!secrets.all(KEY).some((key) => isSame(sign(head, key), signature)))
      return 'the signature is not ours';
    const { rows } = await sql<{ isThere: boolean }>`select exists (select from staff_action
      where id = ${head.id} and encode(hash, 'hex') = ${head.sha256}) as "isThere"`.execute(em.getKysely());
    return rows[0]?.isThere ? null : `row ${head.id} of ${head.at} is gone or another`;
  }
  return null;
}
