import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { DomainError, ErrorCode } from '../../schema/errors.ts';
import type { Ctx } from '../platform/context.ts';
import type { Budget, Purse } from '../platform/rate-limit/budgets.ts';
import { networkOf } from '../platform/rate-limit/network-of.ts';
import type { Variables } from './page-size.ts';
import { costOf } from './query-cost.ts';

/** Most points of one operation. The web client's largest stays below four fifths (tested). */
export const MAX_COST = 2_500;

/** Points of a document that is refused: it had to be read, whatever is wrong with it. */
export const REFUSED_COST = 10;

/** What may be asked for at once, and in the long run: per access token, per account, and per network address. */
export const budgets = {
  token: { name: 'cost-token', capacity: 50_000, restoresPerSecond: 1_000 },
  account: { name: 'cost-account', capacity: 100_000, restoresPerSecond: 2_500 },
  address: { name: 'cost-address', capacity: 500_000, restoresPerSecond: 12_500 },
} as const satisfies Record<string, Budget>;

/** What `extensions.cost` says. */
export interface CostAnswer {
  /** Points of this operation. */
  readonly requested: number;
  /** Points left in the caller's own bucket: of the token, else the account, else the address. */
  readonly remaining: number;
  /** Points of that bucket when it is full. */
  readonly limit: number;
  /** Points that come back to it each second. */
  readonly restoresPerSecond: number;
}

/** An operation that is about to run. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

function purse(ctx: Ctx, rule: keyof typeof budgets, key: string | number): Purse {
  const { name, capacity, restoresPerSecond } = budgets[rule];
  const { apiBudget } = ctx.ports.config;
  return {
    budget: { name, capacity: capacity * apiBudget, restoresPerSecond: restoresPerSecond * apiBudget },
    key: String(key),
  };
}

/** Everything a caller pays from, their own bucket first. */
function pursesOf(ctx: Ctx): [Purse, ...Purse[]] {
  const { accountId, token } = ctx.actor;
  const address = purse(ctx, 'address', networkOf(ctx.caller.address));
  if (accountId === null) return [address];
  const account = purse(ctx, 'account', accountId);
  return token ? [purse(ctx, 'token', token.id), account, address] : [account, address];
}

function refusal(error: DomainError, status: number, headers = new Map<string, string>()): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status, headers } },
  });
}

/** Takes points outside of GraphQL. Answers the seconds to wait when the caller's budget does not allow it, else null. */
export async function spendPoints(ctx: Ctx, points: number): Promise<number | null> {
  const { isPaid, waitSeconds } = await ctx.ports.limiter.spend(pursesOf(ctx), points);
  return isPaid ? null : Math.max(1, Math.ceil(waitSeconds));
}

/** A payment, and why the operation may not run; null when it may. */
export interface Charged {
  readonly cost: CostAnswer;
  readonly refused: GraphQLError | null;
}

/** Takes points, and says what is left. Refused (COST_EXCEEDED, status 429, Retry-After) when the budget does not allow it. */
async function pay(ctx: Ctx, requested: number, points: number): Promise<Charged> {
  const purses = pursesOf(ctx);
  const { isPaid, remaining, waitSeconds } = await ctx.ports.limiter.spend(purses, points);
  const { capacity, restoresPerSecond } = purses[0].budget;
  const left = Math.max(0, Math.floor(remaining[0] ?? 0));
  const cost: CostAnswer = { requested, remaining: left, limit: capacity, restoresPerSecond };
  if (isPaid) return { cost, refused: null };
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  const error = new DomainError(ErrorCode.COST_EXCEEDED, undefined, { seconds });
  return { cost, refused: refusal(error, 429, new Map([['retry-after', String(seconds)]])) };
}

/**
 * Charges the caller for an operation before it runs. Refused is one that costs more than any may (QUERY_TOO_COMPLEX,
 * status 400), and one that the caller's budget does not allow now (COST_EXCEEDED, status 429, Retry-After).
 */
export async function charge(ctx: Ctx, { schema, document, operation, variables }: Asked): Promise<Charged> {
  const requested = costOf(schema, document, operation, variables);
  if (requested <= MAX_COST) return pay(ctx, requested, requested);
  const { cost, refused } = await pay(ctx, requested, REFUSED_COST);
  return { cost, refused: refused ?? refusal(new DomainError(ErrorCode.QUERY_TOO_COMPLEX), 400) };
}

/**
 * Charges the caller for a document that is no valid one, or has no such operation: otherwise whoever only sends these
 * could have us read them without end. Refused is one that the caller's budget does not allow now.
 */
export const chargeForReading = (ctx: Ctx): Promise<Charged> => pay(ctx, REFUSED_COST, REFUSED_COST);
