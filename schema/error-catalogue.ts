import { moneyErrors } from './money-error-catalogue.ts';
import { shopErrors } from './shop-error-catalogue.ts';

/** One failure: when it happens, and what the user reads, in ICU's message format. */
export interface CatalogueEntry {
  when: string;
  text: string;
}

const TRY_LATER = 'Something went wrong. Please try again later!';

/**
 * The closed catalogue of failures, with their English texts; those of other languages stand by the same codes in
 * `texts/`. Texts that the specification prints (sections 5 and 8) are word for word; where it is silent they say in
 * the same tone what to do. Where a screen has other words for the same failure, its text chooses by `screen`.
 */
export const errorCatalogue = {
  SIGN_IN_REQUIRED: { when: 'Nobody is signed in.', text: 'Please sign in to continue.' },
  EMAIL_NOT_VERIFIED: {
    when: 'The email address of the account is not verified yet.',
    text: 'Please verify your email address first. We can send you the link again.',
  },
  FORBIDDEN: {
    when: 'The viewer is not the person who may do this.',
    text: "You can't do this. Sign in with the account it belongs to.",
  },
  TOKEN_INVALID: {
    when: 'The access token is unknown, revoked or expired. Answered with status 401, and nothing else is.',
    text: "This access token doesn't work. Create a new one in Settings.",
  },
  INSUFFICIENT_SCOPE: {
    when: 'The access token lacks the scope of an operation or a field; param scope names it.',
    text: 'This access token lacks the scope {scope}. Use one that has it.',
  },
  TOKEN_NOT_ALLOWED: {
    when: 'The operation or field is closed to access tokens.',
    text: "This can't be done with an access token. Sign in instead.",
  },
  TOO_MANY_TOKENS: {
    when: 'The account has as many working access tokens as it may have; param n is how many.',
    text: 'You already have {n} access tokens. Revoke one you no longer need.',
  },
  TOO_MANY_APPS: {
    when: 'The account has twenty OAuth programs already.',
    text: 'You already have 20 programs. Delete one first.',
  },
  NOT_FOUND: {
    when: 'There is no such thing, or the viewer may not see it.',
    text: "We couldn't find this. It may have been removed.",
  },
  SECOND_FACTOR_NEEDED: {
    when: 'The password is right, and the account has a second factor: sign in with its `code`, or with a passkey.',
    text: 'Enter the code of your authenticator app, or use your passkey.',
  },
  CODE_WRONG: {
    when: 'The code is wrong, over, or was used before.',
    text: 'This code is wrong or already used. Enter a new one.',
  },
  PASSKEY_REFUSED: {
    when: 'The passkey is unknown, or the browser’s answer does not fit.',
    text: 'This passkey did not work. Try again, or use another way.',
  },
  TOO_MANY_PASSKEYS: {
    when: 'The account has ten passkeys already.',
    text: 'You already have 10 passkeys. Remove one first.',
  },
  LAST_FACTOR: {
    when: 'Staff need a second factor, and this is the last one.',
    text: 'Staff need a second factor. Add another one before you remove this.',
  },
  PROOF_NEEDED: {
    when: 'The last proof of who is signed in is too old, or was used; `confirmIdentity` gives one, and then it can be repeated.',
    text: 'Please confirm it’s you, then try again.',
  },
  STAFF_FACTOR_NEEDED: {
    when: 'Staff work only in a session in which a second factor was shown: a passkey or a code.',
    text: 'Staff need a second factor. Set one up in Settings, or sign in with yours.',
  },
  VIEW_ONLY: {
    when: 'Staff see Koli as a person does, and can change nothing until they end that.',
    text: "You're viewing Koli as someone else, so you can't change anything.",
  },
  SECOND_PERSON_NEEDED: {
    when: 'Another member of staff has to confirm it; it waits among the proposals for 24 hours.',
    text: 'A colleague has to confirm this. It is waiting for them now.',
  },
  RATE_LIMITED: { when: 'Too many tries.', text: 'Too many tries. Wait a while, then try again.' },
  BAD_INPUT: {
    when: 'A value has the wrong form, or lies outside its range.',
    text: 'Please check what you entered.',
  },
  CONFLICT: {
    when: 'Somebody else changed the same thing at the same time.',
    text: 'This was changed at the same time. Reload the page and try again.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    when: 'The idempotency key was used for another operation or with other arguments.',
    text: 'This key was used for something else. Send a new one.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    when: 'The first call with the same idempotency key is still under way; the same call may be sent again.',
    text: 'This is still in progress. Try again in a moment.',
  },
  UNAVAILABLE: { when: 'A service we depend on does not answer.', text: TRY_LATER },
  OVERLOADED: {
    when: 'More is asked of the server than it can answer now, or its database does not answer. Try again after a moment.',
    text: "We're very busy right now. Try again in a few seconds.",
  },
  INTERNAL: { when: 'A fault of ours; its details are in the log only.', text: TRY_LATER },
  GRAPHQL_PARSE_FAILED: {
    when: 'The document cannot be parsed; the message says where.',
    text: 'This GraphQL document has a syntax error.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    when: 'The document does not fit the schema or its limits; the message says why.',
    text: "This GraphQL document doesn't match the schema.",
  },
  BAD_REQUEST: {
    when: 'The request is not one of GraphQL over HTTP; the message says why.',
    text: 'This is not a GraphQL request.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    when: 'The document has no operation of the given name, or several and no name was given.',
    text: "The document doesn't have this operation.",
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    when: 'The request names a document by its hash, which is for our own client.',
    text: 'Send the document itself.',
  },
  QUERY_TOO_COMPLEX: {
    when: 'The operation asks for more than one request may.',
    text: 'This asks for too much. Ask for fewer rows or fields.',
  },

  COST_EXCEEDED: {
    when: 'The caller asked for more in a short time than the budget allows; param seconds says when to come again.',
    text: 'Too many requests. Try again in {seconds} seconds.',
  },

  UNKNOWN_DOCUMENT: {
    when: 'No document has this documentId; or the server takes only documents of its own pages from sessions, and this is none.',
    text: 'This page is out of date. Reload it.',
  },

  FIELD_REQUIRED: { when: 'A required field is empty.', text: 'This field is required' },
  EMAIL_REQUIRED: { when: 'No email address.', text: 'Email address is required' },
  EMAIL_INVALID: { when: 'Not the form of an email address.', text: 'Invalid email address' },
  EMAIL_TAKEN: { when: 'Another account has this email address.', text: 'Email already exists' },
  EMAIL_UNKNOWN: { when: 'No account has this email address.', text: 'Email address is incorrect' },
  PASSWORD_REQUIRED: { when: 'No password.', text: 'Password is required' },
  PASSWORD_TOO_SHORT: {
    when: 'Fewer than 8 characters.',
    text: 'Password must have at least 8 characters',
  },
  PASSWORD_TOO_EASY: {
    when: 'The password is on a list of leaked ones, follows a pattern, or is made of what its owner is called.',
    text: 'This password is easy to guess. Choose a longer one without your name or email.',
  },
  PASSWORD_WRONG: {
    when: 'The current password does not match.',
    text: 'Your current password is incorrect. Enter it again.',
  },
  FIRST_REQUIRED: { when: 'No first name.', text: 'First name is required' },
  NAME_REQUIRED: { when: 'No name.', text: 'Name is required' },
  LAST_REQUIRED: { when: 'No last name.', text: 'Last name is required' },
  USERNAME_REQUIRED: {
    when: 'No username.',
    text: '{screen, select, username {Please enter username!} instagram {Please enter username.} other {Username is required}}',
  },
  USERNAME_TAKEN: {
    when: 'Another profile has this username.',
    text: '{screen, select, username {Username is taken, Use different} other {Username already exist}}',
  },
  USERNAME_INVALID: {
    when: 'The username is too long or has characters that it must not have.',
    text: '{screen, select, instagram {Please check if you have entered the correct details or try again.} other {Please use at most 30 letters, digits, dots or underscores.}}',
  },
  NAME_RESERVED: {
    when: 'A name or username with a word that only the product and its staff use, or that imitates one.',
    text: 'This name is reserved. Choose another one.',
  },
  NAME_HAS_ADDRESS: {
    when: 'A name with a web or email address in it, or a username that ends like one.',
    text: "Names can't contain web or email addresses. Remove it.",
  },
  NAME_CHARACTERS: {
    when: 'A name with hidden characters, check marks, two dots in a row, stacked accents, or letters of two alphabets in one word.',
    text: 'Use plain letters of one alphabet, without check marks or symbols.',
  },
  MOBILE_REQUIRED: { when: 'No mobile number.', text: 'Mobile number is required' },
  MOBILE_INVALID: {
    when: 'Not 1 to 10 digits, or no number of its calling code.',
    text: 'Invalid mobile number',
  },
  TERMS_REQUIRED: { when: 'The terms are not accepted.', text: 'This field is required' },
  CAPTCHA_REQUIRED: {
    when: 'The captcha is not solved, or was used before.',
    text: 'Oops, you have to check the recaptcha!',
  },
  CAPTCHA_NEEDED: {
    when: 'After several failed tries, without a solved captcha: solve one and send the same again with it.',
    text: "Please confirm that you're a person, then try again.",
  },
  SIGN_IN_FAILED: { when: 'No account has this address and password.', text: 'Invalid email or password' },
  ACCOUNT_CLOSED: {
    when: 'The password is right, and the owner has closed the account.',
    text: 'This account is closed. Write to us within 30 days of closing to reopen it.',
  },
  ACCOUNT_SUSPENDED: {
    when: 'The password is right, and staff has suspended the account.',
    text: "This account is suspended. If you think that's a mistake, reply to our email.",
  },
  OPEN_JOBS_FIRST: {
    when: 'An account cannot be closed while {n} jobs are not over.',
    text: 'Finish your open jobs first.',
  },
  LINK_INVALID: {
    when: 'The mailed token is unknown, used or too old.',
    text: 'This link is no longer valid. Ask for a new one.',
  },

  VERIFY_SIGN_IN: {
    when: 'The link that verifies an address was opened without being signed in to the account that it was mailed for.',
    text: 'Log in to verify your email address.',
  },

  DATE_IN_FUTURE: { when: 'A day after today.', text: 'Please select a date that is not in the future' },
  DATE_IN_PAST: { when: 'A day before today.', text: 'Please select a date that is not in the past' },
  DATE_REQUIRED: { when: 'No end date.', text: 'Please select date' },
  PRICE_REQUIRED: { when: 'No budget or product value above 0.', text: 'Please enter price' },
  AMOUNT_INVALID: {
    when: 'The amount is above the limit or not whole minor units.',
    text: 'Please enter an amount of at most 1,000,000 with at most two decimals.',
  },
  COUNTRY_REQUIRED: { when: 'No country chosen.', text: 'Please select country' },
  AGE_REQUIRED: { when: 'No age range, or one that ends before it begins.', text: 'Please select age' },
  TITLE_REQUIRED: { when: 'No title.', text: 'Please enter title' },
  TITLE_TOO_LONG: {
    when: 'More than 60 characters.',
    text: 'Please shorten the title to at most 60 characters',
  },
  DETAILS_REQUIRED: { when: 'No text in the brief.', text: 'Please enter detail' },
  IMAGE_REQUIRED: { when: 'No picture.', text: 'Please select image' },
  IMAGE_REFUSED: {
    when: 'The upload is too large or not a JPEG or PNG.',
    text: '{screen, select, campaign {The maximum allowed size for uploads is 10mb.} other {The maximum allowed size for uploads is 2mb.}} Only image with the following extensions are allowed: jpg, jpeg, png.',
  },
  COMMENT_REQUIRED: { when: 'A report without a comment.', text: 'Comment is required!' },
  REASON_REQUIRED: {
    when: 'A decision of staff without a reason.',
    text: 'Please enter a reason. The people concerned will read it.',
  },

  ANSWER_REQUIRED: {
    when: 'A request for help is resolved without an answer.',
    text: 'Please write an answer. The person will read it.',
  },

  CAMPAIGN_LOCKED: {
    when: 'The campaign is open or awarded, so its owner can no longer edit it.',
    text: "This campaign is published and can't be edited. You can disable it and post a new one.",
  },
  NOBODY_HIRED: {
    when: 'The owner closes a campaign for which nobody is hired.',
    text: 'Nobody is hired for this campaign yet. You can disable it to hide it from influencers.',
  },
  CAMPAIGN_CLOSED: {
    when: 'The campaign is not open, is disabled, or has ended.',
    text: "This campaign doesn't take applications. Choose another one.",
  },
  CAMPAIGN_NOT_OPEN: {
    when: 'The owner goes on with people of a campaign that is not open: not approved (again) yet, disabled for inviting, or over.',
    text: "This campaign isn't open right now. You can continue when it reopens.",
  },
  DRAFT_EXISTS: {
    when: 'Duplicating a campaign over a draft without saying that it is replaced.',
    text: 'You already have a draft. Keep it, or choose to replace it.',
  },
  CAMPAIGN_ENDED: {
    when: 'Approving a campaign whose last day has passed.',
    text: "This campaign's last day has passed. Reject it, so its owner can choose a new one.",
  },
  CAMPAIGN_TYPE_LOCKED: {
    when: 'An edit that changes the type of a posted campaign.',
    text: "You can't change the type of a posted campaign. Post a new one.",
  },
  CANNOT_BLOCK_SELF: {
    when: 'Somebody blocks themselves.',
    text: 'This is you. Choose someone else.',
  },
  APART: {
    when: 'One of the two sides has blocked the other, or is suspended; what is not paid yet does not go on.',
    text: "You can't do this with this person.",
  },
  WRITE_TO_SELF: {
    when: 'Somebody begins a conversation with themselves.',
    text: 'This is you. Choose someone else to write to.',
  },
  RECIPIENT_GONE: {
    when: 'The account that a message would go to is closed or suspended.',
    text: "This person can't get messages any more.",
  },
  MESSAGE_REQUIRED: {
    when: 'A message without text and pictures.',
    text: '{screen, select, help {Message is required} other {Please write a message.}}',
  },
  OWN_CAMPAIGN: {
    when: 'The owner applies to the own campaign, reports it, or invites themselves to it.',
    text: 'This is your own campaign. Choose someone else’s.',
  },
  ALREADY_APPLIED: {
    when: 'The viewer applied before.',
    text: '{screen, select, invite {This influencer has already applied to your campaign. See the Applications tab.} other {You have already applied to this campaign. You find it in My Applications.}}',
  },
  ALREADY_REPORTED: {
    when: 'The viewer reported this campaign before.',
    text: 'You have already reported this campaign. We are looking into it.',
  },
  CANNOT_REPORT_SELF: {
    when: 'Somebody reports themselves.',
    text: 'This is you. Choose someone else.',
  },
  PERSON_REPORTED: {
    when: 'A report of the viewer about this person waits for staff.',
    text: 'You have already reported this person. We are looking into it.',
  },
  REVIEW_REPORTED: {
    when: 'A report of the viewer about this review waits for staff.',
    text: 'You have already reported this review. We are looking into it.',
  },
  NOT_SETTLED: {
    when: 'Reviewing a job before it is finished, and paid when money was held; or one that was cancelled.',
    text: 'You can write a review when the job is finished and paid.',
  },
  REVIEW_TIME_OVER: {
    when: 'Reviewing a job after the last moment for it.',
    text: 'The time for reviews of this job is over.',
  },
  ALREADY_ANSWERED: {
    when: 'A second answer to one review.',
    text: 'You have answered this review already.',
  },
  ALREADY_INVITED: {
    when: 'The person is invited to this campaign already.',
    text: 'You have already invited this influencer. Wait for their application.',
  },
  PROFILE_INCOMPLETE: {
    when: 'The profile lacks something that applying needs.',
    text: 'Please update missing details from your Profile to continue applying on Campaigns Jobs?',
  },
  TOO_FEW_FOLLOWERS: {
    when: "Fewer followers than the campaign's minimum; param n is the minimum.",
    text: 'Minimum followers count should be {n} to apply for this campaign.',
  },
  SOCIAL_ACCOUNT_MISSING: {
    when: 'No Instagram or Facebook name is linked.',
    text: 'Please link your Instagram or Facebook account first.',
  },

  OFFER_AMOUNT_REQUIRED: { when: 'No offer amount above 0.', text: 'Please enter offer amount!' },
  OFFER_TOO_SMALL: {
    when: 'An offer below what the payment provider charges at least; param amount is that.',
    text: "Please offer at least {amount}. Cards can't be charged less.",
  },
  OFFER_CHANGED: {
    when: 'The answered offer is no longer the pending one.',
    text: 'This offer has changed. Check the new amount and answer again.',
  },
  OFFER_LAPSED: {
    when: 'The answered offer was not answered in time.',
    text: 'This offer has lapsed. You can agree on a new one.',
  },
  OFFER_OVERDUE: {
    when: 'The due day of the answered offer has passed.',
    text: 'The work would already be due. Agree on a later date.',
  },
  OFFER_NOT_ACCEPTED: {
    when: 'Paying before the applicant accepted an offer.',
    text: "The applicant hasn't accepted an offer yet. You can pay once they do.",
  },
  NOT_PAID_TYPE: {
    when: 'Offers and payments on a sponsored or shoutout campaign.',
    text: 'Only paid campaigns have offers and payments. Use Hire Now.',
  },
  PAID_TYPE: {
    when: 'Hiring without payment on a paid campaign.',
    text: "You hire by paying in a paid campaign. Make an offer and pay once it's accepted.",
  },
  WRONG_STATE: {
    when: 'The step is not possible from the present state.',
    text: "You can't do this right now. Reload the page to see the latest.",
  },
  NOT_HIRED: {
    when: 'The applicant is not hired for this campaign.',
    text: 'This is possible only after the influencer has been hired.',
  },
  NOT_DONE: {
    when: 'Releasing before the job is marked as done.',
    text: 'You can release the payment once the influencer has marked the job as done.',
  },
  ASK_TO_CANCEL_FIRST: {
    when: 'The owner of a paid job cancels it without asking the influencer.',
    text: 'This job is already paid. Ask the influencer to cancel it.',
  },
  DISPUTE_ONLY: {
    when: 'Cancelling a paid job that is marked as done.',
    text: 'This job is marked as done. Raise a dispute if something is wrong.',
  },
  IN_DISPUTE: {
    when: 'The money of a disputed job is frozen until staff decides.',
    text: 'This job is in dispute. Our team decides about the money.',
  },
  DISPUTE_EXTENDED: {
    when: 'Giving a side of a dispute more time a second time.',
    text: 'This side already got more time.',
  },
  NOTHING_TO_SEND: {
    when: 'Nothing is sent for the job.',
    text: 'No product is sent for this job.',
  },
  ADDRESS_MISSING: {
    when: 'The influencer has not given a delivery address yet.',
    text: "There's no delivery address yet. Ask the influencer to add one.",
  },
  PRODUCT_SENT: {
    when: 'The product is sent already, so that its address stays.',
    text: 'The product is already on its way. Message the other side about it.',
  },
  PRODUCT_NOT_SENT: {
    when: 'The product is not marked as sent yet.',
    text: "The product hasn't been marked as sent yet.",
  },
  PRODUCT_RECEIVED: {
    when: 'The influencer has confirmed that the product arrived.',
    text: 'The product has already arrived.',
  },
  NOTHING_TO_HAND_IN: {
    when: 'No such draft or published work is awaited.',
    text: 'Nothing is waiting to be handed in here.',
  },
  WORK_REQUIRED: {
    when: 'A draft without a picture and a link, or published work without a link.',
    text: 'Add a link or a picture.',
  },
  WRONG_PLATFORM: {
    when: 'The link is of another platform than was agreed; param platform names the agreed one.',
    text: 'Add a link from {platform}.',
  },
  NOTHING_TO_REVIEW: {
    when: 'No draft and no published work waits for an answer.',
    text: 'Nothing is waiting for your review.',
  },
  ROUNDS_USED: {
    when: 'All rounds of changes that were agreed are used.',
    text: 'No rounds of changes are left. Approve the work, or raise a dispute.',
  },
  WORK_APPROVED: {
    when: 'The owner approved all the work, so that it cannot be disputed.',
    text: "You approved all the work, so you can't dispute it.",
  },
  NOT_LATE: {
    when: 'The owner cannot end the job alone: it is not late for long enough, or something was handed in.',
    text: "You can't end this job alone yet. Ask to cancel it instead.",
  },
  EXTRA_OPEN: {
    when: 'Proposing an extra while another one of the same job is not agreed on or not paid yet.',
    text: 'Another extra is open. Answer, pay or cancel it first.',
  },
  NO_SETTLEMENT: {
    when: 'Answering a proposal of the other side of a dispute when there is none.',
    text: "There's no proposal to answer right now.",
  },
  NO_AMENDMENT: {
    when: 'Answering or withdrawing an amendment that does not wait for an answer: it was answered, replaced or withdrawn, or has lapsed.',
    text: 'This proposal is no longer open. Check the latest terms.',
  },
  DONE_TEXT_REQUIRED: {
    when: 'A paid job marked as done without a text.',
    text: 'Please enter any suggestion for campaign owner!',
  },

  SOCIAL_LOOKUP_FAILED: {
    when: 'No account with this username could be found or read.',
    text: 'Please check if you have entered the correct details or try again.',
  },
  SOCIAL_LINK_EXPIRED: {
    when: 'The state of an authorisation is unknown, used, too old, or of another sign-in; or the network refuses the code.',
    text: 'Linking took too long or was started elsewhere. Link your account again.',
  },
  SOCIAL_ACCOUNT_TAKEN: {
    when: 'Somebody else has proved by signing in there that the account is theirs.',
    text: 'This account is linked to someone else. Link one of your own.',
  },
  SOCIAL_NOT_OFFERED: {
    when: 'This installation does not link accounts of the network.',
    text: "Accounts of this network can't be linked here.",
  },
  WEBHOOK_URL_REFUSED: {
    when: 'The address of a webhook is not https on port 443 or 8443 of the public internet.',
    text: 'Enter a public https address without user name, on port 443 or 8443.',
  },
  PUSH_REFUSED: {
    when: 'A subscription to Web Push whose address is not https of the public internet, or whose keys are wrong.',
    text: "This browser's push service can't be used. Try another browser.",
  },
  SAVED_LIST_LIMIT: {
    when: 'The member has fifty saved lists already.',
    text: 'You have 50 lists. Delete one first.',
  },
  WEBHOOK_LIMIT: {
    when: 'The account has ten webhooks already.',
    text: 'You already have 10 webhooks. Delete one first.',
  },
  WEBHOOK_DISABLED: {
    when: 'Sending to a webhook that is switched off.',
    text: 'This webhook is off. Turn it on first.',
  },
  ...moneyErrors,
  ...shopErrors,
} as const satisfies Record<string, CatalogueEntry>;
