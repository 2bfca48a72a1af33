import { ErrorCode } from '../../../schema/errors.ts';
import type { Guard } from '../../platform/process.ts';
import type { CampaignKind } from '../campaigns/campaign.entity.ts';
import type { CampaignState } from '../campaigns/campaign.process.ts';
import type { RemarkState } from './remark.entity.ts';

/** Sides of a job. `staff` rules on disputes; `system` is a job of ours or an answer of the payment provider. */
export type RemarkSide = 'owner' | 'applicant' | 'staff' | 'system';

/** A person of a job. */
export type JobParty = Exclude<RemarkSide, 'staff' | 'system'>;

/** Hours that the influencer has to answer a wish to cancel; silence until then agrees. */
export const HOURS_TO_ANSWER = 72;

/** What the guards of an application look at. The read model answers the same facts as the service checks. */
export interface RemarkFacts {
  readonly state: RemarkState;
  readonly campaignType: CampaignKind;
  readonly campaignState: CampaignState;
  readonly ownerId: number;
  readonly applicantId: number;
  /** Whether the owner's address is verified (hiring and paying wait for it). */
  readonly ownerVerified: boolean;
  readonly applicantVerified: boolean;
  readonly applicantHasBankAccount: boolean;
  /** Whether the time to answer a wish to cancel is over. */
  readonly silenceAgreed: boolean;
  /** Whether there is a bank account to which the provider does not pay out at the moment. */
  readonly payoutsPaused: boolean;
  /** Whether the payer's bank has asked for the money back and nobody has decided yet. */
  readonly chargebackOpen: boolean;
  /** Whether one side has blocked the other, is suspended or has left. */
  readonly areApart: boolean;
  /** Whether the payment waits for the payer to confirm it at their bank. */
  readonly bankWaits: boolean;
}

/** Payment waits for the applicant's yes; the owner sees so while the offer is pending. */
export const offerAccepted: Guard<RemarkFacts> = (facts) =>
  facts.state === 'offered' ? { code: ErrorCode.OFFER_NOT_ACCEPTED } : null;

/** Release waits for the influencer's word that the job is done; the owner sees so while work goes on. */
export const markedDone: Guard<RemarkFacts> = (facts) =>
  facts.state === 'hired' || facts.state === 'cancel_asked' ? { code: ErrorCode.NOT_DONE } : null;

/** After 72 hours the silence has agreed to cancel: it is too late for anything else. */
export const inTimeToAnswer: Guard<RemarkFacts> = (facts) =>
  facts.state === 'cancel_asked' && facts.silenceAgreed ? { code: ErrorCode.WRONG_STATE } : null;

/** The campaign was approved and has not expired or gone back to approval; awarded ones still finish what was begun. */
export const campaignApproved: Guard<RemarkFacts> = (facts) =>
  facts.campaignState === 'open' || facts.campaignState === 'awarded'
    ? null
    : { code: ErrorCode.CAMPAIGN_NOT_OPEN };

/** Money moves only for a verified owner. */
export const ownerVerified: Guard<RemarkFacts> = (facts) =>
  facts.ownerVerified ? null : { code: ErrorCode.EMAIL_NOT_VERIFIED };

/** Accepting waits for the applicant's verified address. */
export const applicantVerified: Guard<RemarkFacts> = (facts) =>
  facts.applicantVerified ? null : { code: ErrorCode.EMAIL_NOT_VERIFIED };

/** Accepting an offer and marking a paid job done need the applicant's bank account (specification, section 6). */
export const applicantCanBePaid: Guard<RemarkFacts> = (facts) => {
  if (facts.campaignType !== 'paid' || facts.applicantHasBankAccount) return null;
  return { code: facts.payoutsPaused ? ErrorCode.PAYOUTS_PAUSED : ErrorCode.BANK_ACCOUNT_MISSING };
};

/** Release needs somewhere to send the money ('No Bank account added for the recipient user'). */
export const recipientHasBankAccount: Guard<RemarkFacts> = (facts) => {
  if (facts.applicantHasBankAccount) return null;
  return {
    code: facts.payoutsPaused ? ErrorCode.RECIPIENT_PAYOUTS_PAUSED : ErrorCode.RECIPIENT_BANK_MISSING,
  };
};

/** After a block or a suspension nothing new begins; what is paid or under way can still finish (DECISIONS, "Blocking"). */
export const notApart: Guard<RemarkFacts> = (facts) =>
  facts.areApart && facts.state !== 'paying' ? { code: ErrorCode.APART } : null;

/** A chargeback freezes the money: nothing is released, refunded or cancelled before the banks have decided. */
export const notChargedBack: Guard<RemarkFacts> = (facts) =>
  facts.chargebackOpen ? { code: ErrorCode.CHARGEBACK_OPEN } : null;

/** A payment can be given up while the payer's bank waits for them; on its way it first has to arrive or fail. */
export const bankWaits: Guard<RemarkFacts> = (facts) =>
  facts.bankWaits ? null : { code: ErrorCode.PAYMENT_UNDER_WAY };
