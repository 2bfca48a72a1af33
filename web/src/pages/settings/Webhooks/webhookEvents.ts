import type { WebhookEvent } from '../../../__generated__/enums.ts';

/** Where each event stands in the picker and what it is called there, in the order in which they happen. */
const events: Record<WebhookEvent, readonly [group: string, label: string]> = {
  CAMPAIGN_APPROVED: ['Campaigns', 'Approved'],
  CAMPAIGN_REJECTED: ['Campaigns', 'Rejected'],
  CAMPAIGN_CLOSED: ['Campaigns', 'Closed'],
  APPLICATION_RECEIVED: ['Applications', 'Received'],
  APPLICATION_WITHDRAWN: ['Applications', 'Withdrawn'],
  OFFER_MADE: ['Offers', 'Made or changed'],
  OFFER_ACCEPTED: ['Offers', 'Accepted'],
  OFFER_REJECTED: ['Offers', 'Rejected'],
  JOB_HIRED: ['Jobs', 'Hired'],
  JOB_DONE: ['Jobs', 'Done'],
  JOB_CANCEL_ASKED: ['Jobs', 'Cancel asked'],
  JOB_CANCEL_DECLINED: ['Jobs', 'Cancel declined'],
  JOB_CANCEL_WITHDRAWN: ['Jobs', 'Cancel withdrawn'],
  JOB_CANCELLED: ['Jobs', 'Cancelled'],
  PAYMENT_RELEASED: ['Payments', 'Released'],
  PAYMENT_REFUNDED: ['Payments', 'Refunded'],
  PAYOUT_FAILED: ['Payments', 'Payout failed'],
  PAYOUT_REVERSED: ['Payments', 'Payout came back'],
  CHARGEBACK_OPENED: ['Chargebacks', 'Opened'],
  CHARGEBACK_WON: ['Chargebacks', 'Won'],
  CHARGEBACK_LOST: ['Chargebacks', 'Lost'],
  DISPUTE_RAISED: ['Disputes', 'Raised'],
  DISPUTE_STATEMENT_ADDED: ['Disputes', 'Statement added'],
  DISPUTE_RULED: ['Disputes', 'Ruled'],
};

/** All events there are. */
export const allEvents = Object.keys(events) as WebhookEvent[];

const titles = [...new Set(allEvents.map((event) => events[event][0]))];

/** Events as people read them. */
export const eventGroups = titles.map((title) => ({
  title,
  events: allEvents
    .filter((event) => events[event][0] === title)
    .map((event) => ({ event, label: events[event][1] })),
}));

/** 'All events', '1 event', '3 events'. */
export function countEvents(chosen: readonly WebhookEvent[]): string {
  if (chosen.length === allEvents.length) return 'All events';
  return chosen.length === 1 ? '1 event' : `${chosen.length} events`;
}
