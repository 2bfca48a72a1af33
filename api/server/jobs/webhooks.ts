import type { MikroORM } from '@mikro-orm/postgresql';
import { Counter, type Registry } from 'prom-client';
import { claimDue, type DueDelivery, deliver } from '../../modules/webhooks/webhook-delivery.service.ts';
import type { Clock } from '../../platform/clock.ts';
import { createDrain } from '../../platform/concurrency/drain.ts';
import type { Ports } from '../../platform/ports.ts';
import { systemCtx } from '../system-context.ts';

/** Dependencies of the worker. */
export interface WebhookParts {
  readonly orm: MikroORM;
  readonly ports: Ports;
  readonly clock: Clock;
  readonly metrics: Registry;
  /** Wakes the outbox after a commit. */
  readonly afterCommit: () => void;
}

/** A worker that delivers messages to webhooks. */
export interface WebhookWorker {
  /** Resolves when no delivery is due or under way. */
  idle(): Promise<void>;
  /** Aborts deliveries under way; another process, or the next start, tries them again. */
  stop(): Promise<void>;
}

/** Maximum number of concurrent deliveries in this process. */
const AT_ONCE = 20;
const POLL_MS = 1_000;

/**
 * Delivers due messages separately from the outbox, so that slow receivers delay nothing else. Deliveries are claimed
 * in the database by any number of processes; claims of a dead one expire after half a minute.
 */
export function startWebhooks(parts: WebhookParts): WebhookWorker {
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
        const run: Promise<void> = attempt(due, stopped).finally(() => {
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
    async idle() {
      drain.kick();
      await drain.idle();
      while (underWay.size > 0) {
        await Promise.all(underWay);
        await drain.idle();
      }
    },
    async stop() {
      clearInterval(timer);
      await drain.stop();
      await Promise.all(underWay);
    },
  };
}
