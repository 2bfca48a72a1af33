import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

/** Public events. The values are the `type` of the messages. */
export const WebhookEvent = graphqlEnum(
  'WebhookEvent',
  'Events of the feed and of webhooks. Those of a campaign go to its owner, those of a job or an order to both sides.',
  {
    CAMPAIGN_APPROVED: ['campaign.approved', 'staff approved a campaign of the account.'],
    CAMPAIGN_REJECTED: ['campaign.rejected', 'staff rejected a campaign of the account.'],
    CAMPAIGN_CLOSED: ['campaign.closed', 'the last day of a campaign of the account is over.'],
    REMARK_RECEIVED: ['remark.received', 'a member applied to a campaign of the account.'],
    REMARK_WITHDRAWN: ['remark.withdrawn', 'an application was cancelled before a hire, by either side.'],
    REMARK_DECLINED: ['remark.declined', 'the owner declined an application.'],
    OFFER_MADE: ['offer.made', 'one side made, changed or countered an offer.'],
    OFFER_ACCEPTED: ['offer.accepted', 'the other side accepted the offer.'],
    OFFER_REJECTED: ['offer.rejected', 'the other side rejected the offer.'],
    OFFER_LAPSED: ['offer.lapsed', 'the offer was not answered in time.'],
    REMARK_HIRED: ['remark.hired', 'an influencer was hired; in a paid campaign the money is now held.'],
    DEAL_AMENDMENT_PROPOSED: [
      'deal.amendment_proposed',
      'one side proposed other work for a job under way, a later date for example.',
    ],
    DEAL_AMENDED: ['deal.amended', 'the other side accepted it: the next deal sheet is in force.'],
    DEAL_AMENDMENT_REJECTED: ['deal.amendment_rejected', 'the other side rejected it; the deal stays.'],
    DEAL_AMENDMENT_WITHDRAWN: ['deal.amendment_withdrawn', 'its side withdrew it; the deal stays.'],
    DEAL_AMENDMENT_LAPSED: ['deal.amendment_lapsed', 'it was not answered in time; the deal stays.'],
    SHIPMENT_ADDRESS_GIVEN: [
      'shipment.address_given',
      'the influencer gave or changed the delivery address of a product; it is not in the message.',
    ],
    SHIPMENT_SENT: ['shipment.sent', 'the owner marked the product as sent, or corrected how it travels.'],
    SHIPMENT_RECEIVED: ['shipment.received', 'the influencer confirmed that the product arrived.'],
    REMARK_DONE: ['remark.done', 'the influencer marked the job as done.'],
    WORK_DRAFT_HANDED_IN: ['work.draft_handed_in', 'the influencer handed in a draft.'],
    WORK_HANDED_IN: ['work.handed_in', 'a side handed in published work.'],
    WORK_APPROVED: ['work.approved', 'a draft or published work was approved, by the owner or by silence.'],
    WORK_CHANGES_ASKED: ['work.changes_asked', 'the owner asked for changes.'],
    WORK_DUE_SOON: ['work.due_soon', 'work is due in two days.'],
    WORK_MAY_END_LATE: ['work.may_end_late', 'nothing was handed in: the owner can end the job.'],
    WORK_USE_ENDS_SOON: ['work.use_ends_soon', 'the use of published work by the brand ends in 14 days.'],
    REMARK_CANCEL_ASKED: ['remark.cancel_asked', 'the owner asks to cancel a paid job.'],
    REMARK_CANCEL_DECLINED: ['remark.cancel_declined', 'the influencer does not agree to cancel.'],
    REMARK_CANCEL_WITHDRAWN: ['remark.cancel_withdrawn', 'the owner withdrew the request to cancel.'],
    REMARK_CANCELLED: ['remark.cancelled', 'a job was cancelled after the hire.'],
    PAYMENT_RELEASE_REMINDED: [
      'payment.release_reminded',
      'the owner was reminded of a finished job, whose payment is released automatically at its deadline.',
    ],
    PAYMENT_RELEASED: ['payment.released', 'held money was transferred to the influencer.'],
    PAYMENT_REFUNDED: ['payment.refunded', 'held money went back to the payer.'],
    PAYOUT_FAILED: ['payout.failed', 'a transfer was refused; the money is still held.'],
    PAYOUT_REVERSED: ['payout.reversed', 'a transfer came back; the money is held again.'],
    CHARGEBACK_OPENED: ['chargeback.opened', "the payer's bank claims the money back; the job is frozen."],
    CHARGEBACK_WON: ['chargeback.won', "the payer's bank gave its claim up."],
    CHARGEBACK_LOST: ['chargeback.lost', "the payer's bank kept the money."],
    DISPUTE_RAISED: ['dispute.raised', 'one side disagrees about a job that is done.'],
    DISPUTE_STATEMENT_ADDED: ['dispute.statement_added', 'one side said more in a dispute.'],
    DISPUTE_EXTENDED: ['dispute.extended', 'staff gave a side of a dispute more time.'],
    DISPUTE_SETTLEMENT_PROPOSED: [
      'dispute.settlement_proposed',
      'a side of a dispute proposed how to divide the money.',
    ],
    DISPUTE_SETTLEMENT_DECLINED: ['dispute.settlement_declined', 'the other side declined the proposal.'],
    DISPUTE_SETTLED: ['dispute.settled', 'both sides settled a dispute; the money is on its way.'],
    DISPUTE_RULED: ['dispute.ruled', 'staff decided a dispute.'],
    REMARK_REVIEWED: ['remark.reviewed', 'the reviews of a job appeared.'],
    INVITATION_RECEIVED: ['invitation.received', 'an owner invited the account to apply.'],
    INVITATION_DECLINED: ['invitation.declined', 'an influencer declined an invitation of the account.'],
    INVITATION_WITHDRAWN: ['invitation.withdrawn', 'an owner withdrew an invitation to the account.'],
    MESSAGE_RECEIVED: ['message.received', 'a member wrote to the account.'],
    ORDER_PLACED: ['order.placed', 'a product was ordered; orders by card are paid next.'],
    ORDER_PAID: ['order.paid', 'an order was paid by card; the money is now held.'],
    ORDER_SHIPPED: ['order.shipped', 'the seller sent the goods.'],
    ORDER_DELIVERED: ['order.delivered', 'the buyer has the goods.'],
    ORDER_CANCELLED: ['order.cancelled', 'an order ended before anything was paid.'],
    ORDER_REFUNDED: ['order.refunded', 'the money of an order went back to the buyer.'],
    ORDER_PROBLEM_REPORTED: ['order.problem_reported', 'the buyer reported a problem.'],
    ORDER_PAID_OUT: ['order.paid_out', 'the money of an order was transferred to the seller.'],
    ORDER_PAYOUT_FAILED: ['order.payout_failed', 'a transfer to the seller was refused; it is tried again.'],
    ORDER_CHARGEBACK_OPENED: ['order.chargeback_opened', "the buyer's bank claims the money back."],
    ORDER_CHARGEBACK_WON: ['order.chargeback_won', "the buyer's bank gave its claim up."],
    ORDER_CHARGEBACK_LOST: ['order.chargeback_lost', "the buyer's bank kept the money."],
    PAYOUTS_PAUSED: ['payouts.paused', "payouts to the account's bank account are paused."],
    PAYOUTS_RESUMED: ['payouts.resumed', "payouts to the account's bank account go on."],
    REVIEW_RECEIVED: ['review.received', 'the buyer of an order reviewed the product.'],
  },
  (event, meaning) => `${event}: ${meaning}`,
);
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

export const WebhookState = graphqlEnum('WebhookState', 'States of a webhook.', {
  ENABLED: ['enabled', 'Receives messages.'],
  DISABLED: ['disabled', 'Disabled by its owner.'],
  FAILED: ['failed', 'Disabled automatically: every try failed for five days, or it answered 410 Gone.'],
  PAUSED: ['paused', 'Paused for safety; see `pausedBecause`. It goes on once it is enabled.'],
});
export const WebhookPause = graphqlEnum('WebhookPause', 'Why a webhook is paused.', {
  PASSWORD: ['password', 'The password of its owner was reset, or changed with everything disconnected.'],
  TOKEN_ENDED: ['token_ended', 'The access token or program that made it was revoked or has expired.'],
});
export type WebhookPause = (typeof WebhookPause)[keyof typeof WebhookPause];

export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState];

export const WebhookDeliveryState = graphqlEnum('WebhookDeliveryState', 'States of a delivery.', {
  PENDING: ['pending', 'Under way, or waiting for its next try.'],
  SUCCEEDED: ['succeeded', 'A try was answered with a status from 200 to 299.'],
  FAILED: ['failed', 'All tries failed, or the webhook was disabled.'],
});
export type WebhookDeliveryState = (typeof WebhookDeliveryState)[keyof typeof WebhookDeliveryState];

export const WebhookFailure = graphqlEnum('WebhookFailure', 'Reasons for a try without an answer.', {
  ADDRESS_REFUSED: ['address_refused', 'The host resolves to an address that is not public.'],
  UNKNOWN_HOST: ['unknown_host', 'The host name is unknown.'],
  TIMEOUT: ['timeout', 'No answer within ten seconds.'],
  TLS: ['tls', 'The certificate is invalid, or TLS failed otherwise.'],
  CONNECTION: ['connection', 'The connection failed.'],
});
export type WebhookFailure = (typeof WebhookFailure)[keyof typeof WebhookFailure];

const webhookOwner = { seenBy: 'the account it belongs to', scope: 'webhooks:read' } as const;

@PrivateType('An address of the viewer that receives events.', webhookOwner, { implements: Node })
export class Webhook extends Row {
  @Field(() => String, { description: 'Address that messages are posted to.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'Events that it receives.' })
  events!: WebhookEvent[];

  @Field(() => WebhookState, { description: 'State.' })
  state!: WebhookState;

  @Field(() => WebhookPause, orNull('Why it is paused; null when it is not.'))
  pausedBecause?: WebhookPause | null;

  @Field(
    () => DateTimeScalar,
    orNull('Until when messages are also signed with the earlier secret; null otherwise.'),
  )
  oldSecretUntil?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Since when every try has failed; null when the last one succeeded.'))
  failingSince?: Instant | null;
}

@PrivateType('A page of webhooks.', webhookOwner)
export class WebhookConnection extends connectionOf(Webhook) {}

@ObjectType({ simpleResolvers: true })
abstract class WithSecret {
  @Field(() => String, { description: 'Secret to verify signatures with, `whsec_…`. Shown only once.' })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook as listed.' })
  webhook!: Webhook;
}

@PrivateType('A webhook with its new secret.', webhookOwner)
export class CreateWebhookPayload extends WithSecret {}

@PrivateType('A webhook with its new secret.', webhookOwner)
export class RotateWebhookSecretPayload extends WithSecret {}

@PrivateType('One try to deliver a message.', webhookOwner)
export class WebhookAttempt extends Row {
  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, orNull('HTTP status of the answer; null without an answer.'))
  status?: number | null;

  @Field(() => String, orNull('The first 1,024 bytes of the answer; null without an answer.'))
  answer?: string | null;

  @Field(() => WebhookFailure, orNull('Reason for a missing answer; null with one.'))
  failure?: WebhookFailure | null;
}

@PrivateType('A message to a webhook, with its tries.', webhookOwner, { implements: Node })
export class WebhookDelivery extends Row {
  @Field(() => String, { description: 'Id of the event, the `webhook-id` of every try.' })
  eventId!: string;

  @Field(() => String, {
    description: "Type of the event, for example `remark.done`; 'webhook.test' for tests.",
  })
  event!: string;

  @Field(() => WebhookDeliveryState, { description: 'State.' })
  state!: WebhookDeliveryState;

  @Field(() => String, { description: 'Body of the message, exactly as posted.' })
  body!: string;

  @Field(() => DateTimeScalar, orNull('Time of the next try; null when there is none.'))
  nextTryAt?: Instant | null;

  @Field(() => [WebhookAttempt], { description: 'Tries, newest first, at most 50.' })
  attempts!: WebhookAttempt[];
}

@PrivateType("A page of a webhook's deliveries.", webhookOwner)
export class WebhookDeliveryConnection extends connectionOf(WebhookDelivery, {
  nodes: 'Rows of this page, newest first.',
}) {}

@InputType({ description: 'Input of a webhook.' })
export class CreateWebhookInput {
  @Field(() => String, { description: 'Public address: https, port 443 or 8443, at most 500 characters.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'Events that it receives, at least one.' })
  events!: WebhookEvent[];
}

@InputType({ description: 'Input for changing a webhook. Absent members stay.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => String, orNull('New address.'))
  url?: string | null;

  @Field(() => [WebhookEvent], orNull('Events that it receives, at least one.'))
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, orNull('True enables it; false disables it, and pending deliveries fail.'))
  enabled?: boolean | null;
}
