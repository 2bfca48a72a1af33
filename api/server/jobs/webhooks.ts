import { Counter } from 'prom-client';
import { claimDue, type DueDelivery, deliver } from '../../modules/webhooks/webhook-delivery.service.ts';
import { createDrain } from '../../platform/concurrency.ts';
import { inSpan } from '../../platform/tracing/spans.ts';
import type { ServerParts } from '../http/request-context.ts';
import { systemCtx } from '../system-context.ts';

/** Maximum number of concurrent deliveries in this process. */
const AT_ONCE = 20;
const POLL_MS = 1_000;

/**
 * Delivers due messages separately from the outbox, so that slow receivers delay nothing else. Deliveries are claimed
 * in the database by any number of processes; claims of a dead one expire after half a minute.
 */
export function startWebhooks(parts: Omit<ServerParts, 'providerEvents'>) {
  const tries = new Counter({
    name: 'webhook_tries_total',
    help: 'Tries to deliver a message to a webhook by how they ended.',
    labelNames: ['outcome'],
    registers: [parts.metrics],
  });
  const ctx = systemCtx(parts);
  const underWay = new Set<Promise<void>>();

  const attempt = async (due: DueDelivery, stopped: AbortSignal): Promise<void> => {
    try {
      tries.inc({ outcome: (await deliver(ctx, due, stopped)) ? 'delivered' : 'failed' });
    } catch (error) {
      parts.ports.log.error({ err: error, delivery: due.id }, 'a delivery could not be noted');
    }
  };
  // A finished delivery frees a slot, and possibly the next message to the same receiver.
  const drain = createDrain(
    async (stopped) => {
      const room = AT_ONCE - underWay.size;
      if (room === 0) return;
      for (const due of await claimDue(ctx, room)) {
        const trying = inSpan('webhook delivery', () => attempt(due, stopped));
        const run: Promise<void> = trying.finally(() => {
          underWay.delete(run);
          drain.kick();
        });
        underWay.add(run);
      }
    },
    (error) => parts.ports.log.error({ err: error }, 'the webhook deliveries could not be read'),
  );
  const timer = setInterval(drain.kick, POLL_MS);
  timer.unref();
  return {
    /** Resolves when no delivery is due or under way. */
    async idle(): Promise<void> {
      drain.kick();
      await drain.idle();
      while (underWay.size > 0) {
        await Promise.all(underWay);
        await drain.idle();
      }
    },
    /** Aborts deliveries under way; another process, or the next start, tries them again. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await drain.stop();
      await Promise.all(underWay);
    },
  };
}
