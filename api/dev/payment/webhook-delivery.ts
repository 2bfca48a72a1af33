import type { Pool } from 'pg';
import { createDrain } from '../../platform/concurrency.ts';
import { signWebhook } from './provider-secrets.ts';

/** Where events go. An address that is not known yet (null) lets them wait. */
export interface WebhookTarget {
  url: () => string | null;
  secret: string;
  /** Pause before the second attempt in milliseconds; it doubles each time, up to an hour. */
  firstRetryMs: number;
  log: ProviderLog;
}

/** The used part of a logger. Bodies are never logged. */
export interface ProviderLog {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface DueEvent {
  id: string;
  body: { type: string };
  attempts: number;
}

const BATCH = 10;
const TIMEOUT_MS = 10_000;
const LEASE_SECONDS = 12;
const HOUR_MS = 3_600_000;
const IDLE_MS = 5_000;

// Claiming moves the due time ahead, so that another process leaves the event alone and takes it up after a crash.
const CLAIM = `update payment_provider.events e set attempts = attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
  where e.id in (select id from payment_provider.events where due_at <= now() order by seq limit ${BATCH} for update skip locked)
  returning e.id, e.body, e.attempts`;

// An event that was asked for again meanwhile counts its attempts anew, and stays due.
const DELIVERED =
  'update payment_provider.events set delivered_at = now(), due_at = null where id = $1 and attempts = $2';

// The provider gives up after three days; the event stays readable.
const AGAIN = `update payment_provider.events
  set due_at = case when created_at > now() - interval '3 days' then now() + $2 * interval '1 millisecond' end
  where id = $1 and attempts = $3`;

const NEXT = `select extract(epoch from min(due_at) - now()) * 1000 as wait from payment_provider.events where due_at is not null`;

/** Delivers stored events at least once each, with growing pauses, also after a restart. */
export class WebhookDelivery {
  private timer: NodeJS.Timeout | undefined;
  private readonly drain = createDrain(
    (stopped) => this.work(stopped),
    (error) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      this.target.log.warn({ error: reason }, 'webhook delivery paused');
      this.wakeIn(IDLE_MS);
    },
  );

  constructor(
    private readonly pool: Pool,
    private readonly target: WebhookTarget,
  ) {}

  /** Wakes the delivery. Returns immediately. */
  wake(): void {
    this.drain.kick();
  }

  /** Ends delivery after the attempts under way. */
  async close(): Promise<void> {
    await this.drain.stop();
    clearTimeout(this.timer);
  }

  private async work(stopped: AbortSignal): Promise<void> {
    const url = this.target.url();
    if (url === null) return this.wakeIn(IDLE_MS);
    while (!stopped.aborted) {
      const { rows } = await this.pool.query<DueEvent>(CLAIM);
      if (rows.length === 0) break;
      await Promise.all(rows.map((event) => this.deliver(event, url)));
    }
    const { rows } = await this.pool.query<{ wait: string | null }>(NEXT);
    this.wakeIn(Math.min(Math.max(Number(rows[0]?.wait ?? IDLE_MS), 20), IDLE_MS));
  }

  private wakeIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), ms).unref();
  }

  private async deliver(event: DueEvent, url: string): Promise<void> {
    const outcome = await this.post(event, url);
    if (outcome === 'ok') {
      await this.pool.query(DELIVERED, [event.id, event.attempts]);
      return;
    }
    const pause = Math.min(this.target.firstRetryMs * 2 ** (event.attempts - 1), HOUR_MS);
    await this.pool.query(AGAIN, [event.id, pause, event.attempts]);
    this.target.log.warn(
      { event: event.id, type: event.body.type, attempt: event.attempts, outcome, pause },
      'webhook not taken, will be sent again',
    );
  }

  private async post(event: DueEvent, url: string): Promise<string> {
    const body = JSON.stringify(event.body, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signWebhook(body, this.target.secret, Math.floor(Date.now() / 1000)),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      return response.ok ? 'ok' : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.name : 'error';
    }
  }
}
