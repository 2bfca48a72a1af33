import type {
  EventCampaign,
  EventMessage,
  EventOrder,
  EventRemark,
  EventSide,
  Money,
  WebhookEvent,
} from './__generated__/schema.ts';

/** `REMARK_RECEIVED` as messages write it: `remark.received`. */
type Dotted<Name extends string> = Name extends `${infer Noun}_${infer Verb}`
  ? `${Lowercase<Noun>}.${Lowercase<Verb>}`
  : never;

/** Type of an event, for example `remark.received`. */
export type EventType = Dotted<WebhookEvent>;

/** An event, as webhooks post it and `events` yields it. States are those of the moment it happened. */
export interface KoliEvent {
  /** The same however often it comes. */
  readonly id: string;
  readonly type: EventType;
  /** When it happened. */
  readonly createdAt: string;
  /** Version of this form. */
  readonly apiVersion: string;
  readonly data: {
    /** The side from which your account sees it. */
    readonly side: EventSide;
    readonly campaign: Pick<EventCampaign, 'id' | 'type' | 'state' | 'ownerId'> | null;
    readonly remark: Pick<EventRemark, 'id' | 'state' | 'applicantId'> | null;
    readonly order: Pick<EventOrder, 'id' | 'state' | 'productId' | 'buyerId' | 'sellerId'> | null;
    readonly message: Pick<EventMessage, 'id' | 'conversationId' | 'senderId'> | null;
    readonly amount: Pick<Money, 'amount' | 'currency'> | null;
  };
}

/** What `sendTestEvent` posts. */
export interface TestMessage {
  readonly id: string;
  readonly type: 'webhook.test';
  readonly createdAt: string;
  readonly apiVersion: string;
  readonly data: { readonly webhookId: string };
}

/** Whatever a webhook may receive. */
export type WebhookMessage = KoliEvent | TestMessage;

/** The name of a type in the schema. */
export const enumOf = (type: EventType): WebhookEvent => type.replace('.', '_').toUpperCase() as WebhookEvent;
