import type { StaffRole } from '../../../schema/staff-role.ts';
import type { Ctx } from '../context.ts';
import { sql } from '../sql.ts';
import { traceParentNow } from '../tracing/spans.ts';

/** An event for the rest of the product. Only ids, never texts that could change. */
export interface Fact {
  /** Key of the event table, for example `remark.offered`. */
  readonly type: string;
  readonly campaignId?: number;
  readonly remarkId?: number;
  readonly accountId?: number;
  readonly notificationId?: number;
  readonly conversationId?: number;
  readonly messageId?: number;
  readonly productId?: number;
  readonly orderId?: number;
  /** A report to staff. */
  readonly reportId?: number;
  /** A review of a job. */
  readonly reviewId?: number;
  /** A request for help. */
  readonly helpRequestId?: number;
  /** An access token. */
  readonly tokenId?: number;
  /** What a member allowed a program by OAuth. */
  readonly grantId?: number;
  /** A sign-in. */
  readonly sessionId?: number;
  /** A change of an email address. */
  readonly emailChangeId?: number;
  /** Cases that waited too long, and the role of staff whose work they are. */
  readonly desk?: { readonly role: StaffRole; readonly count: number };
  /** The account that caused it; null for jobs and the payment provider. */
  readonly actorId?: number | null;
  readonly amountMinor?: number;
  /** Our fee beside the amount. */
  readonly feeMinor?: number;
  readonly reason?: string;
  /** The step of a life cycle that it tells: name of the process, id of its line in the log. */
  readonly step?: { readonly process: string; readonly id: number };
  /** The span that recorded it, as `traceparent`; only while tracing is on. */
  readonly trace?: string;
}

/** The parts of a context that recording an event needs. */
export type RecordCtx = Pick<Ctx, 'em' | 'clock'> & { readonly actor: Pick<Ctx['actor'], 'accountId'> };

/**
 * Writes an event into the outbox, in the transaction of the change. It is processed after the commit. The id of the
 * newest transition goes with it, so that its handlers can tell the states as they were.
 */
export async function record(ctx: RecordCtx, fact: Fact): Promise<void> {
  const { type, ...payload } = fact;
  const actorId = fact.actorId ?? ctx.actor.accountId;
  const content = JSON.stringify({ ...payload, actorId, trace: traceParentNow() });
  await sql`insert into outbox (type, payload, created_at)
    values (${type}, ${content}::jsonb || jsonb_build_object('asOf', (select coalesce(max(id), 0) from transition)),
      ${ctx.clock.now()})`.run(ctx);
}
