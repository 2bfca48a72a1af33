import { DomainError, ErrorCode } from '../../../../schema/errors.ts';
import type { Actor } from '../../../platform/actor.ts';
import { accountIdOf, type Ctx } from '../../../platform/context.ts';
import { forUpdate } from '../../../platform/ids.ts';
import type { StepsCtx } from '../../../platform/process/steps.ts';
import { clearAttempts } from '../../../platform/rate-limit/tries.ts';
import { sql } from '../../../platform/sql.ts';
import { Account } from '../account.entity.ts';
import { hasFactor, spendFactorCode } from '../factors/factor.service.ts';
import { accountOfPasskey } from '../factors/passkey.service.ts';
import { confirmPassword } from '../passwords/password.service.ts';

/** Instant since which a proof counts; null where none is asked for. */
function countsSince({ clock, ports }: Pick<Ctx, 'clock' | 'ports'>): Date | null {
  const minutes = ports.config.freshProofMinutes;
  return minutes === 0 ? null : new Date(clock.now().getTime() - minutes * 60_000);
}

const isAfter = (proof: Date | null | undefined, since: Date): boolean =>
  !!proof && proof.getTime() >= since.getTime();

const dueOf = ({ provedAt, confirmedAt }: Actor, proof: 'fresh' | 'once') =>
  proof === 'once' ? confirmedAt : provedAt;

/** Throws PROOF_NEEDED unless the caller's session has the proof. Tokens have their scopes instead. */
export function assertProof(ctx: Ctx, proof: 'fresh' | 'once'): void {
  const since = countsSince(ctx);
  // What two decide was proved when the second one confirmed it.
  if (since === null || ctx.actor.token || ctx.proposal) return;
  if (!isAfter(dueOf(ctx.actor, proof), since)) throw new DomainError(ErrorCode.PROOF_NEEDED);
}

/** Uses the proof for one action up, in its transaction. Throws PROOF_NEEDED when another action was faster. */
async function spendProof(ctx: Ctx): Promise<void> {
  const since = countsSince(ctx);
  if (since === null || ctx.proposal) return;
  const used = await sql`update session set confirmed_at = null
    where id = ${ctx.actor.sessionId} and confirmed_at >= ${since} returning id`.rows(ctx);
  if (used.length === 0) throw new DomainError(ErrorCode.PROOF_NEEDED);
}

/** A context whose first transaction that commits uses the proof for one action up. */
export function spendingProof<C extends StepsCtx>(ctx: C): C {
  let isUsed = false;
  const inTransaction: StepsCtx['inTransaction'] = async (work) => {
    const result = await ctx.inTransaction(async (inner) => {
      if (!isUsed) await spendProof(inner);
      return work(inner);
    });
    isUsed = true;
    return result;
  };
  return { ...ctx, inTransaction };
}

/**
 * The caller's account, locked, with a proof: the password when it is given, otherwise the one of the session. Throws
 * PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED.
 */
export async function provenAccount(ctx: Ctx, password: string | null | undefined): Promise<Account> {
  if (password != null || countsSince(ctx) === null) return confirmPassword(ctx, password ?? '', 'password');
  assertProof(ctx, 'fresh');
  return ctx.em.findOneOrFail(Account, { id: ctx.actor.accountId ?? 0 }, forUpdate);
}

/** Whether only a second factor proves what staff do: where all of them need one, and for anyone who has one. */
async function needsFactor(ctx: Ctx): Promise<boolean> {
  const { actor, ports } = ctx;
  if (!actor.isStaff && !actor.lacksFactor) return false;
  return ports.config.staffNeedFactor || hasFactor(ctx, accountIdOf(ctx));
}

/** How members prove who they are: one of these. */
export interface Proof {
  readonly password?: string | null | undefined;
  readonly code?: string | null | undefined;
  /** What the browser answered with a passkey, as JSON. */
  readonly passkey?: string | null | undefined;
}

/** Compares what was given. Returns whether it was a second factor. */
async function checkProof(ctx: Ctx, { password, code, passkey }: Proof): Promise<boolean> {
  const id = accountIdOf(ctx);
  if (passkey) {
    if ((await accountOfPasskey(ctx, passkey)) !== id)
      throw new DomainError(ErrorCode.PASSKEY_REFUSED, 'passkey');
    return true;
  }
  if (code) {
    await spendFactorCode(ctx, id, code);
    return true;
  }
  await confirmPassword(ctx, password ?? '', 'password');
  await clearAttempts(ctx, 'newPassword', id);
  return false;
}

/**
 * Proves who is signed in, for what needs a fresh proof, and for one action of staff. A second factor gives staff their
 * rights. Returns until when it counts. Throws PASSWORD_REQUIRED, PASSWORD_WRONG, CODE_WRONG, PASSKEY_REFUSED,
 * RATE_LIMITED.
 */
export async function confirmIdentity(ctx: Ctx, proof: Proof): Promise<Date> {
  const isFactor = await checkProof(ctx, proof);
  const now = ctx.clock.now();
  const isForOneAction = isFactor || !(await needsFactor(ctx));
  await sql`update session set proved_at = ${now},
      confirmed_at = case when ${isForOneAction} then ${now}::timestamptz else confirmed_at end,
      factor_at = case when ${isFactor} then ${now}::timestamptz else factor_at end
    where id = ${ctx.actor.sessionId}`.run(ctx);
  return new Date(now.getTime() + ctx.ports.config.freshProofMinutes * 60_000);
}
