import type { StepsCtx } from '../../platform/process/steps.ts';
import { processProviderEvents, storeProviderEvent } from './provider-event.service.ts';

/**
 * Asks the payment provider for events whose webhook never reached us (it gives up after three days) and handles them.
 * Known ones are left alone. Returns how many the provider named.
 */
export async function recoverEvents(ctx: StepsCtx): Promise<number> {
  const events = await ctx.ports.payment.listUndeliveredEvents();
  for (const event of events) await ctx.inTransaction((inner) => storeProviderEvent(inner, event));
  if (events.length > 0) await processProviderEvents(ctx);
  return events.length;
}
