import { setTimeout as sleep } from 'node:timers/promises';
import { type GraphQLField, type GraphQLFieldResolver, GraphQLString } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import { accountIdOf } from '../../platform/context.ts';
import {
  type Claim,
  claim,
  HEARTBEAT_MS,
  type KeyedCall,
  keyedCall,
  type Outcome,
  releaseClaim,
  renewClaim,
  storeOutcome,
} from '../../platform/process/idempotency.ts';
import type { RequestCtx } from '../transaction.ts';
import { replayFormatOf } from './idempotent-answers.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestCtx>;

/** Runs work as its mutation commits: in one transaction, or in several. */
export type Commit = <T>(ctx: RequestCtx, work: (inner: RequestCtx) => Promise<T>) => Promise<T>;

/**
 * Failures reported by the payment provider: they are repeated. All others (a rule, invalid input, a provider that does
 * not answer) leave the key free for another try.
 */
const final: ReadonlySet<ErrorCode> = new Set([
  'BANK_REFUSED',
  'CARD_DECLINED',
  'PAYMENT_FAILED',
  'PAYMENT_METHOD_NOT_TAKEN',
  'PAYOUT_FAILED',
  'REFUND_FAILED',
]);

/** Milliseconds that a repeat waits for the first call. Longer than a dead process keeps its claim. */
const PATIENCE_MS = 25_000;

/** Calls running in this process, so that their repeats need not poll the database. */
const running = new Map<string, Promise<unknown>>();

const idOf = ({ accountId, keyHash }: KeyedCall): string => `${accountId} ${keyHash.toString('hex')}`;

/** Claims a call, or waits until it has ended. Throws IDEMPOTENCY_KEY_IN_USE when that takes too long. */
async function claimOrWait(ctx: RequestCtx, call: KeyedCall): Promise<Exclude<Claim, { kind: 'running' }>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const claimed = await claim(ctx, call);
    if (claimed.kind !== 'running') return claimed;
    if (Date.now() >= end) throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_IN_USE, 'idempotencyKey');
    const here = running.get(idOf(call));
    await (here ? Promise.race([here, sleep(1_000)]) : sleep(200));
  }
}

function refusalOf(error: unknown): Outcome | null {
  if (!(error instanceof DomainError) || !final.has(error.code)) return null;
  const { said, field } = error;
  return { refused: { said, ...(field && { field }) } };
}

/** Stores a final failure, or releases the claim after any other. The caller throws the failure. */
async function noteFailure(ctx: RequestCtx, call: KeyedCall, holder: string, error: unknown): Promise<void> {
  try {
    const refusal = refusalOf(error);
    if (refusal) await storeOutcome(ctx, call, holder, refusal);
    else await releaseClaim(ctx, call, holder);
  } catch (fault) {
    ctx.ports.log.error(
      { err: fault, operation: call.operation },
      'an idempotency key could not be given back',
    );
  }
}

/** Runs a claimed call with heartbeats. */
async function runClaimed<T>(
  ctx: RequestCtx,
  call: KeyedCall,
  holder: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () =>
    renewClaim(ctx, call, holder).catch((error: unknown) =>
      ctx.ports.log.warn({ err: error }, 'a claim could not be prolonged'),
    );
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  const { promise, resolve } = Promise.withResolvers<void>();
  running.set(idOf(call), promise);
  try {
    return await work();
  } catch (error) {
    await noteFailure(ctx, call, holder, error);
    throw error;
  } finally {
    clearInterval(timer);
    running.delete(idOf(call));
    resolve();
  }
}

/** Adds the argument `idempotencyKey` to a mutation. */
function takeKey(field: GraphQLField<unknown, RequestCtx>): void {
  const key = {
    name: 'idempotencyKey',
    description: undefined,
    type: GraphQLString,
    defaultValue: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  };
  field.args = [...field.args, key];
}

/**
 * Makes a mutation idempotent: with an `idempotencyKey` it runs once per account and key, and a repeat gets the first
 * answer. A mutation of one transaction stores its outcome in it. A mutation of several steps stores it afterwards;
 * when its process dies in between, the repeat runs the service again, which continues where it was.
 */
export function withIdempotency(
  field: GraphQLField<unknown, RequestCtx>,
  resolve: Resolver,
  commit: Commit,
): Resolver {
  const answering = replayFormatOf(field);
  takeKey(field);
  return async (source, { idempotencyKey, ...args }, ctx, info) => {
    const run = (inner: RequestCtx, given: object) => Promise.resolve(resolve(source, given, inner, info));
    if (idempotencyKey == null) return commit(ctx, (inner) => run(inner, args));
    const call = keyedCall(accountIdOf(ctx), idempotencyKey, field.name, args);
    const claimed = await claimOrWait(ctx, call);
    if (claimed.kind === 'done') {
      if ('answer' in claimed.outcome) {
        return answering.answer({ ctx, info, run: (given) => run(ctx, given) }, claimed.outcome.answer);
      }
      const { said, field: place } = claimed.outcome.refused;
      throw new DomainError(said, place);
    }
    const { holder } = claimed;
    return runClaimed(ctx, call, holder, () =>
      commit(ctx, async (inner) => {
        const result = await run(inner, args);
        const answer = await answering.outcomeOf(inner, args, result);
        // A process that counted as dead must not commit what another one is doing by now.
        if (!(await storeOutcome(inner, call, holder, { answer })))
          throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_IN_USE, 'idempotencyKey');
        return result;
      }),
    );
  };
}
