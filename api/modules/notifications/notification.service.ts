import { sayAbout } from '../../../schema/notification-catalogue.ts';
import { dayOf } from '../../platform/clock.ts';
import { accountIdOf, type Ctx } from '../../platform/context.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Delivery, FactHandler, StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { sql } from '../../platform/sql.ts';
import { shorten } from '../../platform/text.ts';
import { isAllApproved } from '../deliverables/deliverable.facts.ts';
import { HOLD_DAYS } from '../ledger/ledger.policy.ts';
import { noticeAccount } from './account-notice.service.ts';
import { type JobParams, type Message, messages, type Scene } from './notification.messages.ts';

/** SQL: staff who receive notifications: not suspended, not closed. */
export async function staffRecipients({ em }: Ctx): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from account
    where is_staff and suspended_at is null and closed_at is null order by id`.execute(em.getKysely());
  return found.rows.map(({ id }) => id);
}

interface SceneRow extends Omit<Scene, 'fact' | 'params'> {
  readonly params: Omit<JobParams, 'amount' | 'answerBy' | 'holdReason' | 'reason'>;
  /** First picture of the campaign, and the pictures of the two sides. */
  readonly pictures: Readonly<Record<'campaign' | 'owner' | 'person', string | null>>;
}

/** What the two sides write to each other is cut off here: whoever wants the rest follows the notification. */
const LONGEST_REASON = 200;

/** Facts whose reason is the team's. */
const wholeReasons: ReadonlySet<string> = new Set([
  'campaign.rejected',
  'remark.refundGivenUp',
  'remark.refundedByHand',
]);

/** Members of work that say until when it is due. */
const DATES = ['dueOn', 'dueDays'];

interface FullScene extends Scene, Pick<SceneRow, 'pictures'> {}

async function sceneOf(ctx: Ctx, fact: StoredFact): Promise<FullScene | null> {
  const row = await sql<SceneRow>`
    select c.id as "campaignId", c.state as "campaignState", c.owner_id as "ownerId", w.id as "personId",
      r.id as "remarkId",
      json_build_object('campaignTitle', c.title, 'campaignEnd', c.ends_on,
        'ownerName', trim(o.first || ' ' || o.last), 'personName', trim(w.first || ' ' || w.last), 'jobId', r.id,
        'state', r.state, 'heldUntil',
          ((r.hired_at + make_interval(days => ${HOLD_DAYS}::int)) at time zone 'Asia/Singapore')::date,
        'answerUntil', coalesce(((coalesce(d.answer_deadline, (select max(s.answer_deadline) from submission as s
          where s.remark_id = r.id and s.state = 'in_review')) at time zone 'Asia/Singapore')::date)::text, ''),
        'extendedSide', coalesce(d.extended_for[array_upper(d.extended_for, 1)], ''),
        'work', case when ${isAllApproved('r', ctx.clock.now())} then 'approved' else '' end,
        'isExtra', case when r.extra_of is null then '' else 'yes' end,
        'ruling', coalesce(d.ruling, ''),
        'shipping', case when s.remark_id is null then '' else 'yes' end,
        'useEndsOn', coalesce(((u.ends_at at time zone 'Asia/Singapore')::date)::text, ''),
        'workDueOn', coalesce(((r.work_due_at at time zone 'Asia/Singapore')::date)::text, ''),
        'askedDueOn', coalesce((select wanted.work ->> 'dueOn' from amendment wanted
          where wanted.remark_id = r.id and wanted.state = 'pending' and wanted.work - ${DATES}::text[]
            = (select nullif(a.document::jsonb -> 'work', 'null') from deal a where a.remark_id = r.id
              order by a.version desc limit 1) - ${DATES}::text[]), ''),
        'decidedBy', case when d.settlement_id is null then 'staff' else 'both' end,
        'releaseOn', coalesce(((r.release_deadline at time zone 'Asia/Singapore')::date)::text, '')) as params,
      json_build_object('campaign', c.pictures[1], 'owner', o.avatar_id, 'person', w.avatar_id) as pictures
    from campaign c
    join profile o on o.id = c.owner_id
    left join remark r on r.id = ${fact.remarkId ?? null}::int
    left join dispute d on d.remark_id = r.id
    left join shipment s on s.remark_id = r.id
    left join work_use u on u.remark_id = r.id
    left join profile w on w.id = coalesce(r.applicant_id, ${fact.accountId ?? null}::int)
    where c.id = coalesce(${fact.campaignId ?? null}::int, (select campaign_id from remark where id = ${fact.remarkId ?? null}::int))`.first(
    ctx,
  );
  if (!row) return null;
  const { amountMinor = 0, feeMinor = 0, reason = '', type } = fact;
  const amount = { amount: amountMinor, currency: 'USD' };
  const total = { ...amount, amount: amountMinor + feeMinor };
  const due = type === 'chargeback.opened' ? Date.parse(reason) : Number.NaN;
  const answerBy = due ? dayOf(new Date(due)) : '';
  const told = wholeReasons.has(type) ? reason : shorten(reason, LONGEST_REASON);
  return {
    ...row,
    fact,
    params: { ...row.params, amount, total, answerBy, holdReason: reason, reason: told },
  };
}

/** Older events in the outbox are not mailed: late news by mail is a nuisance. */
const MAILED_WITHIN = 24 * 3_600_000;

async function recipientsOf(ctx: Ctx, scene: Scene, { to, skipActor }: Message): Promise<number[]> {
  if (to === 'staff') return staffRecipients(ctx);
  const recipient = to === 'owner' ? scene.ownerId : scene.personId;
  return recipient === null || (skipActor && recipient === scene.fact.actorId) ? [] : [recipient];
}

/** The picture of the other side; of the campaign for the team, and where nobody else is concerned. */
function pictureFor(to: Message['to'], { pictures, personId }: FullScene): string | null {
  if (to === 'staff' || personId === null) return pictures.campaign;
  return (to === 'owner' ? pictures.person : pictures.owner) ?? pictures.campaign;
}

function changes(scene: Scene): Delivery[] {
  const { campaignId, ownerId, remarkId, personId, fact } = scene;
  const campaign = { kind: 'campaign', id: campaignId, campaignId } as const;
  const told: Delivery[] = [{ topic: `campaign:${campaignId}`, signal: campaign }];
  if (remarkId === null) return told;
  const stepId = fact.step?.process === 'remark' ? fact.step.id : undefined;
  const remark = { kind: 'remark', id: remarkId, campaignId, ...(stepId && { stepId }) } as const;
  told.push({ topic: `account:${ownerId}`, signal: remark });
  if (personId !== null) told.push({ topic: `account:${personId}`, signal: remark });
  return told;
}

/** Creates the notifications of an event, once each, and tells the open pages of both sides. */
export const notify: FactHandler = async (ctx, fact) => {
  const scene = await sceneOf(ctx, fact);
  if (!scene) return [];
  const { campaignId, remarkId, params } = scene;
  const isFresh = ctx.clock.now().getTime() - fact.at.getTime() < MAILED_WITHIN;
  const deliveries: Delivery[] = changes(scene);
  for (const message of messages[fact.type] ?? []) {
    const code = typeof message.code === 'string' ? message.code : message.code(scene);
    const notice = {
      ...{ type: message.type, path: message.path(scene), imageId: pictureFor(message.to, scene), remarkId },
      campaign: { id: campaignId, title: params.campaignTitle },
      said: sayAbout(code, params),
    };
    for (const recipientId of await recipientsOf(ctx, scene, message)) {
      deliveries.push(...(await noticeAccount(ctx, fact, { ...notice, recipientId }, isFresh)));
    }
  }
  return deliveries;
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
    returning id`.rows(ctx);
  await tellRead(ctx, marked);
}

/** Marks all unread notifications of the actor as read. */
export async function markNotificationsRead(ctx: Ctx): Promise<number> {
  const marked = await sql<{ id: string }>`update notification set read_at = ${ctx.clock.now()}
    where recipient_id = ${accountIdOf(ctx)} and read_at is null returning id`.rows(ctx);
  await tellRead(ctx, marked);
  return marked.length;
}

const notificationRead: FactHandler = async (_ctx, { accountId, notificationId = 0 }) => [
  { topic: `account:${accountId}`, signal: { kind: 'notification', id: notificationId } },
];

export const notificationHandlers: Readonly<Record<string, FactHandler>> = {
  'notification.read': notificationRead,
};
