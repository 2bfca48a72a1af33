import type { WebhookEvent } from '../../../__generated__/enums.ts';

type Group = { title: string; events: readonly { event: WebhookEvent; label: string }[] };

/** Events as people read them, in the order in which they happen. */
export const eventGroups: readonly Group[] = [
  {
    title: 'Campaigns',
    events: [
      { event: 'CAMPAIGN_APPROVED', label: 'Approved' },
      { event: 'CAMPAIGN_REJECTED', label: 'Rejected' },
      { event: 'CAMPAIGN_CLOSED', label: 'Closed' },
    ],
  },
  {
    title: 'Applications',
    events: [
      { event: 'APPLICATION_RECEIVED', label: 'Received' },
      { event: 'APPLICATION_WITHDRAWN', label: 'Withdrawn' },
    ],
  },
  {
    title: 'Offers',
    events: [
      { event: 'OFFER_MADE', label: 'Made or changed' },
      { event: 'OFFER_ACCEPTED', label: 'Accepted' },
      { event: 'OFFER_REJECTED', label: 'Rejected' },
    ],
  },
  {
    title: 'Jobs',
    events: [
      { event: 'JOB_HIRED', label: 'Hired' },
      { event: 'JOB_DONE', label: 'Done' },
      { event: 'JOB_CANCEL_ASKED', label: 'Cancel asked' },
      { event: 'JOB_CANCEL_DECLINED', label: 'Cancel declined' },
      { event: 'JOB_CANCEL_WITHDRAWN', label: 'Cancel withdrawn' },
      { event: 'JOB_CANCELLED', label: 'Cancelled' },
    ],
  },
  {
    title: 'Payments',
    events: [
      { event: 'PAYMENT_RELEASED', label: 'Released' },
      { event: 'PAYMENT_REFUNDED', label: 'Refunded' },
      { event: 'PAYOUT_FAILED', label: 'Payout failed' },
    ],
  },
  {
    title: 'Disputes',
    events: [
      { event: 'DISPUTE_RAISED', label: 'Raised' },
      { event: 'DISPUTE_STATEMENT_ADDED', label: 'Statement added' },
      { event: 'DISPUTE_RULED', label: 'Ruled' },
    ],
  },
];

/** All events there are. */
export const allEvents: readonly WebhookEvent[] = eventGroups.flatMap(({ events }) =>
  events.map(({ event }) => event),
);

/** 'All events', '1 event', '3 events'. */
export function countEvents(events: readonly WebhookEvent[]): string {
  if (events.length === allEvents.length) return 'All events';
  return events.length === 1 ? '1 event' : `${events.length} events`;
}
