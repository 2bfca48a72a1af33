import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PaymentEvent } from '../../platform/payment/payment-results.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { recordStaffAction } from '../staff-actions/staff-action.service.ts';
import { type About, aboutOf, followUp } from './follow-up.service.ts';

/** Maximum number of events claimed together. */
const BATCH = 20;
/** Seconds for which a claimed event is left alone; after a crash it is tried again then. */
const LEASE = 60;
/** Tries before an event is left to staff: with growing pauses about a day. */
const MOST_TRIES = 30;
/** Longest pause between two tries, in seconds. */
const LONGEST_PAUSE = 3_600;
/** A first failure is normal: an event may come before the step it reports has recorded its result. */
const WARNED_FROM = 2;
const LONGEST_ERROR = 500;
/** Form of the provider's event ids. */
const EVENT_ID = /^\w{1,255}$/;

/** Stores an event, once, without looking at what it is about. */
export async function storeProviderEvent(ctx: Ctx, event: PaymentEvent): Promise<void> {
  const now = ctx.clock.now();
  const about = JSON.stringify(aboutOf(event));
  await sql`insert into provider_event (id, type, about, created_at, next_try_at)
    values (${event.id}, ${event.type}, ${about}::jsonb, ${now}, ${now})
    on conflict (id) do update set about = excluded.about where provider_event.about is null`.run(ctx);
}

interface Taken {
  readonly id: string;
  readonly type: string;
  readonly about: About;
  readonly tries: number;
}

/** Claims the events that are due, so that no other process handles them. */
async function take(ctx: Ctx): Promise<Taken[]> {
  const now = ctx.clock.now();
  const until = new Date(now.getTime() + LEASE * 1000);
  const taken = await sql<Taken>`update provider_event set tries = tries + 1, next_try_at = ${until}
    where id in (select id from provider_event
      where done_at is null and given_up_at is null and about is not null and next_try_at <= ${now}
      order by next_try_at, created_at limit ${BATCH} for update skip locked)
    returning id, type, about, tries`.rows({ em: ctx.em.fork() });
  return taken;
}

async function failed(ctx: Ctx, { id, type, tries }: Taken, error: unknown): Promise<void> {
  const now = ctx.clock.now();
  const reason = shorten(error instanceof Error ? error.message : String(error), LONGEST_ERROR);
  const pause = Math.min(LONGEST_PAUSE, 5 * 2 ** (tries - 1));
  const isLast = tries >= MOST_TRIES;
  const { log } = ctx.ports;
  const what = { err: error, event: id, type, tries };
  if (isLast) log.error(what, 'an event of the payment provider is given up: staff has to look at it');
  else
    log[tries < WARNED_FROM ? 'info' : 'warn'](
      what,
      'an event of the payment provider could not be worked off, and is tried again',
    );
  await sql`update provider_event set last_error = ${reason}, given_up_at = ${isLast ? now : null},
      next_try_at = ${new Date(now.getTime() + pause * 1000)}
    where id = ${id}`.run({ em: ctx.em.fork() });
}

async function workOff(ctx: StepsCtx, event: Taken): Promise<void> {
  try {
    await followUp(ctx, event.about);
  } catch (error) {
    return failed(ctx, event, error);
  }
  await sql`update provider_event set done_at = ${ctx.clock.now()} where id = ${event.id}`.run({
    em: ctx.em.fork(),
  });
}

/**
 * Handles the events of the payment provider that are due. One that fails is tried again after a growing pause, and
 * given up with an error in the log after 30 tries; it is never lost. Returns how many it took.
 */
export async function processProviderEvents(ctx: StepsCtx): Promise<number> {
  let count = 0;
  for (;;) {
    const events = await take(ctx);
    for (const event of events) await workOff(ctx, event);
    count += events.length;
    if (events.length < BATCH) return count;
  }
}

/** Numbers of events that wait for another try and that were given up, for metrics. */
export async function countFailedEvents(ctx: Ctx): Promise<{ failing: number; givenUp: number }> {
  const found = await sql<{ failing: number; givenUp: number }>`select
      count(*) filter (where given_up_at is null and last_error is not null)::int as failing,
      count(*) filter (where given_up_at is not null)::int as "givenUp"
    from provider_event where done_at is null`.first({ em: ctx.em.fork() });
  return found ?? { failing: 0, givenUp: 0 };
}

/** Schedules a failed event again, with as many tries as before. Throws NOT_FOUND, WRONG_STATE. */
export async function retryProviderEvent(ctx: Ctx, id: string): Promise<void> {
  if (!EVENT_ID.test(id)) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  const event = await sql<{ isDone: boolean }>`select done_at is not null as "isDone" from provider_event
    where id = ${id} for update`.first(ctx);
  if (!event) throw new DomainError(ErrorCode.NOT_FOUND, 'id');
  if (event.isDone) throw new DomainError(ErrorCode.WRONG_STATE, 'id');
  await sql`update provider_event set given_up_at = null, tries = 0, next_try_at = ${ctx.clock.now()}
    where id = ${id}`.run(ctx);
  await recordStaffAction(ctx, {
    action: 'retryProviderEvent',
    subject: 'providerEvent',
    subjectId: 0,
    reason: id,
  });
}
