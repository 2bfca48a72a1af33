import webPush from 'web-push';
import type { Language } from '../../../../schema/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { translatorFor } from '../../../platform/language/translator.ts';
import type { FactHandler } from '../../../platform/outbox/outbox-worker.ts';
import { sql } from '../../../platform/sql.ts';
import { shorten } from '../../../platform/text.ts';
import { isHeard } from '../muted.facts.ts';
import type { PushTarget } from './device-push.service.ts';
import { vapidKeysOf, vapidSubject } from './vapid.ts';

/** Milliseconds for which a notification is worth sending, and a push service keeps it for a device that is off. */
const WORTH = 24 * 3_600_000;
/** Milliseconds for which a failing push service is tried again. */
const PATIENCE = 3_600_000;
/** Milliseconds for an answer: the next notification waits meanwhile. */
const ANSWER_WITHIN = 5_000;
/** Characters of a text; a message holds about 4,000 bytes. */
const LONGEST = 300;

interface PushedRow extends PushTarget {
  readonly serverKey: string;
  readonly createdAt: string;
  readonly id: string;
  readonly code: string;
  readonly params: object;
  readonly path: string | null;
  readonly conversationId: number | null;
  readonly title: string | null;
  readonly language: Language | null;
  readonly unread: number;
}

/** The notification for a device; null when it was read or muted meanwhile, or the device is signed out or turned off. */
async function pushedRow(ctx: Ctx, notificationId: number, sessionId: number): Promise<PushedRow | null> {
  const muted = sql.ref('a.muted_notifications');
  const found = await sql<PushedRow>`select d.endpoint, d.p256dh, d.auth, d.server_key as "serverKey",
      n.id::text as id, n.created_at as "createdAt", n.code, n.params, n.path, n.conversation_id as "conversationId", n.campaign_title as title,
      coalesce(a.language, a.page_language) as language,
      (select count(*)::int from notification as u where u.recipient_id = a.id and u.read_at is null
        and ${isHeard('u', muted)}) as unread
    from notification n join account a on a.id = n.recipient_id
    join push_subscription d on d.account_id = a.id and d.session_id = ${sessionId}
    join session s on s.id = d.session_id and s.expires_at > ${ctx.clock.now()}
    where n.id = ${notificationId} and n.read_at is null and a.suspended_at is null and a.closed_at is null
      and ${isHeard('n', muted, 'push')}`.first(ctx);
  return found ?? null;
}

/** What a locked screen may show: an answer of our team is read in the product. */
const discreet: Readonly<Record<string, 'push.helpAnswered'>> = { 'help.answered': 'push.helpAnswered' };

/** What the service worker shows. */
function contentOf(ctx: Ctx, { id, code, params, path, conversationId, title, language, unread }: PushedRow) {
  const { t, sentence } = translatorFor(language);
  const said = discreet[code];
  return {
    title: title ?? ctx.ports.config.productName,
    body: shorten(said ? t(said) : sentence(code, params), LONGEST),
    lang: language ?? 'en',
    path: path ?? '/',
    tag: conversationId === null ? `notification-${id}` : `conversation-${conversationId}`,
    unread,
  };
}

/** Headers and encrypted body for a push service; null when the keys of the device are gone. */
function messageOf(ctx: Ctx, row: PushedRow, worthMs: number) {
  const keys = vapidKeysOf(ctx, row.serverKey);
  if (!keys) return null;
  const { endpoint, p256dh, auth, code, conversationId } = row;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(contentOf(ctx, row)),
    {
      vapidDetails: { subject: vapidSubject(ctx), ...keys },
      TTL: Math.ceil(worthMs / 1000),
      urgency: /^(security|bankAccount)\./.test(code) ? 'high' : 'normal',
      // A device that was off hears of a conversation once.
      ...(conversationId !== null && { topic: `conversation-${conversationId}` }),
    },
  );
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return { url: endpoint, headers: Object.fromEntries(texts), body: body ?? '' };
}

async function forget(ctx: Ctx, endpoint: string): Promise<void> {
  await sql`delete from push_subscription where endpoint = ${endpoint}`.run(ctx);
}

const isGone = (status: number | null): boolean => status === 404 || status === 410;
const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;
const mayWorkLater = (status: number | null): boolean => status === null || status === 429 || status >= 500;

/** Sends a notification to a device. A failure that may pass is thrown, so that the worker tries again. */
const pushNotification: FactHandler = async (ctx, { at, notificationId, sessionId }) => {
  if (notificationId === undefined || sessionId === undefined) return [];
  const row = await pushedRow(ctx, notificationId, sessionId);
  if (!row) return [];
  const now = ctx.clock.now().getTime();
  const worthMs = WORTH - (now - new Date(row.createdAt).getTime());
  if (worthMs <= 0) return [];
  const message = messageOf(ctx, row, worthMs);
  if (!message) {
    await forget(ctx, row.endpoint);
    return [];
  }
  const answer = await ctx.ports.outgoing.post(message, AbortSignal.timeout(ANSWER_WITHIN));
  const { status, failure } = answer;
  if (isTaken(status)) {
    await sql`update push_subscription set last_success_at = ${ctx.clock.now()}
      where endpoint = ${row.endpoint}`.run(ctx);
  } else if (isGone(status)) {
    await forget(ctx, row.endpoint);
  } else {
    const { host } = new URL(row.endpoint);
    const said = `the push service at ${host} answered ${status ?? failure}`;
    if (failure !== 'address_refused' && mayWorkLater(status) && now - at.getTime() < PATIENCE)
      throw new Error(said);
    ctx.ports.log.warn({ notification: notificationId, answer: answer.answer }, said);
  }
  return [];
};

/** Outbox handlers that send notifications to devices. */
export const pushHandlers: Readonly<Record<string, FactHandler>> = { 'push.notification': pushNotification };
