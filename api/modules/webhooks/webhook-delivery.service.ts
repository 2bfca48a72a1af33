import type { Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { FactHandler } from '../../platform/outbox/outbox-worker.ts';
import type { OutgoingAnswer } from '../../platform/outgoing-http/outgoing-http.ts';
import type { StepsCtx } from '../../platform/process/steps.ts';
import { SecretUnreadable } from '../../platform/secrets/secret-cipher.ts';
import { sql } from '../../platform/sql.ts';
import { noticeAccount } from '../notifications/account-notice.service.ts';
import { failPending } from './fail-pending.ts';
import { makerWorks } from './webhook-pause.facts.ts';
import { decryptSecret } from './webhook-secret.service.ts';
import { signedHeaders } from './webhook-signature.ts';

/** A delivery that this process has claimed. */
export interface DueDelivery {
  readonly id: number;
  readonly webhookId: number;
  readonly eventId: string;
  readonly body: string;
  readonly tries: number;
  readonly url: string;
  /** Encrypted: the present secret, and the earlier one while it still signs. */
  readonly secret: string;
  readonly oldSecret: string | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Milliseconds before each try after the first: eight tries in about 28 hours. */
const pauses = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];
/** Random extra share of a pause, so that many webhooks of one server do not come together again. */
const JITTER = 0.1;
/** Pause of a delivery whose secret cannot be decrypted. */
const KEY_PAUSE = 15 * MINUTE;
/** Seconds after which the claim of a dead process expires. Longer than a try takes. */
const LEASE_SECONDS = 30;
/** Maximum number of concurrent deliveries per webhook, so that a slow one does not delay others. */
const AT_ONCE = 3;
/** A webhook whose tries have failed for this long is disabled. */
const PATIENCE = 5 * 24 * HOUR;

/** Claims due deliveries, longest waiting first. No two processes get the same one. */
export async function claimDue(ctx: Ctx, limit: number): Promise<DueDelivery[]> {
  const now = ctx.clock.now();
  const claimed = await sql<DueDelivery>`
    update webhook_delivery d set leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
    from webhook w
    where w.id = d.webhook_id and w.state = 'enabled' and ${makerWorks('w', now)} and d.id in (
      select id from webhook_delivery where state = 'pending' and leased_until < now() and id in (
        select id from (
          select q.id, q.next_try_at, coalesce(busy.n, 0)
            + row_number() over (partition by q.webhook_id order by q.next_try_at, q.id) as place
          from webhook_delivery q left join (
            select webhook_id, count(*) as n from webhook_delivery
            where state = 'pending' and leased_until >= now() group by webhook_id) as busy using (webhook_id)
          where q.state = 'pending' and q.next_try_at <= ${now} and q.leased_until < now()
            and exists (select from webhook as heard join account as a on a.id = heard.owner_id
              where heard.id = q.webhook_id and heard.state = 'enabled' and ${makerWorks('heard', now)}
                and a.suspended_at is null and a.closed_at is null)
        ) as queue where place <= ${AT_ONCE} order by next_try_at, id limit ${limit})
      for update skip locked)
    returning d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.body, d.tries, w.url,
      w.sealed_secret as secret, case when w.old_secret_until > ${now} then w.sealed_old_secret end as "oldSecret"`.rows(
    { em: ctx.em.fork() },
  );
  return claimed;
}

const isDelivered = ({ status }: OutgoingAnswer): boolean => status !== null && status >= 200 && status < 300;

async function noteFailure(
  ctx: Ctx,
  { id, webhookId, tries, url }: DueDelivery,
  isGone: boolean,
): Promise<void> {
  const now = ctx.clock.now();
  const db = ctx.em.getKysely();
  const pause = pauses[tries];
  const next = pause === undefined ? null : new Date(now.getTime() + pause * (1 + Math.random() * JITTER));
  await sql`update webhook_delivery set tries = tries + 1, state = ${next ? 'pending' : 'failed'},
    next_try_at = ${next}, leased_until = '-infinity' where id = ${id} and state = 'pending'`.run(ctx);
  const longAgo = new Date(now.getTime() - PATIENCE);
  const failed = await sql<{ ownerId: number; state: string }>`
    update webhook set failing_since = coalesce(failing_since, ${now}),
      state = case when ${isGone} or failing_since <= ${longAgo} then 'failed' else state end
    where id = ${webhookId} and state = 'enabled'
    returning owner_id as "ownerId", state`.execute(db);
  const webhook = failed.rows[0];
  if (webhook?.state !== 'failed') return;
  await failPending(ctx, webhookId);
  await record(ctx, { type: WEBHOOK_FAILED, accountId: webhook.ownerId, reason: new URL(url).host });
}

/** Logs a try and schedules the next. */
async function note(ctx: Ctx, due: DueDelivery, answer: OutgoingAnswer): Promise<void> {
  const { status, durationMs, failure } = answer;
  // The webhook and its log may have been deleted meanwhile.
  const logged = await sql`insert into webhook_attempt (delivery_id, at, duration_ms, status, answer, failure)
    select d.id, ${ctx.clock.now()}, ${durationMs}, ${status}, ${answer.answer}, ${failure}
    from webhook_delivery d where d.id = ${due.id} returning 1`.rows(ctx);
  if (logged.length === 0) return;
  if (!isDelivered(answer)) return noteFailure(ctx, due, status === 410);
  await sql`update webhook_delivery set tries = tries + 1, state = 'succeeded', next_try_at = null
    where id = ${due.id}`.run(ctx);
  await sql`update webhook set failing_since = null where id = ${due.webhookId} and failing_since is not null`.run(
    ctx,
  );
}

function decryptOrLog(ctx: Ctx, webhookId: number, encrypted: string): string | null {
  try {
    return decryptSecret(ctx, webhookId, encrypted);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    ctx.ports.log.error({ webhook: webhookId }, error.message);
    return null;
  }
}

/** The secrets that sign a delivery; empty when the present one cannot be decrypted. */
function secretsOf(ctx: Ctx, { webhookId, secret, oldSecret }: DueDelivery): string[] {
  const present = decryptOrLog(ctx, webhookId, secret);
  if (present === null) return [];
  const old = oldSecret === null ? null : decryptOrLog(ctx, webhookId, oldSecret);
  return old === null ? [present] : [present, old];
}

/** Postpones a delivery whose secret's key is missing, without counting it as the receiver's failure. */
async function waitForKey(ctx: Ctx, { id }: DueDelivery): Promise<void> {
  const next = new Date(ctx.clock.now().getTime() + KEY_PAUSE);
  await sql`update webhook_delivery set next_try_at = ${next}, leased_until = '-infinity'
    where id = ${id} and state = 'pending'`.run(ctx);
}

/** Makes one try of a claimed delivery. An aborted one is left to whichever process claims it next. */
export async function deliver(ctx: StepsCtx, due: DueDelivery, signal: AbortSignal): Promise<boolean> {
  const { url, eventId: id, body } = due;
  const secrets = secretsOf(ctx, due);
  if (secrets.length === 0) {
    await ctx.inTransaction((inner) => waitForKey(inner, due));
    return false;
  }
  const { productName } = ctx.ports.config;
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${productName.replaceAll(/[^\w-]/g, '')}-Webhooks/1`,
    ...signedHeaders({ id, body }, ctx.clock.now(), secrets),
  };
  const answer = await ctx.ports.outgoing.post({ url, headers, body }, signal);
  if (signal.aborted) return false;
  await ctx.inTransaction((inner) => note(inner, due, answer));
  return isDelivered(answer);
}

/** Event: a webhook was disabled because its deliveries failed. `reason` is its host. */
const WEBHOOK_FAILED = 'webhook.failed';

const tellOwner: FactHandler = async (ctx, fact) => {
  if (fact.accountId === undefined) return [];
  const said = { code: 'webhook.switchedOff', params: { host: fact.reason ?? '' } } as const;
  return noticeAccount(ctx, fact, { recipientId: fact.accountId, said, path: '/edit-profile/setting' });
};

export const webhookHandlers: Readonly<Record<string, FactHandler>> = { [WEBHOOK_FAILED]: tellOwner };
