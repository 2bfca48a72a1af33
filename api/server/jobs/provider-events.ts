import { Gauge } from 'prom-client';
import {
  countFailedEvents,
  processProviderEvents,
} from '../../modules/provider-events/provider-event.service.ts';
import { createDrain, type Drain } from '../../platform/concurrency.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';

type Parts = Omit<ServerParts, 'providerEvents'>;

function publishFigures(parts: Parts): void {
  new Gauge({
    name: 'provider_events_failed',
    help: 'Events of the payment provider that failed: tried again by themselves, or given up until staff looks.',
    labelNames: ['state'],
    registers: [parts.metrics],
    async collect() {
      const { failing, givenUp } = await countFailedEvents(systemCtx(parts));
      this.set({ state: 'retrying' }, failing);
      this.set({ state: 'given_up' }, givenUp);
    },
  });
}

/**
 * Creates the worker for events of the payment provider in this process; it starts with the first kick. A scheduled job
 * handles what it misses.
 */
export function createProviderEvents(parts: Parts): Drain {
  publishFigures(parts);
  const onError = (error: unknown): void =>
    parts.ports.log.error({ err: error }, 'provider events could not be read');
  return createDrain(async () => void (await processProviderEvents(systemCtx(parts))), onError);
}
