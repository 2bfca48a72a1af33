/** Why staff see Koli as a person does. */
export type AccountLookCause =
  /** A fault is looked for. */
  | 'FAULT'
  /** The person asked for help. */
  | 'HELP'
  /** Money does not move as it should. */
  | 'MONEY'
  /** A report, or a suspicion of abuse. */
  | 'SAFETY';

/** States of an amendment. */
export type AmendmentState =
  /** Accepted by the other side, which made the next deal sheet. */
  | 'ACCEPTED'
  /** Replaced by a newer one of the same side, or answered with one of the other. */
  | 'CHANGED'
  /** Not answered in time, or the job is not under way any more. */
  | 'LAPSED'
  /** Waits for the other side. */
  | 'PENDING'
  /** Rejected by the other side; the deal stays as it was. */
  | 'REJECTED'
  /** Withdrawn by its side. */
  | 'WITHDRAWN';

/** Kinds of bank account. */
export type BankAccountType =
  /** Current account. */
  | 'CURRENT'
  /** Savings account. */
  | 'SAVING';

/** Order of a campaign list. */
export type CampaignSort =
  /** Newest first. */
  | 'DEFAULT'
  /** Earliest last day first. */
  | 'ENDING_SOON'
  /** Highest price first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Lowest price first. */
  | 'PRICE_LOW_TO_HIGH'
  /** By the time of the last change, earliest first. */
  | 'UPDATED';

/** States of a campaign. */
export type CampaignState =
  /** Awaits approval by staff. */
  | 'AWAITING_APPROVAL'
  /** Closed with at least one hire. */
  | 'AWARDED'
  /** Rejected, or ended without a hire. */
  | 'INACTIVE'
  /** Open for applications. */
  | 'OPEN';

/** Types of campaign, by what they offer. */
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

/** States of a chargeback. */
export type ChargebackState =
  /** The money returned to the card for good. */
  | 'LOST'
  /** The banks have not decided; release, refund and cancelling are frozen. */
  | 'OPEN'
  /** The money stays with the job, which continues. */
  | 'WON';

/** Kinds of content by staff. */
export type ContentKind =
  /** A news article. */
  | 'NEWS'
  /** A page such as the terms. */
  | 'PAGE';

/** Kinds of events in a conversation. */
export type ConversationEventKind =
  /** A message was sent, by either side. */
  | 'MESSAGE'
  /** One side has read messages. */
  | 'READ'
  /** The other person is typing. */
  | 'TYPING';

/** What happens when the deadline of a job passes. */
export type DeadlineKind =
  /** The owner can release the payment of the finished job or raise a dispute; silence releases it. */
  | 'AUTO_RELEASE'
  /** The influencer can answer the request to cancel; silence agrees to it. */
  | 'CANCEL_ANSWER'
  /** A side of the dispute can answer; then staff decide on what is there. */
  | 'DISPUTE_ANSWER'
  /** The owner can answer the draft that waits longest; silence approves it. */
  | 'DRAFT_ANSWER'
  /** The work of a paid job was due and nothing is handed in: from then the owner can end it, with a full refund. */
  | 'LATE_END'
  /** The offer can be answered; silence lets it lapse. */
  | 'OFFER_LAPSE'
  /** Staff decide the dispute by then. */
  | 'RULING'
  /** The work is due. */
  | 'WORK_DUE';

/** States of a deliverable of a job. */
export type DeliverableState =
  /** Approved. */
  | 'APPROVED'
  /** Nothing is handed in yet. */
  | 'AWAITED'
  /** The brand asked for changes: a new version is awaited. */
  | 'CHANGES_ASKED'
  /** The draft is approved: the published work is awaited. */
  | 'DRAFT_APPROVED'
  /** A draft waits for the brand. */
  | 'DRAFT_IN_REVIEW'
  /** Published and handed in; the brand can approve it or ask for changes. */
  | 'PUBLISHED';

/** What a search of staff finds. */
export type DeskHitKind =
  /** A campaign. */
  | 'CAMPAIGN'
  /** An application or job. */
  | 'JOB'
  /** An order of the shop. */
  | 'ORDER'
  /** A payment. Its `id` is that of the job it paid for, `paymentId` its own. */
  | 'PAYMENT'
  /** An account. */
  | 'PERSON';

/** What waits for staff. */
export type DeskKind =
  /** A campaign awaits approval. */
  | 'CAMPAIGN'
  /** A payer's bank asks for the money of a job back. */
  | 'CHARGEBACK'
  /** A dispute is open. */
  | 'DISPUTE'
  /** A typed-in follower count grew beyond the usual. */
  | 'FOLLOWER_JUMP'
  /** Money has been held for 80 days or more, of the 90 that are possible. */
  | 'HELD_PAYMENT'
  /** Someone asks for help. */
  | 'HELP'
  /** An order needs staff: a problem, a chargeback, a failing refund or a waiting payout. */
  | 'ORDER'
  /** Released money does not reach the influencer: refused by bank or provider, or a week without what it needs. Subject is the job's id. */
  | 'PAYOUT'
  /** The refund of a job keeps failing and is no longer tried. */
  | 'REFUND'
  /** A campaign or person was reported. */
  | 'REPORT'
  /** A review was reported. */
  | 'REVIEW';

/** How far a mail to a person is. */
export type DeskMailState =
  /** Taken by the mail server, or no longer wanted: read before, or mail is turned off. */
  | 'DONE'
  /** The mail server did not take it; tried again by itself. */
  | 'FAILING'
  /** Not sent yet. */
  | 'WAITING';

/** Why a case waits for staff. */
export type DeskReason =
  /** The campaign awaits approval. */
  | 'APPROVAL'
  /** There is no bank account. */
  | 'BANK_ACCOUNT_MISSING'
  /** The payer's bank waits for an answer. */
  | 'BANK_ASKS'
  /** The bank sent the money back. */
  | 'BANK_REJECTED'
  /** The payment provider needs other details. */
  | 'DETAILS_NEEDED'
  /** The payment provider needs a document. */
  | 'DOCUMENT_NEEDED'
  /** The follower count grew beyond the usual. */
  | 'FOLLOWERS_JUMPED'
  /** The money must be released or refunded soon. */
  | 'HELD_LONG'
  /** The payment provider could not confirm the identity. */
  | 'IDENTITY_NEEDED'
  /** The payment provider is checking what it was given. */
  | 'IN_REVIEW'
  /** The buyer reported a problem. */
  | 'ORDER_PROBLEM'
  /** The payment provider has paused payouts. */
  | 'PAUSED_BY_PROVIDER'
  /** The payout has waited for a week. */
  | 'PAYOUT_WAITS'
  /** Someone waits for an answer. */
  | 'QUESTION'
  /** The refund failed and is no longer tried. */
  | 'REFUND_FAILED'
  /** Reported. */
  | 'REPORTED'
  /** The dispute can be ruled. */
  | 'RULING'
  /** A side of the dispute still has time to answer. */
  | 'SIDE_TO_ANSWER';

/** Order of the queue. */
export type DeskSort =
  /** What is due first; without a deadline last, as in OLDEST. */
  | 'DUE'
  /** What has waited longest; within an hour money first. */
  | 'OLDEST';

/** States of a dispute. */
export type DisputeState =
  /** Waits for staff; nothing is released or refunded meanwhile. */
  | 'OPEN'
  /** Decided by staff, or settled by both sides. */
  | 'RULED';

/** How something is set up. */
export type DoctorOutcome =
  /** It works. */
  | 'OK'
  /** It works, and is not how it should be. */
  | 'WARNING'
  /** It fails, or will. */
  | 'WRONG';

/** Closed catalogue of failures. */
export type ErrorCode =
  /** The password is right, and the owner has closed the account. */
  | 'ACCOUNT_CLOSED'
  /** The password is right, and staff has suspended the account. */
  | 'ACCOUNT_SUSPENDED'
  /** The influencer has not given a delivery address yet. */
  | 'ADDRESS_MISSING'
  /** An address without a street. */
  | 'ADDRESS_REQUIRED'
  /** No age range, or one that ends before it begins. */
  | 'AGE_REQUIRED'
  /** A second answer to one review. */
  | 'ALREADY_ANSWERED'
  /** The viewer applied before. */
  | 'ALREADY_APPLIED'
  /** The person is invited to this campaign already. */
  | 'ALREADY_INVITED'
  /** The viewer reported this campaign before. */
  | 'ALREADY_REPORTED'
  /** A second review of one order. */
  | 'ALREADY_REVIEWED'
  /** The amount is above the limit or not whole minor units. */
  | 'AMOUNT_INVALID'
  /** A request for help is resolved without an answer. */
  | 'ANSWER_REQUIRED'
  /** One of the two sides has blocked the other, or is suspended; what is not paid yet does not go on. */
  | 'APART'
  /** The owner of a paid job cancels it without asking the influencer. */
  | 'ASK_TO_CANCEL_FIRST'
  /** A value has the wrong form, or lies outside its range. */
  | 'BAD_INPUT'
  /** The request is not one of GraphQL over HTTP; the message says why. */
  | 'BAD_REQUEST'
  /** The viewer has no bank account that can be paid out to. */
  | 'BANK_ACCOUNT_MISSING'
  /** A bank account outside Singapore. */
  | 'BANK_COUNTRY'
  /** The payment provider refuses the bank details; the provider's message stands in place of the text. */
  | 'BANK_REFUSED'
  /** The campaign is not open, is disabled, or has ended. */
  | 'CAMPAIGN_CLOSED'
  /** Approving a campaign whose last day has passed. */
  | 'CAMPAIGN_ENDED'
  /** The campaign is open or awarded, so its owner can no longer edit it. */
  | 'CAMPAIGN_LOCKED'
  /** The owner goes on with people of a campaign that is not open: not approved (again) yet, disabled for inviting, or over. */
  | 'CAMPAIGN_NOT_OPEN'
  /** An edit that changes the type of a posted campaign. */
  | 'CAMPAIGN_TYPE_LOCKED'
  /** Somebody blocks themselves. */
  | 'CANNOT_BLOCK_SELF'
  /** Somebody reports themselves. */
  | 'CANNOT_REPORT_SELF'
  /** After several failed tries, without a solved captcha: solve one and send the same again with it. */
  | 'CAPTCHA_NEEDED'
  /** The captcha is not solved, or was used before. */
  | 'CAPTCHA_REQUIRED'
  /** A program charged a saved card whose bank wants its holder to confirm. Nothing was charged: the holder pays on the payment screen, or the program names another saved card. */
  | 'CARD_AUTHENTICATION_REQUIRED'
  /** The card is declined; the provider's message stands in place of the text. */
  | 'CARD_DECLINED'
  /** The card of a setup was not confirmed yet, in a browser with the client secret. */
  | 'CARD_NOT_CONFIRMED'
  /** Cash on delivery for S$ 7500 or more. */
  | 'CASH_LIMIT'
  /** The payer's bank has asked for the money back; nothing moves until that is decided. */
  | 'CHARGEBACK_OPEN'
  /** The code is wrong, over, or was used before. */
  | 'CODE_WRONG'
  /** A report without a comment. */
  | 'COMMENT_REQUIRED'
  /** Somebody else changed the same thing at the same time. */
  | 'CONFLICT'
  /** The caller asked for more in a short time than the budget allows; param seconds says when to come again. */
  | 'COST_EXCEEDED'
  /** No country chosen. */
  | 'COUNTRY_REQUIRED'
  /** A day after today. */
  | 'DATE_IN_FUTURE'
  /** A day before today. */
  | 'DATE_IN_PAST'
  /** No end date. */
  | 'DATE_REQUIRED'
  /** No text in the brief. */
  | 'DETAILS_REQUIRED'
  /** Giving a side of a dispute more time a second time. */
  | 'DISPUTE_EXTENDED'
  /** Cancelling a paid job that is marked as done. */
  | 'DISPUTE_ONLY'
  /** A paid job marked as done without a text. */
  | 'DONE_TEXT_REQUIRED'
  /** Duplicating a campaign over a draft without saying that it is replaced. */
  | 'DRAFT_EXISTS'
  /** Not the form of an email address. */
  | 'EMAIL_INVALID'
  /** The email address of the account is not verified yet. */
  | 'EMAIL_NOT_VERIFIED'
  /** No email address. */
  | 'EMAIL_REQUIRED'
  /** Another account has this email address. */
  | 'EMAIL_TAKEN'
  /** No account has this email address. */
  | 'EMAIL_UNKNOWN'
  /** Proposing an extra while another one of the same job is not agreed on or not paid yet. */
  | 'EXTRA_OPEN'
  /** A required field is empty. */
  | 'FIELD_REQUIRED'
  /** No first name. */
  | 'FIRST_REQUIRED'
  /** The viewer is not the person who may do this. */
  | 'FORBIDDEN'
  /** The document cannot be parsed; the message says where. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema or its limits; the message says why. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The first call with the same idempotency key is still under way; the same call may be sent again. */
  | 'IDEMPOTENCY_KEY_IN_USE'
  /** The idempotency key was used for another operation or with other arguments. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The upload is too large or not a JPEG or PNG. */
  | 'IMAGE_REFUSED'
  /** No picture. */
  | 'IMAGE_REQUIRED'
  /** The access token lacks the scope of an operation or a field; param scope names it. */
  | 'INSUFFICIENT_SCOPE'
  /** A fault of ours; its details are in the log only. */
  | 'INTERNAL'
  /** The money of a disputed job is frozen until staff decides. */
  | 'IN_DISPUTE'
  /** Staff need a second factor, and this is the last one. */
  | 'LAST_FACTOR'
  /** No last name. */
  | 'LAST_REQUIRED'
  /** The mailed token is unknown, used or too old. */
  | 'LINK_INVALID'
  /** A message without text and pictures. */
  | 'MESSAGE_REQUIRED'
  /** Not 1 to 10 digits, or no number of its calling code. */
  | 'MOBILE_INVALID'
  /** No mobile number. */
  | 'MOBILE_REQUIRED'
  /** A name with hidden characters, check marks, two dots in a row, stacked accents, or letters of two alphabets in one word. */
  | 'NAME_CHARACTERS'
  /** A name with a web or email address in it, or a username that ends like one. */
  | 'NAME_HAS_ADDRESS'
  /** No name. */
  | 'NAME_REQUIRED'
  /** A name or username with a word that only the product and its staff use, or that imitates one. */
  | 'NAME_RESERVED'
  /** The owner closes a campaign for which nobody is hired. */
  | 'NOBODY_HIRED'
  /** No such draft or published work is awaited. */
  | 'NOTHING_TO_HAND_IN'
  /** No draft and no published work waits for an answer. */
  | 'NOTHING_TO_REVIEW'
  /** Nothing is sent for the job. */
  | 'NOTHING_TO_SEND'
  /** Opening the page of the payment provider where payees give details, while it needs none that are given there. */
  | 'NOTHING_TO_VERIFY'
  /** Reviewing before the order is delivered. */
  | 'NOT_DELIVERED'
  /** Releasing before the job is marked as done. */
  | 'NOT_DONE'
  /** There is no such thing, or the viewer may not see it. */
  | 'NOT_FOUND'
  /** The applicant is not hired for this campaign. */
  | 'NOT_HIRED'
  /** The owner cannot end the job alone: it is not late for long enough, or something was handed in. */
  | 'NOT_LATE'
  /** Offers and payments on a sponsored or shoutout campaign. */
  | 'NOT_PAID_TYPE'
  /** Reviewing a job before it is finished, and paid when money was held; or one that was cancelled. */
  | 'NOT_SETTLED'
  /** Answering or withdrawing an amendment that does not wait for an answer: it was answered, replaced or withdrawn, or has lapsed. */
  | 'NO_AMENDMENT'
  /** Answering a proposal of the other side of a dispute when there is none. */
  | 'NO_SETTLEMENT'
  /** No offer amount above 0. */
  | 'OFFER_AMOUNT_REQUIRED'
  /** The answered offer is no longer the pending one. */
  | 'OFFER_CHANGED'
  /** The answered offer was not answered in time. */
  | 'OFFER_LAPSED'
  /** Paying before the applicant accepted an offer. */
  | 'OFFER_NOT_ACCEPTED'
  /** The due day of the answered offer has passed. */
  | 'OFFER_OVERDUE'
  /** An offer below what the payment provider charges at least; param amount is that. */
  | 'OFFER_TOO_SMALL'
  /** An account cannot be closed while {n} jobs are not over. */
  | 'OPEN_JOBS_FIRST'
  /** Closing the account while orders are open; param n is how many. */
  | 'OPEN_ORDERS_FIRST'
  /** The document has no operation of the given name, or several and no name was given. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** A step that only card orders have. */
  | 'ORDER_BY_CASH'
  /** Sending an order before its card payment arrived. */
  | 'ORDER_NOT_PAID'
  /** Fewer are left than were asked for. */
  | 'OUT_OF_STOCK'
  /** More is asked of the server than it can answer now, or its database does not answer. Try again after a moment. */
  | 'OVERLOADED'
  /** The owner applies to the own campaign, reports it, or invites themselves to it. */
  | 'OWN_CAMPAIGN'
  /** Buying or reviewing what one sells oneself. */
  | 'OWN_PRODUCT'
  /** Hiring without payment on a paid campaign. */
  | 'PAID_TYPE'
  /** The passkey is unknown, or the browser’s answer does not fit. */
  | 'PASSKEY_REFUSED'
  /** No password. */
  | 'PASSWORD_REQUIRED'
  /** The password is on a list of leaked ones, follows a pattern, or is made of what its owner is called. */
  | 'PASSWORD_TOO_EASY'
  /** Fewer than 8 characters. */
  | 'PASSWORD_TOO_SHORT'
  /** The current password does not match. */
  | 'PASSWORD_WRONG'
  /** The payment did not succeed; nothing was charged. */
  | 'PAYMENT_FAILED'
  /** What is paid for doesn't take this payment method; nothing was charged. PayNow pays for shop orders in Singapore dollars only. */
  | 'PAYMENT_METHOD_NOT_TAKEN'
  /** Cancelling while the payment is on its way and nobody waits for the payer. */
  | 'PAYMENT_UNDER_WAY'
  /** The payment provider pays nothing out to the bank account of the viewer until it knows more. */
  | 'PAYOUTS_PAUSED'
  /** The transfer did not succeed; the provider's message stands in place of the text. */
  | 'PAYOUT_FAILED'
  /** Deleting the bank account while a payout to it is under way. */
  | 'PAYOUT_IN_FLIGHT'
  /** A paid campaign, and a viewer who lives outside Singapore and has no bank account that can be paid out to. Permissions say it; nothing is refused for it. */
  | 'PAYOUT_OUT_OF_REACH'
  /** The request names a document by its hash, which is for our own client. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** A report of the viewer about this person waits for staff. */
  | 'PERSON_REPORTED'
  /** A postal code that is not six digits. */
  | 'POSTAL_CODE_INVALID'
  /** The price is not what the buyer saw. */
  | 'PRICE_CHANGED'
  /** No budget or product value above 0. */
  | 'PRICE_REQUIRED'
  /** The product is not marked as sent yet. */
  | 'PRODUCT_NOT_SENT'
  /** Buying a product that is hidden or deactivated. */
  | 'PRODUCT_NOT_SOLD'
  /** A price after the discount below what the payment provider charges at least; param amount is that. */
  | 'PRODUCT_PRICE_TOO_SMALL'
  /** The influencer has confirmed that the product arrived. */
  | 'PRODUCT_RECEIVED'
  /** The product is sent already, so that its address stays. */
  | 'PRODUCT_SENT'
  /** The profile lacks something that applying needs. */
  | 'PROFILE_INCOMPLETE'
  /** The last proof of who is signed in is too old, or was used; `confirmIdentity` gives one, and then it can be repeated. */
  | 'PROOF_NEEDED'
  /** A subscription to Web Push whose address is not https of the public internet, or whose keys are wrong. */
  | 'PUSH_REFUSED'
  /** The operation asks for more than one request may. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many tries. */
  | 'RATE_LIMITED'
  /** A decision of staff without a reason. */
  | 'REASON_REQUIRED'
  /** The bank account of the influencer took the place of another less than 72 hours ago, so nothing is paid out to it yet. `money.hold.until` says the instant. */
  | 'RECIPIENT_ACCOUNT_NEW'
  /** The influencer has no bank account that can be paid out to. */
  | 'RECIPIENT_BANK_MISSING'
  /** The account that a message would go to is closed or suspended. */
  | 'RECIPIENT_GONE'
  /** The payment provider pays nothing out to the bank account of the influencer until it knows more. */
  | 'RECIPIENT_PAYOUTS_PAUSED'
  /** An address without a name. */
  | 'RECIPIENT_REQUIRED'
  /** The refund did not succeed; the money is still held. */
  | 'REFUND_FAILED'
  /** A report of the viewer about this review waits for staff. */
  | 'REVIEW_REPORTED'
  /** Reviewing a job after the last moment for it. */
  | 'REVIEW_TIME_OVER'
  /** All rounds of changes that were agreed are used. */
  | 'ROUNDS_USED'
  /** The member has fifty saved lists already. */
  | 'SAVED_LIST_LIMIT'
  /** The password is right, and the account has a second factor: sign in with its `code`, or with a passkey. */
  | 'SECOND_FACTOR_NEEDED'
  /** Another member of staff has to confirm it; it waits among the proposals for 24 hours. */
  | 'SECOND_PERSON_NEEDED'
  /** Paying by card when the seller has no bank account that can be paid out to. */
  | 'SELLER_TAKES_NO_CARDS'
  /** No account has this address and password. */
  | 'SIGN_IN_FAILED'
  /** Nobody is signed in. */
  | 'SIGN_IN_REQUIRED'
  /** No Instagram or Facebook name is linked. */
  | 'SOCIAL_ACCOUNT_MISSING'
  /** Somebody else has proved by signing in there that the account is theirs. */
  | 'SOCIAL_ACCOUNT_TAKEN'
  /** The state of an authorisation is unknown, used, too old, or of another sign-in; or the network refuses the code. */
  | 'SOCIAL_LINK_EXPIRED'
  /** No account with this username could be found or read. */
  | 'SOCIAL_LOOKUP_FAILED'
  /** This installation does not link accounts of the network. */
  | 'SOCIAL_NOT_OFFERED'
  /** Staff work only in a session in which a second factor was shown: a passkey or a code. */
  | 'STAFF_FACTOR_NEEDED'
  /** The terms are not accepted. */
  | 'TERMS_REQUIRED'
  /** No title. */
  | 'TITLE_REQUIRED'
  /** More than 60 characters. */
  | 'TITLE_TOO_LONG'
  /** The access token is unknown, revoked or expired. Answered with status 401, and nothing else is. */
  | 'TOKEN_INVALID'
  /** The operation or field is closed to access tokens. */
  | 'TOKEN_NOT_ALLOWED'
  /** Fewer followers than the campaign's minimum; param n is the minimum. */
  | 'TOO_FEW_FOLLOWERS'
  /** The account has twenty OAuth programs already. */
  | 'TOO_MANY_APPS'
  /** The account has ten passkeys already. */
  | 'TOO_MANY_PASSKEYS'
  /** The account has as many working access tokens as it may have; param n is how many. */
  | 'TOO_MANY_TOKENS'
  /** A service we depend on does not answer. */
  | 'UNAVAILABLE'
  /** No document has this documentId; or the server takes only documents of its own pages from sessions, and this is none. */
  | 'UNKNOWN_DOCUMENT'
  /** The username is too long or has characters that it must not have. */
  | 'USERNAME_INVALID'
  /** No username. */
  | 'USERNAME_REQUIRED'
  /** Another profile has this username. */
  | 'USERNAME_TAKEN'
  /** The link that verifies an address was opened without being signed in to the account that it was mailed for. */
  | 'VERIFY_SIGN_IN'
  /** Staff see Koli as a person does, and can change nothing until they end that. */
  | 'VIEW_ONLY'
  /** Sending to a webhook that is switched off. */
  | 'WEBHOOK_DISABLED'
  /** The account has ten webhooks already. */
  | 'WEBHOOK_LIMIT'
  /** The address of a webhook is not https on port 443 or 8443 of the public internet. */
  | 'WEBHOOK_URL_REFUSED'
  /** The owner approved all the work, so that it cannot be disputed. */
  | 'WORK_APPROVED'
  /** A draft without a picture and a link, or published work without a link. */
  | 'WORK_REQUIRED'
  /** Somebody begins a conversation with themselves. */
  | 'WRITE_TO_SELF'
  /** The link is of another platform than was agreed; param platform names the agreed one. */
  | 'WRONG_PLATFORM'
  /** The step is not possible from the present state. */
  | 'WRONG_STATE';

/** Sides from which an account sees an event. */
export type EventSide =
  /** The event is about the account itself: a message to it, its payouts. */
  | 'ACCOUNT'
  /** It applied, or was invited to. */
  | 'APPLICANT'
  /** It ordered. */
  | 'BUYER'
  /** It owns the campaign. */
  | 'OWNER'
  /** It sells the product. */
  | 'SELLER';

/** What leads a new member to the first job. */
export type FirstStep =
  /** Influencers: add a bank account for payouts. */
  | 'ADD_BANK_ACCOUNT'
  /** Influencers: apply to a campaign. */
  | 'APPLY'
  /** Brands: a picture and some words about oneself. */
  | 'INTRODUCE'
  /** Brands: invite an influencer. */
  | 'INVITE'
  /** Influencers: link Instagram or Facebook. */
  | 'LINK_ACCOUNT'
  /** Brands: post a campaign. */
  | 'POST_CAMPAIGN'
  /** Influencers: say a price per post. */
  | 'SET_PRICE';

/** What would make a condition met. */
export type FitChange =
  /** Adding a bank account in Singapore. */
  | 'BANK_ACCOUNT'
  /** More followers; those of a linked account are read again. */
  | 'FOLLOWERS'
  /** The profile: it says nothing, or something else. */
  | 'PROFILE';

/** What a campaign can ask of an influencer. */
export type FitCondition =
  /** The age, in years today. */
  | 'AGE'
  /** One of the target countries. */
  | 'COUNTRY'
  /** The minimum number of followers. */
  | 'FOLLOWERS'
  /** The target gender. */
  | 'GENDER'
  /** A bank account in Singapore, to which paid campaigns pay. */
  | 'PAYOUT_COUNTRY';

/** Whether an influencer meets a condition. */
export type FitState =
  /** Met. */
  | 'MET'
  /** Not met. */
  | 'NOT_MET'
  /** The profile does not say. */
  | 'UNKNOWN';

/** Where a follower count comes from. */
export type FollowersSource =
  /** Provided by the linked network. */
  | 'PROVIDER'
  /** Typed in by the person. */
  | 'SELF_REPORTED';

/** Gender of a person. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither male nor female. */
  | 'OTHERS';

/** States of a request for help. */
export type HelpState =
  /** Waits for an answer. */
  | 'OPEN'
  /** Answered by staff. */
  | 'RESOLVED';

/** State of a job from the hire on. */
export type HiredState =
  /** Cancelled. */
  | 'CANCELLED'
  /** Over, because the payer's bank took the money back. */
  | 'CHARGED_BACK'
  /** Marked as done, and not paid out yet. */
  | 'COMPLETED'
  /** Disputed, and not ruled yet. */
  | 'IN_DISPUTE'
  /** Hired, or asked to cancel. */
  | 'ONGOING'
  /** Released. */
  | 'PAYMENT_DONE'
  /** Ruled for the payer. */
  | 'REFUNDED'
  /** Ruled for both sides in part. */
  | 'SETTLED';

/** What keeps money from reaching the influencer. */
export type HoldReason =
  /** The payment provider does not have the money of the card yet. */
  | 'BALANCE_PENDING'
  /** The influencer has no bank account. */
  | 'BANK_ACCOUNT_MISSING'
  /** The influencer's bank account took the place of another less than 72 hours ago. */
  | 'BANK_ACCOUNT_NEW'
  /** The influencer's bank sent the money back. */
  | 'BANK_REJECTED'
  /** The payer's bank has asked for the money back. */
  | 'CHARGEBACK'
  /** The payment provider needs other details of the influencer. */
  | 'DETAILS_NEEDED'
  /** A dispute is open. */
  | 'DISPUTE'
  /** The payment provider needs a document of the influencer. */
  | 'DOCUMENT_NEEDED'
  /** The payment provider could not confirm the influencer's identity. */
  | 'IDENTITY_NEEDED'
  /** The payment provider is checking what the influencer gave it. */
  | 'IN_REVIEW'
  /** The payment provider has paused payouts to the influencer. */
  | 'PAUSED_BY_PROVIDER';

/** Order of a list of influencers. */
export type InfluencerSort =
  /** Most followers first. */
  | 'FOLLOWERS_HIGH_TO_LOW'
  /** Fewest followers first. */
  | 'FOLLOWERS_LOW_TO_HIGH'
  /** Most recently seen first. */
  | 'LAST_ACTIVE'
  /** Nearest to `near` first, which is required; people without a location are left out. */
  | 'NEAREST';

/** States of an invitation. */
export type InvitationState =
  /** The influencer applied. */
  | 'ACCEPTED'
  /** The influencer declined it. */
  | 'DECLINED'
  /** Waits for the influencer. */
  | 'OPEN'
  /** The owner withdrew it, and may invite again. */
  | 'WITHDRAWN';

/** Sides of a job. */
export type JobSide =
  /** The applicant. */
  | 'APPLICANT'
  /** Nobody has to act. */
  | 'NOBODY'
  /** The owner of the campaign. */
  | 'OWNER';

/** Languages of the product. */
export type Language =
  /** English, in which texts of this API are written. */
  | 'EN'
  /** Bahasa Indonesia. */
  | 'ID'
  /** Malay. */
  | 'MS'
  /** Thai. */
  | 'TH'
  /** Vietnamese. */
  | 'VI'
  /** Simplified Chinese. */
  | 'ZH_CN';

/** Formats of posts at a network. */
export type MediaFormat =
  /** Several pictures or videos. */
  | 'CAROUSEL'
  /** One picture. */
  | 'PHOTO'
  /** A reel. */
  | 'REEL'
  /** A video that is no reel. */
  | 'VIDEO';

/** What was tried at the payment provider. */
export type MoneyAttemptKind =
  /** The way from the provider to the influencer's bank. */
  | 'BANK_TRANSFER'
  /** The payer's card was to be charged. */
  | 'CHARGE'
  /** A transfer that was taken back. */
  | 'EARLIER_TRANSFER'
  /** Money was to go back to the payer. */
  | 'REFUND'
  /** The held money was to go to the influencer. */
  | 'TRANSFER';

/** How far something is at the payment provider. */
export type MoneyAttemptState =
  /** At the bank. */
  | 'ARRIVED'
  /** Staff paid it outside the provider. */
  | 'BY_HAND'
  /** Begun. */
  | 'CREATED'
  /** No longer followed. */
  | 'ENDED'
  /** Failed; tried again by itself. */
  | 'FAILED'
  /** No longer tried; waits for staff. */
  | 'GIVEN_UP'
  /** The bank works on it. */
  | 'PROCESSING'
  /** The payer has to confirm it with the bank. */
  | 'REQUIRES_ACTION'
  /** Taken back. */
  | 'REVERSED'
  /** Made. */
  | 'SUCCEEDED'
  /** On its way to the bank. */
  | 'UNDER_WAY'
  /** Not tried yet: something keeps it back. */
  | 'WAITING';

/** Where the money of a paid job is. */
export type MoneyPlace =
  /** In the influencer's bank account. */
  | 'ARRIVED'
  /** Given back to the payer. */
  | 'GIVEN_BACK'
  /** Paid and held until the owner releases it. A bank that asked for it back may have it meanwhile. */
  | 'HELD'
  /** Transferred, and on its way to the influencer's bank. */
  | 'ON_ITS_WAY'
  /** Released; the transfer is under way, or was made before arrivals were followed. */
  | 'RELEASED'
  /** Agreed and not paid yet. */
  | 'TO_PAY';

/** Where the money of a paid job is before it is paid out. Every job has at most one. */
export type MoneyStanding =
  /** Agreed and not paid yet. */
  | 'EXPECTED'
  /** Paid and held until the owner releases it. */
  | 'HELD'
  /** Released, and not known to have arrived in the bank account. */
  | 'ON_ITS_WAY';

/** Notifications that a member does not want: a topic, in the bell, by mail or on devices. Those about the account are always sent. */
export type MutedNotification =
  /** Own campaigns, in the bell. */
  | 'CAMPAIGN_BELL'
  /** Own campaigns, by mail. */
  | 'CAMPAIGN_MAIL'
  /** Own campaigns, on devices that push is on for. */
  | 'CAMPAIGN_PUSH'
  /** Applications and jobs, in the bell. */
  | 'JOB_BELL'
  /** Applications and jobs, by mail. */
  | 'JOB_MAIL'
  /** Applications and jobs, on devices that push is on for. */
  | 'JOB_PUSH'
  /** Messages, in the bell. */
  | 'MESSAGE_BELL'
  /** Messages, by mail. */
  | 'MESSAGE_MAIL'
  /** Messages, on devices that push is on for. */
  | 'MESSAGE_PUSH'
  /** Orders and products, in the bell. */
  | 'SHOP_BELL'
  /** Orders and products, by mail. */
  | 'SHOP_MAIL'
  /** Orders and products, on devices that push is on for. */
  | 'SHOP_PUSH';

/** States of a news article. */
export type NewsState =
  /** Only staff see it. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED';

/** States of an offer. */
export type OfferState =
  /** Accepted by the other side; its terms are fixed. */
  | 'ACCEPTED'
  /** Replaced by a newer offer of the same side, or answered with one of the other. */
  | 'CHANGED'
  /** Not answered in time; either side may propose again. */
  | 'LAPSED'
  /** Waits for the other side. */
  | 'PENDING'
  /** Rejected by the other side; either side may propose again. */
  | 'REJECTED';

/** Steps of an order. */
export type OrderAction =
  /** cancelOrder, with a full refund of what was paid. */
  | 'CANCEL'
  /** confirmDelivery: the buyer has it, or the seller has the cash. */
  | 'CONFIRM_DELIVERY'
  /** payForOrder. */
  | 'PAY'
  /** cancelOrder by the seller after sending, with a full refund. */
  | 'REFUND'
  /** reportOrderProblem: staff look into it. */
  | 'REPORT_PROBLEM'
  /** shipOrder. */
  | 'SHIP';

/** Ways to pay an order. */
export type OrderMethod =
  /** Online, by card or PayNow; held until the buyer has the goods. */
  | 'CARD'
  /** Cash on delivery, below S$ 7500. */
  | 'CASH';

/** A side of an order. */
export type OrderSide =
  /** The buyer. */
  | 'BUYER'
  /** Neither: staff, a scheduled job, or the payment provider. */
  | 'NOBODY'
  /** The seller. */
  | 'SELLER';

/** States of an order. */
export type OrderState =
  /** Cancelled before anything was paid. */
  | 'CANCELLED'
  /** The buyer has it; the money is paid out to the seller. */
  | 'DELIVERED'
  /** Paid online; the money is held, the goods wait to be sent. */
  | 'PAID'
  /** Ordered: a cash order waits to be sent, a card order waits to be paid. */
  | 'PLACED'
  /** Refunded to the buyer. */
  | 'REFUNDED'
  /** The refund to the buyer is under way. */
  | 'REFUNDING'
  /** On its way to the buyer. */
  | 'SHIPPED';

/** What a paper documents. */
export type PaperKind =
  /** A payout to the bank account. */
  | 'PAYOUT'
  /** A payout that the payment provider took back. */
  | 'PAYOUT_TAKEN_BACK'
  /** A payment by card. */
  | 'RECEIPT'
  /** Money that went back to the card. */
  | 'REFUND'
  /** A refund that the bank of the card sent back. */
  | 'REFUND_RETURNED';

/** What makes a password easy to guess. */
export type PasswordHint =
  /** It is on a list of leaked passwords, or close to one of them. */
  | 'COMMON'
  /** It repeats, counts, is a date or follows the keyboard. */
  | 'PATTERN'
  /** It is made of a name, a username, an email address or the name of the product. */
  | 'PERSONAL'
  /** It has too little in it. */
  | 'SHORT';

/** States of a payment by PayNow. */
export type PayNowState =
  /** The code was not scanned in time. Pay again. */
  | 'EXPIRED'
  /** The payer's bank refused it. Pay again. */
  | 'FAILED'
  /** Scanned; the banks have not settled it yet. */
  | 'PROCESSING'
  /** The code waits to be scanned in the payer's banking app. */
  | 'WAITING';

/** States of paying for a hire. */
export type PaymentState =
  /** Not settled yet; subscriptions report when it is. */
  | 'PROCESSING'
  /** The card's bank requires the payer's confirmation; call again afterwards. With PayNow, the code waits to be scanned. */
  | 'REQUIRES_ACTION'
  /** Charged, held, and hired. */
  | 'SUCCEEDED';

/** What the payment provider needs of a payee. What is not about the bank account itself is given on its own page, which `openVerification` leads to. */
export type PayoutNeedKind =
  /** The address. */
  | 'ADDRESS'
  /** A document that shows where they live. */
  | 'ADDRESS_DOCUMENT'
  /** A bank account that payouts reach: `saveBankAccount`. */
  | 'BANK_ACCOUNT'
  /** What they do for a living, or their website. */
  | 'BUSINESS'
  /** The date of birth. */
  | 'DATE_OF_BIRTH'
  /** Something else. */
  | 'DETAILS'
  /** The email address. */
  | 'EMAIL'
  /** A document that shows who they are. */
  | 'IDENTITY_DOCUMENT'
  /** The identity number. */
  | 'ID_NUMBER'
  /** The name. */
  | 'NAME'
  /** The nationality. */
  | 'NATIONALITY'
  /** It has closed their account; `saveBankAccount` opens another. */
  | 'NEW_ACCOUNT'
  /** The phone number. */
  | 'PHONE'
  /** It has paused payouts and did not say why: support asks it. */
  | 'SUPPORT'
  /** That they accept its terms. */
  | 'TERMS';

/** Why the payment provider did not accept what it was given. */
export type PayoutNeedProblem =
  /** The document has expired. */
  | 'EXPIRED'
  /** A side or a detail of the document is missing. */
  | 'INCOMPLETE'
  /** What was given does not match the other details. */
  | 'MISMATCH'
  /** The document cannot be read. */
  | 'NOT_READABLE'
  /** It does not take this kind of document. */
  | 'NOT_SUPPORTED'
  /** Something else. */
  | 'REFUSED';

/** Order of applications and suggested users. */
export type PeopleSort =
  /** By the English name of the country, none last; applications only. */
  | 'COUNTRY'
  /** Newest first; applications only, best fit for suggested users. */
  | 'DEFAULT'
  /** By distance to the campaign's owner. */
  | 'DISTANCE'
  /** Highest engagement first; applications only. */
  | 'ENGAGEMENT'
  /** Most followers first. */
  | 'FOLLOWERS_HIGH_TO_LOW'
  /** Fewest followers first. */
  | 'FOLLOWERS_LOW_TO_HIGH'
  /** Most jobs done first; applications only. */
  | 'JOBS_DONE'
  /** Highest named price first, none last; applications only. */
  | 'PRICE_HIGH_TO_LOW'
  /** Lowest named price first, none last; applications only. */
  | 'PRICE_LOW_TO_HIGH'
  /** Best rating first; applications only. */
  | 'RATING'
  /** Latest first. */
  | 'RECENT';

/** Platforms where work is published. */
export type Platform =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** Another one; the note names it. */
  | 'OTHER'
  /** TikTok. */
  | 'TIKTOK'
  /** YouTube. */
  | 'YOUTUBE';

/** Kinds of posts. */
export type PostKind =
  /** Several; the first is shown. */
  | 'ALBUM'
  /** A picture. */
  | 'IMAGE'
  /** A video; its still is shown. */
  | 'VIDEO';

/** Target gender of a campaign. */
export type PreferredGender =
  /** Everybody. */
  | 'ANY'
  /** Female influencers. */
  | 'FEMALE'
  /** Male influencers. */
  | 'MALE'
  /** Influencers who are neither male nor female. */
  | 'OTHERS';

/** Order of a list of products. */
export type ProductSort =
  /** Most in stock first, then newest first. */
  | 'DEFAULT'
  /** Newest first. */
  | 'NEWEST'
  /** Highest price after the discount first. */
  | 'PRICE_HIGH_TO_LOW'
  /** Lowest price after the discount first. */
  | 'PRICE_LOW_TO_HIGH'
  /** By the time of the last change, earliest first. */
  | 'UPDATED';

/** States of a product. */
export type ProductState =
  /** In the shop. */
  | 'ACTIVE'
  /** Deactivated by staff, who alone can bring it back. */
  | 'DEACTIVATED'
  /** Hidden by its seller. */
  | 'HIDDEN';

/** Profile fields that applying requires. */
export type ProfileField =
  /** About. */
  | 'BIO'
  /** Country of residence. */
  | 'COUNTRY'
  /** Date of birth. */
  | 'DATE_OF_BIRTH'
  /** Email address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST'
  /** Gender. */
  | 'GENDER'
  /** Price per Instagram post, more than 0. */
  | 'INSTAGRAM_PRICE'
  /** Last name. */
  | 'LAST';

/** Where a promised day comes from. */
export type PromiseSource =
  /** Counted in business days of the bank's country. */
  | 'BUSINESS_DAYS'
  /** Named by the payment provider. */
  | 'PROVIDER';

/** State of an event of the payment provider. */
export type ProviderEventState =
  /** Handled. */
  | 'DONE'
  /** Failed too often: staff must look, then retry it. */
  | 'GIVEN_UP'
  /** Waits to be handled or tried again. */
  | 'WAITING';

/** What a member came for. It decides nothing but which first steps are shown. */
export type Purpose =
  /** Both. */
  | 'BOTH'
  /** To find influencers. */
  | 'BRAND'
  /** To find campaigns. */
  | 'INFLUENCER';

/** Steps of an application or job. */
export type RemarkAction =
  /** Accepts the work that the other side proposes. */
  | 'ACCEPT_AMENDMENT'
  /** Accepts the other side's offer. */
  | 'ACCEPT_OFFER'
  /** Accepts what the other side proposes, which ends the dispute. */
  | 'ACCEPT_SETTLEMENT'
  /** The influencer agrees to cancel; the payer is refunded in full. */
  | 'AGREE_TO_CANCEL'
  /** The owner approves a draft or published work. */
  | 'APPROVE_WORK'
  /** The owner asks for changes, which uses a round. */
  | 'ASK_FOR_CHANGES'
  /** The owner asks the influencer of a paid job to cancel it. */
  | 'ASK_TO_CANCEL'
  /** Cancels the application or job: either side before a payment and for free jobs; the influencer of a paid job before it is done, with a full refund. */
  | 'CANCEL'
  /** Replaces the own pending offer. */
  | 'CHANGE_OFFER'
  /** The influencer confirms that the product has arrived. */
  | 'CONFIRM_RECEIPT'
  /** Answers the last offer with other terms; the applicant also after it was rejected or lapsed. */
  | 'COUNTER_OFFER'
  /** The owner declines an application without an offer on the table. */
  | 'DECLINE'
  /** Declines what the other side proposes. */
  | 'DECLINE_SETTLEMENT'
  /** The influencer declines to cancel; the job continues. */
  | 'DECLINE_TO_CANCEL'
  /** The owner ends a job for which nothing was handed in long after it was due. */
  | 'END_LATE'
  /** The hired influencer gives or changes the delivery address of the product. */
  | 'GIVE_ADDRESS'
  /** The influencer hands in a draft. */
  | 'HAND_IN_DRAFT'
  /** A side hands in what it published, or corrects it before it is approved. */
  | 'HAND_IN_WORK'
  /** The owner hires, sponsored and shoutout campaigns only. */
  | 'HIRE'
  /** The owner proposes terms. */
  | 'MAKE_OFFER'
  /** The hired influencer marks the job as done. */
  | 'MARK_AS_DONE'
  /** The owner marks the product as sent, or corrects carrier and number. */
  | 'MARK_AS_SENT'
  /** The owner pays the accepted offer, which hires; paid campaigns only. */
  | 'PAY'
  /** A side proposes other work for the job under way. */
  | 'PROPOSE_AMENDMENT'
  /** A side proposes more work or longer use for more money. */
  | 'PROPOSE_EXTRA'
  /** A side of a dispute proposes how to divide the money. */
  | 'PROPOSE_SETTLEMENT'
  /** Either side of a finished paid job asks staff to decide. */
  | 'RAISE_DISPUTE'
  /** Rejects the work that the other side proposes. */
  | 'REJECT_AMENDMENT'
  /** Rejects the other side's offer. */
  | 'REJECT_OFFER'
  /** The owner releases the held payment to the influencer. */
  | 'RELEASE_PAYMENT'
  /** Either side of a settled job reviews the other. */
  | 'REVIEW'
  /** The owner puts an application on the shortlist, or takes it off. */
  | 'SHORTLIST'
  /** Withdraws the own proposal. */
  | 'WITHDRAW_AMENDMENT'
  /** The owner withdraws the cancel request; the job continues. */
  | 'WITHDRAW_CANCEL';

/** States of an application and the job it becomes. */
export type RemarkState =
  /** Applied, no offer yet. */
  | 'APPLIED'
  /** Cancelled; what was paid has been refunded in full. */
  | 'CANCELLED'
  /** The owner of a paid job asked to cancel it; waits for the influencer, whose silence agrees after 72 hours. */
  | 'CANCEL_ASKED'
  /** Ended: the payer's bank took the held money back. */
  | 'CHARGED_BACK'
  /** The applicant's terms wait for the owner. */
  | 'COUNTERED'
  /** The owner declined the application. */
  | 'DECLINED'
  /** In dispute: nothing is released or refunded until staff decide or both sides settle it. */
  | 'DISPUTED'
  /** Marked as done. */
  | 'DONE'
  /** Hired, work is under way. */
  | 'HIRED'
  /** An offer waits for the applicant. */
  | 'OFFERED'
  /** The offer was accepted; the owner pays next. */
  | 'OFFER_ACCEPTED'
  /** The last offer was rejected, or lapsed. */
  | 'OFFER_REJECTED'
  /** The payment is under way. */
  | 'PAYING'
  /** The refund to the payer is under way. */
  | 'REFUNDING'
  /** Paid out. */
  | 'RELEASED'
  /** The transfer to the influencer is under way. */
  | 'RELEASING'
  /** A dispute was decided or settled: a part was paid out, the rest refunded. */
  | 'SETTLED';

/** Tabs of the owner's campaign page. */
export type RemarkTab =
  /** Not hired yet. */
  | 'APPLICATIONS'
  /** Hired: under way, done, paid, cancelled or in dispute. */
  | 'HIRED';

/** Order of a list of rows. */
export type RowSort =
  /** Newest first. */
  | 'NEWEST'
  /** By the time of the last change, earliest first. */
  | 'UPDATED';

/** Decisions about the held money of a disputed job. */
export type Ruling =
  /** All of it goes back to the payer. */
  | 'REFUND'
  /** All of it goes to the influencer. */
  | 'RELEASE'
  /** A part goes to the influencer, the rest back to the payer. */
  | 'SPLIT';

/** States of a proposal to settle a dispute. */
export type SettlementState =
  /** The other side accepted it, which ended the dispute. */
  | 'ACCEPTED'
  /** The other side declined it. */
  | 'DECLINED'
  /** The dispute ended in another way. */
  | 'LAPSED'
  /** Waits for the other side. */
  | 'OPEN'
  /** Its side proposed something else. */
  | 'REPLACED';

/** Where the product of a sponsored campaign stands. */
export type ShippingState =
  /** The hired influencer gives a delivery address next. */
  | 'ADDRESS_NEEDED'
  /** It is sent after the hire. */
  | 'AFTER_HIRE'
  /** The influencer has it, and the days until the work is due count. */
  | 'RECEIVED'
  /** On its way; the influencer confirms the receipt. */
  | 'SENT'
  /** The owner of the campaign sends it next. */
  | 'TO_SEND';

/** Networks whose accounts can be linked. */
export type SocialProvider =
  /** Facebook: the name alone. */
  | 'FACEBOOK'
  /** Instagram: followers, posts and their pictures. */
  | 'INSTAGRAM';

/** States of a linked account. */
export type SocialVisibility =
  /** Not found any more, or permission withdrawn. */
  | 'MISSING'
  /** The account exists, its posts are private. */
  | 'PRIVATE'
  /** Its posts are visible. */
  | 'PUBLIC'
  /** Not read yet. */
  | 'UNREAD';

/** Languages that people speak. */
export type SpokenLanguage =
  /** Arabic. */
  | 'AR'
  /** Bengali. */
  | 'BN'
  /** Cebuano. */
  | 'CEB'
  /** German. */
  | 'DE'
  /** English. */
  | 'EN'
  /** Spanish. */
  | 'ES'
  /** Filipino. */
  | 'FIL'
  /** French. */
  | 'FR'
  /** Hindi. */
  | 'HI'
  /** Indonesian. */
  | 'ID'
  /** Japanese. */
  | 'JA'
  /** Javanese. */
  | 'JV'
  /** Khmer. */
  | 'KM'
  /** Korean. */
  | 'KO'
  /** Lao. */
  | 'LO'
  /** Malay. */
  | 'MS'
  /** Burmese. */
  | 'MY'
  /** Hokkien. */
  | 'NAN'
  /** Sundanese. */
  | 'SU'
  /** Tamil. */
  | 'TA'
  /** Thai. */
  | 'TH'
  /** Vietnamese. */
  | 'VI'
  /** Cantonese. */
  | 'YUE'
  /** Mandarin. */
  | 'ZH';

/** Kind of a row of the audit log. */
export type StaffActionKind =
  /** Something was changed. */
  | 'DECISION'
  /** Something private to others was read. */
  | 'READING';

/** What a member of staff may do. */
export type StaffRole =
  /** Approve and feature campaigns, feature influencers, write pages and news. */
  | 'CONTENT'
  /** Everything that the other roles may, give and take roles, read the audit log. */
  | 'LEAD'
  /** Rule disputes, settle refunds and orders, look into payments and provider events. */
  | 'PAYMENTS'
  /** Look into reports, reviews and followers, answer people, suspend accounts and products. */
  | 'TRUST';

/** What is handed in. */
export type SubmissionKind =
  /** A draft, before anything is published. */
  | 'DRAFT'
  /** Published work. */
  | 'PUBLISHED';

/** States of what was handed in. */
export type SubmissionState =
  /** Approved. */
  | 'APPROVED'
  /** The other side asked for changes. */
  | 'CHANGES_ASKED'
  /** Waits for the other side. */
  | 'IN_REVIEW'
  /** Replaced by a newer version before it was answered. */
  | 'REPLACED';

/** What waits for a person. */
export type TaskKind =
  /** Hired: give a delivery address for the product. */
  | 'ADDRESS_TO_GIVE'
  /** Applications to the viewer's open campaign without an offer that stands; one task for each campaign. */
  | 'APPLICATIONS_TO_REVIEW'
  /** The owner asks to cancel the job: agree or decline. */
  | 'CANCEL_TO_ANSWER'
  /** Answer the other side's dispute. */
  | 'DISPUTE_TO_ANSWER'
  /** A draft waits: approve it or ask for changes. */
  | 'DRAFT_TO_REVIEW'
  /** An invitation to apply: apply or decline. */
  | 'INVITATION_TO_ANSWER'
  /** The last message of a conversation is of the other person: unread, or a question that was read one to seven days ago. */
  | 'MESSAGE_UNANSWERED'
  /** An order of the shop was sent: confirm that it arrived. */
  | 'ORDER_TO_CONFIRM'
  /** An order of the shop: send it. */
  | 'ORDER_TO_SEND'
  /** The terms are agreed: pay, which hires. */
  | 'PAYMENT_DUE'
  /** A payout waits for the viewer: `reason` says for what. */
  | 'PAYOUT_HELD'
  /** The product is on its way: confirm when it has arrived. */
  | 'PRODUCT_TO_CONFIRM'
  /** The address is there: send the product and mark it as sent. */
  | 'PRODUCT_TO_SEND'
  /** The job is settled: review the other side. */
  | 'REVIEW_TO_WRITE'
  /** The other side's terms: accept, answer with others, or reject. */
  | 'TERMS_TO_ANSWER'
  /** Hired: do the work and hand it in. */
  | 'WORK_DUE'
  /** Nothing was handed in long after the work was due: the owner can end the job with a full refund, or keep waiting. */
  | 'WORK_LATE'
  /** The work is done: release the payment or raise a dispute. */
  | 'WORK_TO_REVIEW';

/** Scopes of access tokens. Writing does not include reading. */
export type TokenScope =
  /** campaigns:read. Campaigns as their owner sees them, drafts, suggested users. */
  | 'CAMPAIGNS_READ'
  /** campaigns:write. Post, edit, disable and mark campaigns; drafts. */
  | 'CAMPAIGNS_WRITE'
  /** messages:read. Conversations and messages. */
  | 'MESSAGES_READ'
  /** messages:write. Begin conversations, send messages, mark them read. */
  | 'MESSAGES_WRITE'
  /** notifications:read. Notifications. */
  | 'NOTIFICATIONS_READ'
  /** orders:read. Purchases and sales in the shop. */
  | 'ORDERS_READ'
  /** payments:read. The statement, held and refunded money, the bank account. */
  | 'PAYMENTS_READ'
  /** payments:write. Pay for a hire, release, cancel with its refund, raise and answer disputes. */
  | 'PAYMENTS_WRITE'
  /** profile:read. The own account, and other people's public profiles. */
  | 'PROFILE_READ'
  /** profile:write. Change the profile. */
  | 'PROFILE_WRITE'
  /** remarks:read. Applications, offers, invitations and jobs. */
  | 'REMARKS_READ'
  /** remarks:write. Apply, invite, make and answer offers, hire without a payment, mark as done. */
  | 'REMARKS_WRITE'
  /** webhooks:read. Outgoing webhooks and their deliveries. */
  | 'WEBHOOKS_READ'
  /** webhooks:write. Make, change, test and delete outgoing webhooks. */
  | 'WEBHOOKS_WRITE';

/** Directions of a movement of money. */
export type TransactionDirection =
  /** Money to the viewer. */
  | 'EARNED'
  /** Money from the viewer. */
  | 'SPENT';

/** What money moved for. */
export type TransactionKind =
  /** Payment of a job by its brand, or what came back of it. */
  | 'CAMPAIGN_FEES'
  /** Money that the payer's bank took back. */
  | 'CHARGEBACK'
  /** Pay of a job, to its influencer. */
  | 'INFLUENCER_HIRED'
  /** A payout that the payment provider took back. */
  | 'PAYOUT_TAKEN_BACK'
  /** Payment of an order by its buyer, or what came back of it. */
  | 'PRODUCT_PURCHASE'
  /** Pay of an order, to its seller. */
  | 'PRODUCT_SOLD'
  /** A refund that the bank sent back. */
  | 'REFUND_RETURNED';

/** Channels on which the brand may show the work. Each includes the one before. */
export type UsageChannels =
  /** None: it stays where the influencer publishes it. */
  | 'NONE'
  /** The brand's own channels: its accounts, website, newsletter and shops. */
  | 'OWN'
  /** Paid ads, and its own channels too. */
  | 'PAID_ADS';

/** States of a delivery. */
export type WebhookDeliveryState =
  /** All tries failed, or the webhook was disabled. */
  | 'FAILED'
  /** Under way, or waiting for its next try. */
  | 'PENDING'
  /** A try was answered with a status from 200 to 299. */
  | 'SUCCEEDED';

/** Events of the feed and of webhooks. Those of a campaign go to its owner, those of a job or an order to both sides. */
export type WebhookEvent =
  /** campaign.approved: staff approved a campaign of the account. */
  | 'CAMPAIGN_APPROVED'
  /** campaign.closed: the last day of a campaign of the account is over. */
  | 'CAMPAIGN_CLOSED'
  /** campaign.rejected: staff rejected a campaign of the account. */
  | 'CAMPAIGN_REJECTED'
  /** chargeback.lost: the payer's bank kept the money. */
  | 'CHARGEBACK_LOST'
  /** chargeback.opened: the payer's bank claims the money back; the job is frozen. */
  | 'CHARGEBACK_OPENED'
  /** chargeback.won: the payer's bank gave its claim up. */
  | 'CHARGEBACK_WON'
  /** deal.amended: the other side accepted it: the next deal sheet is in force. */
  | 'DEAL_AMENDED'
  /** deal.amendment_lapsed: it was not answered in time; the deal stays. */
  | 'DEAL_AMENDMENT_LAPSED'
  /** deal.amendment_proposed: one side proposed other work for a job under way, a later date for example. */
  | 'DEAL_AMENDMENT_PROPOSED'
  /** deal.amendment_rejected: the other side rejected it; the deal stays. */
  | 'DEAL_AMENDMENT_REJECTED'
  /** deal.amendment_withdrawn: its side withdrew it; the deal stays. */
  | 'DEAL_AMENDMENT_WITHDRAWN'
  /** dispute.extended: staff gave a side of a dispute more time. */
  | 'DISPUTE_EXTENDED'
  /** dispute.raised: one side disagrees about a job that is done. */
  | 'DISPUTE_RAISED'
  /** dispute.ruled: staff decided a dispute. */
  | 'DISPUTE_RULED'
  /** dispute.settled: both sides settled a dispute; the money is on its way. */
  | 'DISPUTE_SETTLED'
  /** dispute.settlement_declined: the other side declined the proposal. */
  | 'DISPUTE_SETTLEMENT_DECLINED'
  /** dispute.settlement_proposed: a side of a dispute proposed how to divide the money. */
  | 'DISPUTE_SETTLEMENT_PROPOSED'
  /** dispute.statement_added: one side said more in a dispute. */
  | 'DISPUTE_STATEMENT_ADDED'
  /** invitation.declined: an influencer declined an invitation of the account. */
  | 'INVITATION_DECLINED'
  /** invitation.received: an owner invited the account to apply. */
  | 'INVITATION_RECEIVED'
  /** invitation.withdrawn: an owner withdrew an invitation to the account. */
  | 'INVITATION_WITHDRAWN'
  /** message.received: a member wrote to the account. */
  | 'MESSAGE_RECEIVED'
  /** offer.accepted: the other side accepted the offer. */
  | 'OFFER_ACCEPTED'
  /** offer.lapsed: the offer was not answered in time. */
  | 'OFFER_LAPSED'
  /** offer.made: one side made, changed or countered an offer. */
  | 'OFFER_MADE'
  /** offer.rejected: the other side rejected the offer. */
  | 'OFFER_REJECTED'
  /** order.cancelled: an order ended before anything was paid. */
  | 'ORDER_CANCELLED'
  /** order.chargeback_lost: the buyer's bank kept the money. */
  | 'ORDER_CHARGEBACK_LOST'
  /** order.chargeback_opened: the buyer's bank claims the money back. */
  | 'ORDER_CHARGEBACK_OPENED'
  /** order.chargeback_won: the buyer's bank gave its claim up. */
  | 'ORDER_CHARGEBACK_WON'
  /** order.delivered: the buyer has the goods. */
  | 'ORDER_DELIVERED'
  /** order.paid: an order was paid by card; the money is now held. */
  | 'ORDER_PAID'
  /** order.paid_out: the money of an order was transferred to the seller. */
  | 'ORDER_PAID_OUT'
  /** order.payout_failed: a transfer to the seller was refused; it is tried again. */
  | 'ORDER_PAYOUT_FAILED'
  /** order.placed: a product was ordered; orders by card are paid next. */
  | 'ORDER_PLACED'
  /** order.problem_reported: the buyer reported a problem. */
  | 'ORDER_PROBLEM_REPORTED'
  /** order.refunded: the money of an order went back to the buyer. */
  | 'ORDER_REFUNDED'
  /** order.shipped: the seller sent the goods. */
  | 'ORDER_SHIPPED'
  /** payment.refunded: held money went back to the payer. */
  | 'PAYMENT_REFUNDED'
  /** payment.released: held money was transferred to the influencer. */
  | 'PAYMENT_RELEASED'
  /** payment.release_reminded: the owner was reminded of a finished job, whose payment is released automatically at its deadline. */
  | 'PAYMENT_RELEASE_REMINDED'
  /** payouts.paused: payouts to the account's bank account are paused. */
  | 'PAYOUTS_PAUSED'
  /** payouts.resumed: payouts to the account's bank account go on. */
  | 'PAYOUTS_RESUMED'
  /** payout.failed: a transfer was refused; the money is still held. */
  | 'PAYOUT_FAILED'
  /** payout.reversed: a transfer came back; the money is held again. */
  | 'PAYOUT_REVERSED'
  /** remark.cancelled: a job was cancelled after the hire. */
  | 'REMARK_CANCELLED'
  /** remark.cancel_asked: the owner asks to cancel a paid job. */
  | 'REMARK_CANCEL_ASKED'
  /** remark.cancel_declined: the influencer does not agree to cancel. */
  | 'REMARK_CANCEL_DECLINED'
  /** remark.cancel_withdrawn: the owner withdrew the request to cancel. */
  | 'REMARK_CANCEL_WITHDRAWN'
  /** remark.declined: the owner declined an application. */
  | 'REMARK_DECLINED'
  /** remark.done: the influencer marked the job as done. */
  | 'REMARK_DONE'
  /** remark.hired: an influencer was hired; in a paid campaign the money is now held. */
  | 'REMARK_HIRED'
  /** remark.received: a member applied to a campaign of the account. */
  | 'REMARK_RECEIVED'
  /** remark.reviewed: the reviews of a job appeared. */
  | 'REMARK_REVIEWED'
  /** remark.withdrawn: an application was cancelled before a hire, by either side. */
  | 'REMARK_WITHDRAWN'
  /** review.received: the buyer of an order reviewed the product. */
  | 'REVIEW_RECEIVED'
  /** shipment.address_given: the influencer gave or changed the delivery address of a product; it is not in the message. */
  | 'SHIPMENT_ADDRESS_GIVEN'
  /** shipment.received: the influencer confirmed that the product arrived. */
  | 'SHIPMENT_RECEIVED'
  /** shipment.sent: the owner marked the product as sent, or corrected how it travels. */
  | 'SHIPMENT_SENT'
  /** work.approved: a draft or published work was approved, by the owner or by silence. */
  | 'WORK_APPROVED'
  /** work.changes_asked: the owner asked for changes. */
  | 'WORK_CHANGES_ASKED'
  /** work.draft_handed_in: the influencer handed in a draft. */
  | 'WORK_DRAFT_HANDED_IN'
  /** work.due_soon: work is due in two days. */
  | 'WORK_DUE_SOON'
  /** work.handed_in: a side handed in published work. */
  | 'WORK_HANDED_IN'
  /** work.may_end_late: nothing was handed in: the owner can end the job. */
  | 'WORK_MAY_END_LATE'
  /** work.use_ends_soon: the use of published work by the brand ends in 14 days. */
  | 'WORK_USE_ENDS_SOON';

/** Reasons for a try without an answer. */
export type WebhookFailure =
  /** The host resolves to an address that is not public. */
  | 'ADDRESS_REFUSED'
  /** The connection failed. */
  | 'CONNECTION'
  /** No answer within ten seconds. */
  | 'TIMEOUT'
  /** The certificate is invalid, or TLS failed otherwise. */
  | 'TLS'
  /** The host name is unknown. */
  | 'UNKNOWN_HOST';

/** Why a webhook is paused. */
export type WebhookPause =
  /** The password of its owner was reset, or changed with everything disconnected. */
  | 'PASSWORD'
  /** The access token or program that made it was revoked or has expired. */
  | 'TOKEN_ENDED';

/** States of a webhook. */
export type WebhookState =
  /** Disabled by its owner. */
  | 'DISABLED'
  /** Receives messages. */
  | 'ENABLED'
  /** Disabled automatically: every try failed for five days, or it answered 410 Gone. */
  | 'FAILED'
  /** Paused for safety; see `pausedBecause`. It goes on once it is enabled. */
  | 'PAUSED';

/** Formats of published work. */
export type WorkFormat =
  /** A live stream. */
  | 'LIVE'
  /** Another one; the note names it. */
  | 'OTHER'
  /** A post, also with several pictures. */
  | 'POST'
  /** A reel, or another short upright video. */
  | 'REEL'
  /** A story, visible for a day. */
  | 'STORY'
  /** A video. */
  | 'VIDEO';
