import type { Ctx } from '../../../platform/context.ts';

/** Tries before a refund waits for staff: with growing pauses about a day and a half. */
const MOST_REFUND_TRIES = 6;

/** Whether a refund whose try failed is given up until staff act; staff can schedule as many tries again. */
export const isLastTry = (attempt: number): boolean => attempt % MOST_REFUND_TRIES === 0;

/** Time of the next try: an hour after the first, then at growing intervals, at most a day. */
export function retryTime(ctx: Pick<Ctx, 'clock'>, attempt: number): Date {
  const hours = Math.min(24, 2 ** Math.max(0, attempt - 2));
  return new Date(ctx.clock.now().getTime() + hours * 3_600_000);
}

/** When money that is frozen or has no destination is looked at again. */
export const nextLook = (ctx: Pick<Ctx, 'clock'>): Date => new Date(ctx.clock.now().getTime() + 3_600_000);
