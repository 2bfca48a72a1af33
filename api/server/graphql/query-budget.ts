import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Bucket, Budget } from '../../platform/rate-limit/rate-limiter.ts';
import { networkOf } from '../../platform/rate-limit/rate-limiter.ts';
import { costOf, type PricedOperation } from './query-cost.ts';

/** Maximum points of one operation. The web client's largest stays below four fifths (tested). */
export const MAX_COST = 2_500;

/** Points of a refused document, which had to be parsed. */
export const REFUSED_COST = 10;

/** Buckets per access token, account and network address. */
export const budgets = {
  token: { name: 'cost-token', capacity: 50_000, restoresPerSecond: 1_000 },
  account: { name: 'cost-account', capacity: 100_000, restoresPerSecond: 2_500 },
  address: { name: 'cost-address', capacity: 500_000, restoresPerSecond: 12_500 },
} as const satisfies Record<string, Budget>;

/** Value of `extensions.cost`. */
export interface CostAnswer {
  /** Points of this operation. */
  readonly requested: number;
  /** Points left in the caller's own bucket: of the token, else the account, else the address. */
  readonly remaining: number;
  /** Capacity of that bucket. */
  readonly limit: number;
  /** Points restored per second. */
  readonly restoresPerSecond: number;
}

function bucket(ctx: Ctx, rule: keyof typeof budgets, key: string | number): Bucket {
  const { name, capacity, restoresPerSecond } = budgets[rule];
  const { apiBudget } = ctx.ports.config;
  return {
    budget: { name, capacity: capacity * apiBudget, restoresPerSecond: restoresPerSecond * apiBudget },
    key: String(key),
  };
}

function ownBucketOf({ accountId, token }: Ctx['actor']): keyof typeof budgets {
  if (accountId === null) return 'address';
  return token ? 'token' : 'account';
}

/** All buckets of a caller, their own first. */
function bucketsOf(ctx: Ctx): [Bucket, ...Bucket[]] {
  const { accountId, token } = ctx.actor;
  const address = bucket(ctx, 'address', networkOf(ctx.caller.address));
  if (accountId === null) return [address];
  const account = bucket(ctx, 'account', accountId);
  return token ? [bucket(ctx, 'token', token.id), account, address] : [account, address];
}

function refusal(error: DomainError, status: number, headers = new Map<string, string>()): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error,
    extensions: { http: { status, headers } },
  });
}

/**
 * Spends points outside of GraphQL. Returns the seconds to wait when a bucket has too few; null when they were taken.
 */
export async function spendPoints(ctx: Ctx, points: number): Promise<number | null> {
  const { isPaid, waitSeconds } = await ctx.ports.limiter.spend(bucketsOf(ctx), points);
  return isPaid ? null : Math.max(1, Math.ceil(waitSeconds));
}

/** A charge, with the refusal of the operation; null when it may run. */
export interface Charged {
  readonly cost: CostAnswer;
  /** Which bucket `cost` is about. */
  readonly own: keyof typeof budgets;
  readonly refused: GraphQLError | null;
}

/**
 * Spends points and returns the cost. Refused with COST_EXCEEDED (status 429, Retry-After) when a bucket has too few.
 */
async function pay(ctx: Ctx, requested: number, points: number): Promise<Charged> {
  const buckets = bucketsOf(ctx);
  const own = ownBucketOf(ctx.actor);
  const { isPaid, remaining, waitSeconds } = await ctx.ports.limiter.spend(buckets, points);
  const { capacity, restoresPerSecond } = buckets[0].budget;
  const left = Math.max(0, Math.floor(remaining[0] ?? 0));
  const cost: CostAnswer = { requested, remaining: left, limit: capacity, restoresPerSecond };
  if (isPaid) return { cost, own, refused: null };
  const seconds = Math.max(1, Math.ceil(waitSeconds));
  const error = new DomainError({ code: ErrorCode.COST_EXCEEDED, params: { seconds } });
  return { cost, own, refused: refusal(error, 429, new Map([['retry-after', String(seconds)]])) };
}

/**
 * Charges the caller for an operation before it runs. Refused with QUERY_TOO_COMPLEX (status 400) above the maximum,
 * and with COST_EXCEEDED (status 429, Retry-After) when a bucket has too few.
 */
export async function charge(ctx: Ctx, priced: PricedOperation): Promise<Charged> {
  const requested = costOf(priced);
  if (requested <= MAX_COST) return pay(ctx, requested, requested);
  const charged = await pay(ctx, requested, REFUSED_COST);
  return {
    ...charged,
    refused: charged.refused ?? refusal(new DomainError(ErrorCode.QUERY_TOO_COMPLEX), 400),
  };
}

/** Charges the caller for an invalid document: otherwise somebody could have documents parsed without limit. */
export const chargeForReading = (ctx: Ctx): Promise<Charged> => pay(ctx, REFUSED_COST, REFUSED_COST);

/**
 * `RateLimit` and `RateLimit-Policy` of an answer (draft-ietf-httpapi-ratelimit-headers): the caller's own bucket, in
 * points, with the seconds until it is full again.
 */
export function rateLimitHeaders({ own, cost }: Charged): readonly (readonly [string, string])[] {
  const { limit, remaining, restoresPerSecond } = cost;
  const secondsFor = (points: number): number => Math.ceil(points / restoresPerSecond);
  return [
    ['ratelimit', `"${own}";r=${remaining};t=${secondsFor(limit - remaining)}`],
    ['ratelimit-policy', `"${own}";q=${Math.floor(limit)};w=${secondsFor(limit)}`],
  ];
}
