import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { HOLD_DAYS } from '../ledger/held.policy.ts';
import { type Message, messages, type Scene } from './notification.messages.ts';
import { staffRecipients } from './staff-recipients.read.ts';

interface SceneRow extends Omit<Scene, 'fact'> {
  ownerPicture: string | null;
  personPicture: string | null;
  campaignPicture: string | null;
}

async function sceneOf(ctx: Ctx, fact: StoredFact): Promise<SceneRow | null> {
  const found = await sql<SceneRow>`
    select c.id as "campaignId", c.title as "campaignTitle", c.state as "campaignState",
      to_char(c.ends_on, 'FMDD Mon YYYY') as "campaignEnd", c.owner_id as "ownerId",
      trim(o.first || ' ' || o.last) as "ownerName", o.avatar_id as "ownerPicture",
      w.id as "personId", trim(w.first || ' ' || w.last) as "personName", w.avatar_id as "personPicture",
      r.id as "remarkId", r.state as "remarkState",
      to_char((r.hired_at + make_interval(days => ${HOLD_DAYS}::int)) at time zone 'Asia/Singapore', 'FMDD Mon YYYY') as "heldUntil",
      c.pictures[1] as "campaignPicture"
    from campaign c
    join profile o on o.id = c.owner_id
    left join remark r on r.id = ${fact.remarkId ?? null}::int
    left join profile w on w.id = coalesce(r.applicant_id, ${fact.accountId ?? null}::int)
    where c.id = coalesce(${fact.campaignId ?? null}::int, (select campaign_id from remark where id = ${fact.remarkId ?? null}::int))`.execute(
    ctx.em.getKysely(),
  );
  return found.rows[0] ?? null;
}

/** Older events in the outbox are not mailed: late news by mail is a nuisance. */
const MAILED_WITHIN = 24 * 3_600_000;

async function recipientsOf(ctx: Ctx, scene: Scene, { to, skipActor }: Message): Promise<number[]> {
  if (to === 'staff') return staffRecipients(ctx);
  const recipient = to === 'owner' ? scene.ownerId : scene.personId;
  return recipient === null || (skipActor && recipient === scene.fact.actorId) ? [] : [recipient];
}

async function insert(
  ctx: Ctx,
  scene: SceneRow & Scene,
  message: Message,
  recipient: number,
): Promise<Delivery[]> {
  const picture = { owner: scene.ownerPicture, person: scene.personPicture, campaign: scene.campaignPicture }[
    message.picture
  ];
  const made = await sql<{ id: string; isNew: boolean }>`
    insert into notification (recipient_id, event_id, type, message, image_id, campaign_id, campaign_title, remark_id, path, created_at)
    values (${recipient}, ${scene.fact.id}, ${message.type}, ${message.text(scene)}, ${picture ?? scene.campaignPicture},
      ${scene.campaignId}, ${scene.campaignTitle}, ${scene.remarkId}, ${message.path(scene)}, ${scene.fact.at})
    on conflict (event_id, recipient_id, type) do update set event_id = excluded.event_id
    returning id, xmax = 0 as "isNew"`.execute(ctx.em.getKysely());
  const id = Number(made.rows[0]?.id);
  const isFresh = ctx.clock.now().getTime() - scene.fact.at.getTime() < MAILED_WITHIN;
  if (made.rows[0]?.isNew && isFresh) {
    await record(ctx, { type: 'mail.notification', accountId: recipient, notificationId: id });
  }
  return [{ topic: `account:${recipient}`, signal: { kind: 'notification', id } }];
}

function changes(scene: SceneRow): Delivery[] {
  const { campaignId, ownerId, remarkId, personId } = scene;
  const campaign = { kind: 'campaign', id: campaignId, campaignId } as const;
  const told: Delivery[] = [{ topic: `campaign:${campaignId}`, signal: campaign }];
  if (remarkId === null) return told;
  const remark = { kind: 'remark', id: remarkId, campaignId } as const;
  told.push({ topic: `account:${ownerId}`, signal: remark });
  if (personId !== null) told.push({ topic: `account:${personId}`, signal: remark });
  return told;
}

/** Creates the notifications of an event, once each, and tells the open pages of both sides. */
export const notify: FactHandler = async (ctx, fact) => {
  const scene = await sceneOf(ctx, fact);
  if (!scene) return [];
  const told: Delivery[] = changes(scene);
  for (const message of messages[fact.type] ?? []) {
    const full = { ...scene, fact };
    for (const recipient of await recipientsOf(ctx, full, message)) {
      told.push(...(await insert(ctx, full, message, recipient)));
    }
  }
  return told;
};

/** Signals the newest of the marked notifications to the other open pages of the account. */
async function tellRead(ctx: Ctx, marked: readonly { readonly id: string }[]): Promise<void> {
  if (marked.length === 0) return;
  const notificationId = Math.max(...marked.map(({ id }) => Number(id)));
  await record(ctx, { type: 'notification.read', accountId: accountIdOf(ctx), notificationId });
}

/** Marks notifications of the actor as read; those of others are not changed. */
export async function markRead(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const marked = await sql<{ id: string }>`update notification set read_at = ${ctx.clock.now()}
    where recipient_id = ${accountIdOf(ctx)} and read_at is null and id = any(${ids}::bigint[])
    returning id`.execute(ctx.em.getKysely());
  await tellRead(ctx, marked.rows);
}

/** Marks all unread notifications of the actor as read. */
export async function markNotificationsRead(ctx: Ctx): Promise<boolean> {
  const marked = await sql<{ id: string }>`update notification set read_at = ${ctx.clock.now()}
    where recipient_id = ${accountIdOf(ctx)} and read_at is null returning id`.execute(ctx.em.getKysely());
  await tellRead(ctx, marked.rows);
  return true;
}

const notificationRead: FactHandler = async (_ctx, { accountId, notificationId = 0 }) => [
  { topic: `account:${accountId}`, signal: { kind: 'notification', id: notificationId } },
];

/** Outbox handlers about notifications themselves. */
export const notificationHandlers: Readonly<Record<string, FactHandler>> = {
  'notification.read': notificationRead,
};
