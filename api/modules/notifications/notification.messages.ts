import { dollars } from '../../platform/money-text.ts';
import type { StoredFact } from '../../platform/outbox-worker.ts';
import { shorten } from '../../platform/text.ts';
import { heldMessages } from './held-money.messages.ts';
import { moneyTroubleMessages } from './money-trouble.messages.ts';

/** Parameters of a message, read when the event is processed. */
export interface Scene {
  readonly campaignId: number;
  readonly campaignTitle: string;
  /** Its present state. */
  readonly campaignState: string;
  /** Its last day, in words. */
  readonly campaignEnd: string;
  readonly ownerId: number;
  readonly ownerName: string;
  /** The applicant or the invited influencer; null for events about a campaign alone. */
  readonly personId: number | null;
  readonly personName: string | null;
  readonly remarkId: number | null;
  /** The present state of the job. */
  readonly remarkState: string | null;
  /** The last day on which its money may be held, in words. */
  readonly heldUntil: string | null;
  readonly fact: StoredFact;
}

/** A notification that an event makes: recipients, type of section 3, text and link. */
export interface Message {
  /** The person who caused the event is not notified. */
  readonly skipActor?: true;
  /** `staff` is every account with the flag. */
  readonly to: 'owner' | 'person' | 'staff';
  readonly type: string;
  readonly text: (scene: Scene) => string;
  readonly path: (scene: Scene) => string;
  /** Whose picture is shown beside it. */
  readonly picture: 'owner' | 'person' | 'campaign';
}

const campaignPage = (scene: Scene): string => `/campaigndetail/${scene.campaignId}`;
const applicants = (scene: Scene): string => `/application-user-list/applicants/${scene.campaignId}`;
const application = (scene: Scene): string => `/applicationdetail/applicantdetail/${scene.remarkId}`;

const brief = (text = ''): string => shorten(text, 200);

/** Texts of the team to each side of a job. */
function toEach(ownerReads: Message['text'], personReads: Message['text']): Message[] {
  const shared = { type: 'KOLITEAM', path: application } as const;
  return [
    { ...shared, to: 'owner', picture: 'person', text: ownerReads },
    { ...shared, to: 'person', picture: 'owner', text: personReads },
  ];
}

/** The same text to both sides of a job; `skipActor` leaves out the person who caused it. */
const toBoth = (text: Message['text'], skipActor?: true): Message[] =>
  toEach(text, text).map((message) => ({ ...message, ...(skipActor && { skipActor }) }));

/** A refund to the payer by a ruling. */
const ruledBack = toEach(
  (s) =>
    `${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” was refunded to your card, as our team decided.`,
  (s) =>
    `${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” was refunded to ${s.ownerName}, as our team decided.`,
);

/** Notifications by event. A new notification is a row here. */
export const messages: Readonly<Record<string, readonly Message[]>> = {
  ...moneyTroubleMessages,
  'campaign.approved': [
    {
      to: 'owner',
      type: 'ADMIN_CAMPAIGN_APPROVE',
      picture: 'campaign',
      path: campaignPage,
      text: (s) => `Your campaign “${s.campaignTitle}” is approved. Influencers can apply now.`,
    },
  ],
  'campaign.rejected': [
    {
      to: 'owner',
      type: 'ADMIN_CAMPAIGN_REJECT',
      picture: 'campaign',
      path: campaignPage,
      text: (s) =>
        `Your campaign “${s.campaignTitle}” was not approved: ${s.fact.reason ?? ''} Edit it to send it in again.`,
    },
  ],
  'campaign.endsSoon': [
    {
      to: 'owner',
      type: 'CAMPAIGN_EXPIRE_REMINDER',
      picture: 'campaign',
      path: campaignPage,
      text: (s) =>
        `Your campaign “${s.campaignTitle}” ends on ${s.campaignEnd}. Influencers can apply until the end of that day.`,
    },
  ],
  'campaign.closed': [
    {
      to: 'owner',
      type: 'KOLITEAM',
      picture: 'campaign',
      path: campaignPage,
      text: (s) =>
        s.campaignState === 'awarded'
          ? `Your campaign “${s.campaignTitle}” has ended. Jobs that have begun go on.`
          : `Your campaign “${s.campaignTitle}” has ended without a hire. Edit it and choose a new last day to send it in again.`,
    },
  ],
  'remark.applied': [
    {
      to: 'owner',
      type: 'USER_CAMPAIGN_APPLY',
      picture: 'person',
      path: applicants,
      text: (s) => `${s.personName} applied to “${s.campaignTitle}”.`,
    },
  ],
  'invitation.sent': [
    {
      to: 'person',
      type: 'OWNER_OFFER_APPLY',
      picture: 'owner',
      path: campaignPage,
      text: (s) =>
        `${s.ownerName} invites you to apply to “${s.campaignTitle}”${s.fact.amountMinor ? ` for ${dollars(s.fact.amountMinor)}` : ''}.`,
    },
  ],
  'remark.offered': [
    {
      to: 'person',
      type: 'OWNER_OFFER_APPLY',
      picture: 'owner',
      path: application,
      text: (s) => `${s.ownerName} offers you ${dollars(s.fact.amountMinor)} for “${s.campaignTitle}”.`,
    },
  ],
  'remark.offerAccepted': [
    {
      to: 'owner',
      type: 'OWNER_OFFER_ACCEPT',
      picture: 'person',
      path: application,
      text: (s) =>
        `${s.personName} accepted your offer of ${dollars(s.fact.amountMinor)} for “${s.campaignTitle}”. Pay to hire.`,
    },
  ],
  'remark.offerRejected': [
    {
      to: 'owner',
      type: 'OWNER_OFFER_DECLINED',
      picture: 'person',
      path: application,
      text: (s) => `${s.personName} declined your offer for “${s.campaignTitle}”. You can offer again.`,
    },
  ],
  'remark.paid': [
    {
      to: 'person',
      type: 'OWNER_DO_PAYMENT',
      picture: 'owner',
      path: application,
      text: (s) =>
        `${s.ownerName} hired you for “${s.campaignTitle}”. ${dollars(s.fact.amountMinor)} is held for you until the work is done.`,
    },
  ],
  'remark.hired': [
    {
      to: 'person',
      type: 'KOLITEAM',
      picture: 'owner',
      path: application,
      text: (s) => `${s.ownerName} hired you for “${s.campaignTitle}”.`,
    },
  ],
  'remark.done': [
    {
      to: 'owner',
      type: 'OWNER_OFFER_MARK_AS_COMPLETED',
      picture: 'person',
      path: application,
      text: (s) => `${s.personName} marked “${s.campaignTitle}” as done.`,
    },
  ],
  'remark.released': [
    {
      to: 'person',
      type: 'OWNER_PAYMENT_RELEASED',
      picture: 'owner',
      path: application,
      text: (s) =>
        `${s.ownerName} released ${dollars(s.fact.amountMinor)} for “${s.campaignTitle}”. It is on its way to your bank account.`,
    },
  ],
  'remark.payoutFailed': [
    {
      to: 'owner',
      type: 'KOLITEAM',
      picture: 'person',
      path: application,
      text: (s) =>
        `The payout to ${s.personName} for “${s.campaignTitle}” did not go through. The money is still held; please release it again.`,
    },
    {
      to: 'person',
      type: 'KOLITEAM',
      picture: 'owner',
      path: () => '/edit-profile/setting',
      text: (s) => `Your payout for “${s.campaignTitle}” did not go through. Please check your bank account.`,
    },
  ],
  'remark.cancelled': [
    {
      skipActor: true,
      to: 'owner',
      type: 'KOLITEAM',
      picture: 'person',
      path: application,
      text: (s) =>
        `The application of ${s.personName} for “${s.campaignTitle}” was cancelled. ${brief(s.fact.reason)}`.trimEnd(),
    },
    {
      skipActor: true,
      to: 'person',
      type: 'KOLITEAM',
      picture: 'owner',
      path: application,
      text: (s) =>
        `The application for “${s.campaignTitle}” was cancelled. ${brief(s.fact.reason)}`.trimEnd(),
    },
  ],
  'remark.cancelAsked': [
    {
      to: 'person',
      type: 'KOLITEAM',
      picture: 'owner',
      path: application,
      text: (s) =>
        `${s.ownerName} asks to cancel “${s.campaignTitle}”: ${brief(s.fact.reason)} Please answer within 72 hours; without an answer the job is cancelled.`,
    },
  ],
  'remark.cancelDeclined': [
    {
      to: 'owner',
      type: 'KOLITEAM',
      picture: 'person',
      path: application,
      text: (s) => `${s.personName} does not agree to cancel “${s.campaignTitle}”. The job goes on.`,
    },
  ],
  'remark.cancelWithdrawn': [
    {
      to: 'person',
      type: 'KOLITEAM',
      picture: 'owner',
      path: application,
      text: (s) => `${s.ownerName} does not want to cancel “${s.campaignTitle}” any more. The job goes on.`,
    },
  ],
  'remark.refunded': toEach(
    (s) => `“${s.campaignTitle}” is cancelled. ${dollars(s.fact.amountMinor)} was refunded to your card.`,
    (s) =>
      `“${s.campaignTitle}” is cancelled. ${dollars(s.fact.amountMinor)} was refunded to ${s.ownerName}.`,
  ),
  'remark.refundFailed': toBoth(
    (s) =>
      `The refund for “${s.campaignTitle}” did not go through. The money is still held and the job is not cancelled; please try again.`,
  ),
  'remark.disputed': toBoth(
    (s) =>
      `A dispute about “${s.campaignTitle}” was raised: ${brief(s.fact.reason)} The money stays held until our team decides.`,
    true,
  ),
  'remark.disputeOpened': toBoth(
    (s) =>
      `Our team decides about the money of “${s.campaignTitle}”: ${brief(s.fact.reason)} Until then it stays held.`,
    true,
  ),
  'remark.disputeStatement': toBoth(
    (s) => `There is a new statement in the dispute about “${s.campaignTitle}”.`,
    true,
  ),
  'remark.ruled': toBoth(
    (s) => `Our team has decided the dispute about “${s.campaignTitle}”: ${brief(s.fact.reason)}`,
  ),
  'remark.ruledRefunded': ruledBack,
  'remark.partRefunded': ruledBack,
  'remark.ruledPaidOut': toEach(
    (s) =>
      `${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” is on its way to ${s.personName}, as our team decided.`,
    (s) =>
      `${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” is on its way to your bank account, as our team decided.`,
  ),
  'remark.rulingFailed': toBoth(
    (s) =>
      `The money for “${s.campaignTitle}” could not be moved as decided. It is still held, and our team looks into it.`,
  ),
  'remark.heldLong': heldMessages(
    (s) =>
      `${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” has been held for 80 days and has to be released or refunded by ${s.heldUntil}.`,
  ),
  'remark.heldTooLong': heldMessages(
    (s) =>
      `Last days: ${dollars(s.fact.amountMinor)} for “${s.campaignTitle}” can be held until ${s.heldUntil} and no longer.`,
  ),
};
