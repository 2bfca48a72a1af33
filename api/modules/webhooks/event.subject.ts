import type { Ctx } from '../../platform/context.ts';
import type { StoredFact } from '../../platform/outbox/outbox-worker.ts';
import { type Sql, sql } from '../../platform/sql.ts';

/** What an event is about, with the states as they were. */
export interface Subject {
  readonly campaign: { id: number; type: string; state: string; ownerId: number } | null;
  readonly remark: { id: number; state: string; applicantId: number; wasHired: boolean } | null;
  readonly order: {
    id: number;
    state: string;
    productId: number;
    buyerId: number;
    sellerId: number;
    currency: string;
  } | null;
  readonly message: { id: number; conversationId: number; senderId: number; recipientId: number } | null;
}

/** SQL: the state of a row when the fact was recorded; the present one when no transition tells it. */
const stateOf = (process: string, row: string, { asOf }: StoredFact): Sql => sql`coalesce(
  (select t.to_state from transition as t where t.process = ${process} and t.subject_id = ${sql.ref(`${row}.id`)}
    and t.id <= ${asOf ?? null}::bigint order by t.id desc limit 1), ${sql.ref(`${row}.state`)})`;

/** Reads what a fact is about; members that it is not about are null. */
export async function subjectOf(ctx: Ctx, fact: StoredFact): Promise<Subject | undefined> {
  const { campaignId = null, remarkId = null, orderId = null, messageId = null } = fact;
  return sql<Subject>`select
      case when c.id is not null then json_build_object('id', c.id, 'type', c.type,
        'state', ${stateOf('campaign', 'c', fact)}, 'ownerId', c.owner_id) end as campaign,
      case when r.id is not null then json_build_object('id', r.id, 'state', ${stateOf('remark', 'r', fact)},
        'applicantId', r.applicant_id, 'wasHired', r.hired_at is not null) end as remark,
      case when o.id is not null then json_build_object('id', o.id, 'state', ${stateOf('order', 'o', fact)},
        'productId', o.product_id, 'buyerId', o.buyer_id, 'sellerId', o.seller_id, 'currency', o.currency) end as "order",
      case when m.id is not null then json_build_object('id', m.id, 'conversationId', m.conversation_id,
        'senderId', m.sender_id, 'recipientId', side.account_id) end as message
    from (select 1) as one
    left join remark as r on r.id = ${remarkId}::int
    left join campaign as c on c.id = coalesce(${campaignId}::int, r.campaign_id)
    left join product_order as o on o.id = ${orderId}::int
    left join message as m on m.id = ${messageId}::bigint
    left join conversation_member as side
      on side.conversation_id = m.conversation_id and side.account_id <> m.sender_id`.first(ctx);
}
