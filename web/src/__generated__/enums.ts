/** Kinds of bank account. */
export type BankAccountType =
  | 'CURRENT'
  | 'SAVING';

/** Order of a campaign list. */
export type CampaignSort =
  /** Newest first. */
  | 'DEFAULT'
  /** Legacy 2 or htl. */
  | 'PRICE_HIGH_TO_LOW'
  /** Legacy 1 or lth. */
  | 'PRICE_LOW_TO_HIGH';

/** Where a campaign stands (specification, section 4). */
export type CampaignStatus =
  /** Waits for staff; legacy 1. */
  | 'AWAITING_APPROVAL'
  /** Closed with at least one hire; legacy 3. */
  | 'AWARDED'
  /** Rejected, or ended without a hire; legacy 0. */
  | 'INACTIVE'
  /** Takes applications; legacy 2. */
  | 'OPEN';

/** What a campaign offers (specification, section 1). */
export type CampaignType =
  /** Money. */
  | 'PAID'
  /** A mutual shoutout. */
  | 'SHOUTOUT'
  /** A product. */
  | 'SPONSORED';

/** Kinds of captcha. */
export type CaptchaKind =
  /** Self-hosted proof of work. */
  | 'ALTCHA'
  /** Google reCAPTCHA v2. */
  | 'RECAPTCHA';

/** The closed catalogue of failures. */
export type ErrorCode =
  | 'AGE_REQUIRED'
  | 'ALREADY_APPLIED'
  | 'ALREADY_INVITED'
  | 'ALREADY_REPORTED'
  | 'AMOUNT_INVALID'
  | 'BAD_INPUT'
  | 'BANK_ACCOUNT_MISSING'
  | 'BANK_COUNTRY'
  | 'BANK_REFUSED'
  | 'CAMPAIGN_CLOSED'
  | 'CAMPAIGN_LOCKED'
  | 'CAMPAIGN_TYPE_LOCKED'
  | 'CAPTCHA_REQUIRED'
  | 'CARD_DECLINED'
  | 'COMMENT_REQUIRED'
  | 'CONFLICT'
  | 'COUNTRY_REQUIRED'
  | 'DATE_IN_FUTURE'
  | 'DATE_IN_PAST'
  | 'DATE_REQUIRED'
  | 'DETAILS_REQUIRED'
  | 'DONE_TEXT_REQUIRED'
  | 'EMAIL_INVALID'
  | 'EMAIL_NOT_VERIFIED'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNKNOWN'
  | 'FIELD_REQUIRED'
  | 'FIRST_REQUIRED'
  | 'FORBIDDEN'
  | 'IMAGE_REFUSED'
  | 'IMAGE_REQUIRED'
  | 'INTERNAL'
  | 'LAST_REQUIRED'
  | 'LINK_INVALID'
  | 'MOBILE_INVALID'
  | 'MOBILE_REQUIRED'
  | 'NOT_DONE'
  | 'NOT_FOUND'
  | 'NOT_HIRED'
  | 'NOT_PAID_TYPE'
  | 'OFFER_AMOUNT_REQUIRED'
  | 'OFFER_CHANGED'
  | 'OFFER_NOT_ACCEPTED'
  | 'OWN_CAMPAIGN'
  | 'PAID_TYPE'
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_WRONG'
  | 'PAYMENT_FAILED'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_IN_FLIGHT'
  | 'PRICE_REQUIRED'
  | 'PROFILE_INCOMPLETE'
  | 'QUERY_TOO_COMPLEX'
  | 'RATE_LIMITED'
  | 'REASON_REQUIRED'
  | 'RECIPIENT_BANK_MISSING'
  | 'SIGN_IN_FAILED'
  | 'SIGN_IN_REQUIRED'
  | 'SOCIAL_ACCOUNT_MISSING'
  | 'TERMS_REQUIRED'
  | 'TITLE_REQUIRED'
  | 'TITLE_TOO_LONG'
  | 'TOO_FEW_FOLLOWERS'
  | 'UNAVAILABLE'
  | 'USERNAME_INVALID'
  | 'USERNAME_REQUIRED'
  | 'USERNAME_TAKEN'
  | 'WRONG_STATE';

/** Where a follower count comes from. */
export type FollowersSource =
  /** The linked account's provider said so. */
  | 'PROVIDER'
  /** Typed in by the person. */
  | 'SELF_REPORTED';

/** Gender of a person. */
export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHERS';

/** How paying for a hire stands. */
export type HirePaymentStatus =
  /** Not settled yet; the page is told when it is. */
  | 'PROCESSING'
  /** The card's bank wants the payer to confirm; call again after it. */
  | 'REQUIRES_ACTION'
  /** Charged, held, and hired. */
  | 'SUCCEEDED';

/** Sides of a job. */
export type JobSide =
  | 'APPLICANT'
  /** Nobody has to act. */
  | 'NOBODY'
  | 'OWNER';

/** States of an offer. */
export type OfferStatus =
  | 'ACCEPTED'
  /** Replaced by a newer offer. */
  | 'CHANGED'
  | 'PENDING'
  | 'REJECTED';

/** Order of applications and suggested users. */
export type PeopleSort =
  /** Newest first (legacy recent); applications only, best fit for suggested users. */
  | 'DEFAULT'
  /** By distance to the campaign's owner (legacy distance). */
  | 'DISTANCE'
  /** Legacy hightolow. */
  | 'FOLLOWERS_HIGH_TO_LOW'
  /** Legacy lowtohigh. */
  | 'FOLLOWERS_LOW_TO_HIGH'
  /** Legacy recent. */
  | 'RECENT';

/** Gender a campaign looks for. */
export type PreferredGender =
  | 'ANY'
  | 'FEMALE'
  | 'MALE'
  | 'OTHERS';

/** Fields of a profile that applying needs (specification, section 5). */
export type ProfileField =
  | 'BIO'
  | 'COUNTRY'
  | 'DATE_OF_BIRTH'
  | 'EMAIL'
  | 'FIRST'
  | 'GENDER'
  | 'INSTAGRAM_PRICE'
  | 'LAST';

/** What can be done with an application or job. */
export type RemarkAction =
  | 'ACCEPT_OFFER'
  | 'CHANGE_OFFER'
  | 'HIRE'
  | 'MAKE_OFFER'
  | 'MARK_AS_DONE'
  | 'PAY'
  | 'REJECT_OFFER'
  | 'RELEASE_PAYMENT';

/** Where an application (and the job it may become) stands. */
export type RemarkState =
  /** Applied, no offer yet. */
  | 'APPLIED'
  /** Marked as done. */
  | 'DONE'
  /** Hired, work goes on. */
  | 'HIRED'
  /** An offer waits for the applicant (legacy offerStatus 1). */
  | 'OFFERED'
  /** The offer was accepted; the owner pays next (legacy offerStatus 2). */
  | 'OFFER_ACCEPTED'
  /** The offer was rejected (legacy offerStatus 3). */
  | 'OFFER_REJECTED'
  /** The payment is on its way. */
  | 'PAYING'
  /** Paid out. */
  | 'RELEASED'
  /** The transfer to the influencer is on its way. */
  | 'RELEASING';

/** Tabs of the owner's campaign page. */
export type RemarkTab =
  /** Not hired yet. */
  | 'APPLICATIONS'
  /** Hired, done or paid. */
  | 'HIRED';

/** Which side of a movement of money. */
export type TransactionDirection =
  /** Money to the viewer (legacy credit). */
  | 'EARNED'
  /** Money from the viewer (legacy debit). */
  | 'SPENT';
