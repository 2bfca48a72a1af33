import { WebhookEvent } from '../../../schema/webhook.ts';

/** Which outbox events make a public event, and who receives it. */
export interface EventRow {
  readonly facts: readonly string[];
  /** `both`: the owner of the campaign and the applicant. */
  readonly to: 'owner' | 'both';
  /** Only for applications that were, or were not, hired. */
  readonly when?: 'hired' | 'notHired';
}

/** Event ← fact. A new public event is a row here and a value of the enum. */
export const eventTable: Readonly<Record<WebhookEvent, EventRow>> = {
  'campaign.approved': { facts: ['campaign.approved'], to: 'owner' },
  'campaign.rejected': { facts: ['campaign.rejected'], to: 'owner' },
  'campaign.closed': { facts: ['campaign.closed', 'campaign.withdrawn'], to: 'owner' },
  'remark.received': { facts: ['remark.applied'], to: 'owner' },
  'remark.withdrawn': { facts: ['remark.cancelled'], to: 'both', when: 'notHired' },
  'offer.made': { facts: ['remark.offered'], to: 'both' },
  'offer.accepted': { facts: ['remark.offerAccepted'], to: 'both' },
  'offer.rejected': { facts: ['remark.offerRejected'], to: 'both' },
  'remark.hired': { facts: ['remark.paid', 'remark.hired'], to: 'both' },
  'remark.done': { facts: ['remark.done'], to: 'both' },
  'remark.cancel_asked': { facts: ['remark.cancelAsked'], to: 'both' },
  'remark.cancel_declined': { facts: ['remark.cancelDeclined'], to: 'both' },
  'remark.cancel_withdrawn': { facts: ['remark.cancelWithdrawn'], to: 'both' },
  'remark.cancelled': {
    facts: [
      'remark.cancelled',
      'remark.refunded',
      'remark.refundedByHand',
      'remark.refundedAtProvider',
      'remark.ruledRefunded',
    ],
    to: 'both',
    when: 'hired',
  },
  'payment.released': { facts: ['remark.released', 'remark.ruledPaidOut'], to: 'both' },
  'payment.refunded': {
    facts: [
      'remark.refunded',
      'remark.refundedByHand',
      'remark.refundedAtProvider',
      'remark.ruledRefunded',
      'remark.partRefunded',
    ],
    to: 'both',
  },
  'payout.failed': { facts: ['remark.payoutFailed'], to: 'both' },
  'payout.reversed': { facts: ['remark.payoutReversed', 'remark.payoutLost'], to: 'both' },
  'chargeback.opened': { facts: ['chargeback.opened'], to: 'both' },
  'chargeback.won': { facts: ['chargeback.won'], to: 'both' },
  'chargeback.lost': { facts: ['chargeback.lost', 'chargeback.lostAfterRelease'], to: 'both' },
  'dispute.raised': { facts: ['remark.disputed', 'remark.disputeOpened'], to: 'both' },
  'dispute.statement_added': { facts: ['remark.disputeStatement'], to: 'both' },
  'dispute.ruled': { facts: ['remark.ruled'], to: 'both' },
};

/** Type of a test message. */
export const TEST_EVENT = 'webhook.test';

/** Version of the message format. It changes only when receivers could break. */
export const API_VERSION = '2026-11-20';

/** The public events that an outbox event makes. */
export function eventsOf(factType: string): WebhookEvent[] {
  return Object.values(WebhookEvent).filter((event) => eventTable[event].facts.includes(factType));
}
