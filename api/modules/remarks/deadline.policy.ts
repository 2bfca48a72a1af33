import type { Ctx } from '../../platform/context.ts';

const DAY = 86_400_000;

/** The instant at which a period ends; null when the period is switched off. */
export const daysAfter = (begin: Date, days: number): Date | null =>
  days > 0 ? new Date(begin.getTime() + days * DAY) : null;

/** The same for a period that begins now. */
export const daysFromNow = ({ clock }: Pick<Ctx, 'clock'>, days: number): Date | null =>
  daysAfter(clock.now(), days);

/** When a job that is finished now is released without its owner; null when that is switched off. */
export const releaseDeadline = (ctx: Pick<Ctx, 'clock' | 'ports'>): Date | null =>
  daysFromNow(ctx, ctx.ports.config.periods.autoReleaseDays);

/** Days before the release at which a silent owner is reminded: half of the time, and two days when there are more. */
export function remindersBefore(autoReleaseDays: number): readonly [first: number, last: number] {
  const half = autoReleaseDays / 2;
  return [half, Math.min(half, 2)];
}
