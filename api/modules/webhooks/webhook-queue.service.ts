import type { Ctx } from '../../platform/context.ts';
import type { FactHandler, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { eventsOf, eventTable } from './webhook.events.ts';
import { type Message, messageOf, type Subject } from './webhook-message.ts';

/** The subject of an event; null when neither side has an enabled webhook. */
async function subjectOf(ctx: Ctx, { campaignId, remarkId }: StoredFact): Promise<Subject | null> {
  const found = await sql<Subject>`
    select c.id as "campaignId", c.type as "campaignType", c.state as "campaignState", c.owner_id as "ownerId",
      r.id as "remarkId", r.state as "remarkState", r.applicant_id as "applicantId",
      coalesce(r.hired_at is not null, false) as "wasHired"
    from campaign c left join remark r on r.id = ${remarkId ?? null}::int
    where c.id = coalesce(${campaignId ?? null}::int, (select campaign_id from remark where id = ${remarkId ?? null}::int))
      and exists (select from webhook w where w.owner_id in (c.owner_id, r.applicant_id) and w.state = 'enabled')`.first(
    ctx,
  );
  return found ?? null;
}

/** Queues a message, once, for every webhook of an account that wants the event; suspended accounts get none. */
async function queue(ctx: Ctx, accountId: number, event: string, { id, body }: Message): Promise<void> {
  const now = ctx.clock.now();
  await sql`insert into webhook_delivery (webhook_id, event_id, event, body, state, next_try_at, created_at)
    select w.id, ${id}, ${event}, ${body}, 'pending', ${now}, ${now} from webhook w
    where w.owner_id = ${accountId} and w.state = 'enabled' and ${event} = any (w.events)
      and exists (select from account as a where a.id = w.owner_id and a.suspended_at is null)
    on conflict (webhook_id, event_id) do nothing`.run(ctx);
}

/** Queues the messages of an event for both sides. A separate worker delivers them. */
export const queueWebhooks: FactHandler = async (ctx, fact) => {
  const events = eventsOf(fact.type);
  const subject = events.length > 0 ? await subjectOf(ctx, fact) : null;
  if (!subject) return [];
  const { ownerId, applicantId, wasHired } = subject;
  for (const event of events) {
    const { to, when } = eventTable[event];
    if (when && (when === 'hired') !== wasHired) continue;
    const accounts = to === 'both' && applicantId !== null ? [ownerId, applicantId] : [ownerId];
    for (const accountId of accounts) {
      await queue(ctx, accountId, event, messageOf(event, fact, subject, accountId));
    }
  }
  return [];
};
