import { createHash, createHmac, randomUUID } from 'node:crypto';
import { DomainError, ErrorCode, type ErrorSaid, outOfBounds } from '../../../schema/errors.ts';
import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';

/** A call with a key. It contains neither the key nor the arguments, only hashes. */
export interface KeyedCall {
  readonly accountId: number;
  readonly keyHash: Buffer;
  readonly operation: string;
  readonly argsHash: Buffer;
}

/** Outcome of a call: what its answer is read from, or its failure. */
export type Outcome =
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly refused: { readonly said: ErrorSaid; readonly field?: string } };

/** Result of claiming a call: ours to run, finished before, or running elsewhere. */
export type Claim =
  | { readonly kind: 'mine'; readonly holder: string }
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'running' };

/** Hours for which a key repeats its first outcome; afterwards it counts as new. */
export const KEY_HOURS = 24;
/** Seconds without a heartbeat after which the process that runs a call counts as dead. */
const LEASE_SECONDS = 10;
/** Milliseconds between two heartbeats. */
export const HEARTBEAT_MS = 3_000;

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

/** JSON with sorted members and without nulls, for hashing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}

/** A call by its key. The arguments are hashed with the key, so that neither can be guessed from the table. */
export function keyedCall(accountId: number, key: string, operation: string, args: object): KeyedCall {
  if (!VISIBLE.test(key))
    throw outOfBounds('idempotencyKey', { minCharacters: 1, maxCharacters: 255, format: 'visible' });
  const keyHash = createHash('sha256').update(key).digest();
  const argsHash = createHmac('sha256', key).update(canonical(args)).digest();
  return { accountId, keyHash, operation, argsHash };
}

interface Row {
  operation: string;
  argsHash: Buffer;
  outcome: Outcome | null;
}

/** Claims the key when it is new, expired, or its process is dead. */
async function take(ctx: Ctx, call: KeyedCall, holder: string): Promise<boolean> {
  const { accountId, keyHash, operation, argsHash } = call;
  const now = ctx.clock.now();
  const forgotten = new Date(now.getTime() - KEY_HOURS * 3_600_000);
  const taken = await sql`
    insert into idempotency as known (account_id, key_hash, operation, args_hash, holder, leased_until, created_at)
    values (${accountId}, ${keyHash}, ${operation}, ${argsHash}, ${holder},
      now() + make_interval(secs => ${LEASE_SECONDS}), ${now})
    on conflict (account_id, key_hash) do update set operation = excluded.operation, args_hash = excluded.args_hash,
      holder = excluded.holder, leased_until = excluded.leased_until, created_at = excluded.created_at, outcome = null
    where known.created_at <= ${forgotten}
      or (known.outcome is null and known.leased_until < now()
        and known.operation = excluded.operation and known.args_hash = excluded.args_hash)
    returning 1`.rows({ em: ctx.em.fork() });
  return taken.length > 0;
}

/** Claims a call. Throws IDEMPOTENCY_KEY_REUSED when the key belongs to another operation or to other arguments. */
export async function claim(ctx: Ctx, call: KeyedCall): Promise<Claim> {
  const holder = randomUUID();
  if (await take(ctx, call, holder)) return { kind: 'mine', holder };
  const row = await sql<Row>`select operation, args_hash as "argsHash", outcome from idempotency
    where account_id = ${call.accountId} and key_hash = ${call.keyHash}`.first({ em: ctx.em.fork() });
  if (!row) return { kind: 'running' };
  if (row.operation !== call.operation || !call.argsHash.equals(row.argsHash)) {
    throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_REUSED, 'idempotencyKey');
  }
  return row.outcome ? { kind: 'done', outcome: row.outcome } : { kind: 'running' };
}

/** Extends the claim of a running call. */
export async function renewClaim(ctx: Ctx, call: KeyedCall, holder: string): Promise<void> {
  await sql`update idempotency set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    where account_id = ${call.accountId} and key_hash = ${call.keyHash} and holder = ${holder}
      and outcome is null`.run({ em: ctx.em.fork() });
}

/** Stores the outcome of a call in the transaction of `ctx`. False when another process has taken the call over. */
export async function storeOutcome(
  ctx: Ctx,
  call: KeyedCall,
  holder: string,
  outcome: Outcome,
): Promise<boolean> {
  const kept = await sql`update idempotency set outcome = ${JSON.stringify(outcome)}::jsonb
    where account_id = ${call.accountId} and key_hash = ${call.keyHash} and holder = ${holder}
    returning 1`.rows(ctx);
  return kept.length > 0;
}

/** Deletes a claim after a failure that is not final, so that the same call may be tried again. */
export async function releaseClaim(ctx: Ctx, call: KeyedCall, holder: string): Promise<void> {
  await sql`delete from idempotency where account_id = ${call.accountId} and key_hash = ${call.keyHash}
    and holder = ${holder} and outcome is null`.run({ em: ctx.em.fork() });
}

/** Deletes expired keys. Returns how many. */
export async function deleteOldKeys(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEY_HOURS * 3_600_000);
  const gone = await sql`delete from idempotency where created_at <= ${before}`.run({ em: ctx.em.fork() });
  return Number(gone.numAffectedRows ?? 0);
}
