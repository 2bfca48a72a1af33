import { setTimeout as sleep } from 'node:timers/promises';
import { type GraphQLField, type GraphQLFieldResolver, GraphQLString } from 'graphql';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import { accountIdOf } from '../platform/context.ts';
import {
  type Claim,
  claim,
  giveBack,
  HEARTBEAT_MS,
  type KeyedCall,
  keep,
  keyedCall,
  type Outcome,
  prolong,
} from '../platform/idempotency.ts';
import { answeringOf } from './idempotent-answers.ts';
import type { RequestCtx } from './transaction.ts';

type Resolver = GraphQLFieldResolver<unknown, RequestCtx>;

/** Runs work as its mutation commits: in one transaction, or in steps of its own. */
export type Commit = <T>(ctx: RequestCtx, work: (inner: RequestCtx) => Promise<T>) => Promise<T>;

/**
 * Failures that are an answer of the payment provider: they stay what they are, however often the call is repeated.
 * Everything else (a rule, a typing error, a provider that does not answer) leaves the key free for another try.
 */
const final: ReadonlySet<ErrorCode> = new Set([
  'BANK_REFUSED',
  'CARD_DECLINED',
  'PAYMENT_FAILED',
  'PAYOUT_FAILED',
  'REFUND_FAILED',
]);

/** How long a repeat waits for the first call, in milliseconds. Longer than a dead process keeps its claim. */
const PATIENCE_MS = 25_000;

/** Calls that run in this process, so that those who wait here need not ask the database all the time. */
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
  const { code, field, params } = error;
  return { refused: { code, ...(field && { field }), ...(params && { params }) } };
}

/** Keeps a final refusal and gives the key back after any other failure. The failure itself is thrown by the caller. */
async function noteFailure(ctx: RequestCtx, call: KeyedCall, holder: string, error: unknown): Promise<void> {
  try {
    const refusal = refusalOf(error);
    if (refusal) await keep(ctx, call, holder, refusal);
    else await giveBack(ctx, call, holder);
  } catch (fault) {
    ctx.ports.log.error(
      { err: fault, operation: call.operation },
      'an idempotency key could not be given back',
    );
  }
}

/** Runs a claimed call and says meanwhile that it runs. */
async function runClaimed<T>(
  ctx: RequestCtx,
  call: KeyedCall,
  holder: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = () =>
    prolong(ctx, call, holder).catch((error: unknown) =>
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

/** Gives a mutation its argument. */
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
 * Makes a mutation repeatable: with an `idempotencyKey` it runs once per account and key, and a repeat gets the first
 * answer. In a mutation of one transaction the outcome is kept by that transaction. A mutation of several steps keeps it
 * after them; when its process dies in between, the repeat runs the service again, which goes on where it was.
 */
export function repeatable(
  field: GraphQLField<unknown, RequestCtx>,
  resolve: Resolver,
  commit: Commit,
): Resolver {
  const answering = answeringOf(field.type);
  takeKey(field);
  return async (source, { idempotencyKey, ...args }, ctx, info) => {
    const run = (inner: RequestCtx, given: object) => Promise.resolve(resolve(source, given, inner, info));
    if (idempotencyKey == null) return commit(ctx, (inner) => run(inner, args));
    const call = keyedCall(accountIdOf(ctx), idempotencyKey, field.name, args);
    const claimed = await claimOrWait(ctx, call);
    if (claimed.kind === 'done') {
      if ('answer' in claimed.outcome) {
        return answering.tell({ ctx, info, run: (given) => run(ctx, given) }, claimed.outcome.answer);
      }
      const { code, field: place, params } = claimed.outcome.refused;
      throw new DomainError(code, place, params);
    }
    const { holder } = claimed;
    return runClaimed(ctx, call, holder, () =>
      commit(ctx, async (inner) => {
        const result = await run(inner, args);
        const answer = await answering.keep(inner, args, result);
        // Whoever was taken for dead must not commit what somebody else does by now.
        if (!(await keep(inner, call, holder, { answer })))
          throw new DomainError(ErrorCode.IDEMPOTENCY_KEY_IN_USE, 'idempotencyKey');
        return result;
      }),
    );
  };
}
