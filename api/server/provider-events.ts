import { Gauge } from 'prom-client';
import {
  countFailedEvents,
  workOffProviderEvents,
} from '../modules/provider-events/provider-event.service.ts';
import type { ServerParts } from './request-context.ts';
import { systemCtx } from './system-context.ts';

/** Works off the events of the payment provider in this process. What it misses, a job of the schedule takes. */
export interface ProviderEvents {
  /** Says that there may be something to work off. Returns at once. */
  kick(): void;
  /** Resolves when nothing of what was kicked is left. */
  idle(): Promise<void>;
  /** Stops after the work at hand. */
  stop(): Promise<void>;
}

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

/** Prepares the worker; it begins with the first kick. */
export function createProviderEvents(parts: Parts): ProviderEvents {
  publishFigures(parts);
  let isWanted = false;
  let isStopped = false;
  let running: Promise<void> | null = null;
  const drain = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      await workOffProviderEvents(systemCtx(parts));
    }
  };
  const kick = (): void => {
    isWanted = true;
    if (running || isStopped) return;
    running = drain()
      .catch((error: unknown) => parts.ports.log.error({ err: error }, 'provider events could not be read'))
      .finally(() => {
        running = null;
        if (isWanted) kick();
      });
  };
  return {
    kick,
    async idle() {
      while (running) await running;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
