import type { Pool } from 'pg';
import { signWebhook } from './provider-secrets.ts';
import type { ProviderEvent } from './stored-objects.ts';

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
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

interface DueEvent {
  id: string;
  body: ProviderEvent;
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

const DELIVERED = 'update payment_provider.events set delivered_at = now(), due_at = null where id = $1';

// The provider gives up after three days; the event stays readable.
const AGAIN = `update payment_provider.events
  set due_at = case when created_at > now() - interval '3 days' then now() + $2 * interval '1 millisecond' end
  where id = $1`;

const NEXT = `select extract(epoch from min(due_at) - now()) * 1000 as wait from payment_provider.events where due_at is not null`;

/** Delivers stored events at least once each, with growing pauses, also after a restart. */
export class WebhookDelivery {
  readonly #pool: Pool;
  readonly #target: WebhookTarget;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(pool: Pool, target: WebhookTarget) {
    this.#pool = pool;
    this.#target = target;
  }

  /** Wakes the delivery. Returns immediately. */
  wake(): void {
    this.#again = true;
    if (this.#closed || this.#running) return;
    this.#running = this.#work().finally(() => {
      this.#running = null;
      if (this.#again) this.wake();
    });
  }

  /** Ends delivery after the attempts under way. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#running;
  }

  async #work(): Promise<void> {
    this.#again = false;
    try {
      const url = this.#target.url();
      while (url !== null && !this.#closed) {
        const { rows } = await this.#pool.query<DueEvent>(CLAIM);
        if (rows.length === 0) break;
        await Promise.all(rows.map((event) => this.#deliver(event, url)));
      }
      await this.#sleep(url !== null);
    } catch (error) {
      this.#target.log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'webhook delivery paused',
      );
      this.#schedule(IDLE_MS);
    }
  }

  async #sleep(known: boolean): Promise<void> {
    if (this.#closed) return;
    const { rows } = await this.#pool.query<{ wait: string | null }>(NEXT);
    const wait = Number(rows[0]?.wait ?? IDLE_MS);
    this.#schedule(known ? Math.min(Math.max(wait, 20), IDLE_MS) : IDLE_MS);
  }

  #schedule(ms: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.wake(), ms);
    this.#timer.unref();
  }

  async #deliver(event: DueEvent, url: string): Promise<void> {
    const outcome = await this.#post(event, url);
    if (outcome === 'ok') {
      await this.#pool.query(DELIVERED, [event.id]);
      return;
    }
    const pause = Math.min(this.#target.firstRetryMs * 2 ** (event.attempts - 1), HOUR_MS);
    await this.#pool.query(AGAIN, [event.id, pause]);
    this.#target.log.warn(
      { event: event.id, type: event.body.type, attempt: event.attempts, outcome, pause },
      'webhook not taken, will be sent again',
    );
  }

  async #post(event: DueEvent, url: string): Promise<string> {
    const body = JSON.stringify(event.body, null, 2);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signWebhook(body, this.#target.secret, Math.floor(Date.now() / 1000)),
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
