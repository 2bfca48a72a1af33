import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

/** Public events. The values are the `type` of the messages. */
export const WebhookEvent = {
  CAMPAIGN_APPROVED: 'campaign.approved',
  CAMPAIGN_REJECTED: 'campaign.rejected',
  CAMPAIGN_CLOSED: 'campaign.closed',
  APPLICATION_RECEIVED: 'application.received',
  APPLICATION_WITHDRAWN: 'application.withdrawn',
  OFFER_MADE: 'offer.made',
  OFFER_ACCEPTED: 'offer.accepted',
  OFFER_REJECTED: 'offer.rejected',
  JOB_HIRED: 'job.hired',
  JOB_DONE: 'job.done',
  JOB_CANCEL_ASKED: 'job.cancel_asked',
  JOB_CANCEL_DECLINED: 'job.cancel_declined',
  JOB_CANCEL_WITHDRAWN: 'job.cancel_withdrawn',
  JOB_CANCELLED: 'job.cancelled',
  PAYMENT_RELEASED: 'payment.released',
  PAYMENT_REFUNDED: 'payment.refunded',
  PAYOUT_FAILED: 'payout.failed',
  PAYOUT_REVERSED: 'payout.reversed',
  CHARGEBACK_OPENED: 'chargeback.opened',
  CHARGEBACK_WON: 'chargeback.won',
  CHARGEBACK_LOST: 'chargeback.lost',
  DISPUTE_RAISED: 'dispute.raised',
  DISPUTE_STATEMENT_ADDED: 'dispute.statement_added',
  DISPUTE_RULED: 'dispute.ruled',
} as const;
export type WebhookEvent = (typeof WebhookEvent)[keyof typeof WebhookEvent];

registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'Events of webhooks. Those of a campaign go to its owner, those of a job to both sides.',
  valuesConfig: {
    CAMPAIGN_APPROVED: { description: 'campaign.approved: staff approved a campaign of the account.' },
    CAMPAIGN_REJECTED: { description: 'campaign.rejected: staff rejected a campaign of the account.' },
    CAMPAIGN_CLOSED: { description: 'campaign.closed: the last day of a campaign of the account is over.' },
    APPLICATION_RECEIVED: {
      description: 'application.received: somebody applied to a campaign of the account.',
    },
    APPLICATION_WITHDRAWN: {
      description: 'application.withdrawn: an application ended before a hire, by either side.',
    },
    OFFER_MADE: { description: 'offer.made: the owner made or changed an offer.' },
    OFFER_ACCEPTED: { description: 'offer.accepted: the applicant accepted the offer.' },
    OFFER_REJECTED: { description: 'offer.rejected: the applicant rejected the offer.' },
    JOB_HIRED: { description: 'job.hired: somebody was hired; for paid campaigns the money is held.' },
    JOB_DONE: { description: 'job.done: the influencer marked the job as done.' },
    JOB_CANCEL_ASKED: { description: 'job.cancel_asked: the owner asks to cancel a paid job.' },
    JOB_CANCEL_DECLINED: { description: 'job.cancel_declined: the influencer does not agree to cancel.' },
    JOB_CANCEL_WITHDRAWN: { description: 'job.cancel_withdrawn: the owner took the wish to cancel back.' },
    JOB_CANCELLED: { description: 'job.cancelled: a job was cancelled after the hire.' },
    PAYMENT_RELEASED: { description: 'payment.released: held money was transferred to the influencer.' },
    PAYMENT_REFUNDED: { description: 'payment.refunded: held money went back to the payer.' },
    PAYOUT_FAILED: { description: 'payout.failed: a transfer was refused; the money is still held.' },
    PAYOUT_REVERSED: { description: 'payout.reversed: a transfer came back; the money is held again.' },
    CHARGEBACK_OPENED: {
      description: "chargeback.opened: the payer's bank claims the money back; the job is frozen.",
    },
    CHARGEBACK_WON: { description: "chargeback.won: the payer's bank gave its claim up." },
    CHARGEBACK_LOST: { description: "chargeback.lost: the payer's bank kept the money." },
    DISPUTE_RAISED: { description: 'dispute.raised: one side disagrees about a job that is done.' },
    DISPUTE_STATEMENT_ADDED: { description: 'dispute.statement_added: one side said more in a dispute.' },
    DISPUTE_RULED: { description: 'dispute.ruled: staff decided a dispute.' },
  },
});

export const WebhookState = {
  ENABLED: 'enabled',
  DISABLED: 'disabled',
  FAILED: 'failed',
} as const;
export type WebhookState = (typeof WebhookState)[keyof typeof WebhookState];

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'States of a webhook.',
  valuesConfig: {
    ENABLED: { description: 'Receives messages.' },
    DISABLED: { description: 'Disabled by its owner.' },
    FAILED: {
      description: 'Disabled automatically: every try failed for five days, or it answered 410 Gone.',
    },
  },
});

export const WebhookDeliveryState = {
  PENDING: 'pending',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
} as const;
export type WebhookDeliveryState = (typeof WebhookDeliveryState)[keyof typeof WebhookDeliveryState];

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'States of a delivery.',
  valuesConfig: {
    PENDING: { description: 'Under way, or waiting for its next try.' },
    SUCCEEDED: { description: 'A try was answered with a status from 200 to 299.' },
    FAILED: { description: 'All tries failed, or the webhook was disabled.' },
  },
});

export const WebhookFailure = {
  ADDRESS_REFUSED: 'address_refused',
  UNKNOWN_HOST: 'unknown_host',
  TIMEOUT: 'timeout',
  TLS: 'tls',
  CONNECTION: 'connection',
} as const;
export type WebhookFailure = (typeof WebhookFailure)[keyof typeof WebhookFailure];

registerEnumType(WebhookFailure, {
  name: 'WebhookFailure',
  description: 'Reasons for a try without an answer.',
  valuesConfig: {
    ADDRESS_REFUSED: { description: 'The host resolves to an address that is not public.' },
    UNKNOWN_HOST: { description: 'The host name is unknown.' },
    TIMEOUT: { description: 'No answer within ten seconds.' },
    TLS: { description: 'The certificate is invalid, or TLS failed otherwise.' },
    CONNECTION: { description: 'The connection failed.' },
  },
});

@Private('the account it belongs to', { scope: 'webhooks:read' })
@ObjectType({ description: 'An address of the viewer that receives events.', simpleResolvers: true })
export class Webhook {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Address that messages are posted to.' })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'Events that it receives.' })
  events!: WebhookEvent[];

  @Field(() => WebhookState, { description: 'State.' })
  state!: WebhookState;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'Until when messages are also signed with the earlier secret; null otherwise.',
    nullable: true,
  })
  oldSecretUntil?: Instant | null;

  @Field(() => DateTimeScalar, {
    description: 'Since when every try has failed; null when the last one succeeded.',
    nullable: true,
  })
  failingSince?: Instant | null;
}

@Private('the account it belongs to', { scope: 'webhooks:read' })
@ObjectType({ description: 'A webhook with its new secret.', simpleResolvers: true })
export class WebhookWithSecret {
  @Field(() => String, {
    description: 'Secret to verify signatures with, `whsec_…`. Shown only once.',
  })
  secret!: string;

  @Field(() => Webhook, { description: 'The webhook as listed.' })
  webhook!: Webhook;
}

@Private('the account it belongs to', { scope: 'webhooks:read' })
@ObjectType({ description: 'One try to deliver a message.', simpleResolvers: true })
export class WebhookAttempt {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the try.' })
  at!: Instant;

  @Field(() => Int, { description: 'Duration in milliseconds.' })
  durationMs!: number;

  @Field(() => Int, { description: 'HTTP status of the answer; null without an answer.', nullable: true })
  status?: number | null;

  @Field(() => String, {
    description: 'The first 1,024 bytes of the answer; null without an answer.',
    nullable: true,
  })
  answer?: string | null;

  @Field(() => WebhookFailure, { description: 'Reason for a missing answer; null with one.', nullable: true })
  failure?: WebhookFailure | null;
}

@Private('the account it belongs to', { scope: 'webhooks:read' })
@ObjectType({ description: 'A message to a webhook, with its tries.', simpleResolvers: true })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'Id of the event, the `webhook-id` of every try.' })
  eventId!: string;

  @Field(() => String, {
    description: "Type of the event, for example `job.done`; 'webhook.test' for tests.",
  })
  event!: string;

  @Field(() => WebhookDeliveryState, { description: 'State.' })
  state!: WebhookDeliveryState;

  @Field(() => String, { description: 'Body of the message, exactly as posted.' })
  body!: string;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'Time of the next try; null when there is none.',
    nullable: true,
  })
  nextTryAt?: Instant | null;

  @Field(() => [WebhookAttempt], { description: 'Tries, newest first, at most 50.' })
  attempts!: WebhookAttempt[];
}

@Private('the account it belongs to', { scope: 'webhooks:read' })
@ObjectType({ description: "One page of a webhook's deliveries.", simpleResolvers: true })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'Rows of this page, newest first.' })
  items!: WebhookDelivery[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}

@InputType({ description: 'Input of a webhook.' })
export class CreateWebhookInput {
  @Field(() => String, {
    description: 'Public address: https, port 443 or 8443, at most 500 characters.',
  })
  url!: string;

  @Field(() => [WebhookEvent], { description: 'Events that it receives, at least one.' })
  events!: WebhookEvent[];
}

@InputType({ description: 'Input for changing a webhook. Absent members stay.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook.' })
  id!: string;

  @Field(() => String, { description: 'New address.', nullable: true })
  url?: string | null;

  @Field(() => [WebhookEvent], { description: 'Events that it receives, at least one.', nullable: true })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, {
    description: 'True enables it; false disables it, and pending deliveries fail.',
    nullable: true,
  })
  enabled?: boolean | null;
}
