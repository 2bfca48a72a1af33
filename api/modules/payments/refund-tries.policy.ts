import type { Ctx } from '../../platform/context.ts';

/** Tries after which a refund is not repeated by itself any more: with the pauses between them about a day and a half. */
const MOST_REFUND_TRIES = 6;

/** Whether a refund whose try failed is to be given up until staff has looked; staff lets it be tried as often again. */
export const isLastTry = (attempt: number): boolean => attempt % MOST_REFUND_TRIES === 0;

/** When a try is made: an hour after the first, then longer, at most a day. */
export function retryTime(ctx: Pick<Ctx, 'clock'>, attempt: number): Date {
  const hours = Math.min(24, 2 ** Math.max(0, attempt - 2));
  return new Date(ctx.clock.now().getTime() + hours * 3_600_000);
}

/** When money that is frozen, or has nowhere to go, is looked at again. */
export const nextLook = (ctx: Pick<Ctx, 'clock'>): Date => new Date(ctx.clock.now().getTime() + 3_600_000);
