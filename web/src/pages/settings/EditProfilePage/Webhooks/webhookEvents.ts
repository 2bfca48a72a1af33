import type { WebhookEvent } from '../../../../__generated__/enums.ts';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { grouped } from '../../../../lib/grouped.ts';

/** Where each event stands in the picker and what it is called there, in the order in which they happen. */
const events: Record<WebhookEvent, readonly [group: Text, label: Text]> = {
  CAMPAIGN_APPROVED: [msg('Campaigns'), msg('Approved')],
  CAMPAIGN_REJECTED: [msg('Campaigns'), msg('Rejected')],
  CAMPAIGN_CLOSED: [msg('Campaigns'), msg('Closed')],
  REMARK_RECEIVED: [msg('Applications'), msg('Received')],
  REMARK_WITHDRAWN: [msg('Applications'), msg('Withdrawn')],
  REMARK_DECLINED: [msg('Applications'), msg('Declined')],
  OFFER_MADE: [msg('Offers'), msg('Created or changed')],
  OFFER_ACCEPTED: [msg('Offers'), msg('Accepted')],
  OFFER_REJECTED: [msg('Offers'), msg('Rejected')],
  OFFER_LAPSED: [msg('Offers'), msg('Lapsed')],
  REMARK_HIRED: [msg('Jobs'), msg('Hired')],
  DEAL_AMENDMENT_PROPOSED: [msg('Deal changes'), msg('Change proposed')],
  DEAL_AMENDED: [msg('Deal changes'), msg('Change accepted')],
  DEAL_AMENDMENT_REJECTED: [msg('Deal changes'), msg('Change rejected')],
  DEAL_AMENDMENT_WITHDRAWN: [msg('Deal changes'), msg('Change withdrawn')],
  DEAL_AMENDMENT_LAPSED: [msg('Deal changes'), msg('Change lapsed')],
  SHIPMENT_ADDRESS_GIVEN: [msg('Products sent for jobs'), msg('Delivery address added')],
  SHIPMENT_SENT: [msg('Products sent for jobs'), msg('Sent')],
  SHIPMENT_RECEIVED: [msg('Products sent for jobs'), msg('Received ## a parcel')],
  REMARK_DONE: [msg('Jobs'), msg('Done')],
  WORK_DRAFT_HANDED_IN: [msg('Jobs'), msg('Draft handed in')],
  WORK_HANDED_IN: [msg('Jobs'), msg('Published work handed in')],
  WORK_APPROVED: [msg('Jobs'), msg('Work approved')],
  WORK_CHANGES_ASKED: [msg('Jobs'), msg('Changes asked for')],
  WORK_DUE_SOON: [msg('Jobs'), msg('Work due in two days')],
  WORK_MAY_END_LATE: [msg('Jobs'), msg('Late job can be ended')],
  WORK_USE_ENDS_SOON: [msg('Jobs'), msg('Usage rights end soon')],
  REMARK_CANCEL_ASKED: [msg('Jobs'), msg('Cancel asked')],
  REMARK_CANCEL_DECLINED: [msg('Jobs'), msg('Cancel declined')],
  REMARK_CANCEL_WITHDRAWN: [msg('Jobs'), msg('Cancel withdrawn')],
  REMARK_CANCELLED: [msg('Jobs'), msg('Cancelled')],
  PAYMENT_RELEASE_REMINDED: [msg('Payments'), msg('Release reminder')],
  PAYMENT_RELEASED: [msg('Payments'), msg('Released')],
  PAYMENT_REFUNDED: [msg('Payments'), msg('Refunded')],
  PAYOUT_FAILED: [msg('Payments'), msg('Payout failed')],
  PAYOUT_REVERSED: [msg('Payments'), msg('Payout came back')],
  CHARGEBACK_OPENED: [msg('Chargebacks'), msg('Opened')],
  CHARGEBACK_WON: [msg('Chargebacks'), msg('Won')],
  CHARGEBACK_LOST: [msg('Chargebacks'), msg('Lost')],
  DISPUTE_RAISED: [msg('Disputes'), msg('Raised')],
  DISPUTE_STATEMENT_ADDED: [msg('Disputes'), msg('Statement added')],
  DISPUTE_EXTENDED: [msg('Disputes'), msg('More time given')],
  DISPUTE_SETTLEMENT_PROPOSED: [msg('Disputes'), msg('Split proposed')],
  DISPUTE_SETTLEMENT_DECLINED: [msg('Disputes'), msg('Split declined')],
  DISPUTE_SETTLED: [msg('Disputes'), msg('Settled')],
  DISPUTE_RULED: [msg('Disputes'), msg('Ruled')],
  INVITATION_RECEIVED: [msg('Invitations and messages'), msg('Invitation received')],
  INVITATION_DECLINED: [msg('Invitations and messages'), msg('Invitation declined')],
  INVITATION_WITHDRAWN: [msg('Invitations and messages'), msg('Invitation withdrawn')],
  MESSAGE_RECEIVED: [msg('Invitations and messages'), msg('Message received')],
  ORDER_PLACED: [msg('Orders'), msg('Placed')],
  ORDER_PAID: [msg('Orders'), msg('Paid')],
  ORDER_SHIPPED: [msg('Orders'), msg('Shipped')],
  ORDER_DELIVERED: [msg('Orders'), msg('Delivered')],
  ORDER_CANCELLED: [msg('Orders'), msg('Cancelled')],
  ORDER_REFUNDED: [msg('Orders'), msg('Refunded')],
  ORDER_PROBLEM_REPORTED: [msg('Orders'), msg('Problem reported')],
  ORDER_PAID_OUT: [msg('Orders'), msg('Paid out')],
  ORDER_PAYOUT_FAILED: [msg('Orders'), msg('Payout failed')],
  ORDER_CHARGEBACK_OPENED: [msg('Orders'), msg('Chargeback opened')],
  ORDER_CHARGEBACK_WON: [msg('Orders'), msg('Chargeback won')],
  ORDER_CHARGEBACK_LOST: [msg('Orders'), msg('Chargeback lost')],
  PAYOUTS_PAUSED: [msg('Payouts'), msg('Paused')],
  PAYOUTS_RESUMED: [msg('Payouts'), msg('Resumed')],
  REMARK_REVIEWED: [msg('Reviews'), msg('Reviews published')],
  REVIEW_RECEIVED: [msg('Reviews'), msg('Review received')],
};

export const allEvents = Object.keys(events) as WebhookEvent[];

export const eventGroups = grouped(events);

/** 'All events', '1 event', '3 events'. */
export function countEvents(chosen: readonly WebhookEvent[]): string {
  if (chosen.length === allEvents.length) return t('All events');
  return t('{count, plural, one {# event} other {# events}}', { count: chosen.length });
}
