import { EventSide } from '../../../schema/event.ts';
import type { TokenScope } from '../../../schema/token-scope.ts';
import { WebhookEvent } from '../../../schema/webhook.ts';

const owner = [EventSide.OWNER];
const both = [EventSide.OWNER, EventSide.APPLICANT];
const seller = [EventSide.SELLER];
const traders = [EventSide.BUYER, EventSide.SELLER];
const account = [EventSide.ACCOUNT];

/** Which outbox events make a public event, and which sides receive it. */
export interface EventRow {
  readonly facts: readonly string[];
  readonly to: readonly EventSide[];
  /** Only for applications that were, or were not, hired. */
  readonly when?: 'hired' | 'notHired';
}

/** Event ← fact. A new public event is a row here and a value of the enum. */
export const eventTable: Readonly<Record<WebhookEvent, EventRow>> = {
  'campaign.approved': { facts: ['campaign.approved'], to: owner },
  'campaign.rejected': { facts: ['campaign.rejected'], to: owner },
  'campaign.closed': { facts: ['campaign.closed', 'campaign.withdrawn'], to: owner },
  'remark.received': { facts: ['remark.applied'], to: owner },
  'remark.withdrawn': { facts: ['remark.cancelled'], to: both, when: 'notHired' },
  'remark.declined': { facts: ['remark.declined'], to: both },
  'offer.made': { facts: ['remark.offered', 'remark.countered'], to: both },
  'offer.accepted': { facts: ['remark.offerAccepted', 'remark.counterAccepted'], to: both },
  'offer.rejected': { facts: ['remark.offerRejected', 'remark.counterRejected'], to: both },
  'offer.lapsed': { facts: ['remark.offerLapsed'], to: both },
  'remark.hired': { facts: ['remark.paid', 'remark.hired'], to: both },
  'deal.amendment_proposed': { facts: ['remark.amendmentProposed'], to: both },
  'deal.amended': { facts: ['remark.amended'], to: both },
  'deal.amendment_rejected': { facts: ['remark.amendmentRejected'], to: both },
  'deal.amendment_withdrawn': { facts: ['remark.amendmentWithdrawn'], to: both },
  'deal.amendment_lapsed': { facts: ['remark.amendmentLapsed'], to: both },
  'shipment.address_given': { facts: ['remark.addressGiven'], to: both },
  'shipment.sent': { facts: ['remark.productSent'], to: both },
  'shipment.received': { facts: ['remark.productReceived'], to: both },
  'remark.done': { facts: ['remark.done'], to: both },
  'work.draft_handed_in': { facts: ['remark.draftHandedIn'], to: both },
  'work.handed_in': { facts: ['remark.workHandedIn', 'remark.ownerHandedIn'], to: both },
  'work.approved': { facts: ['remark.workApproved', 'remark.draftApprovedBySilence'], to: both },
  'work.changes_asked': { facts: ['remark.changesAsked'], to: both },
  'work.due_soon': { facts: ['remark.workDueSoon'], to: [EventSide.APPLICANT] },
  'work.may_end_late': { facts: ['remark.mayEndLate'], to: owner },
  'work.use_ends_soon': { facts: ['remark.useEndsSoon'], to: both },
  'remark.cancel_asked': { facts: ['remark.cancelAsked'], to: both },
  'remark.cancel_declined': { facts: ['remark.cancelDeclined'], to: both },
  'remark.cancel_withdrawn': { facts: ['remark.cancelWithdrawn'], to: both },
  'remark.cancelled': {
    facts: [
      'remark.cancelled',
      'remark.refunded',
      'remark.refundedByHand',
      'remark.refundedAtProvider',
      'remark.ruledRefunded',
    ],
    to: both,
    when: 'hired',
  },
  'payment.release_reminded': { facts: ['remark.releaseReminder'], to: owner },
  'payment.released': {
    facts: ['remark.released', 'remark.releasedBySilence', 'remark.ruledPaidOut'],
    to: both,
  },
  'payment.refunded': {
    facts: [
      'remark.refunded',
      'remark.refundedAgain',
      'remark.refundedByHand',
      'remark.refundedAtProvider',
      'remark.ruledRefunded',
      'remark.partRefunded',
    ],
    to: both,
  },
  'payout.failed': { facts: ['remark.payoutFailed'], to: both },
  'payout.reversed': { facts: ['remark.payoutReversed', 'remark.payoutLost'], to: both },
  'chargeback.opened': { facts: ['chargeback.opened'], to: both },
  'chargeback.won': { facts: ['chargeback.won'], to: both },
  'chargeback.lost': { facts: ['chargeback.lost', 'chargeback.lostAfterRelease'], to: both },
  'dispute.raised': { facts: ['remark.disputed', 'remark.disputeOpened'], to: both },
  'dispute.statement_added': { facts: ['remark.disputeStatement'], to: both },
  'dispute.extended': { facts: ['remark.disputeExtended'], to: both },
  'dispute.settlement_proposed': { facts: ['remark.settlementProposed'], to: both },
  'dispute.settlement_declined': { facts: ['remark.settlementDeclined'], to: both },
  'dispute.settled': { facts: ['remark.settled'], to: both },
  'dispute.ruled': { facts: ['remark.ruled'], to: both },
  'remark.reviewed': { facts: ['review.published'], to: both },
  'invitation.received': { facts: ['invitation.sent'], to: [EventSide.APPLICANT] },
  'invitation.declined': { facts: ['invitation.declined'], to: owner },
  'invitation.withdrawn': { facts: ['invitation.withdrawn'], to: [EventSide.APPLICANT] },
  'message.received': { facts: ['message.sent'], to: account },
  'order.placed': { facts: ['order.placed', 'order.begun'], to: traders },
  'order.paid': { facts: ['order.paid'], to: traders },
  'order.shipped': { facts: ['order.shipped'], to: traders },
  'order.delivered': { facts: ['order.delivered'], to: traders },
  'order.cancelled': { facts: ['order.cancelled', 'order.expired'], to: traders },
  'order.refunded': { facts: ['order.refunded', 'order.refundedByHand'], to: traders },
  'order.problem_reported': { facts: ['order.problem'], to: traders },
  'order.paid_out': { facts: ['order.paidOut'], to: seller },
  'order.payout_failed': { facts: ['order.payoutFailed'], to: seller },
  'order.chargeback_opened': { facts: ['order.chargebackOpened'], to: traders },
  'order.chargeback_won': { facts: ['order.chargebackWon'], to: traders },
  'order.chargeback_lost': {
    facts: ['order.chargebackLostPart', 'order.chargebackLostAfter', 'order.chargedBack'],
    to: traders,
  },
  'payouts.paused': { facts: ['bankAccount.paused'], to: account },
  'payouts.resumed': { facts: ['bankAccount.resumed'], to: account },
  'review.received': { facts: ['order.reviewed'], to: seller },
};

/** What an access token needs to read what an event is about, by the first word of its name. */
const scopes: Readonly<Record<string, TokenScope>> = {
  campaign: 'campaigns:read',
  remark: 'remarks:read',
  offer: 'remarks:read',
  deal: 'remarks:read',
  shipment: 'remarks:read',
  work: 'remarks:read',
  dispute: 'remarks:read',
  invitation: 'remarks:read',
  payment: 'payments:read',
  payout: 'payments:read',
  payouts: 'payments:read',
  chargeback: 'payments:read',
  order: 'orders:read',
  message: 'messages:read',
  review: 'profile:read',
};

/** The scope that an access token needs for an event. */
export function scopeOf(event: WebhookEvent): TokenScope {
  const scope = scopes[event.split('.')[0] ?? ''];
  if (!scope) throw new Error(`no scope covers the event ${event}`);
  return scope;
}

/** Type of a test message. */
export const TEST_EVENT = 'webhook.test';

/** Version of the message format. It changes only when receivers could break. */
export const API_VERSION = '2026-11-20';

/** The public events that an outbox event makes. */
export function eventsOf(factType: string): WebhookEvent[] {
  return Object.values(WebhookEvent).filter((event) => eventTable[event].facts.includes(factType));
}
