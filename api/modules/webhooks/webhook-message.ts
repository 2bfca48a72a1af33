import { createHash } from 'node:crypto';
import type { EventSide } from '../../../schema/event.ts';
import { globalId, type IdType, idTypeOf } from '../../../schema/global-id.ts';
import type { StoredFact } from '../../platform/outbox/outbox-worker.ts';
import type { Subject } from './event.subject.ts';
import { API_VERSION } from './webhook.events.ts';

/** A message as it is posted. */
export interface Message {
  /** The same for every try, and for every webhook of one account. */
  readonly id: string;
  readonly body: string;
}

/** Deterministic id of an event. */
export function eventIdOf(...parts: readonly (string | number)[]): string {
  return `evt_${createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)}`;
}

function bodyOf(id: string, type: string, createdAt: Date, data: object): string {
  return JSON.stringify({ id, type, createdAt: createdAt.toISOString(), apiVersion: API_VERSION, data });
}

/** A global id under the name of a member. */
function publishedId(name: string, number: number, of: IdType): string {
  const type = idTypeOf(name, of);
  if (!type) throw new Error(`nothing says what ${name} is an id of`);
  return globalId(type, number);
}

/** The same with global ids, and with states and types in capitals, as in the schema. */
function published(of: IdType, row: Readonly<Record<string, string | number>>): object {
  const members = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'number' ? publishedId(name, value, of) : value.toUpperCase(),
  ]);
  return Object.fromEntries(members);
}

/** Who receives a message, from which side. */
export interface Receiver {
  readonly accountId: number;
  readonly side: EventSide;
}

/** A message about what a fact tells: ids, public states and the amount; no names or texts. */
export function messageOf(
  event: string,
  fact: StoredFact,
  { campaign, remark, order, message }: Subject,
  { accountId, side }: Receiver,
): Message {
  const id = eventIdOf(fact.id, event, accountId, fact.at.toISOString());
  const { amountMinor } = fact;
  const data = {
    side: side.toUpperCase(),
    campaign: campaign && published('EventCampaign', { ...campaign }),
    remark:
      remark &&
      published('EventRemark', { id: remark.id, state: remark.state, applicantId: remark.applicantId }),
    order:
      order &&
      published('EventOrder', {
        ...{ id: order.id, state: order.state, productId: order.productId },
        ...{ buyerId: order.buyerId, sellerId: order.sellerId },
      }),
    message:
      message &&
      published('EventMessage', {
        ...{ id: message.id, conversationId: message.conversationId, senderId: message.senderId },
      }),
    amount: amountMinor === undefined ? null : { amount: amountMinor, currency: order?.currency ?? 'USD' },
  };
  return { id, body: bodyOf(id, event, fact.at, data) };
}

/** A message without content, to test an address. */
export function testMessage(type: string, webhookId: number, nonce: string, at: Date): Message {
  const id = eventIdOf(type, webhookId, nonce);
  return { id, body: bodyOf(id, type, at, { webhookId: globalId('Webhook', webhookId) }) };
}
