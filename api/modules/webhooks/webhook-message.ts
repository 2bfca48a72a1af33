import { createHash } from 'node:crypto';
import { API_VERSION } from './webhook.events.ts';

/** The campaign and remark of a message, read when the event is processed. */
export interface Subject {
  readonly campaignId: number;
  readonly campaignType: string;
  readonly campaignState: string;
  readonly ownerId: number;
  readonly remarkId: number | null;
  readonly remarkState: string | null;
  readonly applicantId: number | null;
  readonly wasHired: boolean;
}

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

function bodyOf(id: string, type: string, created: Date, data: object): string {
  return JSON.stringify({ id, type, created: created.toISOString(), apiVersion: API_VERSION, data });
}

/** A message about a campaign or a job: ids, public states and the amount of the job; no names or texts. */
export function messageOf(
  event: string,
  fact: { readonly id: number; readonly at: Date; readonly amountMinor?: number },
  subject: Subject,
  accountId: number,
): Message {
  const id = eventIdOf(fact.id, event, accountId, fact.at.toISOString());
  const { campaignId, campaignType, campaignState, ownerId, remarkId, remarkState, applicantId } = subject;
  const data = {
    side: accountId === ownerId ? 'OWNER' : 'APPLICANT',
    campaign: {
      id: String(campaignId),
      type: campaignType.toUpperCase(),
      state: campaignState.toUpperCase(),
      ownerId: String(ownerId),
    },
    remark:
      remarkId === null
        ? null
        : {
            id: String(remarkId),
            state: remarkState?.toUpperCase(),
            applicantId: String(applicantId),
          },
    amount: fact.amountMinor === undefined ? null : { amount: fact.amountMinor, currency: 'USD' },
  };
  return { id, body: bodyOf(id, event, fact.at, data) };
}

/** A message without content, to test an address. */
export function testMessage(type: string, webhookId: number, nonce: string, at: Date): Message {
  const id = eventIdOf(type, webhookId, nonce);
  return { id, body: bodyOf(id, type, at, { webhookId: String(webhookId) }) };
}
