import 'reflect-metadata';
import { Field, ID } from 'type-graphql';
import { PrivateType } from './access.ts';
import { CampaignState, CampaignType } from './campaign.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Identified } from './identified.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { OrderState } from './order.ts';
import { RemarkState } from './remark.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { WebhookEvent } from './webhook.ts';

export const EventSide = graphqlEnum('EventSide', 'Sides from which an account sees an event.', {
  OWNER: ['owner', 'It owns the campaign.'],
  APPLICANT: ['applicant', 'It applied, or was invited to.'],
  BUYER: ['buyer', 'It ordered.'],
  SELLER: ['seller', 'It sells the product.'],
  ACCOUNT: ['account', 'The event is about the account itself: a message to it, its payouts.'],
});
export type EventSide = (typeof EventSide)[keyof typeof EventSide];

const audience = { seenBy: 'the account it belongs to', scope: 'webhooks:read' } as const;

@PrivateType('The campaign of an event, as it was.', audience)
export class EventCampaign extends Identified {
  @Field(() => CampaignType, { description: 'Type.' })
  type!: CampaignType;

  @Field(() => CampaignState, { description: 'State after the event.' })
  state!: CampaignState;

  @Field(() => ID, { description: 'Its owner.' })
  ownerId!: string;
}

@PrivateType('The application or job of an event, as it was.', audience)
export class EventRemark extends Identified {
  @Field(() => RemarkState, { description: 'State after the event.' })
  state!: RemarkState;

  @Field(() => ID, { description: 'The applicant.' })
  applicantId!: string;
}

@PrivateType('The order of an event, as it was.', audience)
export class EventOrder extends Identified {
  @Field(() => OrderState, { description: 'State after the event.' })
  state!: OrderState;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => ID, { description: 'The buyer.' })
  buyerId!: string;

  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;
}

@PrivateType('The message of an event.', audience)
export class EventMessage extends Identified {
  @Field(() => ID, { description: 'The conversation.' })
  conversationId!: string;

  @Field(() => ID, { description: 'Who wrote it.' })
  senderId!: string;
}

@PrivateType('Something that happened to what an account is part of. Webhooks post the same.', audience)
export class Event extends Identified {
  @Field(() => WebhookEvent, { description: 'What happened.' })
  type!: WebhookEvent;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt!: Instant;

  @Field(() => EventSide, { description: 'Side of the account.' })
  side!: EventSide;

  @Field(() => EventCampaign, orNull('The campaign; null for events of orders and of the account.'))
  campaign?: EventCampaign | null;

  @Field(() => EventRemark, orNull('The application or job; null when it is about none.'))
  remark?: EventRemark | null;

  @Field(() => EventOrder, orNull('The order; null when it is about none.'))
  order?: EventOrder | null;

  @Field(() => EventMessage, orNull('The message; null when it is about none.'))
  message?: EventMessage | null;

  @Field(() => Money, orNull('Amount that moved or was offered.'))
  amount?: Money | null;

  @Field(() => String, { description: 'The same as JSON, word for word as webhooks post it.' })
  body!: string;
}

@PrivateType('A page of events.', audience)
export class EventConnection extends connectionOf(Event, { nodes: 'Rows of this page, oldest first.' }) {}
