export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Currency by its ISO 4217 code, for example USD. */
  CurrencyCode: { input: string; output: string; }
  /** Calendar day `YYYY-MM-DD`, in Asia/Singapore. */
  Date: { input: string; output: string; }
  /** Instant, ISO 8601 with offset. */
  DateTime: { input: string; output: string; }
  /** Whole minor units of a currency (cents for USD). Never a fraction, at most 2^53-1. */
  MinorUnits: { input: number; output: number; }
  /** Parameters of a text: an object with names and titles as text, counts as numbers, days as `YYYY-MM-DD`, amounts as `{ amount, currency }`, goods as `{ title, quantity }`. */
  TextParams: { input: object; output: object; }
};

/** Input of `acceptAmendment`, which accepts an amendment of the other side, which makes the next deal sheet, and the job done when it drops all that was still open. */
export type AcceptAmendmentInput = {
  /** Id of an amendment of a job (`amd_…`). */
  amendmentId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `acceptAmendment`, which accepts an amendment of the other side, which makes the next deal sheet, and the job done when it drops all that was still open. */
export type AcceptAmendmentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `acceptOffer`, which accepts an offer of the other side. */
export type AcceptOfferInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the other side’s offer that was shown; refused with OFFER_CHANGED when it is no longer the newest (`ofr_…`). */
  offerId: Scalars['ID']['input'];
};

/** Answer of `acceptOffer`, which accepts an offer of the other side. */
export type AcceptOfferPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `acceptSettlement`, which accepts what the other side of a dispute proposes: the dispute is over, and the money moves as after a ruling. */
export type AcceptSettlementInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a proposal to settle a dispute (`stl_…`). */
  settlementId: Scalars['ID']['input'];
};

/** Answer of `acceptSettlement`, which accepts what the other side of a dispute proposes: the dispute is over, and the money moves as after a ruling. */
export type AcceptSettlementPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** A personal access token, with which a program acts for the viewer. */
export type AccessToken = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Deprecated parts of the schema that it has used and that are not removed yet, the last ones first; at most 100. */
  deprecatedFieldsUsed: Array<DeprecatedUse>;
  /** Expiry. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id (`tok_…`). */
  id: Scalars['ID']['output'];
  /** Whether it is neither revoked nor expired. */
  isActive: Scalars['Boolean']['output'];
  /** Name of the last GraphQL operation: of each change, and of reads once a minute. */
  lastOperation?: Maybe<Scalars['String']['output']>;
  /** Last use, to the minute; null when never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Revocation time; null when not revoked. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do. */
  scopes: Array<TokenScope>;
  /** First characters of the secret, to tell tokens apart. */
  start: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of access tokens. */
export type AccessTokenConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<AccessTokenEdge>;
  /** Rows of this page. */
  nodes: Array<AccessToken>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type AccessTokenEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: AccessToken;
};

/** The viewer's own account. Only its owner sees it. */
export type Account = {
  /** Bank account for payouts. */
  bankAccount?: Maybe<BankAccount>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Date of birth. */
  dateOfBirth?: Maybe<Scalars['Date']['output']>;
  /** Sign-in address, changed by requestEmailChange. */
  email: Scalars['String']['output'];
  /** Whether the address is verified, which posting, applying, paying and payouts require. */
  emailVerified: Scalars['Boolean']['output'];
  /** First steps that the member has already taken. */
  firstStepsDone: Array<FirstStep>;
  /** Gender. */
  gender?: Maybe<Gender>;
  /** Whether there is a campaign draft (the dot on '+ Campaigns'). */
  hasDraft: Scalars['Boolean']['output'];
  /** Whether nearest search finds the person, because they have set a location. */
  hasPlace: Scalars['Boolean']['output'];
  /** Id (`usr_…`). */
  id: Scalars['ID']['output'];
  /** Whether the account is staff: has a role. */
  isStaff: Scalars['Boolean']['output'];
  /** Chosen language; null until one is chosen. */
  language?: Maybe<Language>;
  /** Whether notifications are also mailed. */
  mailNotifications: Scalars['Boolean']['output'];
  /** Profile fields that are still needed to apply; empty when complete. */
  missingForApplying: Array<ProfileField>;
  /** Mobile number, digits only. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** Notifications that the member does not want. */
  mutedNotifications: Array<MutedNotification>;
  /** Address that the viewer asked to change to, until it is confirmed. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Calling code with plus sign. */
  phonePrefix?: Maybe<Scalars['String']['output']>;
  /** Public profile. */
  profile: Profile;
  /** What the member came for; null where no first steps are shown, or no longer. */
  purpose?: Maybe<Purpose>;
  /** Until when staff see Koli as this person in the session that asks; null in every other. */
  seenByStaffUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Bank account that is kept ready beside it. */
  spareBankAccount?: Maybe<SpareBankAccount>;
  /** Its roles as staff; empty for members. */
  staffRoles: Array<StaffRole>;
  /** Number of unread messages. */
  unreadMessages: Scalars['Int']['output'];
  /** Number of unread notifications. */
  unreadNotifications: Scalars['Int']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A time in which staff saw Koli as the viewer does, without being able to change anything. */
export type AccountLook = {
  /** Why. */
  cause: AccountLookCause;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended, or ends at the latest. */
  endsAt: Scalars['DateTime']['output'];
  /** Id (`slk_…`). */
  id: Scalars['ID']['output'];
  /** Role of who looked. */
  role: StaffRole;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Why staff see Koli as a person does. */
export const AccountLookCause = {
  /** A fault is looked for. */
  FAULT: 'FAULT',
  /** The person asked for help. */
  HELP: 'HELP',
  /** Money does not move as it should. */
  MONEY: 'MONEY',
  /** A report, or a suspicion of abuse. */
  SAFETY: 'SAFETY'
} as const;

export type AccountLookCause = typeof AccountLookCause[keyof typeof AccountLookCause];
/** Input of `addDisputeStatement`, which adds a statement to an open dispute. */
export type AddDisputeStatementInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Ids of pictures uploaded for purpose 'report', at most 5. */
  pictures?: Array<Scalars['ID']['input']>;
  /** The disputed job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** Plain text, at most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `addDisputeStatement`, which adds a statement to an open dispute. */
export type AddDisputeStatementPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `addPasskey`, which adds the passkey that the browser made; an account has at most 10. */
export type AddPasskeyInput = {
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What the browser answered, `PublicKeyCredential` as JSON. */
  passkey: Scalars['String']['input'];
};

/** A new passkey, with the recovery codes that came with the first factor. */
export type AddPasskeyPayload = {
  /** Ten codes, each of which works once. Shown only now; empty when there were codes already. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `addStaffNote`, which adds a note about something; members never see it. */
export type AddStaffNoteInput = {
  /** Global id of what it is about, for example a campaign or an account. */
  subjectId: Scalars['ID']['input'];
  /** Plain text, at most 2,000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `addStaffNote`, which adds a note about something; members never see it. */
export type AddStaffNotePayload = {
  /** The staff note after the change. */
  staffNote: StaffNote;
};

/** Followers of one age and gender. */
export type AgeShare = {
  /** Years, for example 18-24 or 65+. */
  age: Scalars['String']['output'];
  /** Number of followers. */
  followers: Scalars['Int']['output'];
  /** Gender; null where the network does not know it. */
  gender?: Maybe<Gender>;
  /** Percent, with at most one decimal. */
  percent: Scalars['Float']['output'];
};

/** Other work that one side proposes for a job under way; the amount stays. Every amendment is kept. */
export type Amendment = Node & {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the answer, replacement or lapse; null while pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether accepting it makes the job done: it drops what is still open, and all that remains is handed in. False once it is answered. */
  finishesJob: Scalars['Boolean']['output'];
  /** Id (`amd_…`). */
  id: Scalars['ID']['output'];
  /** When it lapses unless it is answered; null when it never does. */
  lapsesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Message to the other side, plain text. */
  message?: Maybe<Scalars['String']['output']>;
  /** Side that proposed it. */
  proposedBy: JobSide;
  /** Reason of the rejection, plain text. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: AmendmentState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** The whole work as it would be. What is sent in sponsored jobs stays. */
  work: Work;
};

/** States of an amendment. */
export const AmendmentState = {
  /** Accepted by the other side, which made the next deal sheet. */
  ACCEPTED: 'ACCEPTED',
  /** Replaced by a newer one of the same side, or answered with one of the other. */
  CHANGED: 'CHANGED',
  /** Not answered in time, or the job is not under way any more. */
  LAPSED: 'LAPSED',
  /** Waits for the other side. */
  PENDING: 'PENDING',
  /** Rejected by the other side; the deal stays as it was. */
  REJECTED: 'REJECTED',
  /** Withdrawn by its side. */
  WITHDRAWN: 'WITHDRAWN'
} as const;

export type AmendmentState = typeof AmendmentState[keyof typeof AmendmentState];
/** What a member paid, earned and received in a year. Years and days are those of Singapore. */
export type AnnualStatement = {
  /** Path of its papers as CSV, for the member only. */
  csv: Scalars['String']['output'];
  /** Number of papers in it. */
  papers: Scalars['Int']['output'];
  /** Path of the PDF, for its member only. */
  pdf: Scalars['String']['output'];
  /** Products received, oldest first, at most 1,000. */
  products: Array<ReceivedProduct>;
  /** Value of those products, by currency. */
  productsValue: Array<Money>;
  /** Money, by currency. */
  totals: Array<AnnualTotal>;
  /** Year. */
  year: Scalars['Int']['output'];
  /** All years with papers or received products, newest first. */
  years: Array<Scalars['Int']['output']>;
};

/** Sums of the papers of a year in one currency. */
export type AnnualTotal = {
  /** Paid out to the bank account, less what was taken back. */
  earned: Money;
  /** Platform fee in what was paid, less what came back. */
  fee: Money;
  /** Paid by card, the platform fee included, less what came back. */
  paid: Money;
};

/** Input of `answerCancel`, which answers a cancel request: agreeing refunds the payer in full, declining continues the job. */
export type AnswerCancelInput = {
  /** True agrees to cancel, false continues the job. */
  agree: Scalars['Boolean']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `answerCancel`, which answers a cancel request: agreeing refunds the payer in full, declining continues the job. */
export type AnswerCancelPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `answerOAuthRequest`, which allows a program what is named of the scopes it asked for, or refuses it. */
export type AnswerOAuthRequestInput = {
  /** What the program may do, of the scopes it asked for; none refuses it. */
  allowedScopes: Array<TokenScope>;
  /** Id of the object. */
  id: Scalars['ID']['input'];
};

/** Answer of `answerOAuthRequest`, which allows a program what is named of the scopes it asked for, or refuses it. */
export type AnswerOAuthRequestPayload = {
  /** Address to go on at. */
  url: Scalars['String']['output'];
};

/** Input of `answerReview`, which answers a review in public, once. */
export type AnswerReviewInput = {
  /** Id of a review of a job (`jrv_…`). */
  reviewId: Scalars['ID']['input'];
  /** Public answer, plain text, required, at most 1,000 characters. */
  text: Scalars['String']['input'];
};

/** Answer of `answerReview`, which answers a review in public, once. */
export type AnswerReviewPayload = {
  /** The job review after the change. */
  jobReview: JobReview;
};

/** Input of `applyToCampaign`, which applies to a campaign; to a paid one with a price, which binds nobody. */
export type ApplyToCampaignInput = {
  /** Id of a campaign (`cmp_…`). */
  campaignId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Price that the applicant names, in USD: more than 0, at most 1,000,000.00. Paid campaigns only. */
  price?: InputMaybe<MoneyInput>;
  /** Plain text, at most 2,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `applyToCampaign`, which applies to a campaign; to a paid one with a price, which binds nobody. */
export type ApplyToCampaignPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `approveCampaign`, which approves a campaign. */
export type ApproveCampaignInput = {
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
  /** Note for the record of staff actions, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `approveCampaign`, which approves a campaign. */
export type ApproveCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `approveWork`, which approves a draft or published work. */
export type ApproveWorkInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a version that was handed in (`sub_…`). */
  submissionId: Scalars['ID']['input'];
};

/** Answer of `approveWork`, which approves a draft or published work. */
export type ApproveWorkPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `askForChanges`, which asks for changes of a draft or of published work, which uses a round; a finished job is open again. */
export type AskForChangesInput = {
  /** What is to be changed, plain text, at most 2,000 characters. */
  changes: Scalars['String']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a version that was handed in (`sub_…`). */
  submissionId: Scalars['ID']['input'];
};

/** Answer of `askForChanges`, which asks for changes of a draft or of published work, which uses a round; a finished job is open again. */
export type AskForChangesPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `askToCancel`, which asks the influencer of a paid job to cancel it; silence for 72 hours agrees. */
export type AskToCancelInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the influencer, required, at most 2,000 characters. */
  reason: Scalars['String']['input'];
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `askToCancel`, which asks the influencer of a paid job to cancel it; silence for 72 hours agrees. */
export type AskToCancelPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `assignCase`, which takes a case, from whoever had it, or puts it back. */
export type AssignCaseInput = {
  /** Global id of what the case is about. */
  caseId: Scalars['ID']['input'];
  /** Kind of the case. */
  kind: DeskKind;
  /** True takes the case, false puts it back. */
  toMe: Scalars['Boolean']['input'];
};

/** Answer of `assignCase`, which takes a case, from whoever had it, or puts it back. */
export type AssignCasePayload = {
  /** The desk case after the change. */
  deskCase: DeskCase;
};

/** Who follows a linked account. A part is null while the network does not tell it. */
export type Audience = {
  /** By age and gender; for accounts whose owner signed in at the network. */
  ages?: Maybe<AudienceAges>;
  /** By city; for accounts whose owner signed in at the network. */
  cities?: Maybe<AudienceCities>;
  /** By country; for accounts whose owner signed in at the network. */
  countries?: Maybe<AudienceCountries>;
  /** Engagement by format. */
  engagement?: Maybe<AudienceEngagement>;
  /** Followers over time. */
  growth?: Maybe<AudienceGrowth>;
};

/** Followers by age and gender. */
export type AudienceAges = {
  /** Network that told them. */
  network: SocialProvider;
  /** Shares of the followers whose age the network knows, largest first. */
  shares: Array<AgeShare>;
  /** When the network told them. */
  takenAt: Scalars['DateTime']['output'];
};

/** Followers by city. */
export type AudienceCities = {
  /** Network that told them. */
  network: SocialProvider;
  /** Shares of all followers, largest first, at most 45. What is missing to 100 is elsewhere or unknown. */
  shares: Array<CityShare>;
  /** When the network told them. */
  takenAt: Scalars['DateTime']['output'];
};

/** Followers by country. */
export type AudienceCountries = {
  /** Network that told them. */
  network: SocialProvider;
  /** Shares of all followers, largest first, at most 45. What is missing to 100 is elsewhere or unknown. */
  shares: Array<CountryShare>;
  /** When the network told them. */
  takenAt: Scalars['DateTime']['output'];
};

/** Engagement by format. */
export type AudienceEngagement = {
  /** Formats of the newest 50 posts of 90 days, highest engagement first. */
  formats: Array<FormatEngagement>;
  /** Network that told them. */
  network: SocialProvider;
  /** When the network told them. */
  takenAt: Scalars['DateTime']['output'];
};

/** Followers over time. */
export type AudienceGrowth = {
  /** Network that told them. */
  network: SocialProvider;
  /** The last reading of each week and each sudden change of the past year, oldest first. */
  points: Array<FollowerPoint>;
  /** When the network told them. */
  takenAt: Scalars['DateTime']['output'];
};

/** A bank account as stored, masked. Only its owner sees it. */
export type BankAccount = {
  /** Name of the holder. */
  accountHolderName: Scalars['String']['output'];
  /** Kind of account. */
  accountType: BankAccountType;
  /** Address of the bank. */
  bankAddress?: Maybe<Scalars['String']['output']>;
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Currency of payouts, SGD. */
  currency: Scalars['String']['output'];
  /** Id (`bnk_…`). */
  id: Scalars['ID']['output'];
  /** Whether the payment provider is checking what the owner gave it. */
  inReview: Scalars['Boolean']['output'];
  /** Last four digits of the number. */
  last4: Scalars['String']['output'];
  /** What the payment provider needs of the owner, each kind once. Payouts go on until `needsDueAt`. */
  needs: Array<PayoutNeed>;
  /** By when the payment provider needs it; null when it named no day. */
  needsDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when it is paid out to, because it took the place of another account less than 72 hours ago; null when payouts go to it. */
  payableAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the provider pays out to it; false while it requires more details. */
  payoutsEnabled: Scalars['Boolean']['output'];
  /** Bank and branch code. */
  routingNumber: Scalars['String']['output'];
  /** SWIFT code. */
  swiftCode: Scalars['String']['output'];
  /** What the owner must do while payouts are paused, as English sentences. */
  todo: Array<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Kinds of bank account. */
export const BankAccountType = {
  /** Current account. */
  CURRENT: 'CURRENT',
  /** Savings account. */
  SAVING: 'SAVING'
} as const;

export type BankAccountType = typeof BankAccountType[keyof typeof BankAccountType];
/** Input of `beginLinking`, which starts to link an account: the address of the network's authorisation page. */
export type BeginLinkingInput = {
  /** A network. */
  provider: SocialProvider;
};

/** Answer of `beginLinking`, which starts to link an account: the address of the network's authorisation page. */
export type BeginLinkingPayload = {
  /** Address to go on at. */
  url: Scalars['String']['output'];
};

/** Input of `blockUser`, which blocks a person: the two no longer find one another, and neither can apply, invite, offer or hire. */
export type BlockUserInput = {
  /** Id of a profile (`usr_…`). */
  profileId: Scalars['ID']['input'];
};

/** Answer of `blockUser`, which blocks a person: the two no longer find one another, and neither can apply, invite, offer or hire. */
export type BlockUserPayload = {
  /** Id of the profile that was named (`usr_…`). */
  profileId: Scalars['ID']['output'];
};

/** A person blocked by the viewer. */
export type BlockedUser = {
  /** Time of the block. */
  blockedAt: Scalars['DateTime']['output'];
  /** The blocked person. */
  profile: Profile;
};

/** A page of blocked people. */
export type BlockedUserConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<BlockedUserEdge>;
  /** Rows of this page. */
  nodes: Array<BlockedUser>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type BlockedUserEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: BlockedUser;
};

/** A brand's call for influencers. */
export type Campaign = Node & {
  /** Work that it asks for; null when it only describes it. */
  brief?: Maybe<Work>;
  /** Budget, paid campaigns only. */
  budget?: Maybe<Money>;
  /** Subjects. */
  categories: Array<Category>;
  /** Target countries; empty means all. */
  countries: Array<Country>;
  /** First picture. */
  cover?: Maybe<Picture>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Description as sanitised HTML. */
  detailsHtml: Scalars['String']['output'];
  /** Last day of the campaign, inclusive. */
  endsOn: Scalars['Date']['output'];
  /** Description as plain text, cut at 110 characters. */
  excerpt: Scalars['String']['output'];
  /** Position among the featured campaigns of its type, from 1; null when not featured. */
  featurePosition?: Maybe<Scalars['Int']['output']>;
  /** How the viewer meets each condition that it sets; empty without conditions, for visitors and for its owner. */
  fit: Array<Fit>;
  /** Target gender. */
  gender: PreferredGender;
  /** Hashtags without the number sign. */
  hashtags: Array<Scalars['String']['output']>;
  /** Number of hired influencers. */
  hiredCount: Scalars['Int']['output'];
  /** Id (`cmp_…`). */
  id: Scalars['ID']['output'];
  /** Whether its owner hid it. */
  isDisabled: Scalars['Boolean']['output'];
  /** Whether it is a favourite of the viewer. */
  isFavourite: Scalars['Boolean']['output'];
  /** Whether staff features it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Whether the viewer posted it. */
  isMine: Scalars['Boolean']['output'];
  /** Maximum age; null means any. */
  maxAge?: Maybe<Scalars['Int']['output']>;
  /** Minimum age; null means any. */
  minAge?: Maybe<Scalars['Int']['output']>;
  /** Minimum number of followers; 0 means any. */
  minFollowers: Scalars['Int']['output'];
  /** Open invitation of the viewer to apply. */
  myInvitation?: Maybe<Invitation>;
  /** The viewer's own application. */
  myRemark?: Maybe<Remark>;
  /** Owner. */
  owner: Profile;
  /** Permissions of the viewer. */
  permissions: CampaignPermissions;
  /** Pictures, the cover first. */
  pictures: Array<Picture>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: Maybe<Scalars['String']['output']>;
  /** Value of the product, sponsored campaigns only. */
  productValue?: Maybe<Money>;
  /** Reason of the rejection. For: its owner and staff. */
  rejectedReason?: Maybe<Scalars['String']['output']>;
  /** Number of applications. */
  remarkCount: Scalars['Int']['output'];
  /** Where the product stands: that of the viewer's own job; for its owner the one that is furthest behind; for others AFTER_HIRE. Null when nothing is sent. */
  shipping?: Maybe<ShippingState>;
  /** State. */
  state: CampaignState;
  /** Free tags. */
  tags: Array<Scalars['String']['output']>;
  /** Title, at most 60 characters. */
  title: Scalars['String']['output'];
  /** Type of campaign. */
  type: CampaignType;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of campaigns. */
export type CampaignConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<CampaignEdge>;
  /** Rows of this page. */
  nodes: Array<Campaign>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. In the public list it may be a minute old above 10,000. */
  totalCount: Scalars['Int']['output'];
};

/** The viewer's one unfinished campaign. */
export type CampaignDraft = {
  /** Whether every country was chosen. */
  allCountries: Scalars['Boolean']['output'];
  /** Work asked for so far; its lists may be empty. */
  brief?: Maybe<Work>;
  /** Budget, paid only. */
  budget?: Maybe<Money>;
  /** Slugs of the subjects. */
  categories: Array<Scalars['String']['output']>;
  /** ISO codes of the target countries. */
  countries: Array<Scalars['String']['output']>;
  /** Description so far, as HTML; sanitised on write. */
  detailsHtml?: Maybe<Scalars['String']['output']>;
  /** Last day of the campaign. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Target gender. */
  gender?: Maybe<PreferredGender>;
  /** Hashtags without the number sign. */
  hashtags: Array<Scalars['String']['output']>;
  /** Maximum age; null means any. */
  maxAge?: Maybe<Scalars['Int']['output']>;
  /** Minimum age; null means any. */
  minAge?: Maybe<Scalars['Int']['output']>;
  /** Minimum number of followers; 0 means any, null when not chosen yet. */
  minFollowers?: Maybe<Scalars['Int']['output']>;
  /** Pictures, the cover first. */
  pictures: Array<Picture>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: Maybe<Scalars['String']['output']>;
  /** Value of the product, sponsored only. */
  productValue?: Maybe<Money>;
  /** Free tags. */
  tags: Array<Scalars['String']['output']>;
  /** Title so far. */
  title?: Maybe<Scalars['String']['output']>;
  /** Type of campaign. */
  type?: Maybe<CampaignType>;
  /** Time of the last save. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A row of a list with its cursor. */
export type CampaignEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Campaign;
};

/** Filter of a list of campaigns. Absent members do not filter. */
export type CampaignFilter = {
  /** Any of these categories (slugs), at most 20. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only the viewer's favourites. */
  favourites?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only featured ones, by position. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of which the viewer is not known to miss a condition (`fit`). */
  fits?: InputMaybe<Scalars['Boolean']['input']>;
  /** Briefs that ask for any of these formats; with platforms, of one of them. */
  formats?: InputMaybe<Array<WorkFormat>>;
  /** Campaigns for this gender or for any. */
  gender?: InputMaybe<Gender>;
  /** Any of these ids, at most 100; none when empty (`cmp_…`). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Maximum budget or product value, in USD. */
  maxPrice?: InputMaybe<MoneyInput>;
  /** Minimum budget or product value, in USD. */
  minPrice?: InputMaybe<MoneyInput>;
  /** Only campaigns of this owner (`usr_…`). */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Briefs that ask for work on any of these platforms. */
  platforms?: InputMaybe<Array<Platform>>;
  /** Text contained in the title, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Any of these states. */
  states?: InputMaybe<Array<CampaignState>>;
  /** Any of these types. */
  types?: InputMaybe<Array<CampaignType>>;
  /** Only rows that changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Permissions of the viewer on a campaign. */
export type CampaignPermissions = {
  /** Apply to it. */
  apply: Permission;
  /** Change its brief while it is published. */
  changeBrief: Permission;
  /** Close it before its last day: it takes no more applications. */
  close: Permission;
  /** Copy it into the draft. */
  duplicate: Permission;
  /** Edit it. */
  edit: Permission;
  /** Move its last day to a later one while it is open. */
  extend: Permission;
  /** Be paid for it. Refused with PAYOUT_OUT_OF_REACH where a paid campaign cannot pay the viewer as things are; applying stays possible. */
  getPaid: Permission;
  /** Report it to staff. */
  report: Permission;
  /** See its applications, suggested users and hired influencers. */
  seeApplications: Permission;
  /** Enable or disable it. */
  setDisabled: Permission;
};

/** Order of a campaign list. */
export const CampaignSort = {
  /** Newest first. */
  DEFAULT: 'DEFAULT',
  /** Earliest last day first. */
  ENDING_SOON: 'ENDING_SOON',
  /** Highest price first. */
  PRICE_HIGH_TO_LOW: 'PRICE_HIGH_TO_LOW',
  /** Lowest price first. */
  PRICE_LOW_TO_HIGH: 'PRICE_LOW_TO_HIGH',
  /** By the time of the last change, earliest first. */
  UPDATED: 'UPDATED'
} as const;

export type CampaignSort = typeof CampaignSort[keyof typeof CampaignSort];
/** States of a campaign. */
export const CampaignState = {
  /** Awaits approval by staff. */
  AWAITING_APPROVAL: 'AWAITING_APPROVAL',
  /** Closed with at least one hire. */
  AWARDED: 'AWARDED',
  /** Rejected, or ended without a hire. */
  INACTIVE: 'INACTIVE',
  /** Open for applications. */
  OPEN: 'OPEN'
} as const;

export type CampaignState = typeof CampaignState[keyof typeof CampaignState];
/** Types of campaign, by what they offer. */
export const CampaignType = {
  /** Money. */
  PAID: 'PAID',
  /** A mutual shoutout. */
  SHOUTOUT: 'SHOUTOUT',
  /** A product. */
  SPONSORED: 'SPONSORED'
} as const;

export type CampaignType = typeof CampaignType[keyof typeof CampaignType];
/** Input of `cancelJob`, which cancels an application or job: free before a payment, for either side; by the influencer of a paid job before it is done, with a full refund. */
export type CancelJobInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the other side, at most 2,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `cancelJob`, which cancels an application or job: free before a payment, for either side; by the influencer of a paid job before it is done, with a full refund. */
export type CancelJobPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `cancelOrder`, which cancels an order, with a full refund of what was paid. */
export type CancelOrderInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** Reason for the other side, at most 2,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `cancelOrder`, which cancels an order, with a full refund of what was paid. */
export type CancelOrderPayload = {
  /** The order after the change. */
  order: Order;
};

/** Kinds of captcha. */
export const CaptchaKind = {
  /** Self-hosted proof of work. */
  ALTCHA: 'ALTCHA',
  /** Google reCAPTCHA v2. */
  RECAPTCHA: 'RECAPTCHA'
} as const;

export type CaptchaKind = typeof CaptchaKind[keyof typeof CaptchaKind];
/** A subject of campaigns and interests. */
export type Category = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`cat_…`). */
  id: Scalars['ID']['output'];
  /** Whether it can be chosen. What has a hidden one keeps it. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the home page shows it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Name shown to people. */
  name: Scalars['String']['output'];
  /** Name in addresses. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Input of `changeBrief`, which changes the brief of a published campaign; null removes it. */
export type ChangeBriefInput = {
  /** Work that the campaign asks for, given as a whole; null when it only describes it. */
  brief?: InputMaybe<WorkInput>;
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `changeBrief`, which changes the brief of a published campaign; null removes it. */
export type ChangeBriefPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `changePassword`, which sets a new password; all other sessions end, this one is rotated. */
export type ChangePasswordInput = {
  /** The present password. */
  current: Scalars['String']['input'];
  /** Whether access tokens and programs end and webhooks pause. Without it tokens and programs end, and webhooks go on. */
  disconnect?: InputMaybe<Scalars['Boolean']['input']>;
  /** Password, at least 8 characters when it is set. */
  password: Scalars['String']['input'];
};

/** Answer of `changePassword`, which sets a new password; all other sessions end, this one is rotated. */
export type ChangePasswordPayload = {
  /** The account after the change. */
  account: Account;
};

/** The card holder asked their bank to take a payment back. The banks decide. */
export type Chargeback = {
  /** Amount that the bank asks for. */
  amount: Money;
  /** Time of the decision; null while open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`chb_…`). */
  id: Scalars['ID']['output'];
  /** Reason by the provider's name, for example fraudulent or product_not_received. */
  reason: Scalars['String']['output'];
  /** State. */
  state: ChargebackState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** States of a chargeback. */
export const ChargebackState = {
  /** The money returned to the card for good. */
  LOST: 'LOST',
  /** The banks have not decided; release, refund and cancelling are frozen. */
  OPEN: 'OPEN',
  /** The money stays with the job, which continues. */
  WON: 'WON'
} as const;

export type ChargebackState = typeof ChargebackState[keyof typeof ChargebackState];
/** Data of the order form. */
export type CheckoutSetup = {
  /** Whether paying by card is possible. */
  card: Permission;
  /** Whether cash on delivery is possible. */
  cash: Permission;
  /** Delivery address of the viewer's last order. */
  lastDelivery?: Maybe<Delivery>;
  /** The product. */
  product: Product;
  /** Total price. */
  total: Money;
};

/** Input of `chooseUsername`, which chooses or changes the username. */
export type ChooseUsernameInput = {
  /** Username, at most 30 characters; case does not matter. */
  username: Scalars['String']['input'];
};

/** Answer of `chooseUsername`, which chooses or changes the username. */
export type ChooseUsernamePayload = {
  /** The account after the change. */
  account: Account;
};

/** Followers in one city. */
export type CityShare = {
  /** City and region, as the network writes them. */
  city: Scalars['String']['output'];
  /** Number of followers. */
  followers: Scalars['Int']['output'];
  /** Percent, with at most one decimal. */
  percent: Scalars['Float']['output'];
};

/** Settings of this installation for the web client. Public. */
export type ClientConfig = {
  /** The app in the App Store. */
  appStoreUrl?: Maybe<Scalars['String']['output']>;
  /** Where the link Blogs leads: a path of the web client, or an address. */
  blogUrl: Scalars['String']['output'];
  /** Provider of the sign-up captcha. */
  captcha: CaptchaKind;
  /** Site key, for reCAPTCHA only. */
  captchaSiteKey?: Maybe<Scalars['String']['output']>;
  /** Address of the local mailbox; null when mail is really sent. */
  devMailbox?: Maybe<Scalars['String']['output']>;
  /** Networks whose accounts can be linked by signing in there. */
  linkable: Array<SocialProvider>;
  /** Currencies of orders that can be paid by PayNow: SGD, or none. */
  payNowCurrencies: Array<Scalars['String']['output']>;
  /** Base address for tokenising at the local payment provider; null with the real one, which uses Stripe.js. */
  paymentLocalBase?: Maybe<Scalars['String']['output']>;
  /** Publishable key of the payment provider. */
  paymentPublishableKey: Scalars['String']['output'];
  /** The app at Google Play. */
  playStoreUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the product. */
  productName: Scalars['String']['output'];
  /** Pages of the product on social networks. */
  socialLinks: Array<SiteLink>;
  /** ISO code of the country of the caller's network address, as default of phone numbers; SG when unknown. */
  visitorCountry: Scalars['String']['output'];
};

/** Input of `closeAccount`, which closes the account: hidden now, erased after 30 days; the ledger stays. */
export type CloseAccountInput = {
  /** Password, at least 8 characters when it is set. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `closeAccount`, which closes the account: hidden now, erased after 30 days; the ledger stays. */
export type CloseAccountPayload = {
  /** Id of the account that was closed (`usr_…`). */
  closedAccountId: Scalars['ID']['output'];
};

/** Input of `closeCampaign`, which closes an open campaign with a hire before its last day: it is awarded and takes no more applications; jobs continue. */
export type CloseCampaignInput = {
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `closeCampaign`, which closes an open campaign with a hire before its last day: it is awarded and takes no more applications; jobs continue. */
export type CloseCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `confirmAuthenticatorApp`, which adds the authenticator app, with a code of it. */
export type ConfirmAuthenticatorAppInput = {
  /** Code that the app shows now, six digits. */
  code: Scalars['String']['input'];
};

/** The authenticator app that was set up, with the recovery codes that came with the first factor. */
export type ConfirmAuthenticatorAppPayload = {
  /** Ten codes, each of which works once. Shown only now; empty when there were codes already. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `confirmDelivery`, which confirms delivery: held money is paid out to the seller. */
export type ConfirmDeliveryInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order (`ord_…`). */
  orderId: Scalars['ID']['input'];
};

/** Answer of `confirmDelivery`, which confirms delivery: held money is paid out to the seller. */
export type ConfirmDeliveryPayload = {
  /** The order after the change. */
  order: Order;
};

/** Input of `confirmEmailChange`, which changes the address of the viewer with the token that was mailed to the new one. */
export type ConfirmEmailChangeInput = {
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `confirmEmailChange`, which changes the address of the viewer with the token that was mailed to the new one. */
export type ConfirmEmailChangePayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Input of `confirmIdentity`, which proves who is signed in, for what answers PROOF_NEEDED: by the password, a code or a passkey. */
export type ConfirmIdentityInput = {
  /** Code of the authenticator app, or a recovery code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What the browser answered, `PublicKeyCredential` as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  /** The present password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `confirmIdentity`, which proves who is signed in, for what answers PROOF_NEEDED: by the password, a code or a passkey. */
export type ConfirmIdentityPayload = {
  /** When the proof ends; one action of staff uses it up before. */
  confirmedUntil: Scalars['DateTime']['output'];
};

/** Input of `confirmProposal`, which confirms what another member of staff asked for, and does it. */
export type ConfirmProposalInput = {
  /** Id of the object (`prp_…`). */
  id: Scalars['ID']['input'];
  /** Hash of what is confirmed, as it was shown. */
  sha256: Scalars['String']['input'];
};

/** Answer of `confirmProposal`, which confirms what another member of staff asked for, and does it. */
export type ConfirmProposalPayload = {
  /** The staff proposal after the change. */
  staffProposal: StaffProposal;
};

/** Input of `confirmReceipt`, which confirms that the product of a sponsored job has arrived: from now on the days until the work is due count. */
export type ConfirmReceiptInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `confirmReceipt`, which confirms that the product of a sponsored job has arrived: from now on the days until the work is due count. */
export type ConfirmReceiptPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** A program that may act for the viewer. */
export type ConnectedApp = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`app_…`). */
  id: Scalars['ID']['output'];
  /** Name of the last GraphQL operation: of each change, and of reads once a minute. */
  lastOperation?: Maybe<Scalars['String']['output']>;
  /** Last use, to the minute; null when never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scopes: Array<TokenScope>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of its website. */
  website: Scalars['String']['output'];
};

/** A page of connected programs. */
export type ConnectedAppConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ConnectedAppEdge>;
  /** Rows of this page. */
  nodes: Array<ConnectedApp>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ConnectedAppEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ConnectedApp;
};

/** Kinds of content by staff. */
export const ContentKind = {
  /** A news article. */
  NEWS: 'NEWS',
  /** A page such as the terms. */
  PAGE: 'PAGE'
} as const;

export type ContentKind = typeof ContentKind[keyof typeof ContentKind];
/** An earlier version of a page or a news article. */
export type ContentRevision = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Author; null for a text that came with the product. */
  editor?: Maybe<Profile>;
  /** Text as sanitised HTML. */
  html: Scalars['String']['output'];
  /** Id (`rev_…`). */
  id: Scalars['ID']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of earlier versions, newest first. */
export type ContentRevisionConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ContentRevisionEdge>;
  /** Rows of this page. */
  nodes: Array<ContentRevision>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ContentRevisionEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ContentRevision;
};

/** Conversation of the viewer with one other person. */
export type Conversation = Node & {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`cnv_…`). */
  id: Scalars['ID']['output'];
  /** Newest application or job that the two have in common. */
  job?: Maybe<Remark>;
  /** The newest message; null before the first. */
  lastMessage?: Maybe<Message>;
  /** Whether the viewer may write. A block and a closed account leave the conversation readable. */
  mayWrite: Permission;
  /** The other person, shown as offline while one of the two has blocked the other. */
  person: Profile;
  /** The newest message that the other person has read; null before the first (`msg_…`). */
  readUpTo?: Maybe<Scalars['ID']['output']>;
  /** Number of unread messages. */
  unread: Scalars['Int']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of conversations. */
export type ConversationConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ConversationEdge>;
  /** Rows of this page. */
  nodes: Array<Conversation>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ConversationEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Conversation;
};

/** An event in one of the viewer's conversations. */
export type ConversationEvent = {
  /** The conversation as it is now. */
  conversation?: Maybe<Conversation>;
  /** Kind of event. */
  kind: ConversationEventKind;
  /** The message, for a sent one. */
  message?: Maybe<Message>;
};

/** Kinds of events in a conversation. */
export const ConversationEventKind = {
  /** A message was sent, by either side. */
  MESSAGE: 'MESSAGE',
  /** One side has read messages. */
  READ: 'READ',
  /** The other person is typing. */
  TYPING: 'TYPING'
} as const;

export type ConversationEventKind = typeof ConversationEventKind[keyof typeof ConversationEventKind];
/** A country. */
export type Country = {
  /** ISO 3166 alpha-2 code, for example SG. */
  code: Scalars['String']['output'];
  /** English name. */
  name: Scalars['String']['output'];
  /** International calling code with plus sign, for example +65. Null when the country has none. */
  phonePrefix?: Maybe<Scalars['String']['output']>;
};

/** Followers in one country. */
export type CountryShare = {
  /** Two-letter code (ISO 3166-1). */
  country: Scalars['String']['output'];
  /** Number of followers. */
  followers: Scalars['Int']['output'];
  /** Percent, with at most one decimal. */
  percent: Scalars['Float']['output'];
};

/** Input of `createAccessToken`, which creates an access token and notifies its owner by mail. */
export type CreateAccessTokenInput = {
  /** Days until it expires, 1 to 366. */
  expiresInDays?: Scalars['Int']['input'];
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Password of the account, as confirmation; a fresh proof stands in for it. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Scopes, at least one. When absent: campaigns, applications, profile and notifications, for reading. */
  scopes?: InputMaybe<Array<TokenScope>>;
};

/** A new access token, with its secret. */
export type CreateAccessTokenPayload = {
  /** The token itself, to be sent as `Authorization: Bearer …`. Shown only once. */
  secret: Scalars['String']['output'];
  /** The token as listed. */
  token: AccessToken;
};

/** Input of `createCampaign`, which posts a campaign for approval and deletes the draft. */
export type CreateCampaignInput = {
  /** Whether every country was chosen; otherwise countries must not be empty. */
  allCountries: Scalars['Boolean']['input'];
  /** Work that it asks for; given as a whole. Agreed deals keep the work that was agreed. */
  brief?: InputMaybe<WorkInput>;
  /** Budget in USD, paid only: more than 0, at most 1,000,000.00. */
  budget?: InputMaybe<MoneyInput>;
  /** Slugs of the subjects. */
  categories: Array<Scalars['String']['input']>;
  /** ISO codes of the target countries; empty means all. */
  countries: Array<Scalars['String']['input']>;
  /** Description as HTML; sanitised on write. */
  detailsHtml: Scalars['String']['input'];
  /** Last day of the campaign, not in the past. */
  endsOn: Scalars['Date']['input'];
  /** Target gender. */
  gender: PreferredGender;
  /** Hashtags without number signs, at most 30. */
  hashtags: Array<Scalars['String']['input']>;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Maximum age; null means any. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum age; null means any. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of followers: 0, 1000, 10000 or 100000 in the form; any whole number up to 100,000,000 is accepted. */
  minFollowers: Scalars['Int']['input'];
  /** 1 to 10 ids of uploaded pictures, the cover first. */
  pictures: Array<Scalars['ID']['input']>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: InputMaybe<Scalars['String']['input']>;
  /** Value of the product in USD, sponsored only: more than 0, at most 1,000,000.00. */
  productValue?: InputMaybe<MoneyInput>;
  /** Free tags, at most 30. */
  tags: Array<Scalars['String']['input']>;
  /** Title, 1 to 60 characters. */
  title: Scalars['String']['input'];
  /** Type; cannot be changed once posted. */
  type: CampaignType;
};

/** Answer of `createCampaign`, which posts a campaign for approval and deletes the draft. */
export type CreateCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `createOAuthApp`, which creates a program that acts for other members by OAuth; an account has at most 20. */
export type CreateOAuthAppInput = {
  /** True for programs on a server, which can keep a secret. */
  isConfidential?: Scalars['Boolean']['input'];
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** 1 to 10 addresses: https, `http://127.0.0.1/…` or `http://[::1]/…` for programs on a device (at any port), or a scheme of their own with a dot, such as `com.example.app:/back`. Compared character by character. */
  redirectUris: Array<Scalars['String']['input']>;
  /** Address of its website, https. */
  website: Scalars['String']['input'];
};

/** A new program, with its secret. */
export type CreateOAuthAppPayload = {
  /** The program. */
  app: OAuthApp;
  /** `client_secret`, shown only once; null for public programs. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** Input of `createProduct`, which adds a product to the shop. */
export type CreateProductInput = {
  /** Amount before the discount, in USD or SGD: more than 0, at most 1,000,000.00. */
  amount: MoneyInput;
  /** Slugs of categories, at most 20. */
  categories: Array<Scalars['String']['input']>;
  /** Description, plain text, 1 to 5,000 characters. */
  description: Scalars['String']['input'];
  /** Discount in percent, 0 to 90. */
  discountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Ids of pictures uploaded for a product, 1 to 10; the first is the cover. */
  pictures: Array<Scalars['ID']['input']>;
  /** Pieces in stock, 0 to 100,000. */
  stockCount: Scalars['Int']['input'];
  /** The stockCount when the form was opened. With it, purchases and returns since then are kept. */
  stockWas?: InputMaybe<Scalars['Int']['input']>;
  /** Title, 1 to 80 characters. */
  title: Scalars['String']['input'];
};

/** Answer of `createProduct`, which adds a product to the shop. */
export type CreateProductPayload = {
  /** The product after the change. */
  product: Product;
};

/** Input of `createSavedList`, which creates a list to save influencers to; an account has at most 50. */
export type CreateSavedListInput = {
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Answer of `createSavedList`, which creates a list to save influencers to; an account has at most 50. */
export type CreateSavedListPayload = {
  /** The saved list after the change. */
  savedList: SavedList;
};

/** A card form at the payment provider that has begun. */
export type CreateSetupIntentPayload = {
  /** Client secret with which the provider's form in a browser confirms the card. Must not be logged. */
  clientSecret: Scalars['String']['output'];
  /** The provider's id of the setup, for `savePaymentMethod`. */
  setupIntentId: Scalars['String']['output'];
};

/** Input of `createWebhook`, which creates a webhook; an account has at most 10. */
export type CreateWebhookInput = {
  /** Events that it receives, at least one. */
  events: Array<WebhookEvent>;
  /** Public address: https, port 443 or 8443, at most 500 characters. */
  url: Scalars['String']['input'];
};

/** A webhook with its new secret. */
export type CreateWebhookPayload = {
  /** Secret to verify signatures with, `whsec_…`. Shown only once. */
  secret: Scalars['String']['output'];
  /** The webhook as listed. */
  webhook: Webhook;
};

/** What payments cost and earned in a month, in a currency in which the payment provider keeps our balance. */
export type CurrencyFigures = {
  /** The balance at the provider at the end of the month, as far as it is booked. */
  balance: Money;
  /** What cards paid, converted by the provider. */
  charged: Money;
  /** What banks took by chargebacks, less what they gave back. */
  chargedBack: Money;
  /** What exchange rates brought between a charge and its refund or chargeback; negative when they cost. */
  exchange: Money;
  /** What was advanced for chargebacks or lost to them. */
  losses: Money;
  /** What the month brought: the platform fee with exchange, less losses and the fees of the provider. */
  net: Money;
  /** Platform fee that was kept, at the rate of its charge. */
  platformFee: Money;
  /** The provider's fees. */
  providerFees: Money;
  /** What went back to cards. */
  refunded: Money;
  /** What went to influencers and sellers, less what was taken back. */
  transferred: Money;
};

/** A link to everything stored about the viewer. */
export type DataExport = {
  /** Expiry of the link, 15 minutes after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address of a ZIP archive, for the signed-in viewer only. */
  url: Scalars['String']['output'];
};

/** Input of `deactivateProduct`, which deactivates a product, or brings it back; its seller is notified. */
export type DeactivateProductInput = {
  /** True deactivates the product, false brings it back. */
  deactivated: Scalars['Boolean']['input'];
  /** Id of the object (`prd_…`). */
  id: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `deactivateProduct`, which deactivates a product, or brings it back; its seller is notified. */
export type DeactivateProductPayload = {
  /** The product after the change. */
  product: Product;
};

/** The deadline that runs for a job: one exact instant, fixed when it begins. */
export type Deadline = {
  /** When it passes. A release that something holds up follows as soon as that is mended. */
  at: Scalars['DateTime']['output'];
  /** What happens when it passes. */
  kind: DeadlineKind;
};

/** What happens when the deadline of a job passes. */
export const DeadlineKind = {
  /** The owner can release the payment of the finished job or raise a dispute; silence releases it. */
  AUTO_RELEASE: 'AUTO_RELEASE',
  /** The influencer can answer the request to cancel; silence agrees to it. */
  CANCEL_ANSWER: 'CANCEL_ANSWER',
  /** A side of the dispute can answer; then staff decide on what is there. */
  DISPUTE_ANSWER: 'DISPUTE_ANSWER',
  /** The owner can answer the draft that waits longest; silence approves it. */
  DRAFT_ANSWER: 'DRAFT_ANSWER',
  /** The work of a paid job was due and nothing is handed in: from then the owner can end it, with a full refund. */
  LATE_END: 'LATE_END',
  /** The offer can be answered; silence lets it lapse. */
  OFFER_LAPSE: 'OFFER_LAPSE',
  /** Staff decide the dispute by then. */
  RULING: 'RULING',
  /** The work is due. */
  WORK_DUE: 'WORK_DUE'
} as const;

export type DeadlineKind = typeof DeadlineKind[keyof typeof DeadlineKind];
/** A deal sheet: terms that both sides accepted. It is never changed. */
export type Deal = Node & {
  /** Amount for the applicant; null in sponsored and shoutout campaigns. */
  amount?: Maybe<Money>;
  /** When the applicant accepted. */
  applicantAcceptedAt: Scalars['DateTime']['output'];
  /** Name of the applicant when it was agreed. */
  applicantName: Scalars['String']['output'];
  /** Title of the campaign when it was agreed. */
  campaignTitle: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The whole sheet as canonical JSON (RFC 8785). */
  document: Scalars['String']['output'];
  /** Until when the work is due; null while that depends on the hire, or on the receipt of the product. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Platform fee on top, which the owner pays; null where none was agreed. */
  fee?: Maybe<Money>;
  /** Id (`dea_…`). */
  id: Scalars['ID']['output'];
  /** When the owner accepted. */
  ownerAcceptedAt: Scalars['DateTime']['output'];
  /** Name of the owner when it was agreed. */
  ownerName: Scalars['String']['output'];
  /** Side that proposed it; its acceptance is the time of the proposal. */
  proposedBy: JobSide;
  /** SHA-256 of the document in UTF-8, as 64 lower-case hex digits. */
  sha256: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the sheet for its job, from 1. The highest is in force. */
  version: Scalars['Int']['output'];
  /** The work; null when it was agreed without a brief. */
  work?: Maybe<Work>;
};

/** Input of `declineApplication`, which declines an application that has no offer on the table, with a reason for the applicant. */
export type DeclineApplicationInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, for the audit log. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `declineApplication`, which declines an application that has no offer on the table, with a reason for the applicant. */
export type DeclineApplicationPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `declineInvitation`, which declines an invitation. */
export type DeclineInvitationInput = {
  /** Id of an invitation (`inv_…`). */
  invitationId: Scalars['ID']['input'];
};

/** Answer of `declineInvitation`, which declines an invitation. */
export type DeclineInvitationPayload = {
  /** The invitation after the change. */
  invitation: Invitation;
};

/** Input of `declineSettlement`, which declines what the other side of a dispute proposes; the dispute stays open. */
export type DeclineSettlementInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of a proposal to settle a dispute (`stl_…`). */
  settlementId: Scalars['ID']['input'];
};

/** Answer of `declineSettlement`, which declines what the other side of a dispute proposes; the dispute stays open. */
export type DeclineSettlementPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `deleteBankAccount`, which deletes the bank account. */
export type DeleteBankAccountInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `deleteBankAccount`, which deletes the bank account. */
export type DeleteBankAccountPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `deleteOAuthApp`, which deletes a program and ends it for everybody. */
export type DeleteOAuthAppInput = {
  /** Id of the object (`app_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteOAuthApp`, which deletes a program and ends it for everybody. */
export type DeleteOAuthAppPayload = {
  /** Id of the program that was deleted (`app_…`). */
  deletedAppId: Scalars['ID']['output'];
};

/** Input of `deleteSavedList`, which deletes a list. */
export type DeleteSavedListInput = {
  /** Id of a list of the viewer (`lst_…`). */
  savedListId: Scalars['ID']['input'];
};

/** Answer of `deleteSavedList`, which deletes a list. */
export type DeleteSavedListPayload = {
  /** Id of the list that was deleted (`lst_…`). */
  deletedSavedListId: Scalars['ID']['output'];
};

/** Input of `deleteSpareBankAccount`, which deletes the spare bank account. */
export type DeleteSpareBankAccountInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `deleteSpareBankAccount`, which deletes the spare bank account. */
export type DeleteSpareBankAccountPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `deleteWebhook`, which deletes a webhook with its deliveries. */
export type DeleteWebhookInput = {
  /** Id of the object (`whk_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `deleteWebhook`, which deletes a webhook with its deliveries. */
export type DeleteWebhookPayload = {
  /** Id of the webhook that was deleted (`whk_…`). */
  deletedWebhookId: Scalars['ID']['output'];
};

/** Something to publish, once or several times. */
export type Deliverable = {
  /** How many, 1 to 50. */
  count: Scalars['Int']['output'];
  /** Format. */
  format: WorkFormat;
  /** What matters about it, one line of at most 200 characters. */
  note?: Maybe<Scalars['String']['output']>;
  /** Where it is published. */
  platform: Platform;
};

/** Something to publish, once or several times. */
export type DeliverableInput = {
  /** How many, 1 to 50. */
  count: Scalars['Int']['input'];
  /** Format. */
  format: WorkFormat;
  /** What matters about it, one line of at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Where it is published. */
  platform: Platform;
};

/** States of a deliverable of a job. */
export const DeliverableState = {
  /** Approved. */
  APPROVED: 'APPROVED',
  /** Nothing is handed in yet. */
  AWAITED: 'AWAITED',
  /** The brand asked for changes: a new version is awaited. */
  CHANGES_ASKED: 'CHANGES_ASKED',
  /** The draft is approved: the published work is awaited. */
  DRAFT_APPROVED: 'DRAFT_APPROVED',
  /** A draft waits for the brand. */
  DRAFT_IN_REVIEW: 'DRAFT_IN_REVIEW',
  /** Published and handed in; the brand can approve it or ask for changes. */
  PUBLISHED: 'PUBLISHED'
} as const;

export type DeliverableState = typeof DeliverableState[keyof typeof DeliverableState];
/** Delivery address of an order. Singapore only. */
export type Delivery = {
  /** Street and number. */
  line1: Scalars['String']['output'];
  /** Unit, floor. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Phone number for the carrier. */
  phone: Scalars['String']['output'];
  /** Postal code, six digits. */
  postalCode: Scalars['String']['output'];
  /** Recipient name. */
  recipient: Scalars['String']['output'];
};

/** A deprecated part of the schema that a program has used. */
export type DeprecatedUse = {
  /** Number of requests that used it. */
  count: Scalars['Int']['output'];
  /** Type and field, such as `Query.campaigns`; with the argument or value, when it is that. */
  field: Scalars['String']['output'];
  /** Time of the last one. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Why it is deprecated, as the schema says it. */
  reason: Scalars['String']['output'];
  /** Day on which it is removed. */
  removedOn: Scalars['Date']['output'];
  /** What to use instead, such as `Query.openCampaigns`. */
  replacement: Scalars['String']['output'];
};

/** Something that waits for staff. It is no row of its own: it goes when it is decided. Kind and id identify it. */
export type DeskCase = {
  /** Its own title or first words, for example those of a campaign, product or message. */
  about?: Maybe<Scalars['String']['output']>;
  /** Amount at stake; null when there is none. */
  amount?: Maybe<Money>;
  /** Member of staff who took it; null while nobody did. */
  assignedTo?: Maybe<Profile>;
  /** The campaign; of jobs the one they belong to. */
  campaign?: Maybe<Campaign>;
  /** The chargeback, of CHARGEBACK. */
  chargeback?: Maybe<StaffChargeback>;
  /** The dispute, of DISPUTE. */
  dispute?: Maybe<Dispute>;
  /** Deadline: 48 hours for campaigns, the ruling of disputes, the answer to banks, 90 days for held money. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** The jump, of FOLLOWER_JUMP. */
  followerJump?: Maybe<FollowerJump>;
  /** The request, of HELP. */
  helpRequest?: Maybe<HelpRequest>;
  /** Global id of what it is about, for example a campaign or a dispute. */
  id: Scalars['ID']['output'];
  /** Whether that has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** What waits. */
  kind: DeskKind;
  /** Names of whom it is about, of a dispute the owner first. */
  names: Array<Scalars['String']['output']>;
  /** The order, of ORDER. */
  order?: Maybe<Order>;
  /** Why it waits. */
  reason: DeskReason;
  /** The job, when it is about one. */
  remark?: Maybe<Remark>;
  /** The report, of REPORT and REVIEW. */
  report?: Maybe<Report>;
  /** Other members of staff who have it open now, at most 10. */
  viewers: Array<Profile>;
  /** Since when it waits. */
  waitingSince: Scalars['DateTime']['output'];
};

/** A page of the queue. */
export type DeskCaseConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<DeskCaseEdge>;
  /** Rows of this page. */
  nodes: Array<DeskCase>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type DeskCaseEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: DeskCase;
};

/** How many cases of a kind wait. */
export type DeskCount = {
  /** Number of cases. */
  count: Scalars['Int']['output'];
  /** The kind. */
  kind: DeskKind;
  /** Number of them whose deadline has passed. */
  overdueCount: Scalars['Int']['output'];
};

/** A device on which a person is signed in. */
export type DeskDevice = {
  /** ISO code of the country that the address is registered in; null for private ones. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, for example 'Chrome on Android'. */
  device: Scalars['String']['output'];
  /** When a second factor was shown in it; null when none was. */
  factorAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id (`ses_…`). */
  id: Scalars['ID']['output'];
  /** Last use, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Network that it began in: its address without the last part. */
  network?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Something that a search of staff found. */
export type DeskHit = {
  /** Its amount; null when it has none. */
  amount?: Maybe<Money>;
  /** Global id of the account, campaign, job or order. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: DeskHitKind;
  /** What tells it apart: an address, names, or an id of the payment provider. */
  line: Scalars['String']['output'];
  /** Global id of the payment, of PAYMENT (`pay_…`). */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Its state, as the process tables name it; null for people. */
  state?: Maybe<Scalars['String']['output']>;
  /** Name of a person, otherwise its title. */
  title: Scalars['String']['output'];
};

/** What a search of staff finds. */
export const DeskHitKind = {
  /** A campaign. */
  CAMPAIGN: 'CAMPAIGN',
  /** An application or job. */
  JOB: 'JOB',
  /** An order of the shop. */
  ORDER: 'ORDER',
  /** A payment. Its `id` is that of the job it paid for, `paymentId` its own. */
  PAYMENT: 'PAYMENT',
  /** An account. */
  PERSON: 'PERSON'
} as const;

export type DeskHitKind = typeof DeskHitKind[keyof typeof DeskHitKind];
/** What waits for staff. */
export const DeskKind = {
  /** A campaign awaits approval. */
  CAMPAIGN: 'CAMPAIGN',
  /** A payer's bank asks for the money of a job back. */
  CHARGEBACK: 'CHARGEBACK',
  /** A dispute is open. */
  DISPUTE: 'DISPUTE',
  /** A typed-in follower count grew beyond the usual. */
  FOLLOWER_JUMP: 'FOLLOWER_JUMP',
  /** Money has been held for 80 days or more, of the 90 that are possible. */
  HELD_PAYMENT: 'HELD_PAYMENT',
  /** Someone asks for help. */
  HELP: 'HELP',
  /** An order needs staff: a problem, a chargeback, a failing refund or a waiting payout. */
  ORDER: 'ORDER',
  /** Released money does not reach the influencer: refused by bank or provider, or a week without what it needs. Subject is the job's id. */
  PAYOUT: 'PAYOUT',
  /** The refund of a job keeps failing and is no longer tried. */
  REFUND: 'REFUND',
  /** A campaign or person was reported. */
  REPORT: 'REPORT',
  /** A review was reported. */
  REVIEW: 'REVIEW'
} as const;

export type DeskKind = typeof DeskKind[keyof typeof DeskKind];
/** A mail to a person, without its text. */
export type DeskMail = {
  /** When it was to be sent. */
  at: Scalars['DateTime']['output'];
  /** What it is about: code of a notification, or for example passwordChanged. */
  code: Scalars['String']['output'];
  /** When that was done; null before. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  state: DeskMailState;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
};

/** How far a mail to a person is. */
export const DeskMailState = {
  /** Taken by the mail server, or no longer wanted: read before, or mail is turned off. */
  DONE: 'DONE',
  /** The mail server did not take it; tried again by itself. */
  FAILING: 'FAILING',
  /** Not sent yet. */
  WAITING: 'WAITING'
} as const;

export type DeskMailState = typeof DeskMailState[keyof typeof DeskMailState];
/** A person as staff judge them: what happened with their campaigns, jobs and money. */
export type DeskPerson = {
  /** The account. */
  account: StaffAccount;
  /** Campaigns that were approved once. */
  approvedCount: Scalars['Int']['output'];
  /** Since when the bank account is there; null without one. */
  bankAccountSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the payment provider pays out to it. */
  canBePaidOut: Scalars['Boolean']['output'];
  /** Chargebacks of payments that they made. */
  chargebackCount: Scalars['Int']['output'];
  /** When its owner closed it; null while open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Disputes of the last 12 months, on either side. */
  disputeCount: Scalars['Int']['output'];
  /** Jobs for which they were paid out. */
  payoutCount: Scalars['Int']['output'];
  /** What they were paid out for jobs in all. */
  payoutTotal: Money;
  /** Campaigns that were rejected and not posted again. */
  rejectedCount: Scalars['Int']['output'];
  /** Reports about the person, their campaigns or reviews. */
  reportCount: Scalars['Int']['output'];
  /** Of all disputes those that staff ruled for the other side alone. */
  ruledAgainstCount: Scalars['Int']['output'];
};

/** Why a case waits for staff. */
export const DeskReason = {
  /** The campaign awaits approval. */
  APPROVAL: 'APPROVAL',
  /** There is no bank account. */
  BANK_ACCOUNT_MISSING: 'BANK_ACCOUNT_MISSING',
  /** The payer's bank waits for an answer. */
  BANK_ASKS: 'BANK_ASKS',
  /** The bank sent the money back. */
  BANK_REJECTED: 'BANK_REJECTED',
  /** The payment provider needs other details. */
  DETAILS_NEEDED: 'DETAILS_NEEDED',
  /** The payment provider needs a document. */
  DOCUMENT_NEEDED: 'DOCUMENT_NEEDED',
  /** The follower count grew beyond the usual. */
  FOLLOWERS_JUMPED: 'FOLLOWERS_JUMPED',
  /** The money must be released or refunded soon. */
  HELD_LONG: 'HELD_LONG',
  /** The payment provider could not confirm the identity. */
  IDENTITY_NEEDED: 'IDENTITY_NEEDED',
  /** The payment provider is checking what it was given. */
  IN_REVIEW: 'IN_REVIEW',
  /** The buyer reported a problem. */
  ORDER_PROBLEM: 'ORDER_PROBLEM',
  /** The payment provider has paused payouts. */
  PAUSED_BY_PROVIDER: 'PAUSED_BY_PROVIDER',
  /** The payout has waited for a week. */
  PAYOUT_WAITS: 'PAYOUT_WAITS',
  /** Someone waits for an answer. */
  QUESTION: 'QUESTION',
  /** The refund failed and is no longer tried. */
  REFUND_FAILED: 'REFUND_FAILED',
  /** Reported. */
  REPORTED: 'REPORTED',
  /** The dispute can be ruled. */
  RULING: 'RULING',
  /** A side of the dispute still has time to answer. */
  SIDE_TO_ANSWER: 'SIDE_TO_ANSWER'
} as const;

export type DeskReason = typeof DeskReason[keyof typeof DeskReason];
/** Order of the queue. */
export const DeskSort = {
  /** What is due first; without a deadline last, as in OLDEST. */
  DUE: 'DUE',
  /** What has waited longest; within an hour money first. */
  OLDEST: 'OLDEST'
} as const;

export type DeskSort = typeof DeskSort[keyof typeof DeskSort];
/** Web Push on the device of this session. */
export type DevicePush = {
  /** Number of the viewer's devices that notifications are sent to. */
  deviceCount: Scalars['Int']['output'];
  /** Whether notifications are sent to this device. */
  isOn: Scalars['Boolean']['output'];
  /** Public key of the server (VAPID), the `applicationServerKey` of `PushManager.subscribe`. */
  publicKey: Scalars['String']['output'];
};

/** Answer of `discardDraft`, which discards the draft. */
export type DiscardDraftPayload = {
  /** Whether there was a draft. */
  isDiscarded: Scalars['Boolean']['output'];
};

/** Input of `disconnectApp`, which ends a program for the viewer: all its tokens stop working. */
export type DisconnectAppInput = {
  /** Id of the object (`app_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `disconnectApp`, which ends a program for the viewer: all its tokens stop working. */
export type DisconnectAppPayload = {
  /** Id of the program that was ended (`app_…`). */
  disconnectedAppId: Scalars['ID']['output'];
};

/** A disagreement about a finished paid job. The money is frozen until staff decide or both sides settle it. */
export type Dispute = {
  /** Until when that side can answer before staff decide. */
  answerDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Side whose answer is awaited; null when it has answered. */
  answerFrom?: Maybe<JobSide>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`dsp_…`). */
  id: Scalars['ID']['output'];
  /** Whether it is open after the time to decide it. */
  isOverdue: Scalars['Boolean']['output'];
  /** Whether both sides settled it, without staff. */
  isSettled: Scalars['Boolean']['output'];
  /** Pictures of the problem. */
  pictures: Array<Picture>;
  /** Side that raised it; NOBODY when staff opened it. */
  raisedBy: JobSide;
  /** The problem, plain text. */
  reason: Scalars['String']['output'];
  /** The payer's part; null while open or when none. */
  refunded?: Maybe<Money>;
  /** The influencer's part; null while open or when none. */
  released?: Maybe<Money>;
  /** The job. */
  remark: Remark;
  /** Time of the decision; null while open. */
  ruledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Decision; null while open. */
  ruling?: Maybe<Ruling>;
  /** Until when staff decide. An answer moves it to seven days later, never beyond what it was. */
  rulingDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the decision; null while open and when both sides settled it. */
  rulingReason?: Maybe<Scalars['String']['output']>;
  /** What both sides proposed, newest first, at most 20. */
  settlements: Array<Settlement>;
  /** State. */
  state: DisputeState;
  /** Statements of both sides, oldest first, at most 100. */
  statements: Array<DisputeStatement>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of disputes. */
export type DisputeConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<DisputeEdge>;
  /** Rows of this page. */
  nodes: Array<Dispute>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type DisputeEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Dispute;
};

/** States of a dispute. */
export const DisputeState = {
  /** Waits for staff; nothing is released or refunded meanwhile. */
  OPEN: 'OPEN',
  /** Decided by staff, or settled by both sides. */
  RULED: 'RULED'
} as const;

export type DisputeState = typeof DisputeState[keyof typeof DisputeState];
/** A statement of one side in a dispute. */
export type DisputeStatement = {
  /** Side that said it. */
  by: JobSide;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Its pictures. */
  pictures: Array<Picture>;
  /** Plain text. */
  text: Scalars['String']['output'];
};

/** What an examination of the configuration found. Says no secret. */
export type DoctorFinding = {
  /** What was examined, for example `mail`. */
  about: Scalars['String']['output'];
  /** What to do about it; null when it works. */
  mend?: Maybe<Scalars['String']['output']>;
  /** How it is. */
  outcome: DoctorOutcome;
  /** What was found, in English. */
  says: Scalars['String']['output'];
};

/** How something is set up. */
export const DoctorOutcome = {
  /** It works. */
  OK: 'OK',
  /** It works, and is not how it should be. */
  WARNING: 'WARNING',
  /** It fails, or will. */
  WRONG: 'WRONG'
} as const;

export type DoctorOutcome = typeof DoctorOutcome[keyof typeof DoctorOutcome];
/** Input of `duplicateCampaign`, which copies a campaign into the draft, without its last day. */
export type DuplicateCampaignInput = {
  /** Id of a campaign (`cmp_…`). */
  campaignId: Scalars['ID']['input'];
  /** True replaces the draft that is there. */
  replaceDraft?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Answer of `duplicateCampaign`, which copies a campaign into the draft, without its last day. */
export type DuplicateCampaignPayload = {
  /** The campaign draft after the change. */
  campaignDraft: CampaignDraft;
};

/** Input of `endLateJob`, which ends a paid job with a full refund: nothing was handed in until long after the work was due. */
export type EndLateJobInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `endLateJob`, which ends a paid job with a full refund: nothing was handed in until long after the work was due. */
export type EndLateJobPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Answer of `endSeeing`, which ends seeing Koli as a person does: the session is that of staff again, whose account is answered. */
export type EndSeeingPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `endSession`, which ends one session with the token of the mail that told of it, without signing in. */
export type EndSessionInput = {
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `endSession`, which ends one session with the token of the mail that told of it, without signing in. */
export type EndSessionPayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Closed catalogue of failures. */
export const ErrorCode = {
  /** The password is right, and the owner has closed the account. */
  ACCOUNT_CLOSED: 'ACCOUNT_CLOSED',
  /** The password is right, and staff has suspended the account. */
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  /** The influencer has not given a delivery address yet. */
  ADDRESS_MISSING: 'ADDRESS_MISSING',
  /** An address without a street. */
  ADDRESS_REQUIRED: 'ADDRESS_REQUIRED',
  /** No age range, or one that ends before it begins. */
  AGE_REQUIRED: 'AGE_REQUIRED',
  /** A second answer to one review. */
  ALREADY_ANSWERED: 'ALREADY_ANSWERED',
  /** The viewer applied before. */
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  /** The person is invited to this campaign already. */
  ALREADY_INVITED: 'ALREADY_INVITED',
  /** The viewer reported this campaign before. */
  ALREADY_REPORTED: 'ALREADY_REPORTED',
  /** A second review of one order. */
  ALREADY_REVIEWED: 'ALREADY_REVIEWED',
  /** The amount is above the limit or not whole minor units. */
  AMOUNT_INVALID: 'AMOUNT_INVALID',
  /** A request for help is resolved without an answer. */
  ANSWER_REQUIRED: 'ANSWER_REQUIRED',
  /** One of the two sides has blocked the other, or is suspended; what is not paid yet does not go on. */
  APART: 'APART',
  /** The owner of a paid job cancels it without asking the influencer. */
  ASK_TO_CANCEL_FIRST: 'ASK_TO_CANCEL_FIRST',
  /** A value has the wrong form, or lies outside its range. */
  BAD_INPUT: 'BAD_INPUT',
  /** The request is not one of GraphQL over HTTP; the message says why. */
  BAD_REQUEST: 'BAD_REQUEST',
  /** The viewer has no bank account that can be paid out to. */
  BANK_ACCOUNT_MISSING: 'BANK_ACCOUNT_MISSING',
  /** A bank account outside Singapore. */
  BANK_COUNTRY: 'BANK_COUNTRY',
  /** The payment provider refuses the bank details; the provider's message stands in place of the text. */
  BANK_REFUSED: 'BANK_REFUSED',
  /** The campaign is not open, is disabled, or has ended. */
  CAMPAIGN_CLOSED: 'CAMPAIGN_CLOSED',
  /** Approving a campaign whose last day has passed. */
  CAMPAIGN_ENDED: 'CAMPAIGN_ENDED',
  /** The campaign is open or awarded, so its owner can no longer edit it. */
  CAMPAIGN_LOCKED: 'CAMPAIGN_LOCKED',
  /** The owner goes on with people of a campaign that is not open: not approved (again) yet, disabled for inviting, or over. */
  CAMPAIGN_NOT_OPEN: 'CAMPAIGN_NOT_OPEN',
  /** An edit that changes the type of a posted campaign. */
  CAMPAIGN_TYPE_LOCKED: 'CAMPAIGN_TYPE_LOCKED',
  /** Somebody blocks themselves. */
  CANNOT_BLOCK_SELF: 'CANNOT_BLOCK_SELF',
  /** Somebody reports themselves. */
  CANNOT_REPORT_SELF: 'CANNOT_REPORT_SELF',
  /** After several failed tries, without a solved captcha: solve one and send the same again with it. */
  CAPTCHA_NEEDED: 'CAPTCHA_NEEDED',
  /** The captcha is not solved, or was used before. */
  CAPTCHA_REQUIRED: 'CAPTCHA_REQUIRED',
  /** A program charged a saved card whose bank wants its holder to confirm. Nothing was charged: the holder pays on the payment screen, or the program names another saved card. */
  CARD_AUTHENTICATION_REQUIRED: 'CARD_AUTHENTICATION_REQUIRED',
  /** The card is declined; the provider's message stands in place of the text. */
  CARD_DECLINED: 'CARD_DECLINED',
  /** The card of a setup was not confirmed yet, in a browser with the client secret. */
  CARD_NOT_CONFIRMED: 'CARD_NOT_CONFIRMED',
  /** Cash on delivery for S$ 7500 or more. */
  CASH_LIMIT: 'CASH_LIMIT',
  /** The payer's bank has asked for the money back; nothing moves until that is decided. */
  CHARGEBACK_OPEN: 'CHARGEBACK_OPEN',
  /** The code is wrong, over, or was used before. */
  CODE_WRONG: 'CODE_WRONG',
  /** A report without a comment. */
  COMMENT_REQUIRED: 'COMMENT_REQUIRED',
  /** Somebody else changed the same thing at the same time. */
  CONFLICT: 'CONFLICT',
  /** The caller asked for more in a short time than the budget allows; param seconds says when to come again. */
  COST_EXCEEDED: 'COST_EXCEEDED',
  /** No country chosen. */
  COUNTRY_REQUIRED: 'COUNTRY_REQUIRED',
  /** A day after today. */
  DATE_IN_FUTURE: 'DATE_IN_FUTURE',
  /** A day before today. */
  DATE_IN_PAST: 'DATE_IN_PAST',
  /** No end date. */
  DATE_REQUIRED: 'DATE_REQUIRED',
  /** No text in the brief. */
  DETAILS_REQUIRED: 'DETAILS_REQUIRED',
  /** Giving a side of a dispute more time a second time. */
  DISPUTE_EXTENDED: 'DISPUTE_EXTENDED',
  /** Cancelling a paid job that is marked as done. */
  DISPUTE_ONLY: 'DISPUTE_ONLY',
  /** A paid job marked as done without a text. */
  DONE_TEXT_REQUIRED: 'DONE_TEXT_REQUIRED',
  /** Duplicating a campaign over a draft without saying that it is replaced. */
  DRAFT_EXISTS: 'DRAFT_EXISTS',
  /** Not the form of an email address. */
  EMAIL_INVALID: 'EMAIL_INVALID',
  /** The email address of the account is not verified yet. */
  EMAIL_NOT_VERIFIED: 'EMAIL_NOT_VERIFIED',
  /** No email address. */
  EMAIL_REQUIRED: 'EMAIL_REQUIRED',
  /** Another account has this email address. */
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  /** No account has this email address. */
  EMAIL_UNKNOWN: 'EMAIL_UNKNOWN',
  /** Proposing an extra while another one of the same job is not agreed on or not paid yet. */
  EXTRA_OPEN: 'EXTRA_OPEN',
  /** A required field is empty. */
  FIELD_REQUIRED: 'FIELD_REQUIRED',
  /** No first name. */
  FIRST_REQUIRED: 'FIRST_REQUIRED',
  /** The viewer is not the person who may do this. */
  FORBIDDEN: 'FORBIDDEN',
  /** The document cannot be parsed; the message says where. */
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  /** The document does not fit the schema or its limits; the message says why. */
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  /** The first call with the same idempotency key is still under way; the same call may be sent again. */
  IDEMPOTENCY_KEY_IN_USE: 'IDEMPOTENCY_KEY_IN_USE',
  /** The idempotency key was used for another operation or with other arguments. */
  IDEMPOTENCY_KEY_REUSED: 'IDEMPOTENCY_KEY_REUSED',
  /** The upload is too large or not a JPEG or PNG. */
  IMAGE_REFUSED: 'IMAGE_REFUSED',
  /** No picture. */
  IMAGE_REQUIRED: 'IMAGE_REQUIRED',
  /** The access token lacks the scope of an operation or a field; param scope names it. */
  INSUFFICIENT_SCOPE: 'INSUFFICIENT_SCOPE',
  /** A fault of ours; its details are in the log only. */
  INTERNAL: 'INTERNAL',
  /** The money of a disputed job is frozen until staff decides. */
  IN_DISPUTE: 'IN_DISPUTE',
  /** Staff need a second factor, and this is the last one. */
  LAST_FACTOR: 'LAST_FACTOR',
  /** No last name. */
  LAST_REQUIRED: 'LAST_REQUIRED',
  /** The mailed token is unknown, used or too old. */
  LINK_INVALID: 'LINK_INVALID',
  /** A message without text and pictures. */
  MESSAGE_REQUIRED: 'MESSAGE_REQUIRED',
  /** Not 1 to 10 digits, or no number of its calling code. */
  MOBILE_INVALID: 'MOBILE_INVALID',
  /** No mobile number. */
  MOBILE_REQUIRED: 'MOBILE_REQUIRED',
  /** A name with hidden characters, check marks, two dots in a row, stacked accents, or letters of two alphabets in one word. */
  NAME_CHARACTERS: 'NAME_CHARACTERS',
  /** A name with a web or email address in it, or a username that ends like one. */
  NAME_HAS_ADDRESS: 'NAME_HAS_ADDRESS',
  /** No name. */
  NAME_REQUIRED: 'NAME_REQUIRED',
  /** A name or username with a word that only the product and its staff use, or that imitates one. */
  NAME_RESERVED: 'NAME_RESERVED',
  /** The owner closes a campaign for which nobody is hired. */
  NOBODY_HIRED: 'NOBODY_HIRED',
  /** No such draft or published work is awaited. */
  NOTHING_TO_HAND_IN: 'NOTHING_TO_HAND_IN',
  /** No draft and no published work waits for an answer. */
  NOTHING_TO_REVIEW: 'NOTHING_TO_REVIEW',
  /** Nothing is sent for the job. */
  NOTHING_TO_SEND: 'NOTHING_TO_SEND',
  /** Opening the page of the payment provider where payees give details, while it needs none that are given there. */
  NOTHING_TO_VERIFY: 'NOTHING_TO_VERIFY',
  /** Reviewing before the order is delivered. */
  NOT_DELIVERED: 'NOT_DELIVERED',
  /** Releasing before the job is marked as done. */
  NOT_DONE: 'NOT_DONE',
  /** There is no such thing, or the viewer may not see it. */
  NOT_FOUND: 'NOT_FOUND',
  /** The applicant is not hired for this campaign. */
  NOT_HIRED: 'NOT_HIRED',
  /** The owner cannot end the job alone: it is not late for long enough, or something was handed in. */
  NOT_LATE: 'NOT_LATE',
  /** Offers and payments on a sponsored or shoutout campaign. */
  NOT_PAID_TYPE: 'NOT_PAID_TYPE',
  /** Reviewing a job before it is finished, and paid when money was held; or one that was cancelled. */
  NOT_SETTLED: 'NOT_SETTLED',
  /** Answering or withdrawing an amendment that does not wait for an answer: it was answered, replaced or withdrawn, or has lapsed. */
  NO_AMENDMENT: 'NO_AMENDMENT',
  /** Answering a proposal of the other side of a dispute when there is none. */
  NO_SETTLEMENT: 'NO_SETTLEMENT',
  /** No offer amount above 0. */
  OFFER_AMOUNT_REQUIRED: 'OFFER_AMOUNT_REQUIRED',
  /** The answered offer is no longer the pending one. */
  OFFER_CHANGED: 'OFFER_CHANGED',
  /** The answered offer was not answered in time. */
  OFFER_LAPSED: 'OFFER_LAPSED',
  /** Paying before the applicant accepted an offer. */
  OFFER_NOT_ACCEPTED: 'OFFER_NOT_ACCEPTED',
  /** The due day of the answered offer has passed. */
  OFFER_OVERDUE: 'OFFER_OVERDUE',
  /** An offer below what the payment provider charges at least; param amount is that. */
  OFFER_TOO_SMALL: 'OFFER_TOO_SMALL',
  /** An account cannot be closed while {n} jobs are not over. */
  OPEN_JOBS_FIRST: 'OPEN_JOBS_FIRST',
  /** Closing the account while orders are open; param n is how many. */
  OPEN_ORDERS_FIRST: 'OPEN_ORDERS_FIRST',
  /** The document has no operation of the given name, or several and no name was given. */
  OPERATION_RESOLUTION_FAILURE: 'OPERATION_RESOLUTION_FAILURE',
  /** A step that only card orders have. */
  ORDER_BY_CASH: 'ORDER_BY_CASH',
  /** Sending an order before its card payment arrived. */
  ORDER_NOT_PAID: 'ORDER_NOT_PAID',
  /** Fewer are left than were asked for. */
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  /** More is asked of the server than it can answer now, or its database does not answer. Try again after a moment. */
  OVERLOADED: 'OVERLOADED',
  /** The owner applies to the own campaign, reports it, or invites themselves to it. */
  OWN_CAMPAIGN: 'OWN_CAMPAIGN',
  /** Buying or reviewing what one sells oneself. */
  OWN_PRODUCT: 'OWN_PRODUCT',
  /** Hiring without payment on a paid campaign. */
  PAID_TYPE: 'PAID_TYPE',
  /** The passkey is unknown, or the browser’s answer does not fit. */
  PASSKEY_REFUSED: 'PASSKEY_REFUSED',
  /** No password. */
  PASSWORD_REQUIRED: 'PASSWORD_REQUIRED',
  /** The password is on a list of leaked ones, follows a pattern, or is made of what its owner is called. */
  PASSWORD_TOO_EASY: 'PASSWORD_TOO_EASY',
  /** Fewer than 8 characters. */
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  /** The current password does not match. */
  PASSWORD_WRONG: 'PASSWORD_WRONG',
  /** The payment did not succeed; nothing was charged. */
  PAYMENT_FAILED: 'PAYMENT_FAILED',
  /** What is paid for doesn't take this payment method; nothing was charged. PayNow pays for shop orders in Singapore dollars only. */
  PAYMENT_METHOD_NOT_TAKEN: 'PAYMENT_METHOD_NOT_TAKEN',
  /** Cancelling while the payment is on its way and nobody waits for the payer. */
  PAYMENT_UNDER_WAY: 'PAYMENT_UNDER_WAY',
  /** The payment provider pays nothing out to the bank account of the viewer until it knows more. */
  PAYOUTS_PAUSED: 'PAYOUTS_PAUSED',
  /** The transfer did not succeed; the provider's message stands in place of the text. */
  PAYOUT_FAILED: 'PAYOUT_FAILED',
  /** Deleting the bank account while a payout to it is under way. */
  PAYOUT_IN_FLIGHT: 'PAYOUT_IN_FLIGHT',
  /** A paid campaign, and a viewer who lives outside Singapore and has no bank account that can be paid out to. Permissions say it; nothing is refused for it. */
  PAYOUT_OUT_OF_REACH: 'PAYOUT_OUT_OF_REACH',
  /** The request names a document by its hash, which is for our own client. */
  PERSISTED_QUERY_NOT_SUPPORTED: 'PERSISTED_QUERY_NOT_SUPPORTED',
  /** A report of the viewer about this person waits for staff. */
  PERSON_REPORTED: 'PERSON_REPORTED',
  /** A postal code that is not six digits. */
  POSTAL_CODE_INVALID: 'POSTAL_CODE_INVALID',
  /** The price is not what the buyer saw. */
  PRICE_CHANGED: 'PRICE_CHANGED',
  /** No budget or product value above 0. */
  PRICE_REQUIRED: 'PRICE_REQUIRED',
  /** The product is not marked as sent yet. */
  PRODUCT_NOT_SENT: 'PRODUCT_NOT_SENT',
  /** Buying a product that is hidden or deactivated. */
  PRODUCT_NOT_SOLD: 'PRODUCT_NOT_SOLD',
  /** A price after the discount below what the payment provider charges at least; param amount is that. */
  PRODUCT_PRICE_TOO_SMALL: 'PRODUCT_PRICE_TOO_SMALL',
  /** The influencer has confirmed that the product arrived. */
  PRODUCT_RECEIVED: 'PRODUCT_RECEIVED',
  /** The product is sent already, so that its address stays. */
  PRODUCT_SENT: 'PRODUCT_SENT',
  /** The profile lacks something that applying needs. */
  PROFILE_INCOMPLETE: 'PROFILE_INCOMPLETE',
  /** The last proof of who is signed in is too old, or was used; `confirmIdentity` gives one, and then it can be repeated. */
  PROOF_NEEDED: 'PROOF_NEEDED',
  /** A subscription to Web Push whose address is not https of the public internet, or whose keys are wrong. */
  PUSH_REFUSED: 'PUSH_REFUSED',
  /** The operation asks for more than one request may. */
  QUERY_TOO_COMPLEX: 'QUERY_TOO_COMPLEX',
  /** Too many tries. */
  RATE_LIMITED: 'RATE_LIMITED',
  /** A decision of staff without a reason. */
  REASON_REQUIRED: 'REASON_REQUIRED',
  /** The bank account of the influencer took the place of another less than 72 hours ago, so nothing is paid out to it yet. `money.hold.until` says the instant. */
  RECIPIENT_ACCOUNT_NEW: 'RECIPIENT_ACCOUNT_NEW',
  /** The influencer has no bank account that can be paid out to. */
  RECIPIENT_BANK_MISSING: 'RECIPIENT_BANK_MISSING',
  /** The account that a message would go to is closed or suspended. */
  RECIPIENT_GONE: 'RECIPIENT_GONE',
  /** The payment provider pays nothing out to the bank account of the influencer until it knows more. */
  RECIPIENT_PAYOUTS_PAUSED: 'RECIPIENT_PAYOUTS_PAUSED',
  /** An address without a name. */
  RECIPIENT_REQUIRED: 'RECIPIENT_REQUIRED',
  /** The refund did not succeed; the money is still held. */
  REFUND_FAILED: 'REFUND_FAILED',
  /** A report of the viewer about this review waits for staff. */
  REVIEW_REPORTED: 'REVIEW_REPORTED',
  /** Reviewing a job after the last moment for it. */
  REVIEW_TIME_OVER: 'REVIEW_TIME_OVER',
  /** All rounds of changes that were agreed are used. */
  ROUNDS_USED: 'ROUNDS_USED',
  /** The member has fifty saved lists already. */
  SAVED_LIST_LIMIT: 'SAVED_LIST_LIMIT',
  /** The password is right, and the account has a second factor: sign in with its `code`, or with a passkey. */
  SECOND_FACTOR_NEEDED: 'SECOND_FACTOR_NEEDED',
  /** Another member of staff has to confirm it; it waits among the proposals for 24 hours. */
  SECOND_PERSON_NEEDED: 'SECOND_PERSON_NEEDED',
  /** Paying by card when the seller has no bank account that can be paid out to. */
  SELLER_TAKES_NO_CARDS: 'SELLER_TAKES_NO_CARDS',
  /** No account has this address and password. */
  SIGN_IN_FAILED: 'SIGN_IN_FAILED',
  /** Nobody is signed in. */
  SIGN_IN_REQUIRED: 'SIGN_IN_REQUIRED',
  /** No Instagram or Facebook name is linked. */
  SOCIAL_ACCOUNT_MISSING: 'SOCIAL_ACCOUNT_MISSING',
  /** Somebody else has proved by signing in there that the account is theirs. */
  SOCIAL_ACCOUNT_TAKEN: 'SOCIAL_ACCOUNT_TAKEN',
  /** The state of an authorisation is unknown, used, too old, or of another sign-in; or the network refuses the code. */
  SOCIAL_LINK_EXPIRED: 'SOCIAL_LINK_EXPIRED',
  /** No account with this username could be found or read. */
  SOCIAL_LOOKUP_FAILED: 'SOCIAL_LOOKUP_FAILED',
  /** This installation does not link accounts of the network. */
  SOCIAL_NOT_OFFERED: 'SOCIAL_NOT_OFFERED',
  /** Staff work only in a session in which a second factor was shown: a passkey or a code. */
  STAFF_FACTOR_NEEDED: 'STAFF_FACTOR_NEEDED',
  /** The terms are not accepted. */
  TERMS_REQUIRED: 'TERMS_REQUIRED',
  /** No title. */
  TITLE_REQUIRED: 'TITLE_REQUIRED',
  /** More than 60 characters. */
  TITLE_TOO_LONG: 'TITLE_TOO_LONG',
  /** The access token is unknown, revoked or expired. Answered with status 401, and nothing else is. */
  TOKEN_INVALID: 'TOKEN_INVALID',
  /** The operation or field is closed to access tokens. */
  TOKEN_NOT_ALLOWED: 'TOKEN_NOT_ALLOWED',
  /** Fewer followers than the campaign's minimum; param n is the minimum. */
  TOO_FEW_FOLLOWERS: 'TOO_FEW_FOLLOWERS',
  /** The account has twenty OAuth programs already. */
  TOO_MANY_APPS: 'TOO_MANY_APPS',
  /** The account has ten passkeys already. */
  TOO_MANY_PASSKEYS: 'TOO_MANY_PASSKEYS',
  /** The account has as many working access tokens as it may have; param n is how many. */
  TOO_MANY_TOKENS: 'TOO_MANY_TOKENS',
  /** A service we depend on does not answer. */
  UNAVAILABLE: 'UNAVAILABLE',
  /** No document has this documentId; or the server takes only documents of its own pages from sessions, and this is none. */
  UNKNOWN_DOCUMENT: 'UNKNOWN_DOCUMENT',
  /** The username is too long or has characters that it must not have. */
  USERNAME_INVALID: 'USERNAME_INVALID',
  /** No username. */
  USERNAME_REQUIRED: 'USERNAME_REQUIRED',
  /** Another profile has this username. */
  USERNAME_TAKEN: 'USERNAME_TAKEN',
  /** The link that verifies an address was opened without being signed in to the account that it was mailed for. */
  VERIFY_SIGN_IN: 'VERIFY_SIGN_IN',
  /** Staff see Koli as a person does, and can change nothing until they end that. */
  VIEW_ONLY: 'VIEW_ONLY',
  /** Sending to a webhook that is switched off. */
  WEBHOOK_DISABLED: 'WEBHOOK_DISABLED',
  /** The account has ten webhooks already. */
  WEBHOOK_LIMIT: 'WEBHOOK_LIMIT',
  /** The address of a webhook is not https on port 443 or 8443 of the public internet. */
  WEBHOOK_URL_REFUSED: 'WEBHOOK_URL_REFUSED',
  /** The owner approved all the work, so that it cannot be disputed. */
  WORK_APPROVED: 'WORK_APPROVED',
  /** A draft without a picture and a link, or published work without a link. */
  WORK_REQUIRED: 'WORK_REQUIRED',
  /** Somebody begins a conversation with themselves. */
  WRITE_TO_SELF: 'WRITE_TO_SELF',
  /** The link is of another platform than was agreed; param platform names the agreed one. */
  WRONG_PLATFORM: 'WRONG_PLATFORM',
  /** The step is not possible from the present state. */
  WRONG_STATE: 'WRONG_STATE'
} as const;

export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];
/** Something that happened to what an account is part of. Webhooks post the same. */
export type Event = {
  /** Amount that moved or was offered. */
  amount?: Maybe<Money>;
  /** The same as JSON, word for word as webhooks post it. */
  body: Scalars['String']['output'];
  /** The campaign; null for events of orders and of the account. */
  campaign?: Maybe<EventCampaign>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** The message; null when it is about none. */
  message?: Maybe<EventMessage>;
  /** The order; null when it is about none. */
  order?: Maybe<EventOrder>;
  /** The application or job; null when it is about none. */
  remark?: Maybe<EventRemark>;
  /** Side of the account. */
  side: EventSide;
  /** What happened. */
  type: WebhookEvent;
};

/** The campaign of an event, as it was. */
export type EventCampaign = {
  /** Id (`cmp_…`). */
  id: Scalars['ID']['output'];
  /** Its owner (`usr_…`). */
  ownerId: Scalars['ID']['output'];
  /** State after the event. */
  state: CampaignState;
  /** Type. */
  type: CampaignType;
};

/** A page of events. */
export type EventConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<EventEdge>;
  /** Rows of this page, oldest first. */
  nodes: Array<Event>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type EventEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Event;
};

/** The message of an event. */
export type EventMessage = {
  /** The conversation (`cnv_…`). */
  conversationId: Scalars['ID']['output'];
  /** Id (`msg_…`). */
  id: Scalars['ID']['output'];
  /** Who wrote it (`usr_…`). */
  senderId: Scalars['ID']['output'];
};

/** The order of an event, as it was. */
export type EventOrder = {
  /** The buyer (`usr_…`). */
  buyerId: Scalars['ID']['output'];
  /** Id (`ord_…`). */
  id: Scalars['ID']['output'];
  /** The product (`prd_…`). */
  productId: Scalars['ID']['output'];
  /** The seller (`usr_…`). */
  sellerId: Scalars['ID']['output'];
  /** State after the event. */
  state: OrderState;
};

/** The application or job of an event, as it was. */
export type EventRemark = {
  /** The applicant (`usr_…`). */
  applicantId: Scalars['ID']['output'];
  /** Id (`rmk_…`). */
  id: Scalars['ID']['output'];
  /** State after the event. */
  state: RemarkState;
};

/** Sides from which an account sees an event. */
export const EventSide = {
  /** The event is about the account itself: a message to it, its payouts. */
  ACCOUNT: 'ACCOUNT',
  /** It applied, or was invited to. */
  APPLICANT: 'APPLICANT',
  /** It ordered. */
  BUYER: 'BUYER',
  /** It owns the campaign. */
  OWNER: 'OWNER',
  /** It sells the product. */
  SELLER: 'SELLER'
} as const;

export type EventSide = typeof EventSide[keyof typeof EventSide];
/** Input of `exportMyData`, which creates a link to everything stored about the viewer. */
export type ExportMyDataInput = {
  /** Password, at least 8 characters when it is set. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `exportMyData`, which creates a link to everything stored about the viewer. */
export type ExportMyDataPayload = {
  /** The data export after the change. */
  dataExport: DataExport;
};

/** Input of `extendCampaign`, which moves the last day of an open campaign to a later one. */
export type ExtendCampaignInput = {
  /** Last day, inclusive; later than the present one. */
  endsOn: Scalars['Date']['input'];
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `extendCampaign`, which moves the last day of an open campaign to a later one. */
export type ExtendCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `extendDispute`, which gives a side of an open dispute two more days, once; staff get as many more to decide. */
export type ExtendDisputeInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, which both sides read; at most 1,000 characters. */
  reason: Scalars['String']['input'];
  /** The disputed job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** The side: OWNER or APPLICANT. */
  side: JobSide;
};

/** Answer of `extendDispute`, which gives a side of an open dispute two more days, once; staff get as many more to decide. */
export type ExtendDisputePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `featureCampaign`, which features a campaign at a position, or stops featuring it with null. */
export type FeatureCampaignInput = {
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
  /** Position among the featured campaigns of its type, from 1; null stops featuring. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `featureCampaign`, which features a campaign at a position, or stops featuring it with null. */
export type FeatureCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `featureInfluencer`, which adds a person to the featured influencers, or removes them. */
export type FeatureInfluencerInput = {
  /** True features, false stops featuring. */
  featured: Scalars['Boolean']['input'];
  /** Id of a profile (`usr_…`). */
  profileId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `featureInfluencer`, which adds a person to the featured influencers, or removes them. */
export type FeatureInfluencerPayload = {
  /** Id of the profile that was named (`usr_…`). */
  profileId: Scalars['ID']['output'];
};

/** Input of `finishLinking`, which links the account with which the person returned. */
export type FinishLinkingInput = {
  /** Code with which the network sent the person back. */
  code: Scalars['String']['input'];
  /** State with which the network sent the person back. */
  state: Scalars['String']['input'];
};

/** Answer of `finishLinking`, which links the account with which the person returned. */
export type FinishLinkingPayload = {
  /** The account after the change. */
  account: Account;
};

/** What leads a new member to the first job. */
export const FirstStep = {
  /** Influencers: add a bank account for payouts. */
  ADD_BANK_ACCOUNT: 'ADD_BANK_ACCOUNT',
  /** Influencers: apply to a campaign. */
  APPLY: 'APPLY',
  /** Brands: a picture and some words about oneself. */
  INTRODUCE: 'INTRODUCE',
  /** Brands: invite an influencer. */
  INVITE: 'INVITE',
  /** Influencers: link Instagram or Facebook. */
  LINK_ACCOUNT: 'LINK_ACCOUNT',
  /** Brands: post a campaign. */
  POST_CAMPAIGN: 'POST_CAMPAIGN',
  /** Influencers: say a price per post. */
  SET_PRICE: 'SET_PRICE'
} as const;

export type FirstStep = typeof FirstStep[keyof typeof FirstStep];
/** How an influencer meets one condition of a campaign. */
export type Fit = {
  /** What would change that; null when it is met. */
  change?: Maybe<FitChange>;
  /** The condition. */
  condition: FitCondition;
  /** Whether it refuses an application until it is met; the others only warn. */
  refuses: Scalars['Boolean']['output'];
  /** Whether it is met. */
  state: FitState;
};

/** What would make a condition met. */
export const FitChange = {
  /** Adding a bank account in Singapore. */
  BANK_ACCOUNT: 'BANK_ACCOUNT',
  /** More followers; those of a linked account are read again. */
  FOLLOWERS: 'FOLLOWERS',
  /** The profile: it says nothing, or something else. */
  PROFILE: 'PROFILE'
} as const;

export type FitChange = typeof FitChange[keyof typeof FitChange];
/** What a campaign can ask of an influencer. */
export const FitCondition = {
  /** The age, in years today. */
  AGE: 'AGE',
  /** One of the target countries. */
  COUNTRY: 'COUNTRY',
  /** The minimum number of followers. */
  FOLLOWERS: 'FOLLOWERS',
  /** The target gender. */
  GENDER: 'GENDER',
  /** A bank account in Singapore, to which paid campaigns pay. */
  PAYOUT_COUNTRY: 'PAYOUT_COUNTRY'
} as const;

export type FitCondition = typeof FitCondition[keyof typeof FitCondition];
/** Whether an influencer meets a condition. */
export const FitState = {
  /** Met. */
  MET: 'MET',
  /** Not met. */
  NOT_MET: 'NOT_MET',
  /** The profile does not say. */
  UNKNOWN: 'UNKNOWN'
} as const;

export type FitState = typeof FitState[keyof typeof FitState];
/** A typed-in follower count that grew unusually fast. */
export type FollowerJump = {
  /** Whether staff accepted it; null while open. */
  accepted?: Maybe<Scalars['Boolean']['output']>;
  /** Followers typed in. */
  after: Scalars['Int']['output'];
  /** Followers before. */
  before: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the person. */
  fullName: Scalars['String']['output'];
  /** Id (`jmp_…`). */
  id: Scalars['ID']['output'];
  /** Instagram handle. */
  instagramUsername?: Maybe<Scalars['String']['output']>;
  /** Id of the profile (`usr_…`). */
  profileId: Scalars['ID']['output'];
  /** Time of the decision; null while open. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of jumps. */
export type FollowerJumpConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<FollowerJumpEdge>;
  /** Rows of this page. */
  nodes: Array<FollowerJump>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type FollowerJumpEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: FollowerJump;
};

/** Followers at one time. */
export type FollowerPoint = {
  /** Number of followers. */
  followers: Scalars['Int']['output'];
  /** Followers gained or lost since the reading before, when that was sudden. */
  jump?: Maybe<Scalars['Int']['output']>;
  /** When the network told it. */
  takenAt: Scalars['DateTime']['output'];
};

/** Where a follower count comes from. */
export const FollowersSource = {
  /** Provided by the linked network. */
  PROVIDER: 'PROVIDER',
  /** Typed in by the person. */
  SELF_REPORTED: 'SELF_REPORTED'
} as const;

export type FollowersSource = typeof FollowersSource[keyof typeof FollowersSource];
/** Engagement of posts in one format. */
export type FormatEngagement = {
  /** Format. */
  format: MediaFormat;
  /** Likes and comments per post in percent of the followers. */
  percent: Scalars['Float']['output'];
  /** Number of posts it is measured from. */
  posts: Scalars['Int']['output'];
};

/** What a person asks for one piece of work in a format. */
export type FormatPrice = {
  /** Format. */
  format: WorkFormat;
  /** What is included, one line. */
  note?: Maybe<Scalars['String']['output']>;
  /** Where it is published. */
  platform: Platform;
  /** Price of one. */
  price: Money;
};

/** What a person asks for one piece of work in a format. */
export type FormatPriceInput = {
  /** Format. */
  format: WorkFormat;
  /** What is included, one line of at most 100 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Where it is published. */
  platform: Platform;
  /** Price of one in USD: more than 0, at most 1,000,000.00. */
  price: MoneyInput;
};

/** Gender of a person. */
export const Gender = {
  /** Female. */
  FEMALE: 'FEMALE',
  /** Male. */
  MALE: 'MALE',
  /** Neither male nor female. */
  OTHERS: 'OTHERS'
} as const;

export type Gender = typeof Gender[keyof typeof Gender];
/** Input of `giveAddress`, which gives the delivery address of a sponsored job, or another one before the product is sent. */
export type GiveAddressInput = {
  /** Where the product is sent; in place of what was given before. */
  address: ShippingAddressInput;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `giveAddress`, which gives the delivery address of a sponsored job, or another one before the product is sent. */
export type GiveAddressPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `handInWork`, which hands in a draft or published work of a deliverable; published work also in place of what is not approved yet. */
export type HandInWorkInput = {
  /** Id of a deliverable of a job (`dlv_…`). */
  deliverableId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The version to hand in. */
  submission: SubmissionInput;
};

/** Answer of `handInWork`, which hands in a draft or published work of a deliverable; published work also in place of what is not approved yet. */
export type HandInWorkPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Answer of `heartbeat`, which heartbeat of the viewer; every 20 seconds keeps them online. */
export type HeartbeatPayload = {
  /** Whether others see the viewer as online. */
  isOnline: Scalars['Boolean']['output'];
};

/** Money held for a job, as staff see it. */
export type HeldPayment = {
  /** Amount held now. */
  amount: Money;
  /** Whole days since the charge. */
  daysHeld: Scalars['Int']['output'];
  /** Time of the charge. */
  heldSince: Scalars['DateTime']['output'];
  /** Deadline for release or refund. */
  releaseBy: Scalars['DateTime']['output'];
  /** The job. */
  remark: Remark;
  /** Last warning of both sides and staff; null when not yet warned. */
  warnedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of held money. */
export type HeldPaymentConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<HeldPaymentEdge>;
  /** Rows of this page. */
  nodes: Array<HeldPayment>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type HeldPaymentEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: HeldPayment;
};

/** A request for help. */
export type HelpRequest = {
  /** Answer of staff; null until answered. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Email address of the sender at that time. */
  email: Scalars['String']['output'];
  /** Id (`hlp_…`). */
  id: Scalars['ID']['output'];
  /** Message. */
  message: Scalars['String']['output'];
  /** Name of the sender at that time. */
  name: Scalars['String']['output'];
  /** Picture of the problem. */
  picture?: Maybe<Picture>;
  /** Time of the answer; null until answered. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Member of staff who answered; null for everyone but staff. */
  resolvedBy?: Maybe<Profile>;
  /** The member who sent it; null for visitors. */
  sender?: Maybe<Profile>;
  /** State. */
  state: HelpState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of requests for help. */
export type HelpRequestConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<HelpRequestEdge>;
  /** Rows of this page. */
  nodes: Array<HelpRequest>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type HelpRequestEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: HelpRequest;
};

/** States of a request for help. */
export const HelpState = {
  /** Waits for an answer. */
  OPEN: 'OPEN',
  /** Answered by staff. */
  RESOLVED: 'RESOLVED'
} as const;

export type HelpState = typeof HelpState[keyof typeof HelpState];
/** Input of `hideReview`, which hides a review from everybody but its author and staff; it no longer counts. */
export type HideReviewInput = {
  /** Reason for the author, who reads it in the notification. */
  reason: Scalars['String']['input'];
  /** Id of a review of a job (`jrv_…`). */
  reviewId: Scalars['ID']['input'];
};

/** Answer of `hideReview`, which hides a review from everybody but its author and staff; it no longer counts. */
export type HideReviewPayload = {
  /** The job review after the change. */
  jobReview: JobReview;
};

/** Input of `hire`, which hires for a sponsored or shoutout campaign. */
export type HireInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `hire`, which hires for a sponsored or shoutout campaign. */
export type HirePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Data of the payment screen. */
export type HirePaymentSetup = {
  /** What is charged, from the accepted offer: its total. */
  quote: Quote;
  /** The job. */
  remark: Remark;
};

/** State of a job from the hire on. */
export const HiredState = {
  /** Cancelled. */
  CANCELLED: 'CANCELLED',
  /** Over, because the payer's bank took the money back. */
  CHARGED_BACK: 'CHARGED_BACK',
  /** Marked as done, and not paid out yet. */
  COMPLETED: 'COMPLETED',
  /** Disputed, and not ruled yet. */
  IN_DISPUTE: 'IN_DISPUTE',
  /** Hired, or asked to cancel. */
  ONGOING: 'ONGOING',
  /** Released. */
  PAYMENT_DONE: 'PAYMENT_DONE',
  /** Ruled for the payer. */
  REFUNDED: 'REFUNDED',
  /** Ruled for both sides in part. */
  SETTLED: 'SETTLED'
} as const;

export type HiredState = typeof HiredState[keyof typeof HiredState];
/** What keeps money from reaching the influencer. */
export const HoldReason = {
  /** The payment provider does not have the money of the card yet. */
  BALANCE_PENDING: 'BALANCE_PENDING',
  /** The influencer has no bank account. */
  BANK_ACCOUNT_MISSING: 'BANK_ACCOUNT_MISSING',
  /** The influencer's bank account took the place of another less than 72 hours ago. */
  BANK_ACCOUNT_NEW: 'BANK_ACCOUNT_NEW',
  /** The influencer's bank sent the money back. */
  BANK_REJECTED: 'BANK_REJECTED',
  /** The payer's bank has asked for the money back. */
  CHARGEBACK: 'CHARGEBACK',
  /** The payment provider needs other details of the influencer. */
  DETAILS_NEEDED: 'DETAILS_NEEDED',
  /** A dispute is open. */
  DISPUTE: 'DISPUTE',
  /** The payment provider needs a document of the influencer. */
  DOCUMENT_NEEDED: 'DOCUMENT_NEEDED',
  /** The payment provider could not confirm the influencer's identity. */
  IDENTITY_NEEDED: 'IDENTITY_NEEDED',
  /** The payment provider is checking what the influencer gave it. */
  IN_REVIEW: 'IN_REVIEW',
  /** The payment provider has paused payouts to the influencer. */
  PAUSED_BY_PROVIDER: 'PAUSED_BY_PROVIDER'
} as const;

export type HoldReason = typeof HoldReason[keyof typeof HoldReason];
/** Filter of a list of influencers. Absent members do not filter. */
export type InfluencerFilter = {
  /** City, or the whole words that its name begins with, at most 100 characters. Accents and letter case do not matter. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO code of the country of residence. */
  countryCode?: InputMaybe<Scalars['String']['input']>;
  /** ISO codes of countries of residence, any of them, at most 20. */
  countryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only featured influencers. */
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these interests (names of categories), at most 20. */
  interests?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Speaks any of these languages, at most 20. */
  languages?: InputMaybe<Array<SpokenLanguage>>;
  /** Maximum followers. */
  maxFollowers?: InputMaybe<Scalars['Int']['input']>;
  /** Maximum `priceFrom`, in USD. */
  maxPrice?: InputMaybe<MoneyInput>;
  /** Minimum `engagement`, in percent. */
  minEngagement?: InputMaybe<Scalars['Float']['input']>;
  /** Minimum followers. */
  minFollowers?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum `priceFrom`, in USD. */
  minPrice?: InputMaybe<MoneyInput>;
  /** Only people who are online. */
  online?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only people on this list of the viewer; nobody when it is not theirs (`lst_…`). */
  savedListId?: InputMaybe<Scalars['ID']['input']>;
  /** Words of the name, username, Instagram handle, city or interests in any order, at most 100 characters. Accents and letter case do not matter; when nobody matches, one typing slip in words of four letters or more of a name is forgiven. The better the words match a name, the earlier a person comes, before `sort`; cities and interests are found by the whole words that they begin with. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only people whose Instagram account is proven to be theirs. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of a list of influencers. */
export const InfluencerSort = {
  /** Most followers first. */
  FOLLOWERS_HIGH_TO_LOW: 'FOLLOWERS_HIGH_TO_LOW',
  /** Fewest followers first. */
  FOLLOWERS_LOW_TO_HIGH: 'FOLLOWERS_LOW_TO_HIGH',
  /** Most recently seen first. */
  LAST_ACTIVE: 'LAST_ACTIVE',
  /** Nearest to `near` first, which is required; people without a location are left out. */
  NEAREST: 'NEAREST'
} as const;

export type InfluencerSort = typeof InfluencerSort[keyof typeof InfluencerSort];
/** The Instagram account of a person. */
export type InstagramAccount = {
  /** Whether the person proved their ownership by signing in at Instagram. */
  confirmed: Scalars['Boolean']['output'];
  /** Newest posts, at most 12. */
  posts: Array<SocialPost>;
  /** Last read of followers and posts; null when never. */
  refreshedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username. */
  username: Scalars['String']['output'];
  /** State. */
  visibility: SocialVisibility;
};

/** An owner's invitation to apply. It is not an application. */
export type Invitation = {
  /** Amount that becomes the first offer when the influencer applies. */
  amount?: Maybe<Money>;
  /** Campaign. */
  campaign: Campaign;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`inv_…`). */
  id: Scalars['ID']['output'];
  /** Invited influencer. */
  influencer: Profile;
  /** Permissions of the viewer. */
  permissions: InvitationPermissions;
  /** State. */
  state: InvitationState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Permissions of the viewer on an invitation. */
export type InvitationPermissions = {
  /** Decline it, as the influencer. */
  decline: Permission;
  /** Withdraw it, as the owner. */
  withdraw: Permission;
};

/** States of an invitation. */
export const InvitationState = {
  /** The influencer applied. */
  ACCEPTED: 'ACCEPTED',
  /** The influencer declined it. */
  DECLINED: 'DECLINED',
  /** Waits for the influencer. */
  OPEN: 'OPEN',
  /** The owner withdrew it, and may invite again. */
  WITHDRAWN: 'WITHDRAWN'
} as const;

export type InvitationState = typeof InvitationState[keyof typeof InvitationState];
/** Input of `invite`, which invites an influencer to apply, with an amount for paid campaigns. */
export type InviteInput = {
  /** Amount in USD: more than 0, at most 1,000,000.00. */
  amount?: InputMaybe<MoneyInput>;
  /** Id of a campaign (`cmp_…`). */
  campaignId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the invited influencer’s profile (`usr_…`). */
  influencerId: Scalars['ID']['input'];
};

/** Answer of `invite`, which invites an influencer to apply, with an amount for paid campaigns. */
export type InvitePayload = {
  /** The invitation after the change. */
  invitation: Invitation;
};

/** Who issues papers. */
export type Issuer = {
  /** Registered address, lines separated by line breaks. */
  address?: Maybe<Scalars['String']['output']>;
  /** Registered name. */
  name: Scalars['String']['output'];
  /** Tax number. */
  taxNumber?: Maybe<Scalars['String']['output']>;
};

/** Something that a side of a job publishes, as agreed in the deal in force. */
export type JobDeliverable = {
  /** Side that publishes it; the owner in shoutout exchanges only. */
  by: JobSide;
  /** How many. */
  count: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the brand approves a draft before it is published. */
  draftFirst: Scalars['Boolean']['output'];
  /** Format. */
  format: WorkFormat;
  /** Id (`dlv_…`). */
  id: Scalars['ID']['output'];
  /** What matters about it, plain text. */
  note?: Maybe<Scalars['String']['output']>;
  /** Where it is published. */
  platform: Platform;
  /** Rounds of changes that are included. */
  rounds: Scalars['Int']['output'];
  /** Rounds of changes that were used. */
  roundsUsed: Scalars['Int']['output'];
  /** State. */
  state: DeliverableState;
  /** What was handed in, newest first, at most 100. */
  submissions: Array<Submission>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Where the money of a paid job is, and when it should arrive. */
export type JobMoney = {
  /** Where it goes; only the influencer sees it. */
  account?: Maybe<PayoutAccount>;
  /** How much; after a split the part of the influencer. With TO_PAY the owner sees it with the platform fee. */
  amount?: Maybe<Money>;
  /** Day on which it arrived. */
  arrivedOn?: Maybe<Scalars['Date']['output']>;
  /** What holds it; null while nothing does. */
  hold?: Maybe<PayoutHold>;
  /** Where it is. */
  place: MoneyPlace;
  /** Day on which it should arrive, as promised last; null while nothing is promised. */
  promisedOn?: Maybe<Scalars['Date']['output']>;
  /** Every day that was promised, newest first, at most 20. */
  promises: Array<PayoutPromise>;
  /** What the payment provider sends for it, where that is in another currency; only the influencer sees it. */
  sent?: Maybe<Money>;
};

/** A review of one side of a job by the other. Until the reviews of a job appear, only its author sees it. */
export type JobReview = {
  /** Answer of the reviewed side, plain text. */
  answer?: Maybe<Scalars['String']['output']>;
  /** When it was answered; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its author; null when they left. */
  author?: Maybe<Profile>;
  /** Side of its author. */
  authorSide: JobSide;
  /** Cover of the campaign. */
  campaignCover?: Maybe<Picture>;
  /** Title of the campaign. */
  campaignTitle: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Since when staff hide it. Only its author and staff still see it. */
  hiddenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why staff hide it. */
  hiddenReason?: Maybe<Scalars['String']['output']>;
  /** Id (`jrv_…`). */
  id: Scalars['ID']['output'];
  /** Whether the viewer may answer it now. */
  mayAnswer: Permission;
  /** When it appeared; null before. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Plain text; may be empty. */
  text: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of reviews of a member. */
export type JobReviewConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<JobReviewEdge>;
  /** Rows of this page, newest first. */
  nodes: Array<JobReview>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type JobReviewEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: JobReview;
};

/** What the two sides of a settled job say about each other. Both reviews appear when both are in, or when the time is over; until then each side sees its own only. */
export type JobReviews = {
  /** The influencer's review of the owner, as far as the viewer may see it. */
  byApplicant?: Maybe<JobReview>;
  /** The owner's review of the influencer, as far as the viewer may see it. */
  byOwner?: Maybe<JobReview>;
  /** When both were in or the time was over; null before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when each side may review the other. The reviews appear then at the latest. */
  endsAt: Scalars['DateTime']['output'];
  /** Whether the viewer may review the other side now. */
  mayReview: Permission;
};

/** Sides of a job. */
export const JobSide = {
  /** The applicant. */
  APPLICANT: 'APPLICANT',
  /** Nobody has to act. */
  NOBODY: 'NOBODY',
  /** The owner of the campaign. */
  OWNER: 'OWNER'
} as const;

export type JobSide = typeof JobSide[keyof typeof JobSide];
/** Languages of the product. */
export const Language = {
  /** English, in which texts of this API are written. */
  EN: 'EN',
  /** Bahasa Indonesia. */
  ID: 'ID',
  /** Malay. */
  MS: 'MS',
  /** Thai. */
  TH: 'TH',
  /** Vietnamese. */
  VI: 'VI',
  /** Simplified Chinese. */
  ZH_CN: 'ZH_CN'
} as const;

export type Language = typeof Language[keyof typeof Language];
/** An entry of a movement. Negative leaves the account, positive enters it. */
export type LedgerEntry = {
  /** Account: card, held, payout, chargeback (money taken by a bank and not decided yet) or platform (our own). */
  account: Scalars['String']['output'];
  /** Amount with its sign. */
  amount: Money;
  /** Whose card or payout; null for other accounts. */
  party?: Maybe<Profile>;
};

/** A movement of the ledger: entries that sum to zero. */
export type LedgerGroup = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Entries, at least two. */
  entries: Array<LedgerEntry>;
  /** Id (`led_…`). */
  id: Scalars['ID']['output'];
  /** hire, release, refund, reversal (a transfer taken back), refund_returned, chargeback, chargeback_won, chargeback_lost or loss_covered. */
  kind: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a network says about a published post. */
export type LinkPreview = {
  /** The link, one of those handed in. */
  link: Scalars['String']['output'];
  /** Address of its picture on the network's servers. It may stop working. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** When it was published, where the network says so. */
  postedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Title or caption, plain text of at most 200 characters. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Input of `makeOffer`, which proposes terms for a paid job; a pending offer of either side is replaced. */
export type MakeOfferInput = {
  /** Amount in USD: more than 0, at most 1,000,000.00. */
  amount: MoneyInput;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Message to the other side, plain text, at most 2,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** Work; as the last offer says when absent, or the brief of the campaign. */
  work?: InputMaybe<WorkInput>;
};

/** Answer of `makeOffer`, which proposes terms for a paid job; a pending offer of either side is replaced. */
export type MakeOfferPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `markAsDone`, which marks a job as done; paid jobs require a text. */
export type MarkAsDoneInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** Plain text, at most 2,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `markAsDone`, which marks a job as done; paid jobs require a text. */
export type MarkAsDonePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `markAsSent`, which marks the product of a sponsored job as sent, or corrects carrier and number before it is received. */
export type MarkAsSentInput = {
  /** Carrier, or how it gets there; at most 100 characters. */
  carrier: Scalars['String']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** Tracking number, at most 100 characters; none when there is none. */
  trackingNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `markAsSent`, which marks the product of a sponsored job as sent, or corrects carrier and number before it is received. */
export type MarkAsSentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `markConversationRead`, which marks everything up to a message as read. */
export type MarkConversationReadInput = {
  /** Id of a conversation of the viewer (`cnv_…`). */
  conversationId: Scalars['ID']['input'];
  /** Id of a message (`msg_…`). */
  messageId: Scalars['ID']['input'];
};

/** Answer of `markConversationRead`, which marks everything up to a message as read. */
export type MarkConversationReadPayload = {
  /** The conversation after the change. */
  conversation: Conversation;
};

/** Answer of `markNotificationsRead`, which marks all the viewer's notifications read. */
export type MarkNotificationsReadPayload = {
  /** Number of notifications that were unread. */
  markedCount: Scalars['Int']['output'];
};

/** Formats of posts at a network. */
export const MediaFormat = {
  /** Several pictures or videos. */
  CAROUSEL: 'CAROUSEL',
  /** One picture. */
  PHOTO: 'PHOTO',
  /** A reel. */
  REEL: 'REEL',
  /** A video that is no reel. */
  VIDEO: 'VIDEO'
} as const;

export type MediaFormat = typeof MediaFormat[keyof typeof MediaFormat];
/** A message between two people. */
export type Message = Node & {
  /** Whether it seems to ask the viewer to pay or talk outside the product. A hint that may be wrong, to be shown calmly. Always false for own messages. */
  asksToPayOutside: Scalars['Boolean']['output'];
  /** Id given by the sender. */
  clientId: Scalars['ID']['output'];
  /** Its conversation. */
  conversation: Conversation;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether a received message has a link and its sender was new when it was sent: a member for less than a week, or without a finished job. */
  hasNewcomerLink: Scalars['Boolean']['output'];
  /** Id; later messages have greater numbers (`msg_…`). */
  id: Scalars['ID']['output'];
  /** Whether the viewer sent it. */
  mine: Scalars['Boolean']['output'];
  /** Pictures sent with it. */
  pictures: Array<Picture>;
  /** Plain text; may be empty when there are pictures. */
  text: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of messages. */
export type MessageConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<MessageEdge>;
  /** Rows of this page, newest first. */
  nodes: Array<Message>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type MessageEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Message;
};

/** An amount of money. */
export type Money = {
  /** Amount in minor units (cents for USD). */
  amount: Scalars['MinorUnits']['output'];
  /** Currency of the amount. */
  currency: Scalars['CurrencyCode']['output'];
};

/** Something that was tried at the payment provider for a payment. */
export type MoneyAttempt = {
  /** Amount, with the platform fee where it moves too. */
  amount: Money;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Failure of the last try. */
  failure?: Maybe<Scalars['String']['output']>;
  /** What was tried. */
  kind: MoneyAttemptKind;
  /** Its id at the payment provider; null before there is one. */
  providerId?: Maybe<Scalars['String']['output']>;
  /** How far it is. */
  state: MoneyAttemptState;
  /** How often it was tried. */
  tries: Scalars['Int']['output'];
  /** Time of its last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What was tried at the payment provider. */
export const MoneyAttemptKind = {
  /** The way from the provider to the influencer's bank. */
  BANK_TRANSFER: 'BANK_TRANSFER',
  /** The payer's card was to be charged. */
  CHARGE: 'CHARGE',
  /** A transfer that was taken back. */
  EARLIER_TRANSFER: 'EARLIER_TRANSFER',
  /** Money was to go back to the payer. */
  REFUND: 'REFUND',
  /** The held money was to go to the influencer. */
  TRANSFER: 'TRANSFER'
} as const;

export type MoneyAttemptKind = typeof MoneyAttemptKind[keyof typeof MoneyAttemptKind];
/** How far something is at the payment provider. */
export const MoneyAttemptState = {
  /** At the bank. */
  ARRIVED: 'ARRIVED',
  /** Staff paid it outside the provider. */
  BY_HAND: 'BY_HAND',
  /** Begun. */
  CREATED: 'CREATED',
  /** No longer followed. */
  ENDED: 'ENDED',
  /** Failed; tried again by itself. */
  FAILED: 'FAILED',
  /** No longer tried; waits for staff. */
  GIVEN_UP: 'GIVEN_UP',
  /** The bank works on it. */
  PROCESSING: 'PROCESSING',
  /** The payer has to confirm it with the bank. */
  REQUIRES_ACTION: 'REQUIRES_ACTION',
  /** Taken back. */
  REVERSED: 'REVERSED',
  /** Made. */
  SUCCEEDED: 'SUCCEEDED',
  /** On its way to the bank. */
  UNDER_WAY: 'UNDER_WAY',
  /** Not tried yet: something keeps it back. */
  WAITING: 'WAITING'
} as const;

export type MoneyAttemptState = typeof MoneyAttemptState[keyof typeof MoneyAttemptState];
/** An amount of money, with its currency. */
export type MoneyInput = {
  /** Amount in minor units (cents for USD). */
  amount: Scalars['MinorUnits']['input'];
  /** Currency of the amount. */
  currency: Scalars['CurrencyCode']['input'];
};

/** Jobs whose money is on its way to the bank, and how much it is. */
export type MoneyOnItsWay = {
  /** The viewer's bank account; null for owners and without one. */
  account?: Maybe<PayoutAccount>;
  /** Sum of them. */
  amount: Money;
  /** Number of jobs. */
  count: Scalars['Int']['output'];
  /** Day by which all of it should have arrived, as promised; null while nothing is. */
  promisedOn?: Maybe<Scalars['Date']['output']>;
};

/** Where the money of a paid job is. */
export const MoneyPlace = {
  /** In the influencer's bank account. */
  ARRIVED: 'ARRIVED',
  /** Given back to the payer. */
  GIVEN_BACK: 'GIVEN_BACK',
  /** Paid and held until the owner releases it. A bank that asked for it back may have it meanwhile. */
  HELD: 'HELD',
  /** Transferred, and on its way to the influencer's bank. */
  ON_ITS_WAY: 'ON_ITS_WAY',
  /** Released; the transfer is under way, or was made before arrivals were followed. */
  RELEASED: 'RELEASED',
  /** Agreed and not paid yet. */
  TO_PAY: 'TO_PAY'
} as const;

export type MoneyPlace = typeof MoneyPlace[keyof typeof MoneyPlace];
/** Where the money of a paid job is before it is paid out. Every job has at most one. */
export const MoneyStanding = {
  /** Agreed and not paid yet. */
  EXPECTED: 'EXPECTED',
  /** Paid and held until the owner releases it. */
  HELD: 'HELD',
  /** Released, and not known to have arrived in the bank account. */
  ON_ITS_WAY: 'ON_ITS_WAY'
} as const;

export type MoneyStanding = typeof MoneyStanding[keyof typeof MoneyStanding];
/** Jobs whose money is at the same place, and how much it is. */
export type MoneyTotal = {
  /** Sum of them. */
  amount: Money;
  /** Number of jobs. */
  count: Scalars['Int']['output'];
};

/** Money of the jobs of one side that was not paid out yet. No job is in two of them; `myRemarks` and `receivedRemarks` list its jobs by `money`. */
export type MoneyTotals = {
  /** Agreed and not paid yet; of the owner, with the platform fee. */
  expected: MoneyTotal;
  /** Paid and held. */
  held: MoneyTotal;
  /** Released, and not known to have arrived in the bank account. */
  onItsWay: MoneyOnItsWay;
};

/** What payments cost and earned in a month. */
export type MonthlyFigures = {
  /** Until when movements at the provider are booked; null before the first. */
  bookedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** One for each currency of the balance. */
  currencies: Array<CurrencyFigures>;
  /** First day of the month. */
  month: Scalars['Date']['output'];
};

/** Input of `moveSlide`, which puts a slide at another place among the slides. */
export type MoveSlideInput = {
  /** Id of the object (`sld_…`). */
  id: Scalars['ID']['input'];
  /** Place among the slides, from 1; beyond the last it is the last. */
  position: Scalars['Int']['input'];
};

/** Answer of `moveSlide`, which puts a slide at another place among the slides. */
export type MoveSlidePayload = {
  /** The slide after the change. */
  slide: Slide;
};

/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type Mutation = {
  /** Accepts an amendment of the other side, which makes the next deal sheet, and the job done when it drops all that was still open. Idempotent. Errors: FORBIDDEN for the own one, NO_AMENDMENT, OFFER_OVERDUE, WRONG_STATE; when it makes a paid job done also BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED. For: the side that it was made to. */
  acceptAmendment?: Maybe<AcceptAmendmentPayload>;
  /** Accepts an offer of the other side. Errors: BANK_ACCOUNT_MISSING, RECIPIENT_BANK_MISSING, OFFER_CHANGED, OFFER_LAPSED, OFFER_OVERDUE, PAYOUTS_PAUSED, RECIPIENT_PAYOUTS_PAUSED, APART, WRONG_STATE. For: the side that it was made to. */
  acceptOffer?: Maybe<AcceptOfferPayload>;
  /** Accepts what the other side of a dispute proposes: the dispute is over, and the money moves as after a ruling. Idempotent. Errors: BANK_ACCOUNT_MISSING, RECIPIENT_BANK_MISSING, PAYOUTS_PAUSED, RECIPIENT_PAYOUTS_PAUSED, RECIPIENT_ACCOUNT_NEW, CHARGEBACK_OPEN, REFUND_FAILED, PAYOUT_FAILED, FORBIDDEN for the own proposal, NO_SETTLEMENT, WRONG_STATE. For: the side that it was made to. */
  acceptSettlement?: Maybe<AcceptSettlementPayload>;
  /** Adds a statement to an open dispute. Errors: FIELD_REQUIRED, WRONG_STATE. For: owner, influencer. */
  addDisputeStatement?: Maybe<AddDisputeStatementPayload>;
  /** Adds the passkey that the browser made; an account has at most 10. Errors: PROOF_NEEDED, PASSKEY_REFUSED, FIELD_REQUIRED. For: signed in. */
  addPasskey?: Maybe<AddPasskeyPayload>;
  /** Adds a note about something; members never see it. Errors: FIELD_REQUIRED. For: staff. */
  addStaffNote?: Maybe<AddStaffNotePayload>;
  /** Answers a cancel request: agreeing refunds the payer in full, declining continues the job. Errors: REFUND_FAILED, CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: the influencer. */
  answerCancel?: Maybe<AnswerCancelPayload>;
  /** Allows a program what is named of the scopes it asked for, or refuses it. Answers where the browser goes next. Errors: PROOF_NEEDED. For: verified. */
  answerOAuthRequest?: Maybe<AnswerOAuthRequestPayload>;
  /** Answers a review in public, once. Errors: FIELD_REQUIRED, ALREADY_ANSWERED. For: the reviewed side. */
  answerReview?: Maybe<AnswerReviewPayload>;
  /** Applies to a campaign; to a paid one with a price, which binds nobody. Errors: PROFILE_INCOMPLETE, TOO_FEW_FOLLOWERS, ALREADY_APPLIED, CAMPAIGN_CLOSED, OWN_CAMPAIGN, NOT_PAID_TYPE, OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID. For: verified. */
  applyToCampaign?: Maybe<ApplyToCampaignPayload>;
  /** Approves a campaign. Errors: WRONG_STATE, CAMPAIGN_ENDED. For: staff (content). */
  approveCampaign?: Maybe<ApproveCampaignPayload>;
  /** Approves a draft or published work. What is approved cannot be disputed. Errors: NOTHING_TO_REVIEW, WRONG_STATE, NOT_HIRED. For: the owner. */
  approveWork?: Maybe<ApproveWorkPayload>;
  /** Asks for changes of a draft or of published work, which uses a round; a finished job is open again. Errors: FIELD_REQUIRED, ROUNDS_USED, NOTHING_TO_REVIEW, WRONG_STATE, NOT_HIRED. For: the owner. */
  askForChanges?: Maybe<AskForChangesPayload>;
  /** Asks the influencer of a paid job to cancel it; silence for 72 hours agrees. Errors: FIELD_REQUIRED without a reason, DISPUTE_ONLY, CHARGEBACK_OPEN, WRONG_STATE, IN_DISPUTE, NOT_PAID_TYPE. For: the owner. */
  askToCancel?: Maybe<AskToCancelPayload>;
  /** Takes a case, from whoever had it, or puts it back. Errors: NOT_FOUND. For: staff. */
  assignCase?: Maybe<AssignCasePayload>;
  /** Starts to link an account: the address of the network's authorisation page. The person returns to /edit-profile with code and state (or error and state). Errors: SOCIAL_NOT_OFFERED. For: signed in. */
  beginLinking?: Maybe<BeginLinkingPayload>;
  /** Blocks a person: the two no longer find one another, and neither can apply, invite, offer or hire. Paid jobs can still finish. Errors: NOT_FOUND, CANNOT_BLOCK_SELF. For: signed in. */
  blockUser?: Maybe<BlockUserPayload>;
  /** Cancels an application or job: free before a payment, for either side; by the influencer of a paid job before it is done, with a full refund. Errors: ASK_TO_CANCEL_FIRST, DISPUTE_ONLY, REFUND_FAILED, PAYMENT_UNDER_WAY, CHARGEBACK_OPEN, WRONG_STATE, IN_DISPUTE. For: owner, applicant. */
  cancelJob?: Maybe<CancelJobPayload>;
  /** Cancels an order, with a full refund of what was paid. Errors: PAYMENT_UNDER_WAY, CHARGEBACK_OPEN, WRONG_STATE. For: its buyer before it was sent, its seller. */
  cancelOrder?: Maybe<CancelOrderPayload>;
  /** Changes the brief of a published campaign; null removes it. Applications, offers and deals keep the work that they were made with. Errors: WRONG_STATE, DATE_IN_PAST, FIELD_REQUIRED. For: its owner. */
  changeBrief?: Maybe<ChangeBriefPayload>;
  /** Sets a new password; all other sessions end, this one is rotated. Errors: PASSWORD_WRONG, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: signed in. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Chooses or changes the username. Errors: USERNAME_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: signed in. */
  chooseUsername?: Maybe<ChooseUsernamePayload>;
  /** Closes the account: hidden now, erased after 30 days; the ledger stays. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, OPEN_JOBS_FIRST, OPEN_ORDERS_FIRST. For: signed in. */
  closeAccount?: Maybe<CloseAccountPayload>;
  /** Closes an open campaign with a hire before its last day: it is awarded and takes no more applications; jobs continue. Errors: WRONG_STATE, NOBODY_HIRED. For: its owner. */
  closeCampaign?: Maybe<CloseCampaignPayload>;
  /** Adds the authenticator app, with a code of it. Errors: PROOF_NEEDED, CODE_WRONG, RATE_LIMITED. For: signed in. */
  confirmAuthenticatorApp?: Maybe<ConfirmAuthenticatorAppPayload>;
  /** Confirms delivery: held money is paid out to the seller. Errors: WRONG_STATE. For: its buyer; with cash on delivery also its seller. */
  confirmDelivery?: Maybe<ConfirmDeliveryPayload>;
  /** Changes the address of the viewer with the token that was mailed to the new one. The old one, if it was verified, gets a mail that undoes it for 7 days. Errors: LINK_INVALID, VERIFY_SIGN_IN when the token was mailed for another account, EMAIL_TAKEN, RATE_LIMITED. For: signed in; others get VERIFY_SIGN_IN. */
  confirmEmailChange?: Maybe<ConfirmEmailChangePayload>;
  /** Proves who is signed in, for what answers PROOF_NEEDED: by the password, a code or a passkey. Of staff it has to be a second factor; in the demo only of those who have one. Errors: PASSWORD_REQUIRED, PASSWORD_WRONG, CODE_WRONG, PASSKEY_REFUSED, RATE_LIMITED. For: signed in. */
  confirmIdentity?: Maybe<ConfirmIdentityPayload>;
  /** Confirms what another member of staff asked for, and does it. Errors: PROOF_NEEDED, NOT_FOUND, FORBIDDEN for the own one and for roles that may not do it, WRONG_STATE when it is decided, older than 24 hours or not what the hash is of, and what the operation itself refuses. For: staff. */
  confirmProposal?: Maybe<ConfirmProposalPayload>;
  /** Confirms that the product of a sponsored job has arrived: from now on the days until the work is due count. Errors: NOTHING_TO_SEND, PRODUCT_NOT_SENT, PRODUCT_RECEIVED, WRONG_STATE. For: the hired influencer. */
  confirmReceipt?: Maybe<ConfirmReceiptPayload>;
  /** Creates an access token and notifies its owner by mail. The secret is shown only once. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, TOO_MANY_TOKENS, RATE_LIMITED. For: verified. */
  createAccessToken?: Maybe<CreateAccessTokenPayload>;
  /** Posts a campaign for approval and deletes the draft. Errors: TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID, FIELD_REQUIRED. For: verified. */
  createCampaign?: Maybe<CreateCampaignPayload>;
  /** Creates a program that acts for other members by OAuth; an account has at most 20. The secret is shown only once. Errors: PROOF_NEEDED, TOO_MANY_APPS, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: verified. */
  createOAuthApp?: Maybe<CreateOAuthAppPayload>;
  /** Adds a product to the shop. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: verified. */
  createProduct?: Maybe<CreateProductPayload>;
  /** Creates a list to save influencers to; an account has at most 50. Errors: FIELD_REQUIRED, SAVED_LIST_LIMIT. For: signed in. */
  createSavedList?: Maybe<CreateSavedListPayload>;
  /** Begins saving a card. A person then confirms the card in a browser, with the payment provider's form and the client secret, or in Settings; `savePaymentMethod` keeps it. Errors: RATE_LIMITED, UNAVAILABLE. For: verified. */
  createSetupIntent?: Maybe<CreateSetupIntentPayload>;
  /** Creates a webhook; an account has at most 10. Errors: PROOF_NEEDED, WEBHOOK_URL_REFUSED, WEBHOOK_LIMIT, RATE_LIMITED. For: verified. */
  createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deactivates a product, or brings it back; its seller is notified. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust). */
  deactivateProduct?: Maybe<DeactivateProductPayload>;
  /** Declines an application that has no offer on the table, with a reason for the applicant. Errors: WRONG_STATE. For: the owner. */
  declineApplication?: Maybe<DeclineApplicationPayload>;
  /** Declines an invitation. Applying stays possible, without its amount. Errors: WRONG_STATE. For: the invited influencer. */
  declineInvitation?: Maybe<DeclineInvitationPayload>;
  /** Declines what the other side of a dispute proposes; the dispute stays open. Errors: FORBIDDEN for the own proposal, NO_SETTLEMENT, WRONG_STATE. For: the side that it was made to. */
  declineSettlement?: Maybe<DeclineSettlementPayload>;
  /** Deletes the bank account. Errors: PROOF_NEEDED, PAYOUT_IN_FLIGHT. For: signed in. */
  deleteBankAccount?: Maybe<DeleteBankAccountPayload>;
  /** Deletes a program and ends it for everybody. For: its owner. */
  deleteOAuthApp?: Maybe<DeleteOAuthAppPayload>;
  /** Deletes a list. For: its owner. */
  deleteSavedList?: Maybe<DeleteSavedListPayload>;
  /** Deletes the spare bank account. Errors: PROOF_NEEDED. For: signed in. */
  deleteSpareBankAccount?: Maybe<DeleteSpareBankAccountPayload>;
  /** Deletes a webhook with its deliveries. For: its owner. */
  deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /** Discards the draft. For: signed in. */
  discardDraft?: Maybe<DiscardDraftPayload>;
  /** Ends a program for the viewer: all its tokens stop working. For: signed in. */
  disconnectApp?: Maybe<DisconnectAppPayload>;
  /** Copies a campaign into the draft, without its last day. Errors: DRAFT_EXISTS. For: its owner. */
  duplicateCampaign?: Maybe<DuplicateCampaignPayload>;
  /** Ends a paid job with a full refund: nothing was handed in until long after the work was due. Errors: NOT_LATE, CHARGEBACK_OPEN, REFUND_FAILED, WRONG_STATE, NOT_PAID_TYPE, IN_DISPUTE. For: the owner. */
  endLateJob?: Maybe<EndLateJobPayload>;
  /** Ends seeing Koli as a person does: the session is that of staff again, whose account is answered. For: signed in. */
  endSeeing?: Maybe<EndSeeingPayload>;
  /** Ends one session with the token of the mail that told of it, without signing in. Errors: LINK_INVALID, RATE_LIMITED. For: everybody. */
  endSession?: Maybe<EndSessionPayload>;
  /** Creates a link to everything stored about the viewer. Errors: PROOF_NEEDED, PASSWORD_REQUIRED, PASSWORD_WRONG, RATE_LIMITED (five a day). For: signed in. */
  exportMyData?: Maybe<ExportMyDataPayload>;
  /** Moves the last day of an open campaign to a later one. It stays open and approved. Errors: WRONG_STATE. For: its owner. */
  extendCampaign?: Maybe<ExtendCampaignPayload>;
  /** Gives a side of an open dispute two more days, once; staff get as many more to decide. Errors: REASON_REQUIRED, DISPUTE_EXTENDED, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments). */
  extendDispute?: Maybe<ExtendDisputePayload>;
  /** Features a campaign at a position, or stops featuring it with null. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (content). */
  featureCampaign?: Maybe<FeatureCampaignPayload>;
  /** Adds a person to the featured influencers, or removes them. Errors: REASON_REQUIRED, NOT_FOUND. For: staff (content). */
  featureInfluencer?: Maybe<FeatureInfluencerPayload>;
  /** Links the account with which the person returned. A state works once, within 15 minutes, in the same session. Errors: SOCIAL_LINK_EXPIRED, SOCIAL_ACCOUNT_TAKEN, UNAVAILABLE. For: signed in. */
  finishLinking?: Maybe<FinishLinkingPayload>;
  /** Gives the delivery address of a sponsored job, or another one before the product is sent. Only the two sides see it. Errors: NOTHING_TO_SEND, PRODUCT_SENT, RECIPIENT_REQUIRED, MOBILE_REQUIRED, MOBILE_INVALID, ADDRESS_REQUIRED, FIELD_REQUIRED, WRONG_STATE. For: the hired influencer. */
  giveAddress?: Maybe<GiveAddressPayload>;
  /** Hands in a draft or published work of a deliverable; published work also in place of what is not approved yet. The last published work marks the job as done. Errors: NOTHING_TO_HAND_IN, WORK_REQUIRED, WRONG_PLATFORM, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, IMAGE_REFUSED, WRONG_STATE, NOT_HIRED. For: the side that publishes it. */
  handInWork?: Maybe<HandInWorkPayload>;
  /** Heartbeat of the viewer; every 20 seconds keeps them online. An open signed-in websocket does the same. For: signed in. */
  heartbeat?: Maybe<HeartbeatPayload>;
  /** Hides a review from everybody but its author and staff; it no longer counts. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust). */
  hideReview?: Maybe<HideReviewPayload>;
  /** Hires for a sponsored or shoutout campaign. Errors: PAID_TYPE, CAMPAIGN_NOT_OPEN, APART, WRONG_STATE. For: the owner. */
  hire?: Maybe<HirePayload>;
  /** Invites an influencer to apply, with an amount for paid campaigns. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, NOT_PAID_TYPE, ALREADY_APPLIED, ALREADY_INVITED, OWN_CAMPAIGN, CAMPAIGN_NOT_OPEN, APART. For: the owner. */
  invite?: Maybe<InvitePayload>;
  /** Proposes terms for a paid job; a pending offer of either side is replaced. The owner may begin; the applicant answers an offer, or proposes after one was rejected or lapsed. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, DATE_IN_PAST, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the owner, the applicant. */
  makeOffer?: Maybe<MakeOfferPayload>;
  /** Marks a job as done; paid jobs require a text. Errors: DONE_TEXT_REQUIRED, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, NOT_HIRED, WRONG_STATE. For: the hired influencer. */
  markAsDone?: Maybe<MarkAsDonePayload>;
  /** Marks the product of a sponsored job as sent, or corrects carrier and number before it is received. Errors: NOTHING_TO_SEND, ADDRESS_MISSING, PRODUCT_RECEIVED, FIELD_REQUIRED, WRONG_STATE. For: the owner. */
  markAsSent?: Maybe<MarkAsSentPayload>;
  /** Marks everything up to a message as read. For: the two people of the conversation. */
  markConversationRead?: Maybe<MarkConversationReadPayload>;
  /** Marks all the viewer's notifications read. For: signed in. */
  markNotificationsRead?: Maybe<MarkNotificationsReadPayload>;
  /** Puts a slide at another place among the slides. Errors: NOT_FOUND. For: staff (content). */
  moveSlide?: Maybe<MoveSlidePayload>;
  /** The conversation with a person, created when there is none. Errors: NOT_FOUND, WRITE_TO_SELF, APART. For: verified. */
  openConversation?: Maybe<OpenConversationPayload>;
  /** Puts a running or finished job that holds money into dispute, for staff to decide: when its sides have left, or do nothing. A job in dispute stays so. Errors: REASON_REQUIRED, NOT_PAID_TYPE, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments). */
  openDispute?: Maybe<OpenDisputePayload>;
  /** Address of the payment provider's page where the viewer gives what it needs: documents, and details that it could not confirm. It can be visited once, within minutes; the person returns to a page of ours. Errors: PROOF_NEEDED, NOTHING_TO_VERIFY, UNAVAILABLE, RATE_LIMITED. For: verified. */
  openVerification?: Maybe<OpenVerificationPayload>;
  /** Charges the accepted offer and hires. Idempotent. Errors: CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED, PAYMENT_METHOD_NOT_TAKEN, PAYMENT_FAILED, OFFER_NOT_ACCEPTED, NOT_PAID_TYPE, APART, RATE_LIMITED, WRONG_STATE. For: the owner. */
  payForHire?: Maybe<PayForHirePayload>;
  /** Charges an order; the money is held until delivery. Idempotent. Errors: CARD_DECLINED with the provider's message, CARD_AUTHENTICATION_REQUIRED, PAYMENT_METHOD_NOT_TAKEN, PAYMENT_FAILED, ORDER_BY_CASH, RATE_LIMITED, WRONG_STATE. For: its buyer. */
  payForOrder?: Maybe<PayForOrderPayload>;
  /** Orders a product and reserves it. A card order must be paid within 30 minutes. Errors: OUT_OF_STOCK, PRICE_CHANGED, CASH_LIMIT, SELLER_TAKES_NO_CARDS, PRODUCT_NOT_SOLD, OWN_PRODUCT, RECIPIENT_REQUIRED, ADDRESS_REQUIRED, POSTAL_CODE_INVALID, MOBILE_REQUIRED, MOBILE_INVALID. For: verified. */
  placeOrder?: Maybe<PlaceOrderPayload>;
  /** Proposes other work for a job under way, for the amount agreed; a later due date, for example. A pending amendment of either side is replaced. The same again changes nothing. Errors: DATE_IN_PAST, APART, WRONG_STATE. For: the owner, the influencer. */
  proposeAmendment?: Maybe<ProposeAmendmentPayload>;
  /** Proposes more work, or longer use of it, for more money: a job of its own beside a paid job of the same two, with its own offers, deal, payment and release, which is the answer. For longer use alone `work` has no deliverables. The same again answers the one that is there. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID, DATE_IN_PAST, EXTRA_OPEN, NOT_PAID_TYPE, CAMPAIGN_NOT_OPEN, BANK_ACCOUNT_MISSING, PAYOUTS_PAUSED, APART, WRONG_STATE. For: the owner, the influencer. */
  proposeExtra?: Maybe<ProposeExtraPayload>;
  /** Proposes how to divide the money of a disputed job, in place of the own earlier proposal. The other side accepts or declines. Errors: CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: owner, influencer. */
  proposeSettlement?: Maybe<ProposeSettlementPayload>;
  /** Publishes a draft. Errors: NOT_FOUND, WRONG_STATE. For: staff (content). */
  publishNews?: Maybe<PublishNewsPayload>;
  /** Raises a dispute about a finished paid job and freezes its money until staff decide. Errors: FIELD_REQUIRED without a reason, IN_DISPUTE, NOT_DONE, CHARGEBACK_OPEN, WRONG_STATE, NOT_PAID_TYPE. For: owner, influencer. */
  raiseDispute?: Maybe<RaiseDisputePayload>;
  /** Reads followers and posts of the linked account from Instagram now; otherwise this happens once a day. Errors: SOCIAL_ACCOUNT_MISSING, SOCIAL_NOT_OFFERED, UNAVAILABLE. For: signed in. */
  refreshInstagram?: Maybe<RefreshInstagramPayload>;
  /** Rejects an amendment of the other side; the deal stays as it was. Idempotent. Errors: FORBIDDEN for the own one, NO_AMENDMENT, WRONG_STATE. For: the side that it was made to. */
  rejectAmendment?: Maybe<RejectAmendmentPayload>;
  /** Rejects a campaign with a reason for its owner. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (content). */
  rejectCampaign?: Maybe<RejectCampaignPayload>;
  /** Rejects an offer of the other side. Errors: OFFER_CHANGED, OFFER_LAPSED, WRONG_STATE. For: the side that it was made to. */
  rejectOffer?: Maybe<RejectOfferPayload>;
  /** Releases the held payment to the influencer. Idempotent. Errors: NOT_DONE, IN_DISPUTE, CHARGEBACK_OPEN, RECIPIENT_BANK_MISSING, RECIPIENT_PAYOUTS_PAUSED, PAYOUT_FAILED, WRONG_STATE, NOT_PAID_TYPE. For: the owner. */
  releasePayment?: Maybe<ReleasePaymentPayload>;
  /** Removes the authenticator app. Errors: PROOF_NEEDED, NOT_FOUND, LAST_FACTOR. For: signed in. */
  removeAuthenticatorApp?: Maybe<RemoveAuthenticatorAppPayload>;
  /** Removes a passkey. Errors: PROOF_NEEDED, NOT_FOUND, LAST_FACTOR. For: its owner. */
  removePasskey?: Maybe<RemovePasskeyPayload>;
  /** Removes a saved card, here and soon after at the payment provider. Payments made with it stay. Errors: NOT_FOUND. For: its owner. */
  removePaymentMethod?: Maybe<RemovePaymentMethodPayload>;
  /** Removes a slide. Errors: NOT_FOUND. For: staff (content). */
  removeSlide?: Maybe<RemoveSlidePayload>;
  /** Renames a passkey. Errors: PROOF_NEEDED, NOT_FOUND, FIELD_REQUIRED. For: its owner. */
  renamePasskey?: Maybe<RenamePasskeyPayload>;
  /** Renames a list. Errors: FIELD_REQUIRED. For: its owner. */
  renameSavedList?: Maybe<RenameSavedListPayload>;
  /** Makes new recovery codes; earlier ones no longer work. Errors: PROOF_NEEDED, WRONG_STATE without a second factor. For: signed in. */
  renewRecoveryCodes?: Maybe<RenewRecoveryCodesPayload>;
  /** Reopens a closed account, until it is erased. Errors: PROOF_NEEDED, NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff (trust). */
  reopenAccount?: Maybe<ReopenAccountPayload>;
  /** Delivers a message again, with the same id and all its tries. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: its owner. */
  replayWebhookDelivery?: Maybe<ReplayWebhookDeliveryPayload>;
  /** Reports a campaign to staff. Errors: COMMENT_REQUIRED, OWN_CAMPAIGN, ALREADY_REPORTED. For: signed in, not its owner. */
  reportCampaign?: Maybe<ReportCampaignPayload>;
  /** Reports a message to staff. Errors: COMMENT_REQUIRED, PERSON_REPORTED. For: who got it. */
  reportMessage?: Maybe<ReportMessagePayload>;
  /** Reports a problem with an order under way; staff look into it. Errors: REASON_REQUIRED, ORDER_BY_CASH, WRONG_STATE. For: its buyer. */
  reportOrderProblem?: Maybe<ReportOrderProblemPayload>;
  /** Reports a person to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, PERSON_REPORTED. For: signed in. */
  reportPerson?: Maybe<ReportPersonPayload>;
  /** Reports a review of a job to staff. Errors: COMMENT_REQUIRED, NOT_FOUND, CANNOT_REPORT_SELF, REVIEW_REPORTED. For: signed in, not its author. */
  reportReview?: Maybe<ReportReviewPayload>;
  /** Asks to change the sign-in address: mails a link to the new one, which confirms it within 24 hours, and tells the present one. A later request takes the place of an earlier one. Errors: PROOF_NEEDED, EMAIL_REQUIRED, EMAIL_INVALID, EMAIL_TAKEN, RATE_LIMITED. For: signed in. */
  requestEmailChange?: Maybe<RequestEmailChangePayload>;
  /** Mails a reset link; none when several were mailed within the hour. After several failures only with a solved captcha. Errors: EMAIL_UNKNOWN, EMAIL_REQUIRED, EMAIL_INVALID, CAPTCHA_NEEDED. For: everybody. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Mails the verification link again. Errors: RATE_LIMITED. For: signed in. */
  resendVerification?: Maybe<ResendVerificationPayload>;
  /** Sets a new password with a mailed token, ends all sessions and access tokens, and pauses webhooks. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: everybody. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Answers a request for help: members are notified, visitors get a mail. Errors: ANSWER_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff (trust). */
  resolveHelpRequest?: Maybe<ResolveHelpRequestPayload>;
  /** Resolves a report; the reporter is notified that it was looked into. Errors: NOT_FOUND, WRONG_STATE, REASON_REQUIRED. For: staff (trust). */
  resolveReport?: Maybe<ResolveReportPayload>;
  /** Ends a suspension; campaigns hidden by it are shown again. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE. For: staff (trust). */
  restoreAccount?: Maybe<RestoreAccountPayload>;
  /** Shows a hidden review again. Errors: REASON_REQUIRED, WRONG_STATE. For: staff (trust). */
  restoreReview?: Maybe<RestoreReviewPayload>;
  /** Schedules a failed event to be tried again now. Errors: NOT_FOUND, WRONG_STATE when it is done. For: staff (payments). */
  retryProviderEvent?: Maybe<RetryProviderEventPayload>;
  /** Reviews the other side of a settled job, once. Both reviews appear when both are in, or when the time is over. Errors: NOT_SETTLED, ALREADY_REVIEWED, REVIEW_TIME_OVER. For: owner, influencer. */
  reviewJob?: Maybe<ReviewJobPayload>;
  /** Reviews the product of a delivered order, once. Errors: NOT_DELIVERED, ALREADY_REVIEWED. For: its buyer. */
  reviewProduct?: Maybe<ReviewProductPayload>;
  /** Revokes an access token and ends its subscriptions. Idempotent. For: signed in. */
  revokeAccessToken?: Maybe<RevokeAccessTokenPayload>;
  /** Ends all of the viewer's other sessions and returns how many. Access tokens stay. For: signed in. */
  revokeOtherSessions?: Maybe<RevokeOtherSessionsPayload>;
  /** Ends one of the viewer's sessions. For: signed in. */
  revokeSession?: Maybe<RevokeSessionPayload>;
  /** Creates a new secret; for 24 hours messages are also signed with the earlier one. Errors: PROOF_NEEDED. For: its owner. */
  rotateWebhookSecret?: Maybe<RotateWebhookSecretPayload>;
  /** Decides a dispute and moves the money. Idempotent. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, RECIPIENT_BANK_MISSING, RECIPIENT_ACCOUNT_NEW, REFUND_FAILED, PAYOUT_FAILED, RECIPIENT_PAYOUTS_PAUSED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments). */
  ruleDispute?: Maybe<RuleDisputePayload>;
  /** Registers the bank account at the payment provider, or replaces it. One that takes the place of another is not paid out to for 72 hours, unless a second factor was shown in the last 15 minutes, and the owner gets a mail that undoes it. Errors: PROOF_NEEDED, BANK_REFUSED with the provider's message, BANK_COUNTRY, DATE_IN_FUTURE, UNAVAILABLE. For: verified. */
  saveBankAccount?: Maybe<SaveBankAccountPayload>;
  /** Adds a category, or renames, hides, shows or features one. Its id and its name in addresses stay. Errors: NOT_FOUND, FIELD_REQUIRED. For: staff (content). */
  saveCategory?: Maybe<SaveCategoryPayload>;
  /** Saves the viewer's draft. Errors: AMOUNT_INVALID. For: signed in. */
  saveDraft?: Maybe<SaveDraftPayload>;
  /** Saves a person to a list, or removes them from it. They are not told. For: the owner of the list. */
  saveInfluencer?: Maybe<SaveInfluencerPayload>;
  /** Creates a draft, or changes a news article: what is not given stays, and null empties it. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff (content). */
  saveNews?: Maybe<SaveNewsPayload>;
  /** Saves the card of a confirmed setup, once. Without this call it is saved when the payment provider reports it, usually within a minute. Errors: CARD_NOT_CONFIRMED, CARD_DECLINED with the provider's message, NOT_FOUND (also when the card was removed meanwhile), UNAVAILABLE. For: verified. */
  savePaymentMethod?: Maybe<SavePaymentMethodPayload>;
  /** Changes the text of a page, which is public immediately; what is not given stays. Errors: NOT_FOUND, TITLE_REQUIRED, DETAILS_REQUIRED. For: staff (content). */
  saveSiteText?: Maybe<SaveSiteTextPayload>;
  /** Adds a slide at the end, or changes one; public immediately. Errors: NOT_FOUND, TITLE_REQUIRED, FIELD_REQUIRED. For: staff (content). */
  saveSlide?: Maybe<SaveSlidePayload>;
  /** From now on this session reads Koli as a person does, for at most 15 minutes, and can change nothing. The person is told. Errors: PROOF_NEEDED, REASON_REQUIRED, NOT_FOUND, FORBIDDEN for staff. For: staff (trust). */
  seeAsPerson?: Maybe<SeeAsPersonPayload>;
  /** Refuses what another member of staff asked for, with a reason, or takes the own proposal back. Errors: REASON_REQUIRED, NOT_FOUND, WRONG_STATE when it is decided. For: staff. */
  sendBackProposal?: Maybe<SendBackProposalPayload>;
  /** Asks staff for help. Errors: NAME_REQUIRED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, EMAIL_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED, CAPTCHA_REQUIRED, NOT_FOUND, RATE_LIMITED. For: everybody. */
  sendHelpRequest?: Maybe<SendHelpRequestPayload>;
  /** Sends a message; repeats with the same clientId send nothing. Errors: NOT_FOUND, MESSAGE_REQUIRED, WRITE_TO_SELF, APART, RECIPIENT_GONE. For: the two people of the conversation, verified. */
  sendMessage?: Maybe<SendMessagePayload>;
  /** Sends a test message of type 'webhook.test'. Errors: WEBHOOK_DISABLED, RATE_LIMITED. For: the webhook's owner. */
  sendTestEvent?: Maybe<SendTestEventPayload>;
  /** Sets the avatar to an uploaded picture; null removes it. For: signed in. */
  setAvatar?: Maybe<SetAvatarPayload>;
  /** Shows or hides a campaign. Errors: WRONG_STATE. For: its owner. */
  setCampaignDisabled?: Maybe<SetCampaignDisabledPayload>;
  /** Marks or unmarks a campaign as favourite. For: signed in. */
  setFavourite?: Maybe<SetFavouritePayload>;
  /** Stores a typed-in follower count, marked as self-reported. Errors: SOCIAL_ACCOUNT_MISSING. For: signed in with a linked account name. */
  setFollowers?: Maybe<SetFollowersPayload>;
  /** Links an Instagram account by its username; followers and posts are read from Instagram. Where this installation cannot look accounts up, only the handle is stored. Errors: SOCIAL_LOOKUP_FAILED, SOCIAL_ACCOUNT_TAKEN, USERNAME_REQUIRED, USERNAME_INVALID, UNAVAILABLE. For: signed in. */
  setInstagramUsername?: Maybe<SetInstagramUsernamePayload>;
  /** Saves the interests. For: signed in. */
  setInterests?: Maybe<SetInterestsPayload>;
  /** Stores the viewer's language. For: signed in. */
  setLanguage?: Maybe<SetLanguagePayload>;
  /** Turns notification mail on or off. For: signed in. */
  setMailNotifications?: Maybe<SetMailNotificationsPayload>;
  /** Stores which notifications the viewer does not want. For: signed in. */
  setMutedNotifications?: Maybe<SetMutedNotificationsPayload>;
  /** Sets the viewer's location for nearby search; stored to about a kilometre and shown to nobody. For: signed in. */
  setPlace?: Maybe<SetPlacePayload>;
  /** Hides a product, or shows it again. Errors: WRONG_STATE. For: its seller. */
  setProductHidden?: Maybe<SetProductHiddenPayload>;
  /** Stores what the viewer came for, which decides the first steps that are shown. For: signed in. */
  setPurpose?: Maybe<SetPurposePayload>;
  /** Puts an application on the shortlist, which only the owner sees, or takes it off. Errors: WRONG_STATE. For: the owner. */
  setShortlisted?: Maybe<SetShortlistedPayload>;
  /** Makes an account staff with the role content, or takes all roles. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND. For: staff (lead). */
  setStaff?: Maybe<SetStaffPayload>;
  /** Gives an account these roles of staff, and takes the others; an empty list makes it a member. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, FORBIDDEN for the own account. For: staff (lead). */
  setStaffRoles?: Maybe<SetStaffRolesPayload>;
  /** Tells the other person that the viewer is typing; to be called every few seconds. For: the two people of the conversation. */
  setTyping?: Maybe<SetTypingPayload>;
  /** Accepts a typed-in count, or sets it back. Errors: WRONG_STATE, REASON_REQUIRED. For: staff (trust). */
  settleFollowerJump?: Maybe<SettleFollowerJumpPayload>;
  /** Decides about an order under way: refund to the buyer, or payout to the seller. A refund that was given up is tried again, or recorded as paid by hand. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE, CHARGEBACK_OPEN, ORDER_BY_CASH, FORBIDDEN for an own order. For: staff (payments). */
  settleOrder?: Maybe<SettleOrderPayload>;
  /** Schedules a job's given-up refund again, or records that it was paid by hand; the latter also for a refund that was ruled and that the payment provider refused, after which the rest is ruled. Errors: PROOF_NEEDED, SECOND_PERSON_NEEDED, REASON_REQUIRED, REFUND_FAILED, CHARGEBACK_OPEN, FORBIDDEN for an own job, WRONG_STATE. For: staff (payments). */
  settleRefund?: Maybe<SettleRefundPayload>;
  /** Marks an order as sent. Errors: ORDER_NOT_PAID, CHARGEBACK_OPEN, WRONG_STATE. For: its seller. */
  shipOrder?: Maybe<ShipOrderPayload>;
  /** Signs in: starts a session. After several failures only with a solved captcha. Errors: SIGN_IN_FAILED, CAPTCHA_NEEDED, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, SECOND_FACTOR_NEEDED, CODE_WRONG, ACCOUNT_CLOSED, ACCOUNT_SUSPENDED. For: everybody. */
  signIn?: Maybe<SignInPayload>;
  /** Signs in with a passkey and nothing else. Errors: PASSKEY_REFUSED, ACCOUNT_CLOSED, ACCOUNT_SUSPENDED, RATE_LIMITED. For: everybody. */
  signInWithPasskey?: Maybe<SignInWithPasskeyPayload>;
  /** Signs out: ends the session. For: everybody. */
  signOut?: Maybe<SignOutPayload>;
  /** Creates an account and mails the verification link. Errors: FIRST_REQUIRED, LAST_REQUIRED, USERNAME_REQUIRED, USERNAME_INVALID, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, EMAIL_REQUIRED, EMAIL_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, MOBILE_REQUIRED, MOBILE_INVALID, TERMS_REQUIRED, EMAIL_TAKEN, USERNAME_TAKEN, CAPTCHA_REQUIRED. For: visitors. */
  signUp?: Maybe<SignUpPayload>;
  /** Begins to set up an authenticator app (TOTP, RFC 6238). Errors: PROOF_NEEDED, WRONG_STATE when there is one. For: signed in. */
  startAuthenticatorApp?: Maybe<StartAuthenticatorAppPayload>;
  /** Begins a passkey. Errors: PROOF_NEEDED, TOO_MANY_PASSKEYS. For: signed in. */
  startPasskey?: Maybe<StartPasskeyPayload>;
  /** Begins to sign in, or to confirm who one is, with a passkey. Errors: RATE_LIMITED. For: everybody. */
  startPasskeySignIn?: Maybe<StartPasskeySignInPayload>;
  /** Suspends an account: signed out everywhere, hidden with its campaigns, notified by mail. Running jobs stay. Errors: PROOF_NEEDED, REASON_REQUIRED, NOT_FOUND, WRONG_STATE, FORBIDDEN for the own account. For: staff (trust). */
  suspendAccount?: Maybe<SuspendAccountPayload>;
  /** Sends no more notifications to the device of this session. For: signed in. */
  turnDevicePushOff?: Maybe<TurnDevicePushOffPayload>;
  /** Sends notifications to the device of this session, with the subscription that its browser made. Ends with the session. Errors: PUSH_REFUSED, RATE_LIMITED. For: signed in. */
  turnDevicePushOn?: Maybe<TurnDevicePushOnPayload>;
  /** Unblocks a person. For: signed in. */
  unblockUser?: Maybe<UnblockUserPayload>;
  /** Puts back the earlier bank account with the token of the mail about its change, and ends all sessions and access tokens. Errors: LINK_INVALID, UNAVAILABLE, RATE_LIMITED. For: everybody. */
  undoBankAccountChange?: Maybe<UndoBankAccountChangePayload>;
  /** Puts back the earlier address with the token of the mail about its change, and sets a new password. Ends all sessions, access tokens and programs, pauses webhooks, and removes second factors that were added since. Errors: LINK_INVALID, PASSWORD_REQUIRED, PASSWORD_TOO_SHORT, PASSWORD_TOO_EASY, RATE_LIMITED. For: everybody. */
  undoEmailChange?: Maybe<UndoEmailChangePayload>;
  /** Unlinks the Facebook account, with its price. For: signed in. */
  unlinkFacebook?: Maybe<UnlinkFacebookPayload>;
  /** Changes a campaign that is not open yet; what is not given stays, and null empties it. A rejected one returns to approval. Errors: CAMPAIGN_LOCKED, CAMPAIGN_TYPE_LOCKED, TITLE_REQUIRED, TITLE_TOO_LONG, DETAILS_REQUIRED, IMAGE_REQUIRED, COUNTRY_REQUIRED, AGE_REQUIRED, DATE_REQUIRED, DATE_IN_PAST, PRICE_REQUIRED, AMOUNT_INVALID, FIELD_REQUIRED. For: its owner. */
  updateCampaign?: Maybe<UpdateCampaignPayload>;
  /** Changes a program. Members stay connected. Errors: PROOF_NEEDED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS. For: its owner. */
  updateOAuthApp?: Maybe<UpdateOAuthAppPayload>;
  /** Changes a product; what is not given stays, and null empties it. Existing orders keep their price. Errors: TITLE_REQUIRED, DETAILS_REQUIRED, IMAGE_REQUIRED, PRICE_REQUIRED, AMOUNT_INVALID, PRODUCT_PRICE_TOO_SMALL. For: its seller. */
  updateProduct?: Maybe<UpdateProductPayload>;
  /** Changes the profile; what is not given stays, and null empties it. Errors: FIRST_REQUIRED, LAST_REQUIRED, NAME_RESERVED, NAME_HAS_ADDRESS, NAME_CHARACTERS, MOBILE_REQUIRED, MOBILE_INVALID, DATE_IN_FUTURE, AMOUNT_INVALID. For: signed in. */
  updateProfile?: Maybe<UpdateProfilePayload>;
  /** Changes a webhook, or enables or disables it. Errors: PROOF_NEEDED, WEBHOOK_URL_REFUSED, RATE_LIMITED. For: its owner. */
  updateWebhook?: Maybe<UpdateWebhookPayload>;
  /** Pays out to the spare bank account from now on; the other one becomes the spare. A spare younger than 72 hours is paid out to once it is that old, unless a second factor was shown in the last 15 minutes. Errors: PROOF_NEEDED, NOT_FOUND, UNAVAILABLE. For: verified. */
  useSpareBankAccount?: Maybe<UseSpareBankAccountPayload>;
  /** Verifies the address of the viewer with a mailed token, and ends their other sessions. Errors: LINK_INVALID, VERIFY_SIGN_IN when the token was mailed for another account. For: signed in; others get VERIFY_SIGN_IN. */
  verifyEmail?: Maybe<VerifyEmailPayload>;
  /** Tells other staff for a minute that the viewer has a case open. Errors: NOT_FOUND. For: staff. */
  viewCase?: Maybe<ViewCasePayload>;
  /** Withdraws the own amendment before it is answered. Idempotent. Errors: FORBIDDEN for that of the other side, NO_AMENDMENT, WRONG_STATE. For: the side that proposed it. */
  withdrawAmendment?: Maybe<WithdrawAmendmentPayload>;
  /** Withdraws the cancel request; the job continues. Errors: WRONG_STATE, NOT_PAID_TYPE. For: the owner. */
  withdrawCancel?: Maybe<WithdrawCancelPayload>;
  /** Withdraws the new address before it is confirmed; its link no longer works. For: signed in. */
  withdrawEmailChange?: Maybe<WithdrawEmailChangePayload>;
  /** Withdraws an invitation that was not answered yet. Errors: WRONG_STATE. For: the owner. */
  withdrawInvitation?: Maybe<WithdrawInvitationPayload>;
  /** Makes a published article a draft again. Errors: NOT_FOUND, WRONG_STATE. For: staff (content). */
  withdrawNews?: Maybe<WithdrawNewsPayload>;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAcceptAmendmentArgs = {
  input: AcceptAmendmentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAcceptSettlementArgs = {
  input: AcceptSettlementInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAddDisputeStatementArgs = {
  input: AddDisputeStatementInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAddStaffNoteArgs = {
  input: AddStaffNoteInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAnswerCancelArgs = {
  input: AnswerCancelInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAnswerOAuthRequestArgs = {
  input: AnswerOAuthRequestInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationApplyToCampaignArgs = {
  input: ApplyToCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationApproveCampaignArgs = {
  input: ApproveCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationApproveWorkArgs = {
  input: ApproveWorkInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAskForChangesArgs = {
  input: AskForChangesInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAskToCancelArgs = {
  input: AskToCancelInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationAssignCaseArgs = {
  input: AssignCaseInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationBeginLinkingArgs = {
  input: BeginLinkingInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationBlockUserArgs = {
  input: BlockUserInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationChangeBriefArgs = {
  input: ChangeBriefInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationChooseUsernameArgs = {
  input: ChooseUsernameInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCloseAccountArgs = {
  input: CloseAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCloseCampaignArgs = {
  input: CloseCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmAuthenticatorAppArgs = {
  input: ConfirmAuthenticatorAppInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmDeliveryArgs = {
  input: ConfirmDeliveryInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmProposalArgs = {
  input: ConfirmProposalInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationConfirmReceiptArgs = {
  input: ConfirmReceiptInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateCampaignArgs = {
  input: CreateCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateOAuthAppArgs = {
  input: CreateOAuthAppInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateSavedListArgs = {
  input: CreateSavedListInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeactivateProductArgs = {
  input: DeactivateProductInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeclineApplicationArgs = {
  input: DeclineApplicationInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeclineInvitationArgs = {
  input: DeclineInvitationInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeclineSettlementArgs = {
  input: DeclineSettlementInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeleteBankAccountArgs = {
  input: DeleteBankAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeleteOAuthAppArgs = {
  input: DeleteOAuthAppInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeleteSavedListArgs = {
  input: DeleteSavedListInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeleteSpareBankAccountArgs = {
  input: DeleteSpareBankAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDisconnectAppArgs = {
  input: DisconnectAppInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationDuplicateCampaignArgs = {
  input: DuplicateCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationEndLateJobArgs = {
  input: EndLateJobInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationExportMyDataArgs = {
  input: ExportMyDataInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationExtendCampaignArgs = {
  input: ExtendCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationExtendDisputeArgs = {
  input: ExtendDisputeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationFeatureCampaignArgs = {
  input: FeatureCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationFeatureInfluencerArgs = {
  input: FeatureInfluencerInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationFinishLinkingArgs = {
  input: FinishLinkingInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationGiveAddressArgs = {
  input: GiveAddressInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationHandInWorkArgs = {
  input: HandInWorkInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationHideReviewArgs = {
  input: HideReviewInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationHireArgs = {
  input: HireInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationInviteArgs = {
  input: InviteInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationMarkAsDoneArgs = {
  input: MarkAsDoneInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationMarkAsSentArgs = {
  input: MarkAsSentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationMarkConversationReadArgs = {
  input: MarkConversationReadInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationMoveSlideArgs = {
  input: MoveSlideInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationOpenConversationArgs = {
  input: OpenConversationInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationOpenDisputeArgs = {
  input: OpenDisputeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationOpenVerificationArgs = {
  input: OpenVerificationInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationPayForHireArgs = {
  input: PayForHireInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationPayForOrderArgs = {
  input: PayForOrderInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationProposeAmendmentArgs = {
  input: ProposeAmendmentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationProposeExtraArgs = {
  input: ProposeExtraInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationProposeSettlementArgs = {
  input: ProposeSettlementInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationPublishNewsArgs = {
  input: PublishNewsInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRaiseDisputeArgs = {
  input: RaiseDisputeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRejectAmendmentArgs = {
  input: RejectAmendmentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRejectCampaignArgs = {
  input: RejectCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRejectOfferArgs = {
  input: RejectOfferInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReleasePaymentArgs = {
  input: ReleasePaymentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRemovePaymentMethodArgs = {
  input: RemovePaymentMethodInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRemoveSlideArgs = {
  input: RemoveSlideInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRenameSavedListArgs = {
  input: RenameSavedListInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReopenAccountArgs = {
  input: ReopenAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReplayWebhookDeliveryArgs = {
  input: ReplayWebhookDeliveryInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReportCampaignArgs = {
  input: ReportCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReportOrderProblemArgs = {
  input: ReportOrderProblemInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReportPersonArgs = {
  input: ReportPersonInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationResolveHelpRequestArgs = {
  input: ResolveHelpRequestInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationResolveReportArgs = {
  input: ResolveReportInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRestoreAccountArgs = {
  input: RestoreAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRestoreReviewArgs = {
  input: RestoreReviewInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRetryProviderEventArgs = {
  input: RetryProviderEventInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReviewJobArgs = {
  input: ReviewJobInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationReviewProductArgs = {
  input: ReviewProductInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationRuleDisputeArgs = {
  input: RuleDisputeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveBankAccountArgs = {
  input: SaveBankAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveCategoryArgs = {
  input: SaveCategoryInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveDraftArgs = {
  input: SaveDraftInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveInfluencerArgs = {
  input: SaveInfluencerInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveNewsArgs = {
  input: SaveNewsInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSavePaymentMethodArgs = {
  input: SavePaymentMethodInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveSiteTextArgs = {
  input: SaveSiteTextInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSaveSlideArgs = {
  input: SaveSlideInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSeeAsPersonArgs = {
  input: SeeAsPersonInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSendBackProposalArgs = {
  input: SendBackProposalInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSendHelpRequestArgs = {
  input: SendHelpRequestInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSendTestEventArgs = {
  input: SendTestEventInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetAvatarArgs = {
  input: SetAvatarInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetCampaignDisabledArgs = {
  input: SetCampaignDisabledInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetFavouriteArgs = {
  input: SetFavouriteInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetFollowersArgs = {
  input: SetFollowersInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetInstagramUsernameArgs = {
  input: SetInstagramUsernameInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetInterestsArgs = {
  input: SetInterestsInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetLanguageArgs = {
  input: SetLanguageInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetMailNotificationsArgs = {
  input: SetMailNotificationsInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetMutedNotificationsArgs = {
  input: SetMutedNotificationsInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetPlaceArgs = {
  input: SetPlaceInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetProductHiddenArgs = {
  input: SetProductHiddenInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetPurposeArgs = {
  input: SetPurposeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetShortlistedArgs = {
  input: SetShortlistedInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetStaffArgs = {
  input: SetStaffInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetStaffRolesArgs = {
  input: SetStaffRolesInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSetTypingArgs = {
  input: SetTypingInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSettleFollowerJumpArgs = {
  input: SettleFollowerJumpInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSettleOrderArgs = {
  input: SettleOrderInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSettleRefundArgs = {
  input: SettleRefundInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationShipOrderArgs = {
  input: ShipOrderInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSignInWithPasskeyArgs = {
  input: SignInWithPasskeyInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationSuspendAccountArgs = {
  input: SuspendAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationTurnDevicePushOnArgs = {
  input: TurnDevicePushOnInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUnblockUserArgs = {
  input: UnblockUserInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUndoBankAccountChangeArgs = {
  input: UndoBankAccountChangeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUndoEmailChangeArgs = {
  input: UndoEmailChangeInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUpdateCampaignArgs = {
  input: UpdateCampaignInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUpdateOAuthAppArgs = {
  input: UpdateOAuthAppInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationUseSpareBankAccountArgs = {
  input: UseSpareBankAccountInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationViewCaseArgs = {
  input: ViewCaseInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationWithdrawAmendmentArgs = {
  input: WithdrawAmendmentInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationWithdrawCancelArgs = {
  input: WithdrawCancelInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};


/** What can be done. Each takes one `input` and answers a payload with what it changed. Beside the errors that it names, any may answer those of every query, NOT_FOUND for an id that the caller may not see, FIELD_REQUIRED for an empty text that is required, and CONFLICT when somebody else changes the same thing at the same moment; those with an `idempotencyKey` also IDEMPOTENCY_KEY_REUSED and IDEMPOTENCY_KEY_IN_USE. */
export type MutationWithdrawNewsArgs = {
  input: WithdrawNewsInput;
};

/** Notifications that a member does not want: a topic, in the bell, by mail or on devices. Those about the account are always sent. */
export const MutedNotification = {
  /** Own campaigns, in the bell. */
  CAMPAIGN_BELL: 'CAMPAIGN_BELL',
  /** Own campaigns, by mail. */
  CAMPAIGN_MAIL: 'CAMPAIGN_MAIL',
  /** Own campaigns, on devices that push is on for. */
  CAMPAIGN_PUSH: 'CAMPAIGN_PUSH',
  /** Applications and jobs, in the bell. */
  JOB_BELL: 'JOB_BELL',
  /** Applications and jobs, by mail. */
  JOB_MAIL: 'JOB_MAIL',
  /** Applications and jobs, on devices that push is on for. */
  JOB_PUSH: 'JOB_PUSH',
  /** Messages, in the bell. */
  MESSAGE_BELL: 'MESSAGE_BELL',
  /** Messages, by mail. */
  MESSAGE_MAIL: 'MESSAGE_MAIL',
  /** Messages, on devices that push is on for. */
  MESSAGE_PUSH: 'MESSAGE_PUSH',
  /** Orders and products, in the bell. */
  SHOP_BELL: 'SHOP_BELL',
  /** Orders and products, by mail. */
  SHOP_MAIL: 'SHOP_MAIL',
  /** Orders and products, on devices that push is on for. */
  SHOP_PUSH: 'SHOP_PUSH'
} as const;

export type MutedNotification = typeof MutedNotification[keyof typeof MutedNotification];
/** A news article. */
export type NewsArticle = Node & {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Date of the article. */
  day: Scalars['Date']['output'];
  /** Beginning of the text without formatting, at most 110 characters. */
  excerpt: Scalars['String']['output'];
  /** Text as sanitised HTML, with the elements of a SiteText. */
  html: Scalars['String']['output'];
  /** Id (`nws_…`). */
  id: Scalars['ID']['output'];
  /** Cover picture. */
  picture?: Maybe<Picture>;
  /** State. */
  state: NewsState;
  /** Heading. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of news, newest first. */
export type NewsArticleConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<NewsArticleEdge>;
  /** Rows of this page. */
  nodes: Array<NewsArticle>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type NewsArticleEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: NewsArticle;
};

/** States of a news article. */
export const NewsState = {
  /** Only staff see it. */
  DRAFT: 'DRAFT',
  /** Public. */
  PUBLISHED: 'PUBLISHED'
} as const;

export type NewsState = typeof NewsState[keyof typeof NewsState];
/** A next step of the viewer with an application, or why it is not possible yet. */
export type NextStep = {
  /** The step. */
  action: RemarkAction;
  /** True when it is allowed. */
  allowed: Scalars['Boolean']['output'];
  /** Code of the refusal, from the closed catalogue; null when allowed. */
  code?: Maybe<ErrorCode>;
  /** Parameters of the text of the code. */
  params?: Maybe<Scalars['TextParams']['output']>;
  /** The refusal in English words; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What has a global id and can be found by it. */
export type Node = {
  /** Id. */
  id: Scalars['ID']['output'];
};

/** A notification of the viewer. */
export type Notification = Node & {
  /** Id of its campaign (`cmp_…`). */
  campaignId?: Maybe<Scalars['ID']['output']>;
  /** Present cover of its campaign. */
  campaignImage?: Maybe<Picture>;
  /** Title of its campaign at that time. */
  campaignTitle?: Maybe<Scalars['String']['output']>;
  /** Code of the text, a key of the catalogues in `schema/texts`; unknown ones are to be shown by their message. */
  code: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`ntf_…`). */
  id: Scalars['ID']['output'];
  /** Picture of who or what it is about. */
  image?: Maybe<Picture>;
  /** Text in English. */
  message: Scalars['String']['output'];
  /** Parameters of the text. */
  params: Scalars['TextParams']['output'];
  /** Path in the web client that it links to. */
  path?: Maybe<Scalars['String']['output']>;
  /** Time of reading; null while unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Type. Show unknown types by their message. */
  type: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<NotificationEdge>;
  /** Rows of this page. */
  nodes: Array<Notification>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of unread notifications in all pages. */
  unread: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type NotificationEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Notification;
};

/** A program of the viewer that acts for other members by OAuth. */
export type OAuthApp = {
  /** `client_id` of the program. */
  clientId: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Deprecated parts of the schema that it has used and that are not removed yet, the last ones first; at most 100. */
  deprecatedFieldsUsed: Array<DeprecatedUse>;
  /** Id (`app_…`). */
  id: Scalars['ID']['output'];
  /** Whether it proves itself with a secret. */
  isConfidential: Scalars['Boolean']['output'];
  /** Name, as members see it when they decide. */
  name: Scalars['String']['output'];
  /** Addresses to which members are sent back. */
  redirectUris: Array<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address of its website; members see the host. */
  website: Scalars['String']['output'];
};

/** A page of OAuth programs. */
export type OAuthAppConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<OAuthAppEdge>;
  /** Rows of this page. */
  nodes: Array<OAuthApp>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type OAuthAppEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: OAuthApp;
};

/** The request of a program to act for the viewer, which waits for an answer. */
export type OAuthRequest = {
  /** Name of the program. */
  appName: Scalars['String']['output'];
  /** Where the viewer is sent back: a host, or the scheme of an app. */
  returnsTo: Scalars['String']['output'];
  /** What it asks for. */
  scopes: Array<TokenScope>;
  /** Host of its website. */
  websiteHost: Scalars['String']['output'];
};

/** Terms that one side proposes for a paid job. Every offer is kept. */
export type Offer = Node & {
  /** Amount for the applicant. */
  amount: Money;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the answer, replacement or lapse; null while pending. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id (`ofr_…`). */
  id: Scalars['ID']['output'];
  /** When it lapses unless it is answered; null when it never does. */
  lapsesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Message to the other side, plain text. */
  message?: Maybe<Scalars['String']['output']>;
  /** Side that proposed it. */
  proposedBy: JobSide;
  /** What it costs; the fee is fixed with the offer. */
  quote: Quote;
  /** Reason of the rejection, plain text. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: OfferState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Work; null when neither the brief of the campaign nor a side has named any. */
  work?: Maybe<Work>;
};

/** States of an offer. */
export const OfferState = {
  /** Accepted by the other side; its terms are fixed. */
  ACCEPTED: 'ACCEPTED',
  /** Replaced by a newer offer of the same side, or answered with one of the other. */
  CHANGED: 'CHANGED',
  /** Not answered in time; either side may propose again. */
  LAPSED: 'LAPSED',
  /** Waits for the other side. */
  PENDING: 'PENDING',
  /** Rejected by the other side; either side may propose again. */
  REJECTED: 'REJECTED'
} as const;

export type OfferState = typeof OfferState[keyof typeof OfferState];
/** Input of `openConversation`, which the conversation with a person, created when there is none. */
export type OpenConversationInput = {
  /** Id of a profile (`usr_…`). */
  profileId: Scalars['ID']['input'];
};

/** Answer of `openConversation`, which the conversation with a person, created when there is none. */
export type OpenConversationPayload = {
  /** The conversation after the change. */
  conversation: Conversation;
};

/** Input of `openDispute`, which puts a running or finished job that holds money into dispute, for staff to decide: when its sides have left, or do nothing. */
export type OpenDisputeInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `openDispute`, which puts a running or finished job that holds money into dispute, for staff to decide: when its sides have left, or do nothing. */
export type OpenDisputePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** An unfinished job of the viewer. */
export type OpenJob = {
  /** Id of the campaign (`cmp_…`). */
  campaignId: Scalars['ID']['output'];
  /** Title of the campaign. */
  campaignTitle: Scalars['String']['output'];
  /** Whether the viewer is the owner of the campaign; otherwise they are hired for it. */
  isOwner: Scalars['Boolean']['output'];
  /** Id of the application (`rmk_…`). */
  remarkId: Scalars['ID']['output'];
};

/** A page of unfinished jobs. */
export type OpenJobConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<OpenJobEdge>;
  /** Rows of this page. */
  nodes: Array<OpenJob>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type OpenJobEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: OpenJob;
};

/** Input of `openVerification`, which address of the payment provider's page where the viewer gives what it needs: documents, and details that it could not confirm. */
export type OpenVerificationInput = {
  /** Path of the page of ours to return to, at most 500 characters. */
  returnTo: Scalars['String']['input'];
};

/** Answer of `openVerification`, which address of the payment provider's page where the viewer gives what it needs: documents, and details that it could not confirm. */
export type OpenVerificationPayload = {
  /** Address to go on at. */
  url: Scalars['String']['output'];
};

/** A purchase of one product in a quantity. Only its buyer, its seller and staff see it. */
export type Order = Node & {
  /** The buyer. */
  buyer?: Maybe<Profile>;
  /** Chargeback of money that had been paid out to the seller: open (OPEN) or lost (LOST). The seller keeps the money in any case. Null without one. */
  chargebackAfterPayout?: Maybe<ChargebackState>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of delivery; null before. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery address; the seller sees it until the order is cancelled or refunded. */
  delivery?: Maybe<Delivery>;
  /** Time of the next automatic step: cancelled when unpaid or unsent, delivered when sent. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the cancellation or refund, or of a decision by staff. */
  endReason?: Maybe<Scalars['String']['output']>;
  /** Held amount: the total, less what a bank took back; null when nothing is held. */
  held?: Maybe<Money>;
  /** Id, with the order number (`ord_…`). */
  id: Scalars['ID']['output'];
  /** Whether a chargeback of its held money is open or was lost. */
  isChargedBack: Scalars['Boolean']['output'];
  /** Whether its money is held. */
  isHeld: Scalars['Boolean']['output'];
  /** Whether the seller has been paid out. */
  isPaidOut: Scalars['Boolean']['output'];
  /** Whether the viewer may review the product now. */
  mayReview: Permission;
  /** Way of paying. */
  method: OrderMethod;
  /** Side of the viewer; NOBODY for staff. */
  mySide: OrderSide;
  /** Next steps of the viewer, with the reason for those not possible yet. */
  nextSteps: Array<OrderStep>;
  /** The payment by PayNow that the buyer began, to be made before `dueAt`; null for everybody else, and once it is paid or a card is tried. */
  payNow?: Maybe<PayNowPayment>;
  /** Picture of the product when it was ordered. */
  picture?: Maybe<Picture>;
  /** Problem reported by the buyer. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The product; null when it is no longer shown. */
  product?: Maybe<Product>;
  /** Quantity. */
  quantity: Scalars['Int']['output'];
  /** Review by the buyer. */
  review?: Maybe<ProductReview>;
  /** The seller. */
  seller?: Maybe<Profile>;
  /** Time of sending; null before. */
  shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: OrderState;
  /** Past steps, oldest first. */
  timeline: Array<OrderEvent>;
  /** Title of the product when it was ordered. */
  title: Scalars['String']['output'];
  /** Total price. */
  total: Money;
  /** Carrier and tracking number, as the seller wrote them. */
  tracking?: Maybe<Scalars['String']['output']>;
  /** Price per piece, after the discount at that time. */
  unitPrice: Money;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Steps of an order. */
export const OrderAction = {
  /** cancelOrder, with a full refund of what was paid. */
  CANCEL: 'CANCEL',
  /** confirmDelivery: the buyer has it, or the seller has the cash. */
  CONFIRM_DELIVERY: 'CONFIRM_DELIVERY',
  /** payForOrder. */
  PAY: 'PAY',
  /** cancelOrder by the seller after sending, with a full refund. */
  REFUND: 'REFUND',
  /** reportOrderProblem: staff look into it. */
  REPORT_PROBLEM: 'REPORT_PROBLEM',
  /** shipOrder. */
  SHIP: 'SHIP'
} as const;

export type OrderAction = typeof OrderAction[keyof typeof OrderAction];
/** A page of orders. */
export type OrderConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<OrderEdge>;
  /** Rows of this page. */
  nodes: Array<Order>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type OrderEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Order;
};

/** A past step of an order. */
export type OrderEvent = {
  /** Action of the process table, for example ship. */
  action: Scalars['String']['output'];
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Side that did it. */
  by: OrderSide;
  /** State after it. */
  state: OrderState;
};

/** Filter of a list of orders. Absent members do not filter. */
export type OrderFilter = {
  /** Any of these ids, at most 100; none when empty (`ord_…`). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these states. */
  states?: InputMaybe<Array<OrderState>>;
  /** Only rows that changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Ways to pay an order. */
export const OrderMethod = {
  /** Online, by card or PayNow; held until the buyer has the goods. */
  CARD: 'CARD',
  /** Cash on delivery, below S$ 7500. */
  CASH: 'CASH'
} as const;

export type OrderMethod = typeof OrderMethod[keyof typeof OrderMethod];
/** A side of an order. */
export const OrderSide = {
  /** The buyer. */
  BUYER: 'BUYER',
  /** Neither: staff, a scheduled job, or the payment provider. */
  NOBODY: 'NOBODY',
  /** The seller. */
  SELLER: 'SELLER'
} as const;

export type OrderSide = typeof OrderSide[keyof typeof OrderSide];
/** States of an order. */
export const OrderState = {
  /** Cancelled before anything was paid. */
  CANCELLED: 'CANCELLED',
  /** The buyer has it; the money is paid out to the seller. */
  DELIVERED: 'DELIVERED',
  /** Paid online; the money is held, the goods wait to be sent. */
  PAID: 'PAID',
  /** Ordered: a cash order waits to be sent, a card order waits to be paid. */
  PLACED: 'PLACED',
  /** Refunded to the buyer. */
  REFUNDED: 'REFUNDED',
  /** The refund to the buyer is under way. */
  REFUNDING: 'REFUNDING',
  /** On its way to the buyer. */
  SHIPPED: 'SHIPPED'
} as const;

export type OrderState = typeof OrderState[keyof typeof OrderState];
/** A next step of the viewer with an order, or why it is not possible yet. */
export type OrderStep = {
  /** The step. */
  action: OrderAction;
  /** Whether it is possible now, and why not. */
  permission: Permission;
};

/** Where a page begins and ends. */
export type PageInfo = {
  /** Cursor of the last row; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A receipt or payout statement: a numbered document that is never changed. */
export type Paper = {
  /** Title of the campaign or product when it was issued. */
  about: Scalars['String']['output'];
  /** Name of the other side when it was issued. */
  counterparty?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Platform fee in the total; null where there is none. */
  fee?: Maybe<Money>;
  /** Id (`pap_…`). */
  id: Scalars['ID']['output'];
  /** Who issued it. */
  issuer: Issuer;
  /** What it documents. */
  kind: PaperKind;
  /** Number: year, issuer and a number without gaps in both, for example 2026-1-000042. */
  number: Scalars['String']['output'];
  /** Path of the PDF, for its member only. */
  pdf: Scalars['String']['output'];
  /** Name of the member when it was issued. */
  recipient: Scalars['String']['output'];
  /** The whole amount, the platform fee included. */
  total: Money;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of receipts and payout statements. */
export type PaperConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<PaperEdge>;
  /** Rows of this page. */
  nodes: Array<Paper>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type PaperEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Paper;
};

/** What a paper documents. */
export const PaperKind = {
  /** A payout to the bank account. */
  PAYOUT: 'PAYOUT',
  /** A payout that the payment provider took back. */
  PAYOUT_TAKEN_BACK: 'PAYOUT_TAKEN_BACK',
  /** A payment by card. */
  RECEIPT: 'RECEIPT',
  /** Money that went back to the card. */
  REFUND: 'REFUND',
  /** A refund that the bank of the card sent back. */
  REFUND_RETURNED: 'REFUND_RETURNED'
} as const;

export type PaperKind = typeof PaperKind[keyof typeof PaperKind];
/** A passkey of the viewer: signs in without a password. */
export type Passkey = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`psk_…`). */
  id: Scalars['ID']['output'];
  /** Time of the last use; null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that the viewer gave it. */
  name: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What makes a password easy to guess. */
export const PasswordHint = {
  /** It is on a list of leaked passwords, or close to one of them. */
  COMMON: 'COMMON',
  /** It repeats, counts, is a date or follows the keyboard. */
  PATTERN: 'PATTERN',
  /** It is made of a name, a username, an email address or the name of the product. */
  PERSONAL: 'PERSONAL',
  /** It has too little in it. */
  SHORT: 'SHORT'
} as const;

export type PasswordHint = typeof PasswordHint[keyof typeof PasswordHint];
/** How hard a password is to guess. */
export type PasswordStrength = {
  /** What makes it easy to guess; null from a score of 2 on. */
  hint?: Maybe<PasswordHint>;
  /** 0 to 4; new passwords need 2. */
  score: Scalars['Int']['output'];
};

/** Input of `payForHire`, which charges the accepted offer and hires. */
export type PayForHireInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The provider's id of the tokenised card; PayNow is refused. Without it and without `savedPaymentMethodId`, looks again after the bank's confirmation. */
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  /** The application whose accepted offer is paid (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** A saved card of the viewer, in place of `paymentMethodId`. With an access token nobody can answer the bank: it charges off session (`crd_…`). */
  savedPaymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of paying for a hire. */
export type PayForHirePayload = {
  /** Client secret for the confirmation at the card's bank; only with REQUIRES_ACTION. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The job afterwards. */
  remark: Remark;
  /** State of the payment. */
  state: PaymentState;
};

/** Input of `payForOrder`, which charges an order; the money is held until delivery. */
export type PayForOrderInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** The provider's id of the tokenised card, or of a payment method of PayNow. Without it and without `savedPaymentMethodId`, looks again after the bank's confirmation. */
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  /** A saved card of the viewer, in place of `paymentMethodId`. With an access token nobody can answer the bank: it charges off session (`crd_…`). */
  savedPaymentMethodId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of paying for an order. */
export type PayForOrderPayload = {
  /** Client secret for the confirmation at the card's bank; only with REQUIRES_ACTION. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** The order afterwards. */
  order: Order;
  /** State of the payment. */
  state: PaymentState;
};

/** A payment by PayNow that was begun and has not arrived. */
export type PayNowPayment = {
  /** Content of the QR code to scan; only while WAITING. */
  code?: Maybe<Scalars['String']['output']>;
  /** State. */
  state: PayNowState;
};

/** States of a payment by PayNow. */
export const PayNowState = {
  /** The code was not scanned in time. Pay again. */
  EXPIRED: 'EXPIRED',
  /** The payer's bank refused it. Pay again. */
  FAILED: 'FAILED',
  /** Scanned; the banks have not settled it yet. */
  PROCESSING: 'PROCESSING',
  /** The code waits to be scanned in the payer's banking app. */
  WAITING: 'WAITING'
} as const;

export type PayNowState = typeof PayNowState[keyof typeof PayNowState];
/** States of paying for a hire. */
export const PaymentState = {
  /** Not settled yet; subscriptions report when it is. */
  PROCESSING: 'PROCESSING',
  /** The card's bank requires the payer's confirmation; call again afterwards. With PayNow, the code waits to be scanned. */
  REQUIRES_ACTION: 'REQUIRES_ACTION',
  /** Charged, held, and hired. */
  SUCCEEDED: 'SUCCEEDED'
} as const;

export type PaymentState = typeof PaymentState[keyof typeof PaymentState];
/** A bank account as its owner recognises it. */
export type PayoutAccount = {
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Last four digits of the number. */
  last4: Scalars['String']['output'];
};

/** An estimate of a payout in the currency of the influencer's bank account. Not binding. */
export type PayoutEstimate = {
  /** Estimated amount, in SGD. */
  amount: Money;
  /** Day of the rate. */
  day: Scalars['Date']['output'];
  /** Rate: units of this currency for one unit of the amount agreed. */
  rate: Scalars['Float']['output'];
};

/** What keeps money of a job from reaching the influencer, and the next step. */
export type PayoutHold = {
  /** Code of the text, a key of the catalogues in `schema/texts`. */
  code: Scalars['String']['output'];
  /** Parameters of the text. */
  params: Scalars['TextParams']['output'];
  /** Path in the web client where the viewer takes the next step; null when they only wait. */
  path?: Maybe<Scalars['String']['output']>;
  /** What holds it. */
  reason: HoldReason;
  /** Since when; null in its first minute. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** What holds it and the next step, in English words for the viewer. */
  text: Scalars['String']['output'];
  /** With BALANCE_PENDING: when the payment provider has the money; with BANK_ACCOUNT_NEW: from when it is paid out. Null when nobody knows the end. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that the payment provider needs before it pays out, or goes on paying out. */
export type PayoutNeed = {
  /** What it needs. */
  kind: PayoutNeedKind;
  /** Why what was given is not accepted; null while nothing was. */
  problem?: Maybe<PayoutNeedProblem>;
  /** The same in the payment provider's words. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** What the payment provider needs of a payee. What is not about the bank account itself is given on its own page, which `openVerification` leads to. */
export const PayoutNeedKind = {
  /** The address. */
  ADDRESS: 'ADDRESS',
  /** A document that shows where they live. */
  ADDRESS_DOCUMENT: 'ADDRESS_DOCUMENT',
  /** A bank account that payouts reach: `saveBankAccount`. */
  BANK_ACCOUNT: 'BANK_ACCOUNT',
  /** What they do for a living, or their website. */
  BUSINESS: 'BUSINESS',
  /** The date of birth. */
  DATE_OF_BIRTH: 'DATE_OF_BIRTH',
  /** Something else. */
  DETAILS: 'DETAILS',
  /** The email address. */
  EMAIL: 'EMAIL',
  /** A document that shows who they are. */
  IDENTITY_DOCUMENT: 'IDENTITY_DOCUMENT',
  /** The identity number. */
  ID_NUMBER: 'ID_NUMBER',
  /** The name. */
  NAME: 'NAME',
  /** The nationality. */
  NATIONALITY: 'NATIONALITY',
  /** It has closed their account; `saveBankAccount` opens another. */
  NEW_ACCOUNT: 'NEW_ACCOUNT',
  /** The phone number. */
  PHONE: 'PHONE',
  /** It has paused payouts and did not say why: support asks it. */
  SUPPORT: 'SUPPORT',
  /** That they accept its terms. */
  TERMS: 'TERMS'
} as const;

export type PayoutNeedKind = typeof PayoutNeedKind[keyof typeof PayoutNeedKind];
/** Why the payment provider did not accept what it was given. */
export const PayoutNeedProblem = {
  /** The document has expired. */
  EXPIRED: 'EXPIRED',
  /** A side or a detail of the document is missing. */
  INCOMPLETE: 'INCOMPLETE',
  /** What was given does not match the other details. */
  MISMATCH: 'MISMATCH',
  /** The document cannot be read. */
  NOT_READABLE: 'NOT_READABLE',
  /** It does not take this kind of document. */
  NOT_SUPPORTED: 'NOT_SUPPORTED',
  /** Something else. */
  REFUSED: 'REFUSED'
} as const;

export type PayoutNeedProblem = typeof PayoutNeedProblem[keyof typeof PayoutNeedProblem];
/** A day on which money should arrive, as it was promised. It is never changed. */
export type PayoutPromise = {
  /** The promised day. */
  day: Scalars['Date']['output'];
  /** When it was promised. */
  madeAt: Scalars['DateTime']['output'];
  /** Where the day comes from. */
  source: PromiseSource;
};

/** Order of applications and suggested users. */
export const PeopleSort = {
  /** By the English name of the country, none last; applications only. */
  COUNTRY: 'COUNTRY',
  /** Newest first; applications only, best fit for suggested users. */
  DEFAULT: 'DEFAULT',
  /** By distance to the campaign's owner. */
  DISTANCE: 'DISTANCE',
  /** Highest engagement first; applications only. */
  ENGAGEMENT: 'ENGAGEMENT',
  /** Most followers first. */
  FOLLOWERS_HIGH_TO_LOW: 'FOLLOWERS_HIGH_TO_LOW',
  /** Fewest followers first. */
  FOLLOWERS_LOW_TO_HIGH: 'FOLLOWERS_LOW_TO_HIGH',
  /** Most jobs done first; applications only. */
  JOBS_DONE: 'JOBS_DONE',
  /** Highest named price first, none last; applications only. */
  PRICE_HIGH_TO_LOW: 'PRICE_HIGH_TO_LOW',
  /** Lowest named price first, none last; applications only. */
  PRICE_LOW_TO_HIGH: 'PRICE_LOW_TO_HIGH',
  /** Best rating first; applications only. */
  RATING: 'RATING',
  /** Latest first. */
  RECENT: 'RECENT'
} as const;

export type PeopleSort = typeof PeopleSort[keyof typeof PeopleSort];
/** Whether the viewer may do something now, and why not. */
export type Permission = {
  /** True when it is allowed. */
  allowed: Scalars['Boolean']['output'];
  /** Code of the refusal, from the closed catalogue; null when allowed. */
  code?: Maybe<ErrorCode>;
  /** Parameters of the text of the code. */
  params?: Maybe<Scalars['TextParams']['output']>;
  /** The refusal in English words; null when allowed. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** An uploaded picture, re-encoded as WebP in several widths. */
export type Picture = {
  /** Id, for inputs. */
  id: Scalars['ID']['output'];
  /** Address of the 1280 px wide rendition (galleries). */
  large: Scalars['String']['output'];
  /** Address of the 640 px wide rendition (cards). */
  medium: Scalars['String']['output'];
  /** Address of the 320 px wide rendition. */
  small: Scalars['String']['output'];
  /** Address of the 96 px wide rendition (avatars). */
  tiny: Scalars['String']['output'];
};

/** A location. */
export type PlaceInput = {
  /** Degrees north, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Degrees east, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** Input of `placeOrder`, which orders a product and reserves it. */
export type PlaceOrderInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Street and number, at most 200 characters. */
  line1: Scalars['String']['input'];
  /** Unit, floor; at most 200 characters. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Way of paying. */
  method: OrderMethod;
  /** Singapore phone number, eight digits. */
  phone: Scalars['String']['input'];
  /** Postal code, six digits. */
  postalCode: Scalars['String']['input'];
  /** The product (`prd_…`). */
  productId: Scalars['ID']['input'];
  /** Quantity, 1 to 99. */
  quantity: Scalars['Int']['input'];
  /** Recipient name, at most 200 characters. */
  recipient: Scalars['String']['input'];
  /** Total price shown to the buyer, in the product's currency; refused with PRICE_CHANGED when it has changed. */
  total: MoneyInput;
};

/** Answer of `placeOrder`, which orders a product and reserves it. */
export type PlaceOrderPayload = {
  /** The order after the change. */
  order: Order;
};

/** Platforms where work is published. */
export const Platform = {
  /** Facebook. */
  FACEBOOK: 'FACEBOOK',
  /** Instagram. */
  INSTAGRAM: 'INSTAGRAM',
  /** Another one; the note names it. */
  OTHER: 'OTHER',
  /** TikTok. */
  TIKTOK: 'TIKTOK',
  /** YouTube. */
  YOUTUBE: 'YOUTUBE'
} as const;

export type Platform = typeof Platform[keyof typeof Platform];
/** Kinds of posts. */
export const PostKind = {
  /** Several; the first is shown. */
  ALBUM: 'ALBUM',
  /** A picture. */
  IMAGE: 'IMAGE',
  /** A video; its still is shown. */
  VIDEO: 'VIDEO'
} as const;

export type PostKind = typeof PostKind[keyof typeof PostKind];
/** Target gender of a campaign. */
export const PreferredGender = {
  /** Everybody. */
  ANY: 'ANY',
  /** Female influencers. */
  FEMALE: 'FEMALE',
  /** Male influencers. */
  MALE: 'MALE',
  /** Influencers who are neither male nor female. */
  OTHERS: 'OTHERS'
} as const;

export type PreferredGender = typeof PreferredGender[keyof typeof PreferredGender];
/** A product of the shop. */
export type Product = Node & {
  /** Amount before the discount. USD unless the product says otherwise. */
  amount: Money;
  /** Categories. */
  categories: Array<Category>;
  /** The first picture. */
  cover?: Maybe<Picture>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Reason of the deactivation. For: its seller and staff. */
  deactivatedReason?: Maybe<Scalars['String']['output']>;
  /** Description, plain text of several lines. */
  description: Scalars['String']['output'];
  /** Discount in percent, 0 to 90. */
  discountPercent: Scalars['Int']['output'];
  /** The first 120 characters of the description. */
  excerpt: Scalars['String']['output'];
  /** Id (`prd_…`). */
  id: Scalars['ID']['output'];
  /** Whether the viewer sells it. */
  isMine: Scalars['Boolean']['output'];
  /** Permissions of the viewer. */
  permissions: ProductPermissions;
  /** All pictures, 1 to 10. */
  pictures: Array<Picture>;
  /** Price: the amount minus the discount. */
  price: Money;
  /** Summary of its reviews; null before the first one. */
  rating?: Maybe<ProductRating>;
  /** Seller. */
  seller?: Maybe<Profile>;
  /** State. */
  state: ProductState;
  /** Pieces in stock. */
  stockCount: Scalars['Int']['output'];
  /** Title, at most 80 characters. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of products. */
export type ProductConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ProductEdge>;
  /** Rows of this page. */
  nodes: Array<Product>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ProductEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Product;
};

/** Filter of a list of products. Absent members do not filter. */
export type ProductFilter = {
  /** Any of these categories (slugs), at most 20. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** All but this product (`prd_…`). */
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these ids, at most 100; none when empty (`prd_…`). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only products in stock. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Maximum price after the discount, in USD; compared with prices in SGD as a number. */
  maxPrice?: InputMaybe<MoneyInput>;
  /** Minimum price after the discount, in USD; compared with prices in SGD as a number. */
  minPrice?: InputMaybe<MoneyInput>;
  /** Text contained in the title, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only products of this seller (`usr_…`). */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these states; only staff see others than ACTIVE. */
  states?: InputMaybe<Array<ProductState>>;
  /** Only rows that changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Permissions of the viewer on a product. */
export type ProductPermissions = {
  /** Buy it. */
  buy: Permission;
  /** Edit it, show it or hide it. */
  edit: Permission;
};

/** Summary of a product's reviews. */
export type ProductRating = {
  /** Average stars, 1 to 5, with one decimal. */
  average: Scalars['Float']['output'];
  /** Number of reviews. */
  count: Scalars['Int']['output'];
};

/** A buyer's review of a product. */
export type ProductReview = {
  /** The buyer. */
  author?: Maybe<Profile>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`rvw_…`). */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** Plain text; may be empty. */
  text: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of reviews. */
export type ProductReviewConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ProductReviewEdge>;
  /** Rows of this page, newest first. */
  nodes: Array<ProductReview>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ProductReviewEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ProductReview;
};

/** Order of a list of products. */
export const ProductSort = {
  /** Most in stock first, then newest first. */
  DEFAULT: 'DEFAULT',
  /** Newest first. */
  NEWEST: 'NEWEST',
  /** Highest price after the discount first. */
  PRICE_HIGH_TO_LOW: 'PRICE_HIGH_TO_LOW',
  /** Lowest price after the discount first. */
  PRICE_LOW_TO_HIGH: 'PRICE_LOW_TO_HIGH',
  /** By the time of the last change, earliest first. */
  UPDATED: 'UPDATED'
} as const;

export type ProductSort = typeof ProductSort[keyof typeof ProductSort];
/** States of a product. */
export const ProductState = {
  /** In the shop. */
  ACTIVE: 'ACTIVE',
  /** Deactivated by staff, who alone can bring it back. */
  DEACTIVATED: 'DEACTIVATED',
  /** Hidden by its seller. */
  HIDDEN: 'HIDDEN'
} as const;

export type ProductState = typeof ProductState[keyof typeof ProductState];
/** Public profile of a person. */
export type Profile = Node & {
  /** Who follows the linked Instagram account; null while nothing is known. */
  audience?: Maybe<Audience>;
  /** Avatar; null shows the initials. */
  avatar?: Maybe<Picture>;
  /** About, plain text. */
  bio?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country of residence. */
  country?: Maybe<Country>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Likes and comments of the newest 12 Instagram posts, per post, in percent of the followers, with two decimals; null without posts or followers. */
  engagement?: Maybe<Scalars['Float']['output']>;
  /** Price per Facebook post. */
  facebookPrice?: Maybe<Money>;
  /** Facebook name. */
  facebookUsername?: Maybe<Scalars['String']['output']>;
  /** First name. */
  first: Scalars['String']['output'];
  /** Followers of the main linked account. */
  followers: Scalars['Int']['output'];
  /** Time of the last follower count; null when unknown. */
  followersAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the follower count comes from. */
  followersSource: FollowersSource;
  /** Whether a typed-in count that grew unusually fast waits for staff. */
  followersUnverified: Scalars['Boolean']['output'];
  /** Prices of other formats than Instagram and Facebook posts, highest first. */
  formatPrices: Array<FormatPrice>;
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Id (`usr_…`). */
  id: Scalars['ID']['output'];
  /** Instagram account; null without one. */
  instagram?: Maybe<InstagramAccount>;
  /** Price per Instagram post. */
  instagramPrice?: Maybe<Money>;
  /** Instagram handle. */
  instagramUsername?: Maybe<Scalars['String']['output']>;
  /** Names of the categories the person is interested in. */
  interests: Array<Scalars['String']['output']>;
  /** Whether the person is staff of the product. Shown beside the name. */
  isStaff: Scalars['Boolean']['output'];
  /** Languages the person speaks. */
  languages: Array<SpokenLanguage>;
  /** Last name. */
  last: Scalars['String']['output'];
  /** Last time online; null when never. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the person was online within the last minute. */
  online: Scalars['Boolean']['output'];
  /** Price of using the work in paid ads for 30 days. */
  paidAdsPrice?: Maybe<Money>;
  /** Lowest of the prices per post. */
  priceFrom?: Maybe<Money>;
  /** What happened in the jobs of the person. */
  reputation: Reputation;
  /** Lists of the viewer that the person is saved to (`lst_…`). */
  savedListIds: Array<Scalars['ID']['output']>;
  /** Posts of the main linked account. */
  totalPosts: Scalars['Int']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Unique handle, null until chosen. */
  username?: Maybe<Scalars['String']['output']>;
  /** Whether the person proved their ownership of the Instagram account by signing in there. */
  verified: Scalars['Boolean']['output'];
  /** Newest Instagram posts with a picture, at most 3. */
  works: Array<SocialPost>;
};

/** A page of influencers. */
export type ProfileConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ProfileEdge>;
  /** Rows of this page. */
  nodes: Array<Profile>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. Above 10,000 it may be a minute old. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ProfileEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Profile;
};

/** Profile fields that applying requires. */
export const ProfileField = {
  /** About. */
  BIO: 'BIO',
  /** Country of residence. */
  COUNTRY: 'COUNTRY',
  /** Date of birth. */
  DATE_OF_BIRTH: 'DATE_OF_BIRTH',
  /** Email address. */
  EMAIL: 'EMAIL',
  /** First name. */
  FIRST: 'FIRST',
  /** Gender. */
  GENDER: 'GENDER',
  /** Price per Instagram post, more than 0. */
  INSTAGRAM_PRICE: 'INSTAGRAM_PRICE',
  /** Last name. */
  LAST: 'LAST'
} as const;

export type ProfileField = typeof ProfileField[keyof typeof ProfileField];
/** Where a promised day comes from. */
export const PromiseSource = {
  /** Counted in business days of the bank's country. */
  BUSINESS_DAYS: 'BUSINESS_DAYS',
  /** Named by the payment provider. */
  PROVIDER: 'PROVIDER'
} as const;

export type PromiseSource = typeof PromiseSource[keyof typeof PromiseSource];
/** Input of `proposeAmendment`, which proposes other work for a job under way, for the amount agreed; a later due date, for example. */
export type ProposeAmendmentInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Message to the other side, plain text, at most 2,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** The whole work as it would be; what is sent in sponsored jobs stays as agreed. */
  work: WorkInput;
};

/** Answer of `proposeAmendment`, which proposes other work for a job under way, for the amount agreed; a later due date, for example. */
export type ProposeAmendmentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `proposeExtra`, which proposes more work, or longer use of it, for more money: a job of its own beside a paid job of the same two, with its own offers, deal, payment and release, which is the answer. */
export type ProposeExtraInput = {
  /** Amount in USD: more than 0, at most 1,000,000.00. */
  amount: MoneyInput;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Message to the other side, plain text, at most 2,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** The work; without deliverables for longer use of what is there, from the end of the running use. */
  work: WorkInput;
};

/** Answer of `proposeExtra`, which proposes more work, or longer use of it, for more money: a job of its own beside a paid job of the same two, with its own offers, deal, payment and release, which is the answer. */
export type ProposeExtraPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `proposeSettlement`, which proposes how to divide the money of a disputed job, in place of the own earlier proposal. */
export type ProposeSettlementInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The influencer's part, in the currency of the payment, from nothing to all that is held. The rest goes back to the payer. */
  release: MoneyInput;
  /** The disputed job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `proposeSettlement`, which proposes how to divide the money of a disputed job, in place of the own earlier proposal. */
export type ProposeSettlementPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** An event of the payment provider. */
export type ProviderEvent = {
  /** The provider's id of its object. */
  about?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id. */
  id: Scalars['ID']['output'];
  /** Failure of the last try. */
  lastError?: Maybe<Scalars['String']['output']>;
  /** Time of the next try; null when there is none. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: ProviderEventState;
  /** Number of tries. */
  tries: Scalars['Int']['output'];
  /** Type, by the provider's name. */
  type: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of events of the payment provider. */
export type ProviderEventConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ProviderEventEdge>;
  /** Rows of this page. */
  nodes: Array<ProviderEvent>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ProviderEventEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: ProviderEvent;
};

/** State of an event of the payment provider. */
export const ProviderEventState = {
  /** Handled. */
  DONE: 'DONE',
  /** Failed too often: staff must look, then retry it. */
  GIVEN_UP: 'GIVEN_UP',
  /** Waits to be handled or tried again. */
  WAITING: 'WAITING'
} as const;

export type ProviderEventState = typeof ProviderEventState[keyof typeof ProviderEventState];
/** Input of `publishNews`, which publishes a draft. */
export type PublishNewsInput = {
  /** Id of the object (`nws_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `publishNews`, which publishes a draft. */
export type PublishNewsPayload = {
  /** The news article after the change. */
  newsArticle: NewsArticle;
};

/** What a member came for. It decides nothing but which first steps are shown. */
export const Purpose = {
  /** Both. */
  BOTH: 'BOTH',
  /** To find influencers. */
  BRAND: 'BRAND',
  /** To find campaigns. */
  INFLUENCER: 'INFLUENCER'
} as const;

export type Purpose = typeof Purpose[keyof typeof Purpose];
/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type Query = {
  /** Access tokens of the viewer, newest first; revoked and expired ones are listed for thirty days. For: signed in. */
  accessTokens?: Maybe<AccessTokenConnection>;
  /** When staff saw Koli as the viewer does, newest first, at most 50. For: signed in. */
  accountLooks?: Maybe<Array<AccountLook>>;
  /** What the viewer paid, earned and received in a year of Singapore; null without a year when there is none yet. For: signed in. */
  annualStatement?: Maybe<AnnualStatement>;
  /** People blocked by the viewer, newest first. For: signed in. */
  blockedUsers?: Maybe<BlockedUserConnection>;
  /** A campaign; null when there is none or the viewer may not see it. For: everybody. */
  campaign?: Maybe<Campaign>;
  /** Applications to a campaign. For: its owner, staff. */
  campaignRemarks?: Maybe<RemarkConnection>;
  /** Public campaigns: approved, enabled and not ended. For: everybody. */
  campaigns?: Maybe<CampaignConnection>;
  /** Campaigns that await approval, oldest first. For: staff (content). */
  campaignsAwaitingApproval?: Maybe<CampaignConnection>;
  /** Active categories. For: everybody. */
  categories?: Maybe<Array<Category>>;
  /** All categories, hidden ones too, by name. For: staff (content). */
  categoriesDesk?: Maybe<Array<Category>>;
  /** Chargebacks, earliest deadline first; open ones when no state is given. For: staff (payments). */
  chargebacks?: Maybe<StaffChargebackConnection>;
  /** Data of the order form. For: signed in. */
  checkoutSetup?: Maybe<CheckoutSetup>;
  /** Settings of this installation. For: everybody. */
  clientConfig?: Maybe<ClientConfig>;
  /** Programs that may act for the viewer. For: signed in. */
  connectedApps?: Maybe<ConnectedAppConnection>;
  /** Earlier versions of a page or a news article, newest first. For: staff (content). */
  contentRevisions?: Maybe<ContentRevisionConnection>;
  /** A conversation; null when it does not belong to the viewer. For: its two people. */
  conversation?: Maybe<Conversation>;
  /** Conversations of the viewer with messages, newest message first; with people whose name contains `search` when given. For: signed in. */
  conversations?: Maybe<ConversationConnection>;
  /** All countries, by name. For: everybody. */
  countries?: Maybe<Array<Country>>;
  /** A case; null when it does not wait any more. For: staff. */
  deskCase?: Maybe<DeskCase>;
  /** How many cases of each kind wait; without kinds that have none. For: staff. */
  deskCounts?: Maybe<Array<DeskCount>>;
  /** Devices on which a person is signed in, at most 50, last used first. For: staff (trust). */
  deskDevices?: Maybe<Array<DeskDevice>>;
  /** The latest mails to a person, at most 50, newest first, without their texts. For: staff (trust). */
  deskMails?: Maybe<Array<DeskMail>>;
  /** A person with what happened with their campaigns, jobs and money. Errors: NOT_FOUND. For: staff. */
  deskPerson?: Maybe<DeskPerson>;
  /** What waits for staff, of all kinds or of some. For: staff. */
  deskQueue?: Maybe<DeskCaseConnection>;
  /** People, campaigns, jobs, payments and orders by name, title, address, id, id at the payment provider, amount, last four digits or number of a receipt; at most six of each kind, none below two characters. For: staff. */
  deskSearch?: Maybe<Array<DeskHit>>;
  /** Web Push on the device of this session. For: signed in. */
  devicePush?: Maybe<DevicePush>;
  /** Disputes, those to be decided first at the beginning; open ones when no state is given. For: staff (payments). */
  disputes?: Maybe<DisputeConnection>;
  /** Checks the configuration against the real services, as `npm run doctor` does, and answers each finding. Takes seconds. For: staff (lead). */
  doctorFindings?: Maybe<Array<DoctorFinding>>;
  /** Events of the viewer in the last 30 days, oldest first; of some types when given. A token hears the events whose scope it has, and is refused types that it has not. The cursor of the last one continues where it ended, also after days. For: verified. */
  events?: Maybe<EventConnection>;
  /** Accounts by part of name, username or email. For: staff. */
  findUsers?: Maybe<StaffAccountConnection>;
  /** Typed-in follower counts that grew unusually fast and wait for staff, oldest first. For: staff (trust). */
  followerJumps?: Maybe<FollowerJumpConnection>;
  /** Jobs whose money has been held for at least some days, oldest first. For: staff (payments). */
  heldPayments?: Maybe<HeldPaymentConnection>;
  /** Requests for help: open ones, oldest first, or answered ones. For: staff (trust). */
  helpRequests?: Maybe<HelpRequestConnection>;
  /** Data of the payment screen. For: the owner of the campaign. */
  hirePaymentSetup?: Maybe<HirePaymentSetup>;
  /** Public profiles with followers. For: everybody. */
  influencers?: Maybe<ProfileConnection>;
  /** The signed-in account; null for visitors. For: everybody. */
  me?: Maybe<Account>;
  /** Messages of a conversation, newest first; empty for conversations of others. For: its two people. */
  messages?: Maybe<MessageConnection>;
  /** What payments cost and earned in a month, this one when none is given. For: staff (lead). */
  monthlyFigures?: Maybe<MonthlyFigures>;
  /** The viewer's campaigns. For: signed in. */
  myCampaigns?: Maybe<CampaignConnection>;
  /** The viewer's draft. For: signed in. */
  myDraft?: Maybe<CampaignDraft>;
  /** Requests for help by the viewer with the answers, newest first. For: signed in. */
  myHelpRequests?: Maybe<HelpRequestConnection>;
  /** Money of the viewer's jobs that was not paid out yet: as influencer with APPLICANT, of their campaigns with OWNER, zeros with NOBODY. For: signed in. */
  myMoney?: Maybe<MoneyTotals>;
  /** Purchases of the viewer. For: signed in. */
  myOrders?: Maybe<OrderConnection>;
  /** Products of the viewer, newest first. For: signed in. */
  myProducts?: Maybe<ProductConnection>;
  /** The viewer's applications. For: signed in. */
  myRemarks?: Maybe<RemarkConnection>;
  /** Sales of the viewer. For: signed in. */
  mySales?: Maybe<OrderConnection>;
  /** Sessions of the viewer. For: signed in. */
  mySessions?: Maybe<SessionConnection>;
  /** What waits for the viewer: what runs out first, then what blocks money, then the rest; of equal ones what has waited longest. For: signed in. */
  myTasks?: Maybe<TaskConnection>;
  /** The viewer's statement. For: signed in. */
  myTransactions?: Maybe<TransactionConnection>;
  /** The register of uses: what brands may do with the published work of the viewer's jobs, on either side. For: signed in. */
  myWorkUses?: Maybe<WorkUseConnection>;
  /** Id of the newest step of the applications and jobs of the viewer, for `after` of `remarkChanged`: asked before subscribing, it leaves out no step when the connection breaks before the first one comes. `stp_start` when there is none. For: owner, applicant. */
  newestRemarkEventId?: Maybe<Scalars['ID']['output']>;
  /** Published news, newest first. For: everybody. */
  news?: Maybe<NewsArticleConnection>;
  /** A news article; null when there is none, or it is a draft and the viewer is not staff. For: everybody. */
  newsArticle?: Maybe<NewsArticle>;
  /** All news with drafts, newest first. For: staff (content). */
  newsDesk?: Maybe<NewsArticleConnection>;
  /** The object with a global id; null when there is none or the viewer may not see it. A token needs the scope of the object’s own query; without it, it reads what visitors may. For: everybody. */
  node?: Maybe<Node>;
  /** The objects with global ids, in their order; null in the place of each that does not exist or that the viewer may not see. For: everybody. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** The viewer's notifications, newest first. For: signed in. */
  notifications?: Maybe<NotificationConnection>;
  /** OAuth programs of the viewer, oldest first. For: signed in. */
  oauthApps?: Maybe<OAuthAppConnection>;
  /** The request of a program to act for the viewer, by the id in the address of the consent page; answered for an hour. For: signed in. */
  oauthRequest?: Maybe<OAuthRequest>;
  /** Jobs of the viewer that must end before the account can be closed. For: signed in. */
  openJobs?: Maybe<OpenJobConnection>;
  /** An order; null when the viewer may not see it. For: its buyer, its seller, staff. */
  order?: Maybe<Order>;
  /** Orders that need staff, oldest first: with a reported problem, a chargeback, a refund that keeps failing, or a payout that has waited for a week. For: staff (payments). */
  orderProblems?: Maybe<OrderConnection>;
  /** A receipt or payout statement of the viewer; null for other ids. For: signed in. */
  paper?: Maybe<Paper>;
  /** The viewer's receipts and payout statements, newest first. For: signed in. */
  papers?: Maybe<PaperConnection>;
  /** How hard a new password is to guess, to be shown while it is typed; also against what the viewer is called. Nothing is stored or logged. Errors: RATE_LIMITED, BAD_INPUT. For: everybody. */
  passwordStrength?: Maybe<PasswordStrength>;
  /** Payments, newest first; one, or those of a job or person when given. For: staff (payments). */
  payments?: Maybe<StaffPaymentConnection>;
  /** A product; null when there is none or the viewer may not see it. For: everybody. */
  product?: Maybe<Product>;
  /** Reviews of a product, newest first. For: everybody. */
  productReviews?: Maybe<ProductReviewConnection>;
  /** Public products of the shop; for staff also those in the states that they ask for. For: everybody. */
  products?: Maybe<ProductConnection>;
  /** A person; null when there is none. For: everybody. */
  profile?: Maybe<Profile>;
  /** Reviews of a member by the other sides of their jobs, newest first. For: everybody. */
  profileReviews?: Maybe<JobReviewConnection>;
  /** Events of the payment provider, newest first; given-up ones when no state is given. For: staff (payments). */
  providerEvents?: Maybe<ProviderEventConnection>;
  /** What an offer of an amount would cost now. Errors: OFFER_AMOUNT_REQUIRED, OFFER_TOO_SMALL, AMOUNT_INVALID. For: signed in. */
  quote?: Maybe<Quote>;
  /** Applications to all campaigns of the viewer, and the jobs they became. For: signed in. */
  receivedRemarks?: Maybe<RemarkConnection>;
  /** Jobs whose refund keeps failing and is no longer tried, oldest first. For: staff (payments). */
  refundProblems?: Maybe<RemarkConnection>;
  /** An application; null when there is none or the viewer may not see it. For: owner, applicant, staff. */
  remark?: Maybe<Remark>;
  /** Reports of campaigns, people and reviews: open ones, oldest first, or resolved ones. For: staff (trust). */
  reports?: Maybe<ReportConnection>;
  /** What a ruling that releases a part of the held money would do, by the same sums; all or nothing of it with RELEASE and REFUND. Errors: NOT_FOUND. For: staff (payments). */
  rulingEffect?: Maybe<RulingEffect>;
  /** Lists of the viewer that influencers are saved to, newest first. For: signed in. */
  savedLists?: Maybe<SavedListConnection>;
  /** Saved cards of the viewer, newest first. For: signed in. */
  savedPaymentMethods?: Maybe<SavedPaymentMethodConnection>;
  /** Messages that contain a text, in all conversations of the viewer, newest first. For: signed in. */
  searchMessages?: Maybe<MessageConnection>;
  /** How the viewer signs in besides the password. For: signed in. */
  secondFactors?: Maybe<SecondFactors>;
  /** A page written by staff; null when there is none. For: everybody. */
  siteText?: Maybe<SiteText>;
  /** Slides of the home page in their order, at most eight; without any it shows those that come with Koli. For: everybody. */
  slides?: Maybe<Array<Slide>>;
  /** The audit log, newest first: what staff decided; readings too when a filter is given. For: staff (lead). */
  staffActions?: Maybe<StaffActionConnection>;
  /** Notes of staff about something, newest first. For: staff. */
  staffNotes?: Maybe<StaffNoteConnection>;
  /** What waits for a second member of staff, oldest first. For: staff. */
  staffProposals?: Maybe<StaffProposalConnection>;
  /** Money of jobs and orders that does not move as it should, longest stuck first: charges, transfers and refunds that failed, were taken back or have no known end, and payouts that wait. For: staff (payments). */
  stuckMoney?: Maybe<StuckMoneyConnection>;
  /** Influencers who match a campaign, best match first. For: its owner. */
  suggestedUsers?: Maybe<SuggestedUserConnection>;
  /** Influencers with the most followers. For: everybody. */
  topInfluencers?: Maybe<ProfileConnection>;
  /** Limits of uploads. For: everybody. */
  uploadPolicy?: Maybe<UploadPolicy>;
  /** Whether a username is free. For: everybody, rate limited. */
  usernameAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Deliveries of a webhook of the viewer in the last 30 days, newest first; empty for webhooks of others. A token sees those of events whose scope it has. For: verified. */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /** Webhooks of the viewer, oldest first. For: verified. */
  webhooks?: Maybe<WebhookConnection>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryAccessTokensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryAnnualStatementArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryBlockedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryCampaignArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryCampaignRemarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  filter?: InputMaybe<RemarkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PeopleSort>;
  tab?: InputMaybe<RemarkTab>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryCampaignsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CampaignFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CampaignSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryCampaignsAwaitingApprovalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryChargebacksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ChargebackState>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryCheckoutSetupArgs = {
  productId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryConnectedAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryContentRevisionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  key: Scalars['String']['input'];
  kind: ContentKind;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryConversationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskCaseArgs = {
  caseId: Scalars['ID']['input'];
  kind: DeskKind;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskDevicesArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskMailsArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskPersonArgs = {
  accountId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskQueueArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<DeskKind>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DeskSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDeskSearchArgs = {
  text: Scalars['String']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryDisputesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<DisputeState>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  types?: InputMaybe<Array<WebhookEvent>>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryFindUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
  staffOnly?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryFollowerJumpsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryHeldPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  olderThanDays?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryHelpRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryHirePaymentSetupArgs = {
  applicantId: Scalars['ID']['input'];
  campaignId: Scalars['ID']['input'];
  remarkId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryInfluencersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<InfluencerFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<PlaceInput>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<InfluencerSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  conversationId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMonthlyFiguresArgs = {
  month?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyCampaignsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CampaignFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CampaignSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyHelpRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyMoneyArgs = {
  side: JobSide;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RowSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyRemarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RemarkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CampaignSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMySalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RowSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyTasksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RowSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryMyWorkUsesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNewsArticleArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNewsDeskArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryOauthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryOauthRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryOpenJobsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryOrderProblemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryPaperArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryPapersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryPasswordStrengthArgs = {
  about?: InputMaybe<Array<Scalars['String']['input']>>;
  password: Scalars['String']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryPaymentsArgs = {
  accountId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  remarkId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  productId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProfileArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProfileReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  profileId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryProviderEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<ProviderEventState>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryQuoteArgs = {
  amount: MoneyInput;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryReceivedRemarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RemarkFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RowSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryRefundProblemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryRemarkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryRulingEffectArgs = {
  release: MoneyInput;
  remarkId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QuerySavedListsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QuerySavedPaymentMethodsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QuerySearchMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QuerySiteTextArgs = {
  slug: Scalars['String']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryStaffActionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<StaffActionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryStaffNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  subjectId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryStaffProposalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryStuckMoneyArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QuerySuggestedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  campaignId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PeopleSort>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryTopInfluencersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryUsernameAvailableArgs = {
  username: Scalars['String']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};


/** What can be read. A refused field is null beside its error, and the others answer. Lists are connections: they take `first` and `after`, `last` and `before`, or `offset`, and answer `nodes`, `edges`, `pageInfo` and `totalCount`; what the caller may not see is null, or not in the list. Each operation says for whom it is: everybody, signed in, verified (whoever has also verified the mail address), staff, or named people. Any may answer SIGN_IN_REQUIRED, EMAIL_NOT_VERIFIED, FORBIDDEN, BAD_INPUT (a value of the wrong form; `extensions.field` names it, `extensions.faults` all that are wrong), QUERY_TOO_COMPLEX, COST_EXCEEDED, OVERLOADED, INTERNAL, and to access tokens TOKEN_INVALID, TOKEN_NOT_ALLOWED and INSUFFICIENT_SCOPE. */
export type QueryWebhooksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** What terms cost, and what the influencer gets. Binding but for the estimate. */
export type Quote = {
  /** What the influencer gets. */
  amount: Money;
  /** What the amount is in the payout currency today; null without a rate of the last seven days. */
  estimate?: Maybe<PayoutEstimate>;
  /** Platform fee on top, which the owner pays; given back with a refund. */
  fee: Money;
  /** What the owner pays: the amount and the fee. */
  total: Money;
};

/** Input of `raiseDispute`, which raises a dispute about a finished paid job and freezes its money until staff decide. */
export type RaiseDisputeInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Ids of pictures uploaded for purpose 'report', at most 5. */
  pictures?: Array<Scalars['ID']['input']>;
  /** The problem, plain text, at most 2,000 characters. */
  reason: Scalars['String']['input'];
  /** The job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `raiseDispute`, which raises a dispute about a finished paid job and freezes its money until staff decide. */
export type RaiseDisputePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** A product that a member received for a sponsored job. */
export type ReceivedProduct = {
  /** Name of the brand. */
  brand: Scalars['String']['output'];
  /** Title of the campaign. */
  campaign: Scalars['String']['output'];
  /** When it was received; of jobs from before that was marked, when they were done. */
  receivedAt: Scalars['DateTime']['output'];
  /** Value that the brand named; null when it named none. */
  value?: Maybe<Money>;
};

/** Answer of `refreshInstagram`, which reads followers and posts of the linked account from Instagram now; otherwise this happens once a day. */
export type RefreshInstagramPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `rejectAmendment`, which rejects an amendment of the other side; the deal stays as it was. */
export type RejectAmendmentInput = {
  /** Id of an amendment of a job (`amd_…`). */
  amendmentId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the other side, at most 2,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `rejectAmendment`, which rejects an amendment of the other side; the deal stays as it was. */
export type RejectAmendmentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `rejectCampaign`, which rejects a campaign with a reason for its owner. */
export type RejectCampaignInput = {
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
  /** Reason for the owner, who reads it in the notification. */
  reason: Scalars['String']['input'];
};

/** Answer of `rejectCampaign`, which rejects a campaign with a reason for its owner. */
export type RejectCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `rejectOffer`, which rejects an offer of the other side. */
export type RejectOfferInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the other side’s offer that was shown; refused with OFFER_CHANGED when it is no longer the newest (`ofr_…`). */
  offerId: Scalars['ID']['input'];
  /** Reason for the other side, at most 2,000 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `rejectOffer`, which rejects an offer of the other side. */
export type RejectOfferPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `releasePayment`, which releases the held payment to the influencer. */
export type ReleasePaymentInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `releasePayment`, which releases the held payment to the influencer. */
export type ReleasePaymentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** An application to a campaign, and the job it becomes. Only the owner of the campaign, the applicant and staff see it. */
export type Remark = Node & {
  /** Other work that a side proposed since the hire, newest first; at most one is pending. */
  amendments: Array<Amendment>;
  /** The applicant. */
  applicant: Profile;
  /** Whether the applicant has a bank account for payouts. */
  applicantHasBankAccount: Scalars['Boolean']['output'];
  /** Whether payouts to the applicant's bank account are paused. */
  applicantPayoutsPaused: Scalars['Boolean']['output'];
  /** Brief of the campaign when the applicant applied: a hire without money makes the deal of it, whatever the campaign asks for since. */
  brief?: Maybe<Work>;
  /** The campaign. */
  campaign: Campaign;
  /** With CANCEL_ASKED: until when the influencer can answer; silence agrees. */
  cancelDeadline?: Maybe<Scalars['DateTime']['output']>;
  /** Reason of the cancellation, the cancel request or the decline; plain text. */
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** The newest chargeback of its payment; while it is open the money is frozen. */
  chargeback?: Maybe<Chargeback>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** The deadline that runs now, the same for both sides. */
  deadline?: Maybe<Deadline>;
  /** What both sides agreed to, newest first. */
  deals: Array<Deal>;
  /** What is published for it, the influencer's first; empty before the hire and without agreed work. */
  deliverables: Array<JobDeliverable>;
  /** The dispute about it. */
  dispute?: Maybe<Dispute>;
  /** Time of marking it as done; null before. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Report of the influencer, from marking it as done. */
  doneText?: Maybe<Scalars['String']['output']>;
  /** Extras: further jobs of the same two for more work or longer use, each with its own deal and payment; newest first, at most 100 (`rmk_…`). */
  extraIds: Array<Scalars['ID']['output']>;
  /** The first job of the two for this campaign, when this one is an extra (`rmk_…`). */
  extraOfId?: Maybe<Scalars['ID']['output']>;
  /** How the applicant meets each condition that the campaign sets. */
  fit: Array<Fit>;
  /** Money held for this job now. */
  held?: Maybe<Money>;
  /** Deadline for releasing or refunding held money: 90 days after the charge. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the hire; null before. */
  hiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The state in English: 'Ongoing', 'Completed', 'Payment Done', 'Cancelled', 'In dispute', 'Refunded', 'Settled' or 'Charged back' once hired; null before. */
  hiredLabel?: Maybe<Scalars['String']['output']>;
  /** State of the job; null before the hire. */
  hiredState?: Maybe<HiredState>;
  /** Id (`rmk_…`). */
  id: Scalars['ID']['output'];
  /** Whether the owner put it on the shortlist; null for the applicant, who does not learn it. */
  isShortlisted?: Maybe<Scalars['Boolean']['output']>;
  /** Where the money is, and what holds it; null for free jobs and while nothing is agreed. */
  money?: Maybe<JobMoney>;
  /** Side of the viewer; NOBODY for staff. */
  mySide: JobSide;
  /** Next steps of the viewer, with the reason for those not possible yet. */
  nextSteps: Array<NextStep>;
  /** The newest offer, of either side. */
  offer?: Maybe<Offer>;
  /** All offers, newest first. */
  offers: Array<Offer>;
  /** Price that the applicant named, in USD; binds nobody. Paid campaigns only. */
  price?: Maybe<Money>;
  /** Refund if the job were cancelled now; null when none. */
  refundPreview?: Maybe<Money>;
  /** Amount refunded to the payer. */
  refunded?: Maybe<Money>;
  /** Time of the payout; null before. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reviews of both sides; null before the job is settled, and where none are written. */
  reviews?: Maybe<JobReviews>;
  /** The product that is sent for it; null before the hire, and when nothing is sent. */
  shipping?: Maybe<Shipment>;
  /** State. */
  state: RemarkState;
  /** Message to the owner, plain text. */
  text?: Maybe<Scalars['String']['output']>;
  /** Past steps, oldest first. */
  timeline: Array<TimelineEntry>;
  /** Whose turn it is. */
  turn: JobSide;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Until when the work is due; null without agreed work, and while it waits for the receipt of a product. */
  workDueAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Steps of an application or job. */
export const RemarkAction = {
  /** Accepts the work that the other side proposes. */
  ACCEPT_AMENDMENT: 'ACCEPT_AMENDMENT',
  /** Accepts the other side's offer. */
  ACCEPT_OFFER: 'ACCEPT_OFFER',
  /** Accepts what the other side proposes, which ends the dispute. */
  ACCEPT_SETTLEMENT: 'ACCEPT_SETTLEMENT',
  /** The influencer agrees to cancel; the payer is refunded in full. */
  AGREE_TO_CANCEL: 'AGREE_TO_CANCEL',
  /** The owner approves a draft or published work. */
  APPROVE_WORK: 'APPROVE_WORK',
  /** The owner asks for changes, which uses a round. */
  ASK_FOR_CHANGES: 'ASK_FOR_CHANGES',
  /** The owner asks the influencer of a paid job to cancel it. */
  ASK_TO_CANCEL: 'ASK_TO_CANCEL',
  /** Cancels the application or job: either side before a payment and for free jobs; the influencer of a paid job before it is done, with a full refund. */
  CANCEL: 'CANCEL',
  /** Replaces the own pending offer. */
  CHANGE_OFFER: 'CHANGE_OFFER',
  /** The influencer confirms that the product has arrived. */
  CONFIRM_RECEIPT: 'CONFIRM_RECEIPT',
  /** Answers the last offer with other terms; the applicant also after it was rejected or lapsed. */
  COUNTER_OFFER: 'COUNTER_OFFER',
  /** The owner declines an application without an offer on the table. */
  DECLINE: 'DECLINE',
  /** Declines what the other side proposes. */
  DECLINE_SETTLEMENT: 'DECLINE_SETTLEMENT',
  /** The influencer declines to cancel; the job continues. */
  DECLINE_TO_CANCEL: 'DECLINE_TO_CANCEL',
  /** The owner ends a job for which nothing was handed in long after it was due. */
  END_LATE: 'END_LATE',
  /** The hired influencer gives or changes the delivery address of the product. */
  GIVE_ADDRESS: 'GIVE_ADDRESS',
  /** The influencer hands in a draft. */
  HAND_IN_DRAFT: 'HAND_IN_DRAFT',
  /** A side hands in what it published, or corrects it before it is approved. */
  HAND_IN_WORK: 'HAND_IN_WORK',
  /** The owner hires, sponsored and shoutout campaigns only. */
  HIRE: 'HIRE',
  /** The owner proposes terms. */
  MAKE_OFFER: 'MAKE_OFFER',
  /** The hired influencer marks the job as done. */
  MARK_AS_DONE: 'MARK_AS_DONE',
  /** The owner marks the product as sent, or corrects carrier and number. */
  MARK_AS_SENT: 'MARK_AS_SENT',
  /** The owner pays the accepted offer, which hires; paid campaigns only. */
  PAY: 'PAY',
  /** A side proposes other work for the job under way. */
  PROPOSE_AMENDMENT: 'PROPOSE_AMENDMENT',
  /** A side proposes more work or longer use for more money. */
  PROPOSE_EXTRA: 'PROPOSE_EXTRA',
  /** A side of a dispute proposes how to divide the money. */
  PROPOSE_SETTLEMENT: 'PROPOSE_SETTLEMENT',
  /** Either side of a finished paid job asks staff to decide. */
  RAISE_DISPUTE: 'RAISE_DISPUTE',
  /** Rejects the work that the other side proposes. */
  REJECT_AMENDMENT: 'REJECT_AMENDMENT',
  /** Rejects the other side's offer. */
  REJECT_OFFER: 'REJECT_OFFER',
  /** The owner releases the held payment to the influencer. */
  RELEASE_PAYMENT: 'RELEASE_PAYMENT',
  /** Either side of a settled job reviews the other. */
  REVIEW: 'REVIEW',
  /** The owner puts an application on the shortlist, or takes it off. */
  SHORTLIST: 'SHORTLIST',
  /** Withdraws the own proposal. */
  WITHDRAW_AMENDMENT: 'WITHDRAW_AMENDMENT',
  /** The owner withdraws the cancel request; the job continues. */
  WITHDRAW_CANCEL: 'WITHDRAW_CANCEL'
} as const;

export type RemarkAction = typeof RemarkAction[keyof typeof RemarkAction];
/** A change of an application or job. */
export type RemarkChange = {
  /** The step; null when something else about it changed, for example a chargeback. */
  event?: Maybe<RemarkEvent>;
  /** The application or job as it is now. */
  remark: Remark;
};

/** A page of applications. */
export type RemarkConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<RemarkEdge>;
  /** Rows of this page. */
  nodes: Array<Remark>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type RemarkEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Remark;
};

/** A step of an application or job. */
export type RemarkEvent = {
  /** What was done, for example 'makeOffer'; 'apply' is the first. */
  action: Scalars['String']['output'];
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Side that did it; NOBODY for staff and the payment provider. */
  by: JobSide;
  /** State before it; null for the first. */
  from?: Maybe<RemarkState>;
  /** Id (`stp_…`). */
  id: Scalars['ID']['output'];
  /** State after it. */
  to: RemarkState;
};

/** Filter of a list of applications. Absent members do not filter. */
export type RemarkFilter = {
  /** Any of these campaigns, at most 100; none when empty (`cmp_…`). */
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these ids, at most 100; none when empty (`rmk_…`). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Jobs whose money is there. */
  money?: InputMaybe<MoneyStanding>;
  /** Text contained in the title of the campaign, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those on the shortlist; of applications to own campaigns. */
  shortlisted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these states. */
  states?: InputMaybe<Array<RemarkState>>;
  /** Only rows that changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** States of an application and the job it becomes. */
export const RemarkState = {
  /** Applied, no offer yet. */
  APPLIED: 'APPLIED',
  /** Cancelled; what was paid has been refunded in full. */
  CANCELLED: 'CANCELLED',
  /** The owner of a paid job asked to cancel it; waits for the influencer, whose silence agrees after 72 hours. */
  CANCEL_ASKED: 'CANCEL_ASKED',
  /** Ended: the payer's bank took the held money back. */
  CHARGED_BACK: 'CHARGED_BACK',
  /** The applicant's terms wait for the owner. */
  COUNTERED: 'COUNTERED',
  /** The owner declined the application. */
  DECLINED: 'DECLINED',
  /** In dispute: nothing is released or refunded until staff decide or both sides settle it. */
  DISPUTED: 'DISPUTED',
  /** Marked as done. */
  DONE: 'DONE',
  /** Hired, work is under way. */
  HIRED: 'HIRED',
  /** An offer waits for the applicant. */
  OFFERED: 'OFFERED',
  /** The offer was accepted; the owner pays next. */
  OFFER_ACCEPTED: 'OFFER_ACCEPTED',
  /** The last offer was rejected, or lapsed. */
  OFFER_REJECTED: 'OFFER_REJECTED',
  /** The payment is under way. */
  PAYING: 'PAYING',
  /** The refund to the payer is under way. */
  REFUNDING: 'REFUNDING',
  /** Paid out. */
  RELEASED: 'RELEASED',
  /** The transfer to the influencer is under way. */
  RELEASING: 'RELEASING',
  /** A dispute was decided or settled: a part was paid out, the rest refunded. */
  SETTLED: 'SETTLED'
} as const;

export type RemarkState = typeof RemarkState[keyof typeof RemarkState];
/** Tabs of the owner's campaign page. */
export const RemarkTab = {
  /** Not hired yet. */
  APPLICATIONS: 'APPLICATIONS',
  /** Hired: under way, done, paid, cancelled or in dispute. */
  HIRED: 'HIRED'
} as const;

export type RemarkTab = typeof RemarkTab[keyof typeof RemarkTab];
/** Answer of `removeAuthenticatorApp`, which removes the authenticator app. */
export type RemoveAuthenticatorAppPayload = {
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `removePasskey`, which removes a passkey. */
export type RemovePasskeyInput = {
  /** Id of a passkey of the viewer (`psk_…`). */
  passkeyId: Scalars['ID']['input'];
};

/** Answer of `removePasskey`, which removes a passkey. */
export type RemovePasskeyPayload = {
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `removePaymentMethod`, which removes a saved card, here and soon after at the payment provider. */
export type RemovePaymentMethodInput = {
  /** Id of the object (`crd_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `removePaymentMethod`, which removes a saved card, here and soon after at the payment provider. */
export type RemovePaymentMethodPayload = {
  /** Id of the card that was removed (`crd_…`). */
  removedPaymentMethodId: Scalars['ID']['output'];
};

/** Input of `removeSlide`, which removes a slide. */
export type RemoveSlideInput = {
  /** Id of the object (`sld_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `removeSlide`, which removes a slide. */
export type RemoveSlidePayload = {
  /** Id of the slide that was removed (`sld_…`). */
  removedSlideId: Scalars['ID']['output'];
};

/** Input of `renamePasskey`, which renames a passkey. */
export type RenamePasskeyInput = {
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Id of a passkey of the viewer (`psk_…`). */
  passkeyId: Scalars['ID']['input'];
};

/** Answer of `renamePasskey`, which renames a passkey. */
export type RenamePasskeyPayload = {
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `renameSavedList`, which renames a list. */
export type RenameSavedListInput = {
  /** Name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Id of a list of the viewer (`lst_…`). */
  savedListId: Scalars['ID']['input'];
};

/** Answer of `renameSavedList`, which renames a list. */
export type RenameSavedListPayload = {
  /** The saved list after the change. */
  savedList: SavedList;
};

/** New recovery codes; earlier ones no longer work. */
export type RenewRecoveryCodesPayload = {
  /** Ten codes, each of which works once. Shown only now; empty when there were codes already. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The second factors after the change. */
  secondFactors: SecondFactors;
};

/** Input of `reopenAccount`, which reopens a closed account, until it is erased. */
export type ReopenAccountInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `reopenAccount`, which reopens a closed account, until it is erased. */
export type ReopenAccountPayload = {
  /** Id of the account that is open again (`usr_…`). */
  accountId: Scalars['ID']['output'];
};

/** Input of `replayWebhookDelivery`, which delivers a message again, with the same id and all its tries. */
export type ReplayWebhookDeliveryInput = {
  /** Id of the object (`whd_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `replayWebhookDelivery`, which delivers a message again, with the same id and all its tries. */
export type ReplayWebhookDeliveryPayload = {
  /** The webhook delivery after the change. */
  webhookDelivery: WebhookDelivery;
};

/** A report about a campaign, a person or a review. */
export type Report = {
  /** The reported campaign; null when it is about something else. */
  campaign?: Maybe<Campaign>;
  /** Comment. */
  comment: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`rpt_…`). */
  id: Scalars['ID']['output'];
  /** The reported person; null when it is about something else. */
  person?: Maybe<Profile>;
  /** Picture of the problem. */
  picture?: Maybe<Picture>;
  /** The reporter; null for reports that the system made. */
  reporter?: Maybe<Profile>;
  /** Decision of staff with its reason. */
  resolution?: Maybe<Scalars['String']['output']>;
  /** Time of resolving; null while open. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Member of staff who resolved it. */
  resolvedBy?: Maybe<Profile>;
  /** The reported review; null when it is about something else. */
  review?: Maybe<JobReview>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Input of `reportCampaign`, which reports a campaign to staff. */
export type ReportCampaignInput = {
  /** The reported campaign (`cmp_…`). */
  campaignId: Scalars['ID']['input'];
  /** Comment, plain text, required, at most 2,000 characters. */
  comment: Scalars['String']['input'];
  /** Id of an uploaded picture. */
  picture?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `reportCampaign`, which reports a campaign to staff. */
export type ReportCampaignPayload = {
  /** Id of the report (`rpt_…`). */
  reportId: Scalars['ID']['output'];
};

/** A page of reports. */
export type ReportConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<ReportEdge>;
  /** Rows of this page. */
  nodes: Array<Report>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type ReportEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Report;
};

/** Input of `reportMessage`, which reports a message to staff. */
export type ReportMessageInput = {
  /** Comment, plain text, required. */
  comment: Scalars['String']['input'];
  /** A message received by the viewer (`msg_…`). */
  messageId: Scalars['ID']['input'];
};

/** Answer of `reportMessage`, which reports a message to staff. */
export type ReportMessagePayload = {
  /** Id of the report (`rpt_…`). */
  reportId: Scalars['ID']['output'];
};

/** Input of `reportOrderProblem`, which reports a problem with an order under way; staff look into it. */
export type ReportOrderProblemInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** The problem, for the seller and staff; required, at most 2,000 characters. */
  reason: Scalars['String']['input'];
};

/** Answer of `reportOrderProblem`, which reports a problem with an order under way; staff look into it. */
export type ReportOrderProblemPayload = {
  /** The order after the change. */
  order: Order;
};

/** Input of `reportPerson`, which reports a person to staff. */
export type ReportPersonInput = {
  /** Comment, plain text, required, at most 2,000 characters. */
  comment: Scalars['String']['input'];
  /** Id of an uploaded picture. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** The reported person (`usr_…`). */
  profileId: Scalars['ID']['input'];
};

/** Answer of `reportPerson`, which reports a person to staff. */
export type ReportPersonPayload = {
  /** Id of the report (`rpt_…`). */
  reportId: Scalars['ID']['output'];
};

/** Input of `reportReview`, which reports a review of a job to staff. */
export type ReportReviewInput = {
  /** Comment, plain text, required, at most 2,000 characters. */
  comment: Scalars['String']['input'];
  /** Id of an uploaded picture. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** The reported review (`jrv_…`). */
  reviewId: Scalars['ID']['input'];
};

/** Answer of `reportReview`, which reports a review of a job to staff. */
export type ReportReviewPayload = {
  /** Id of the report (`rpt_…`). */
  reportId: Scalars['ID']['output'];
};

/** What happened in the jobs of a member, on either side. Counted from jobs and reviews, never typed. */
export type Reputation = {
  /** Whether fewer than three jobs are settled. */
  isNew: Scalars['Boolean']['output'];
  /** Settled jobs: the work is done and, where money was held, paid. */
  jobsDone: Scalars['Int']['output'];
  /** Share of jobs in which the member as an influencer had handed in everything when it was due, in percent; null before three jobs with a due date. */
  onTimePercent?: Maybe<Scalars['Int']['output']>;
  /** Average of the stars of all public reviews, with two decimals; null without any. */
  rating?: Maybe<Scalars['Float']['output']>;
  /** Number of public reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Public reviews by their stars: five rows, most stars first, also of stars that nobody gave. */
  reviewsByStars: Array<StarCount>;
  /** Hours until the member usually answers an offer (median, rounded up); null before three answers. */
  usualAnswerHours?: Maybe<Scalars['Int']['output']>;
  /** Hours from done until the member as an owner usually releases the money (median, rounded up); null before three releases. */
  usualReleaseHours?: Maybe<Scalars['Int']['output']>;
};

/** Input of `requestEmailChange`, which asks to change the sign-in address: mails a link to the new one, which confirms it within 24 hours, and tells the present one. */
export type RequestEmailChangeInput = {
  /** Email address of the account; case does not matter. */
  email: Scalars['String']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `requestEmailChange`, which asks to change the sign-in address: mails a link to the new one, which confirms it within 24 hours, and tells the present one. */
export type RequestEmailChangePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `requestPasswordReset`, which mails a reset link; none when several were mailed within the hour. */
export type RequestPasswordResetInput = {
  /** Solution of the captcha, after CAPTCHA_NEEDED only. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the account; case does not matter. */
  email: Scalars['String']['input'];
};

/** Answer of `requestPasswordReset`, which mails a reset link; none when several were mailed within the hour. */
export type RequestPasswordResetPayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Answer of `resendVerification`, which mails the verification link again. */
export type ResendVerificationPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `resetPassword`, which sets a new password with a mailed token, ends all sessions and access tokens, and pauses webhooks. */
export type ResetPasswordInput = {
  /** Password, at least 8 characters when it is set. */
  password: Scalars['String']['input'];
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `resetPassword`, which sets a new password with a mailed token, ends all sessions and access tokens, and pauses webhooks. */
export type ResetPasswordPayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Input of `resolveHelpRequest`, which answers a request for help: members are notified, visitors get a mail. */
export type ResolveHelpRequestInput = {
  /** Answer to the sender, plain text, at most 2,000 characters. */
  answer: Scalars['String']['input'];
  /** Id of the object (`hlp_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `resolveHelpRequest`, which answers a request for help: members are notified, visitors get a mail. */
export type ResolveHelpRequestPayload = {
  /** The help request after the change. */
  helpRequest: HelpRequest;
};

/** Input of `resolveReport`, which resolves a report; the reporter is notified that it was looked into. */
export type ResolveReportInput = {
  /** Id of the object (`rpt_…`). */
  id: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `resolveReport`, which resolves a report; the reporter is notified that it was looked into. */
export type ResolveReportPayload = {
  /** The report after the change. */
  report: Report;
};

/** Input of `restoreAccount`, which ends a suspension; campaigns hidden by it are shown again. */
export type RestoreAccountInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `restoreAccount`, which ends a suspension; campaigns hidden by it are shown again. */
export type RestoreAccountPayload = {
  /** The staff account after the change. */
  staffAccount: StaffAccount;
};

/** Input of `restoreReview`, which shows a hidden review again. */
export type RestoreReviewInput = {
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** Id of a review of a job (`jrv_…`). */
  reviewId: Scalars['ID']['input'];
};

/** Answer of `restoreReview`, which shows a hidden review again. */
export type RestoreReviewPayload = {
  /** The job review after the change. */
  jobReview: JobReview;
};

/** Input of `retryProviderEvent`, which schedules a failed event to be tried again now. */
export type RetryProviderEventInput = {
  /** Id of the object. */
  id: Scalars['ID']['input'];
};

/** Answer of `retryProviderEvent`, which schedules a failed event to be tried again now. */
export type RetryProviderEventPayload = {
  /** The provider event after the change. */
  providerEvent: ProviderEvent;
};

/** Input of `reviewJob`, which reviews the other side of a settled job, once. */
export type ReviewJobInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** The settled job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** Plain text, at most 1,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `reviewJob`, which reviews the other side of a settled job, once. */
export type ReviewJobPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `reviewProduct`, which reviews the product of a delivered order, once. */
export type ReviewProductInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The delivered order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
  /** Plain text, at most 2,000 characters. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `reviewProduct`, which reviews the product of a delivered order, once. */
export type ReviewProductPayload = {
  /** The order after the change. */
  order: Order;
};

/** Input of `revokeAccessToken`, which revokes an access token and ends its subscriptions. */
export type RevokeAccessTokenInput = {
  /** Id of the object (`tok_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `revokeAccessToken`, which revokes an access token and ends its subscriptions. */
export type RevokeAccessTokenPayload = {
  /** The access token after the change. */
  accessToken: AccessToken;
};

/** Answer of `revokeOtherSessions`, which ends all of the viewer's other sessions and returns how many. */
export type RevokeOtherSessionsPayload = {
  /** Number of sessions that ended. */
  revokedCount: Scalars['Int']['output'];
};

/** Input of `revokeSession`, which ends one of the viewer's sessions. */
export type RevokeSessionInput = {
  /** Id of the object (`ses_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `revokeSession`, which ends one of the viewer's sessions. */
export type RevokeSessionPayload = {
  /** Id of the session that ended (`ses_…`). */
  revokedSessionId: Scalars['ID']['output'];
};

/** Input of `rotateWebhookSecret`, which creates a new secret; for 24 hours messages are also signed with the earlier one. */
export type RotateWebhookSecretInput = {
  /** Id of the object (`whk_…`). */
  id: Scalars['ID']['input'];
};

/** A webhook with its new secret. */
export type RotateWebhookSecretPayload = {
  /** Secret to verify signatures with, `whsec_…`. Shown only once. */
  secret: Scalars['String']['output'];
  /** The webhook as listed. */
  webhook: Webhook;
};

/** Order of a list of rows. */
export const RowSort = {
  /** Newest first. */
  NEWEST: 'NEWEST',
  /** By the time of the last change, earliest first. */
  UPDATED: 'UPDATED'
} as const;

export type RowSort = typeof RowSort[keyof typeof RowSort];
/** Input of `ruleDispute`, which decides a dispute and moves the money. */
export type RuleDisputeInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, which both sides read; at most 1,000 characters. */
  reason: Scalars['String']['input'];
  /** The influencer's part, in the currency of the payment: more than nothing and less than all; required with SPLIT, else absent. */
  release?: InputMaybe<MoneyInput>;
  /** The disputed job (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
  /** The decision about the held money. */
  ruling: Ruling;
};

/** Answer of `ruleDispute`, which decides a dispute and moves the money. */
export type RuleDisputePayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Decisions about the held money of a disputed job. */
export const Ruling = {
  /** All of it goes back to the payer. */
  REFUND: 'REFUND',
  /** All of it goes to the influencer. */
  RELEASE: 'RELEASE',
  /** A part goes to the influencer, the rest back to the payer. */
  SPLIT: 'SPLIT'
} as const;

export type Ruling = typeof Ruling[keyof typeof Ruling];
/** What a ruling would do with the money of a dispute. Nothing is written. */
export type RulingEffect = {
  /** Platform fee now. */
  fee: Money;
  /** Part of it that goes back with the refund. */
  feeBack: Money;
  /** Held now, and to be divided. */
  held: Money;
  /** Part that goes back to the payer, without the fee. */
  refund: Money;
  /** The influencer's part. */
  release: Money;
};

/** Input of `saveBankAccount`, which registers the bank account at the payment provider, or replaces it. */
export type SaveBankAccountInput = {
  /** Name of the holder, as the bank knows it. */
  accountHolderName: Scalars['String']['input'];
  /** Kind of account. */
  accountType?: BankAccountType;
  /** Whether it is kept ready beside the account that is paid out to. The first account is always paid out to. */
  asSpare?: Scalars['Boolean']['input'];
  /** Address of the bank. */
  bankAddress?: InputMaybe<Scalars['String']['input']>;
  /** Name of the bank. */
  bankName: Scalars['String']['input'];
  /** Token of the account number, created by the provider's script in the browser. */
  bankToken: Scalars['String']['input'];
  /** City of the holder's address. */
  city: Scalars['String']['input'];
  /** Country, SG only. */
  country: Scalars['String']['input'];
  /** Date of birth of the holder, not in the future. */
  dateOfBirth: Scalars['Date']['input'];
  /** Identity number of the holder, sent to the provider and never stored. */
  idNumber: Scalars['String']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** First line of the holder's address. */
  line1: Scalars['String']['input'];
  /** Second line of the holder's address. */
  line2: Scalars['String']['input'];
  /** Postal code of the holder's address. */
  postalCode: Scalars['String']['input'];
  /** Bank and branch code. */
  routingNumber: Scalars['String']['input'];
  /** State or region of the holder's address. */
  state: Scalars['String']['input'];
  /** SWIFT code of the bank. */
  swiftCode: Scalars['String']['input'];
};

/** Answer of `saveBankAccount`, which registers the bank account at the payment provider, or replaces it. */
export type SaveBankAccountPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `saveCategory`, which adds a category, or renames, hides, shows or features one. */
export type SaveCategoryInput = {
  /** Category to change; a new one is created without it (`cat_…`). */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it can be chosen. */
  isActive: Scalars['Boolean']['input'];
  /** Whether the home page shows it. */
  isFeatured: Scalars['Boolean']['input'];
  /** Name shown to people, at most 40 characters, unlike that of any other. */
  name: Scalars['String']['input'];
};

/** Answer of `saveCategory`, which adds a category, or renames, hides, shows or features one. */
export type SaveCategoryPayload = {
  /** The category after the change. */
  category: Category;
};

/** Input of `saveDraft`, which saves the viewer's draft. */
export type SaveDraftInput = {
  /** Whether every country was chosen. */
  allCountries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Work asked for so far; nothing in it is required. */
  brief?: InputMaybe<WorkInput>;
  /** Budget in USD, paid only. */
  budget?: InputMaybe<MoneyInput>;
  /** Slugs of the subjects. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO codes of the target countries. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description so far, as HTML; sanitised on write. */
  detailsHtml?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the campaign. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Target gender. */
  gender?: InputMaybe<PreferredGender>;
  /** Hashtags without the number sign. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Maximum age; null means any. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum age; null means any. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of followers; 0 means any, null when not chosen yet. */
  minFollowers?: InputMaybe<Scalars['Int']['input']>;
  /** Ids of uploaded pictures, the cover first. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: InputMaybe<Scalars['String']['input']>;
  /** Value of the product in USD, sponsored only. */
  productValue?: InputMaybe<MoneyInput>;
  /** Free tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title so far. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Type of campaign. */
  type?: InputMaybe<CampaignType>;
};

/** Answer of `saveDraft`, which saves the viewer's draft. */
export type SaveDraftPayload = {
  /** The campaign draft after the change. */
  campaignDraft: CampaignDraft;
};

/** Input of `saveInfluencer`, which saves a person to a list, or removes them from it. */
export type SaveInfluencerInput = {
  /** True marks, false unmarks. */
  on: Scalars['Boolean']['input'];
  /** Id of a profile (`usr_…`). */
  profileId: Scalars['ID']['input'];
  /** Id of a list of the viewer (`lst_…`). */
  savedListId: Scalars['ID']['input'];
};

/** Answer of `saveInfluencer`, which saves a person to a list, or removes them from it. */
export type SaveInfluencerPayload = {
  /** The profile after the change. */
  profile: Profile;
};

/** Input of `saveNews`, which creates a draft, or changes a news article: what is not given stays, and null empties it. */
export type SaveNewsInput = {
  /** Date of the article; today for a new one when absent. */
  day?: InputMaybe<Scalars['Date']['input']>;
  /** Text as HTML, at most 50,000 characters; required for a new article. What is not allowed is taken out. */
  html?: InputMaybe<Scalars['String']['input']>;
  /** Article to change; a new draft is created without it (`nws_…`). */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a picture uploaded for purpose 'news'; null removes it, absent keeps it. */
  picture?: InputMaybe<Scalars['ID']['input']>;
  /** Heading, plain text, at most 100 characters; required for a new article. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `saveNews`, which creates a draft, or changes a news article: what is not given stays, and null empties it. */
export type SaveNewsPayload = {
  /** The news article after the change. */
  newsArticle: NewsArticle;
};

/** Input of `savePaymentMethod`, which saves the card of a confirmed setup, once. */
export type SavePaymentMethodInput = {
  /** Id of the setup, from `createSetupIntent`. */
  setupIntentId: Scalars['String']['input'];
};

/** Answer of `savePaymentMethod`, which saves the card of a confirmed setup, once. */
export type SavePaymentMethodPayload = {
  /** The saved payment method after the change. */
  savedPaymentMethod: SavedPaymentMethod;
};

/** Input of `saveSiteText`, which changes the text of a page, which is public immediately; what is not given stays. */
export type SaveSiteTextInput = {
  /** Text as HTML, required, at most 50,000 characters. Forbidden elements are removed. */
  html?: InputMaybe<Scalars['String']['input']>;
  /** Heading, plain text, required, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Page: about, faq, terms-and-conditions or privacy-policy. */
  slug: Scalars['String']['input'];
};

/** Answer of `saveSiteText`, which changes the text of a page, which is public immediately; what is not given stays. */
export type SaveSiteTextPayload = {
  /** The site text after the change. */
  siteText: SiteText;
};

/** Input of `saveSlide`, which adds a slide at the end, or changes one; public immediately. */
export type SaveSlideInput = {
  /** Slide to change; a new last one is created without it (`sld_…`). */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Page of this site, beginning with a slash, at most 200 characters. */
  link?: InputMaybe<Scalars['String']['input']>;
  /** Words of its button, at most 30 characters. */
  linkLabel?: InputMaybe<Scalars['String']['input']>;
  /** Id of a picture uploaded for purpose 'news'. */
  picture: Scalars['ID']['input'];
  /** Text below it, plain, at most 200 characters. */
  text: Scalars['String']['input'];
  /** Heading, plain text, at most 100 characters. */
  title: Scalars['String']['input'];
};

/** Answer of `saveSlide`, which adds a slide at the end, or changes one; public immediately. */
export type SaveSlidePayload = {
  /** The slide after the change. */
  slide: Slide;
};

/** A list that a member saves influencers to. */
export type SavedList = {
  /** Number of people on it whom the member can find. */
  count: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`lst_…`). */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of saved lists. */
export type SavedListConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<SavedListEdge>;
  /** Rows of this page. */
  nodes: Array<SavedList>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type SavedListEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SavedList;
};

/** A card that the viewer saved, to pay with it again. The payment provider keeps its number. */
export type SavedPaymentMethod = {
  /** Brand as the payment provider names it, for example visa. */
  brand: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Month of expiry, 1 to 12. */
  expiryMonth: Scalars['Int']['output'];
  /** Year of expiry, four digits. */
  expiryYear: Scalars['Int']['output'];
  /** Id (`crd_…`). */
  id: Scalars['ID']['output'];
  /** Whether it was saved last; payment screens offer it first. */
  isDefault: Scalars['Boolean']['output'];
  /** Last four digits of the number. */
  last4: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of saved cards. */
export type SavedPaymentMethodConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<SavedPaymentMethodEdge>;
  /** Rows of this page. */
  nodes: Array<SavedPaymentMethod>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type SavedPaymentMethodEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SavedPaymentMethod;
};

/** How the viewer signs in besides the password. */
export type SecondFactors = {
  /** When an authenticator app was set up; null without one. */
  authenticatorAppSince?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer needs a second factor, as staff do; the last one then stays. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether this session has shown one. */
  isShown: Scalars['Boolean']['output'];
  /** Passkeys, oldest first; at most 10. */
  passkeys: Array<Passkey>;
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** Input of `seeAsPerson`, which from now on this session reads Koli as a person does, for at most 15 minutes, and can change nothing. */
export type SeeAsPersonInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** Why, in one word; the person reads it. */
  cause: AccountLookCause;
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `seeAsPerson`, which from now on this session reads Koli as a person does, for at most 15 minutes, and can change nothing. */
export type SeeAsPersonPayload = {
  /** When it ends by itself. */
  seeingUntil: Scalars['DateTime']['output'];
};

/** Input of `sendBackProposal`, which refuses what another member of staff asked for, with a reason, or takes the own proposal back. */
export type SendBackProposalInput = {
  /** Id of the object (`prp_…`). */
  id: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `sendBackProposal`, which refuses what another member of staff asked for, with a reason, or takes the own proposal back. */
export type SendBackProposalPayload = {
  /** The staff proposal after the change. */
  staffProposal: StaffProposal;
};

/** Input of `sendHelpRequest`, which asks staff for help. */
export type SendHelpRequestInput = {
  /** Solution of the captcha, required for visitors. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Email address, required for visitors. Members' stored addresses are used instead. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Message, plain text, required, at most 2,000 characters. */
  message: Scalars['String']['input'];
  /** Name, required for visitors, at most 80 characters. Members' stored names are used instead. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of a picture uploaded for purpose 'help'. */
  picture?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `sendHelpRequest`, which asks staff for help. */
export type SendHelpRequestPayload = {
  /** Id of the help request (`hlp_…`). */
  helpRequestId: Scalars['ID']['output'];
};

/** Input of `sendMessage`, which sends a message; repeats with the same clientId send nothing. */
export type SendMessageInput = {
  /** A UUID, new for each message. A repeat with the same one is sent only once. */
  clientId: Scalars['ID']['input'];
  /** Its conversation; absent with `profileId` (`cnv_…`). */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of at most 4 pictures uploaded for the purpose `message`. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Recipient, instead of a conversation, which is created when there is none; so a first message can be written offline (`usr_…`). */
  profileId?: InputMaybe<Scalars['ID']['input']>;
  /** Plain text, at most 2,000 characters; may be empty when there are pictures. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `sendMessage`, which sends a message; repeats with the same clientId send nothing. */
export type SendMessagePayload = {
  /** The message after the change. */
  message: Message;
};

/** Input of `sendTestEvent`, which sends a test message of type 'webhook.test'. */
export type SendTestEventInput = {
  /** Id of a webhook of the viewer (`whk_…`). */
  webhookId: Scalars['ID']['input'];
};

/** Answer of `sendTestEvent`, which sends a test message of type 'webhook.test'. */
export type SendTestEventPayload = {
  /** The webhook delivery after the change. */
  webhookDelivery: WebhookDelivery;
};

/** A sign-in of the viewer on one device. */
export type Session = {
  /** ISO code of the country that the address is registered in; null for private ones. */
  countryCode?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and system, for example 'Chrome on Android'. */
  device: Scalars['String']['output'];
  /** Id (`ses_…`). */
  id: Scalars['ID']['output'];
  /** Whether this request uses it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Last use, to the minute. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Network that it began in: its address without the last part. */
  network?: Maybe<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of sessions. */
export type SessionConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<SessionEdge>;
  /** Rows of this page. */
  nodes: Array<Session>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type SessionEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Session;
};

/** Input of `setAvatar`, which sets the avatar to an uploaded picture; null removes it. */
export type SetAvatarInput = {
  /** Id of an uploaded picture. */
  picture?: InputMaybe<Scalars['ID']['input']>;
};

/** Answer of `setAvatar`, which sets the avatar to an uploaded picture; null removes it. */
export type SetAvatarPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setCampaignDisabled`, which shows or hides a campaign. */
export type SetCampaignDisabledInput = {
  /** True hides the campaign from everybody but its owner, applicants and staff. */
  disabled: Scalars['Boolean']['input'];
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `setCampaignDisabled`, which shows or hides a campaign. */
export type SetCampaignDisabledPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `setFavourite`, which marks or unmarks a campaign as favourite. */
export type SetFavouriteInput = {
  /** Id of a campaign (`cmp_…`). */
  campaignId: Scalars['ID']['input'];
  /** True marks, false unmarks. */
  on: Scalars['Boolean']['input'];
};

/** Answer of `setFavourite`, which marks or unmarks a campaign as favourite. */
export type SetFavouritePayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `setFollowers`, which stores a typed-in follower count, marked as self-reported. */
export type SetFollowersInput = {
  /** Number of followers, 0 to 2,000,000,000. */
  followers: Scalars['Int']['input'];
};

/** Answer of `setFollowers`, which stores a typed-in follower count, marked as self-reported. */
export type SetFollowersPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setInstagramUsername`, which links an Instagram account by its username; followers and posts are read from Instagram. */
export type SetInstagramUsernameInput = {
  /** Instagram handle, with or without @; null removes it with followers, posts and price. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `setInstagramUsername`, which links an Instagram account by its username; followers and posts are read from Instagram. */
export type SetInstagramUsernamePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setInterests`, which saves the interests. */
export type SetInterestsInput = {
  /** Names of active categories; replaces all earlier ones. */
  interests: Array<Scalars['String']['input']>;
};

/** Answer of `setInterests`, which saves the interests. */
export type SetInterestsPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setLanguage`, which stores the viewer's language. */
export type SetLanguageInput = {
  /** Language of the product. */
  language: Language;
};

/** Answer of `setLanguage`, which stores the viewer's language. */
export type SetLanguagePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setMailNotifications`, which turns notification mail on or off. */
export type SetMailNotificationsInput = {
  /** Whether notifications are mailed. */
  enabled: Scalars['Boolean']['input'];
};

/** Answer of `setMailNotifications`, which turns notification mail on or off. */
export type SetMailNotificationsPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setMutedNotifications`, which stores which notifications the viewer does not want. */
export type SetMutedNotificationsInput = {
  /** Every notification that is not wanted from then on. */
  muted: Array<MutedNotification>;
};

/** Answer of `setMutedNotifications`, which stores which notifications the viewer does not want. */
export type SetMutedNotificationsPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setPlace`, which sets the viewer's location for nearby search; stored to about a kilometre and shown to nobody. */
export type SetPlaceInput = {
  /** Location of the person; null removes it. */
  place?: InputMaybe<PlaceInput>;
};

/** Answer of `setPlace`, which sets the viewer's location for nearby search; stored to about a kilometre and shown to nobody. */
export type SetPlacePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setProductHidden`, which hides a product, or shows it again. */
export type SetProductHiddenInput = {
  /** True hides the product, false shows it again. */
  hidden: Scalars['Boolean']['input'];
  /** Id of the object (`prd_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `setProductHidden`, which hides a product, or shows it again. */
export type SetProductHiddenPayload = {
  /** The product after the change. */
  product: Product;
};

/** Input of `setPurpose`, which stores what the viewer came for, which decides the first steps that are shown. */
export type SetPurposeInput = {
  /** What the member came for; null shows no first steps any more. */
  purpose?: InputMaybe<Purpose>;
};

/** Answer of `setPurpose`, which stores what the viewer came for, which decides the first steps that are shown. */
export type SetPurposePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `setShortlisted`, which puts an application on the shortlist, which only the owner sees, or takes it off. */
export type SetShortlistedInput = {
  /** True marks, false unmarks. */
  on: Scalars['Boolean']['input'];
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `setShortlisted`, which puts an application on the shortlist, which only the owner sees, or takes it off. */
export type SetShortlistedPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `setStaff`, which makes an account staff with the role content, or takes all roles. */
export type SetStaffInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** True makes the account staff, false a member. */
  isStaff: Scalars['Boolean']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `setStaff`, which makes an account staff with the role content, or takes all roles. */
export type SetStaffPayload = {
  /** The staff account after the change. */
  staffAccount: StaffAccount;
};

/** Input of `setStaffRoles`, which gives an account these roles of staff, and takes the others; an empty list makes it a member. */
export type SetStaffRolesInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** Every role the account has from then on. */
  roles: Array<StaffRole>;
};

/** Answer of `setStaffRoles`, which gives an account these roles of staff, and takes the others; an empty list makes it a member. */
export type SetStaffRolesPayload = {
  /** The staff account after the change. */
  staffAccount: StaffAccount;
};

/** Input of `setTyping`, which tells the other person that the viewer is typing; to be called every few seconds. */
export type SetTypingInput = {
  /** Id of a conversation of the viewer (`cnv_…`). */
  conversationId: Scalars['ID']['input'];
};

/** Answer of `setTyping`, which tells the other person that the viewer is typing; to be called every few seconds. */
export type SetTypingPayload = {
  /** Id of the conversation (`cnv_…`). */
  conversationId: Scalars['ID']['output'];
};

/** Input of `settleFollowerJump`, which accepts a typed-in count, or sets it back. */
export type SettleFollowerJumpInput = {
  /** True accepts the count as verified, false sets it back. */
  accepted: Scalars['Boolean']['input'];
  /** Id of the object (`jmp_…`). */
  id: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `settleFollowerJump`, which accepts a typed-in count, or sets it back. */
export type SettleFollowerJumpPayload = {
  /** The follower jump after the change. */
  followerJump: FollowerJump;
};

/** Input of `settleOrder`, which decides about an order under way: refund to the buyer, or payout to the seller. */
export type SettleOrderInput = {
  /** With a refund: staff paid the buyer outside the payment provider, which refuses to. */
  byHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** True refunds the buyer, false counts the order as delivered. */
  refund: Scalars['Boolean']['input'];
};

/** Answer of `settleOrder`, which decides about an order under way: refund to the buyer, or payout to the seller. */
export type SettleOrderPayload = {
  /** The order after the change. */
  order: Order;
};

/** Input of `settleRefund`, which schedules a job's given-up refund again, or records that it was paid by hand; the latter also for a refund that was ruled and that the payment provider refused, after which the rest is ruled. */
export type SettleRefundInput = {
  /** With a refund: staff paid the buyer outside the payment provider, which refuses to. */
  byHand?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `settleRefund`, which schedules a job's given-up refund again, or records that it was paid by hand; the latter also for a refund that was ruled and that the payment provider refused, after which the rest is ruled. */
export type SettleRefundPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** How a side of a dispute proposes to divide the held money. */
export type Settlement = {
  /** Side that proposes it. */
  by: JobSide;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`stl_…`). */
  id: Scalars['ID']['output'];
  /** The payer's part; may be nothing. */
  refund: Money;
  /** The influencer's part; may be nothing. */
  release: Money;
  /** State. */
  state: SettlementState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** States of a proposal to settle a dispute. */
export const SettlementState = {
  /** The other side accepted it, which ended the dispute. */
  ACCEPTED: 'ACCEPTED',
  /** The other side declined it. */
  DECLINED: 'DECLINED',
  /** The dispute ended in another way. */
  LAPSED: 'LAPSED',
  /** Waits for the other side. */
  OPEN: 'OPEN',
  /** Its side proposed something else. */
  REPLACED: 'REPLACED'
} as const;

export type SettlementState = typeof SettlementState[keyof typeof SettlementState];
/** Input of `shipOrder`, which marks an order as sent. */
export type ShipOrderInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an order (`ord_…`). */
  orderId: Scalars['ID']['input'];
  /** Carrier and tracking number, at most 200 characters. */
  tracking?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `shipOrder`, which marks an order as sent. */
export type ShipOrderPayload = {
  /** The order after the change. */
  order: Order;
};

/** The product of a job, on its way to the influencer. */
export type Shipment = {
  /** Where it is sent, for the two sides only. Null before it is given, and from 90 days after the end of the job. */
  address?: Maybe<ShippingAddress>;
  /** Carrier; null before it is sent. */
  carrier?: Maybe<Scalars['String']['output']>;
  /** What is sent, as agreed; plain text. */
  product: Scalars['String']['output'];
  /** When the influencer confirmed the receipt; null before. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was marked as sent; null before. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  state: ShippingState;
  /** The carrier's tracking number; null where there is none. */
  trackingNumber?: Maybe<Scalars['String']['output']>;
};

/** Where the product of a job is sent. */
export type ShippingAddress = {
  /** City or town, at most 100 characters. */
  city: Scalars['String']['output'];
  /** ISO code of the country. */
  country: Scalars['String']['output'];
  /** Street and number, at most 200 characters. */
  line1: Scalars['String']['output'];
  /** Unit, floor; at most 200 characters. */
  line2?: Maybe<Scalars['String']['output']>;
  /** Phone number for the carrier, with its calling code unless it is of the country. */
  phone: Scalars['String']['output'];
  /** Postal code, at most 20 characters; null where there is none. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Recipient name, at most 200 characters. */
  recipient: Scalars['String']['output'];
  /** State or province, at most 100 characters. */
  region?: Maybe<Scalars['String']['output']>;
};

/** Where the product of a job is sent. */
export type ShippingAddressInput = {
  /** City or town, at most 100 characters. */
  city: Scalars['String']['input'];
  /** ISO code of the country. */
  country: Scalars['String']['input'];
  /** Street and number, at most 200 characters. */
  line1: Scalars['String']['input'];
  /** Unit, floor; at most 200 characters. */
  line2?: InputMaybe<Scalars['String']['input']>;
  /** Phone number for the carrier, with its calling code unless it is of the country. */
  phone: Scalars['String']['input'];
  /** Postal code, at most 20 characters; null where there is none. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** Recipient name, at most 200 characters. */
  recipient: Scalars['String']['input'];
  /** State or province, at most 100 characters. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** Where the product of a sponsored campaign stands. */
export const ShippingState = {
  /** The hired influencer gives a delivery address next. */
  ADDRESS_NEEDED: 'ADDRESS_NEEDED',
  /** It is sent after the hire. */
  AFTER_HIRE: 'AFTER_HIRE',
  /** The influencer has it, and the days until the work is due count. */
  RECEIVED: 'RECEIVED',
  /** On its way; the influencer confirms the receipt. */
  SENT: 'SENT',
  /** The owner of the campaign sends it next. */
  TO_SEND: 'TO_SEND'
} as const;

export type ShippingState = typeof ShippingState[keyof typeof ShippingState];
/** Input of `signIn`, which signs in: starts a session. */
export type SignInInput = {
  /** Solution of the captcha, after CAPTCHA_NEEDED only. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Code of the authenticator app, or a recovery code; for accounts with a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the account; case does not matter. */
  email: Scalars['String']['input'];
  /** Password, at least 8 characters when it is set. */
  password: Scalars['String']['input'];
};

/** Answer of `signIn`, which signs in: starts a session. */
export type SignInPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `signInWithPasskey`, which signs in with a passkey and nothing else. */
export type SignInWithPasskeyInput = {
  /** What the browser answered, `PublicKeyCredential` as JSON. */
  passkey: Scalars['String']['input'];
};

/** Answer of `signInWithPasskey`, which signs in with a passkey and nothing else. */
export type SignInWithPasskeyPayload = {
  /** The account after the change. */
  account: Account;
};

/** Answer of `signOut`, which signs out: ends the session. */
export type SignOutPayload = {
  /** True: nobody is signed in. */
  isSignedOut: Scalars['Boolean']['output'];
};

/** Input of `signUp`, which creates an account and mails the verification link. */
export type SignUpInput = {
  /** Solution of the captcha. */
  captcha: Scalars['String']['input'];
  /** Sign-in address; a verification link is mailed to it. */
  email: Scalars['String']['input'];
  /** First name, required. */
  first: Scalars['String']['input'];
  /** Last name, required. */
  last: Scalars['String']['input'];
  /** Digits only, at most 10. */
  mobile: Scalars['String']['input'];
  /** At least 8 characters, and not easy to guess. */
  password: Scalars['String']['input'];
  /** Calling code with plus sign. */
  phonePrefix: Scalars['String']['input'];
  /** What the member comes for. Without it no first steps are shown. */
  purpose?: InputMaybe<Purpose>;
  /** Must be true. */
  termsAccepted: Scalars['Boolean']['input'];
  /** Unique handle, at most 30 characters. */
  username: Scalars['String']['input'];
};

/** Answer of `signUp`, which creates an account and mails the verification link. */
export type SignUpPayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** A page of the product elsewhere. */
export type SiteLink = {
  /** Name of the network, for example Instagram. */
  name: Scalars['String']['output'];
  /** Address. */
  url: Scalars['String']['output'];
};

/** A page written by staff, such as the terms. */
export type SiteText = {
  /** Text as sanitised HTML: p, br, strong, em, u, lists, h2 to h4, blockquote and links. In the FAQ every h3 is a question. */
  html: Scalars['String']['output'];
  /** Heading. */
  name: Scalars['String']['output'];
  /** Page: about, faq, terms-and-conditions or privacy-policy. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A slide of the home page, written by staff. */
export type Slide = {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`sld_…`). */
  id: Scalars['ID']['output'];
  /** Page of this site that the button opens, for example /campaigns. */
  link?: Maybe<Scalars['String']['output']>;
  /** Words of its button; null without one. */
  linkLabel?: Maybe<Scalars['String']['output']>;
  /** Picture beside the words. */
  picture: Picture;
  /** One or two sentences below it. */
  text: Scalars['String']['output'];
  /** Heading. */
  title: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A post of a linked account, as last read. */
export type SocialPost = {
  /** Caption, plain text. */
  caption?: Maybe<Scalars['String']['output']>;
  /** Number of comments. */
  comments: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`pst_…`). */
  id: Scalars['ID']['output'];
  /** Kind of post. */
  kind: PostKind;
  /** Number of likes. */
  likes: Scalars['Int']['output'];
  /** Address at the network. */
  permalink?: Maybe<Scalars['String']['output']>;
  /** Address of the picture. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** Time of posting. */
  postedAt: Scalars['DateTime']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Networks whose accounts can be linked. */
export const SocialProvider = {
  /** Facebook: the name alone. */
  FACEBOOK: 'FACEBOOK',
  /** Instagram: followers, posts and their pictures. */
  INSTAGRAM: 'INSTAGRAM'
} as const;

export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];
/** States of a linked account. */
export const SocialVisibility = {
  /** Not found any more, or permission withdrawn. */
  MISSING: 'MISSING',
  /** The account exists, its posts are private. */
  PRIVATE: 'PRIVATE',
  /** Its posts are visible. */
  PUBLIC: 'PUBLIC',
  /** Not read yet. */
  UNREAD: 'UNREAD'
} as const;

export type SocialVisibility = typeof SocialVisibility[keyof typeof SocialVisibility];
/** A bank account that is kept ready beside the one that is paid out to. Only its owner sees it. */
export type SpareBankAccount = {
  /** Name of the holder. */
  accountHolderName: Scalars['String']['output'];
  /** Kind of account. */
  accountType: BankAccountType;
  /** Name of the bank. */
  bankName: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`bks_…`). */
  id: Scalars['ID']['output'];
  /** Last four digits of the number. */
  last4: Scalars['String']['output'];
  /** From when payouts can go to it without a wait; null when that is already so. */
  payableAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Languages that people speak. */
export const SpokenLanguage = {
  /** Arabic. */
  AR: 'AR',
  /** Bengali. */
  BN: 'BN',
  /** Cebuano. */
  CEB: 'CEB',
  /** German. */
  DE: 'DE',
  /** English. */
  EN: 'EN',
  /** Spanish. */
  ES: 'ES',
  /** Filipino. */
  FIL: 'FIL',
  /** French. */
  FR: 'FR',
  /** Hindi. */
  HI: 'HI',
  /** Indonesian. */
  ID: 'ID',
  /** Japanese. */
  JA: 'JA',
  /** Javanese. */
  JV: 'JV',
  /** Khmer. */
  KM: 'KM',
  /** Korean. */
  KO: 'KO',
  /** Lao. */
  LO: 'LO',
  /** Malay. */
  MS: 'MS',
  /** Burmese. */
  MY: 'MY',
  /** Hokkien. */
  NAN: 'NAN',
  /** Sundanese. */
  SU: 'SU',
  /** Tamil. */
  TA: 'TA',
  /** Thai. */
  TH: 'TH',
  /** Vietnamese. */
  VI: 'VI',
  /** Cantonese. */
  YUE: 'YUE',
  /** Mandarin. */
  ZH: 'ZH'
} as const;

export type SpokenLanguage = typeof SpokenLanguage[keyof typeof SpokenLanguage];
/** An account as staff see it. */
export type StaffAccount = {
  /** Number of campaigns, in every state. */
  campaignCount: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Sign-in address. */
  email: Scalars['String']['output'];
  /** Whether the address is verified. */
  emailVerified: Scalars['Boolean']['output'];
  /** Id (`usr_…`). */
  id: Scalars['ID']['output'];
  /** Whether the account is staff: has a role. */
  isStaff: Scalars['Boolean']['output'];
  /** Public profile. */
  profile: Profile;
  /** Number of applications, in every state. */
  remarkCount: Scalars['Int']['output'];
  /** Its roles as staff; empty for members. */
  staffRoles: Array<StaffRole>;
  /** Time of the suspension; null when not suspended. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of accounts. */
export type StaffAccountConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffAccountEdge>;
  /** Rows of this page. */
  nodes: Array<StaffAccount>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffAccountEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffAccount;
};

/** A row of the audit log: what a member of staff decided, or read of others. Each row is chained to the one before it. */
export type StaffAction = {
  /** What was done, for example approveCampaign; a reading begins with read., for example read.remark. */
  action: Scalars['String']['output'];
  /** Network address it came from; null for commands on the server. */
  address?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** What a reading asked for, or what else was decided, as JSON. */
  details?: Maybe<Scalars['String']['output']>;
  /** Id (`act_…`). */
  id: Scalars['ID']['output'];
  /** Reason given. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the request, as in the log of the server. */
  request?: Maybe<Scalars['String']['output']>;
  /** The other member of staff, who asked for the same before; null when one was enough. */
  second?: Maybe<Profile>;
  /** SHA-256 over this row and the hash of the row before it, in hexadecimal digits. */
  sha256: Scalars['String']['output'];
  /** Member of staff. */
  staff: Profile;
  /** Kind and id of the object, for example campaign 12; empty for readings. */
  subject: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Person it was done to, where it was about a person. */
  whom?: Maybe<Profile>;
};

/** A page of the audit log. */
export type StaffActionConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffActionEdge>;
  /** Rows of this page. */
  nodes: Array<StaffAction>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffActionEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffAction;
};

/** Filter of the audit log. Absent members do not filter. */
export type StaffActionFilter = {
  /** Only rows of this kind. */
  kind?: InputMaybe<StaffActionKind>;
  /** Only what this member of staff did, alone or as one of two (`usr_…`). */
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** Only what was done to this person (`usr_…`). */
  whomId?: InputMaybe<Scalars['ID']['input']>;
};

/** Kind of a row of the audit log. */
export const StaffActionKind = {
  /** Something was changed. */
  DECISION: 'DECISION',
  /** Something private to others was read. */
  READING: 'READING'
} as const;

export type StaffActionKind = typeof StaffActionKind[keyof typeof StaffActionKind];
/** A chargeback with the facts that staff need to answer it. */
export type StaffChargeback = {
  /** Our loss, because the influencer had been paid already; null when none. */
  borne?: Maybe<Money>;
  /** The part that both sides see. */
  chargeback: Chargeback;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Deadline for the answer at the provider. */
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the provider has taken the money and not returned it. */
  fundsWithdrawn: Scalars['Boolean']['output'];
  /** Id (`chb_…`). */
  id: Scalars['ID']['output'];
  /** The provider's id, to find and answer it there. */
  providerDisputeId: Scalars['String']['output'];
  /** The job whose money is frozen. */
  remark: Remark;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of chargebacks. */
export type StaffChargebackConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffChargebackEdge>;
  /** Rows of this page. */
  nodes: Array<StaffChargeback>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffChargebackEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffChargeback;
};

/** A note of staff about something; members never see it. */
export type StaffNote = {
  /** Member of staff who wrote it. */
  author: Profile;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id (`snt_…`). */
  id: Scalars['ID']['output'];
  /** Plain text. */
  text: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of notes. */
export type StaffNoteConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffNoteEdge>;
  /** Rows of this page. */
  nodes: Array<StaffNote>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffNoteEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffNote;
};

/** A payment as staff see it, with its ledger entries. */
export type StaffPayment = {
  /** Amount that is held for the payee once it is charged. */
  amount: Money;
  /** What was tried at the payment provider: the charge first, then what followed. */
  attempts: Array<MoneyAttempt>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Failure of the last try. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Platform fee that is charged on top. */
  fee: Money;
  /** Id (`pay_…`). */
  id: Scalars['ID']['output'];
  /** Movements, oldest first. */
  ledger: Array<LedgerGroup>;
  /** Payee: the influencer. */
  payee: Profile;
  /** Payer: the owner of the campaign. */
  payer: Profile;
  /** The provider's id of the payment. */
  providerPaymentId?: Maybe<Scalars['String']['output']>;
  /** The provider's id of the transfer. */
  providerTransferId?: Maybe<Scalars['String']['output']>;
  /** The job it pays for. */
  remark: Remark;
  /** created, processing, requires_action, succeeded or failed. */
  state: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of payments. */
export type StaffPaymentConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffPaymentEdge>;
  /** Rows of this page. */
  nodes: Array<StaffPayment>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffPaymentEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffPayment;
};

/** What a member of staff asked for, and another one has to confirm before it happens. An edit is a new proposal. */
export type StaffProposal = {
  /** Money that it moves. */
  amount?: Maybe<Money>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when it can be confirmed: 24 hours. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id (`prp_…`). */
  id: Scalars['ID']['output'];
  /** Its input, as it stands in a GraphQL document. */
  input: Scalars['String']['output'];
  /** The mutation, for example ruleDispute. */
  operation: Scalars['String']['output'];
  /** Who asked for it. Only others can confirm. */
  proposer: Profile;
  /** SHA-256 of operation and input, in hexadecimal digits; a confirmation names it. */
  sha256: Scalars['String']['output'];
  /** Kind and id of the object, for example remark 12. */
  subject: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of proposals. */
export type StaffProposalConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StaffProposalEdge>;
  /** Rows of this page. */
  nodes: Array<StaffProposal>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StaffProposalEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StaffProposal;
};

/** What a member of staff may do. */
export const StaffRole = {
  /** Approve and feature campaigns, feature influencers, write pages and news. */
  CONTENT: 'CONTENT',
  /** Everything that the other roles may, give and take roles, read the audit log. */
  LEAD: 'LEAD',
  /** Rule disputes, settle refunds and orders, look into payments and provider events. */
  PAYMENTS: 'PAYMENTS',
  /** Look into reports, reviews and followers, answer people, suspend accounts and products. */
  TRUST: 'TRUST'
} as const;

export type StaffRole = typeof StaffRole[keyof typeof StaffRole];
/** How many public reviews of a member have so many stars. */
export type StarCount = {
  /** Number of public reviews with them. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** An authenticator app to be set up, which counts once a code of it was confirmed. */
export type StartAuthenticatorAppPayload = {
  /** Key to be typed into the app. Shown only once. */
  key: Scalars['String']['output'];
  /** The address as a QR code, an SVG picture. */
  qrCode: Scalars['String']['output'];
  /** The same as an `otpauth:` address. */
  uri: Scalars['String']['output'];
};

/** Answer of `startPasskey`, which begins a passkey. */
export type StartPasskeyPayload = {
  /** Options for the browser, as JSON: `PublicKeyCredentialCreationOptions` or `PublicKeyCredentialRequestOptions`. */
  passkeyOptions: Scalars['String']['output'];
};

/** Answer of `startPasskeySignIn`, which begins to sign in, or to confirm who one is, with a passkey. */
export type StartPasskeySignInPayload = {
  /** Options for the browser, as JSON: `PublicKeyCredentialCreationOptions` or `PublicKeyCredentialRequestOptions`. */
  passkeyOptions: Scalars['String']['output'];
};

/** Money of a job or order that does not move as it should. It is no row of its own: it goes when the money moves. */
export type StuckMoney = {
  /** Title of the campaign or product. */
  about: Scalars['String']['output'];
  /** Amount, with the platform fee where it moves too. */
  amount: Money;
  /** Deadline: of held money 90 days from the hire, of money on its way the promised day. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the payment provider answered to the last try. */
  failure?: Maybe<Scalars['String']['output']>;
  /** What keeps it from the influencer; null when nothing is known to. */
  hold?: Maybe<HoldReason>;
  /** Whether that has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** What was tried, or waits to be. */
  kind: MoneyAttemptKind;
  /** When it is tried again; null when nothing is planned. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Global id of the order; null for jobs (`ord_…`). */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Who is paid. */
  payee: Profile;
  /** Who pays. */
  payer: Profile;
  /** Global id of the payment of a job; null for orders (`pay_…`). */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Its id at the payment provider; null before there is one. */
  providerId?: Maybe<Scalars['String']['output']>;
  /** Since when it is stuck. */
  since: Scalars['DateTime']['output'];
  /** How far it is. */
  state: MoneyAttemptState;
  /** How often it was tried; 0 when it only waits. */
  tries: Scalars['Int']['output'];
};

/** A page of stuck money. */
export type StuckMoneyConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<StuckMoneyEdge>;
  /** Rows of this page. */
  nodes: Array<StuckMoney>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type StuckMoneyEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: StuckMoney;
};

/** A version of a deliverable as it was handed in. Every version is kept. */
export type Submission = {
  /** Until when a draft can be answered; silence approves it. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** What the other side asked to change, plain text. */
  changes?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Time of the answer; null while it waits, and when it was replaced. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id (`sub_…`). */
  id: Scalars['ID']['output'];
  /** Whether it counts as approved because nobody answered in time. */
  isApprovedBySilence: Scalars['Boolean']['output'];
  /** Draft or published work. */
  kind: SubmissionKind;
  /** Links; of published work on its platform. */
  links: Array<Scalars['String']['output']>;
  /** Note to the other side, plain text. */
  note?: Maybe<Scalars['String']['output']>;
  /** Pictures of a draft. */
  pictures: Array<Picture>;
  /** What the networks say about links to published work, as far as it is known; of accounts linked here, and of YouTube and TikTok. It comes some time after the links. */
  previews: Array<LinkPreview>;
  /** State. */
  state: SubmissionState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the version of its kind, from 1. */
  version: Scalars['Int']['output'];
};

/** A version of a deliverable to hand in. */
export type SubmissionInput = {
  /** A draft where the brand approves drafts first, then the published work. */
  kind: SubmissionKind;
  /** Up to 20 https links: of published work at least one, on its platform. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Note to the other side, plain text of at most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10 uploaded pictures of a draft; a draft has a picture or a link. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What is handed in. */
export const SubmissionKind = {
  /** A draft, before anything is published. */
  DRAFT: 'DRAFT',
  /** Published work. */
  PUBLISHED: 'PUBLISHED'
} as const;

export type SubmissionKind = typeof SubmissionKind[keyof typeof SubmissionKind];
/** States of what was handed in. */
export const SubmissionState = {
  /** Approved. */
  APPROVED: 'APPROVED',
  /** The other side asked for changes. */
  CHANGES_ASKED: 'CHANGES_ASKED',
  /** Waits for the other side. */
  IN_REVIEW: 'IN_REVIEW',
  /** Replaced by a newer version before it was answered. */
  REPLACED: 'REPLACED'
} as const;

export type SubmissionState = typeof SubmissionState[keyof typeof SubmissionState];
/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type Subscription = {
  /** A campaign as it is now, then each time it changes, while the viewer may see it. For: everybody. */
  campaignChanged?: Maybe<Campaign>;
  /** Events in the viewer's conversations: messages, reading, typing. For: signed in. */
  conversationChanged?: Maybe<ConversationEvent>;
  /** Each event of the viewer as it happens, in order, none left out; of some types when given. A token hears the events whose scope it has, and is refused types that it has not. `afterEventId` continues where an earlier subscription or a page of `events` ended: what has happened since comes first; after `evt_start`, all of the last 30 days. Errors: NOT_FOUND for an event that is not the viewer's, or older than 30 days. For: verified. */
  eventAdded?: Maybe<Event>;
  /** New notifications of the viewer, and the newest of those marked as read on any device. For: signed in. */
  notificationAdded?: Maybe<Notification>;
  /** Orders and sales of the viewer each time they change; one of them when given. For: buyer, seller. */
  orderChanged?: Maybe<Order>;
  /** The given people as they are now, then those who come online or go offline. Someone the viewer may no longer see (closed, suspended, blocked) comes once more, offline, with the name only. At most 100 people. For: everybody. */
  presenceChanged?: Maybe<Array<Profile>>;
  /** Each step of the applications and jobs of the viewer, in order, none left out; of one campaign when given. `after` continues where an earlier subscription ended: what has happened since comes first; after `stp_start`, all of the last 30 days. Errors: NOT_FOUND for an `after` that steps older than 30 days followed. For: owner, applicant. */
  remarkChanged?: Maybe<RemarkChange>;
};


/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type SubscriptionCampaignChangedArgs = {
  id: Scalars['ID']['input'];
};


/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type SubscriptionEventAddedArgs = {
  afterEventId?: InputMaybe<Scalars['ID']['input']>;
  types?: InputMaybe<Array<WebhookEvent>>;
};


/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type SubscriptionOrderChangedArgs = {
  orderId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type SubscriptionPresenceChangedArgs = {
  profileIds: Array<Scalars['ID']['input']>;
};


/** What can be followed over a websocket (graphql-ws, at the address of queries). Events carry how things are now. A subscription ends with the session or token that it belongs to. */
export type SubscriptionRemarkChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  campaignId?: InputMaybe<Scalars['ID']['input']>;
};

/** An influencer who matches a campaign. */
export type SuggestedUser = {
  /** The invitation already sent. */
  invitation?: Maybe<Invitation>;
  /** Whether the campaign is for their country. */
  isInCountry: Scalars['Boolean']['output'];
  /** The person. */
  profile: Profile;
  /** Reason in English, for example 'Food · Singapore · 24.1k followers'. */
  reason: Scalars['String']['output'];
  /** At most two categories of the campaign that interest them. */
  sharedInterests: Array<Scalars['String']['output']>;
};

/** A page of suggested users. */
export type SuggestedUserConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<SuggestedUserEdge>;
  /** Rows of this page. */
  nodes: Array<SuggestedUser>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type SuggestedUserEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: SuggestedUser;
};

/** Input of `suspendAccount`, which suspends an account: signed out everywhere, hidden with its campaigns, notified by mail. */
export type SuspendAccountInput = {
  /** Id of an account, the same as the profile’s (`usr_…`). */
  accountId: Scalars['ID']['input'];
  /** Reason, for the audit log. */
  reason: Scalars['String']['input'];
};

/** Answer of `suspendAccount`, which suspends an account: signed out everywhere, hidden with its campaigns, notified by mail. */
export type SuspendAccountPayload = {
  /** The staff account after the change. */
  staffAccount: StaffAccount;
};

/** Something that waits for the viewer. It is no row of its own: it goes when the step is done, by whomever. Its kind and what it is about identify it. */
export type Task = {
  /** Amount at stake: held, on the table, or with PAYMENT_DUE to pay, the platform fee included. */
  amount?: Maybe<Money>;
  /** The campaign; null for orders and messages. */
  campaign?: Maybe<Campaign>;
  /** The conversation with an unanswered message. */
  conversation?: Maybe<Conversation>;
  /** Number of applications or unread messages; otherwise 1. */
  count: Scalars['Int']['output'];
  /** Since when it waits. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the viewer can do it; with WORK_LATE when the work was due. Null without a deadline. */
  deadlineAt?: Maybe<Scalars['DateTime']['output']>;
  /** What waits. */
  kind: TaskKind;
  /** The order of the shop. */
  order?: Maybe<Order>;
  /** The other person; null for applications. */
  person?: Maybe<Profile>;
  /** With PAYOUT_HELD: what holds it. */
  reason?: Maybe<HoldReason>;
  /** The job; null for applications, orders and messages. */
  remark?: Maybe<Remark>;
};

/** A page of what waits for the viewer. */
export type TaskConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<TaskEdge>;
  /** Rows of this page, most urgent first. */
  nodes: Array<Task>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type TaskEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Task;
};

/** What waits for a person. */
export const TaskKind = {
  /** Hired: give a delivery address for the product. */
  ADDRESS_TO_GIVE: 'ADDRESS_TO_GIVE',
  /** Applications to the viewer's open campaign without an offer that stands; one task for each campaign. */
  APPLICATIONS_TO_REVIEW: 'APPLICATIONS_TO_REVIEW',
  /** The owner asks to cancel the job: agree or decline. */
  CANCEL_TO_ANSWER: 'CANCEL_TO_ANSWER',
  /** Answer the other side's dispute. */
  DISPUTE_TO_ANSWER: 'DISPUTE_TO_ANSWER',
  /** A draft waits: approve it or ask for changes. */
  DRAFT_TO_REVIEW: 'DRAFT_TO_REVIEW',
  /** An invitation to apply: apply or decline. */
  INVITATION_TO_ANSWER: 'INVITATION_TO_ANSWER',
  /** The last message of a conversation is of the other person: unread, or a question that was read one to seven days ago. */
  MESSAGE_UNANSWERED: 'MESSAGE_UNANSWERED',
  /** An order of the shop was sent: confirm that it arrived. */
  ORDER_TO_CONFIRM: 'ORDER_TO_CONFIRM',
  /** An order of the shop: send it. */
  ORDER_TO_SEND: 'ORDER_TO_SEND',
  /** The terms are agreed: pay, which hires. */
  PAYMENT_DUE: 'PAYMENT_DUE',
  /** A payout waits for the viewer: `reason` says for what. */
  PAYOUT_HELD: 'PAYOUT_HELD',
  /** The product is on its way: confirm when it has arrived. */
  PRODUCT_TO_CONFIRM: 'PRODUCT_TO_CONFIRM',
  /** The address is there: send the product and mark it as sent. */
  PRODUCT_TO_SEND: 'PRODUCT_TO_SEND',
  /** The job is settled: review the other side. */
  REVIEW_TO_WRITE: 'REVIEW_TO_WRITE',
  /** The other side's terms: accept, answer with others, or reject. */
  TERMS_TO_ANSWER: 'TERMS_TO_ANSWER',
  /** Hired: do the work and hand it in. */
  WORK_DUE: 'WORK_DUE',
  /** Nothing was handed in long after the work was due: the owner can end the job with a full refund, or keep waiting. */
  WORK_LATE: 'WORK_LATE',
  /** The work is done: release the payment or raise a dispute. */
  WORK_TO_REVIEW: 'WORK_TO_REVIEW'
} as const;

export type TaskKind = typeof TaskKind[keyof typeof TaskKind];
/** A past step of a job. */
export type TimelineEntry = {
  /** Action of the process table, for example makeOffer. */
  action: Scalars['String']['output'];
  /** Amount that moved or was offered. */
  amount?: Maybe<Money>;
  /** Time. */
  at: Scalars['DateTime']['output'];
  /** Side that did it. */
  by: JobSide;
  /** State after it. */
  state: RemarkState;
};

/** Scopes of access tokens. Writing does not include reading. */
export const TokenScope = {
  /** campaigns:read. Campaigns as their owner sees them, drafts, suggested users. */
  CAMPAIGNS_READ: 'CAMPAIGNS_READ',
  /** campaigns:write. Post, edit, disable and mark campaigns; drafts. */
  CAMPAIGNS_WRITE: 'CAMPAIGNS_WRITE',
  /** messages:read. Conversations and messages. */
  MESSAGES_READ: 'MESSAGES_READ',
  /** messages:write. Begin conversations, send messages, mark them read. */
  MESSAGES_WRITE: 'MESSAGES_WRITE',
  /** notifications:read. Notifications. */
  NOTIFICATIONS_READ: 'NOTIFICATIONS_READ',
  /** orders:read. Purchases and sales in the shop. */
  ORDERS_READ: 'ORDERS_READ',
  /** payments:read. The statement, held and refunded money, the bank account. */
  PAYMENTS_READ: 'PAYMENTS_READ',
  /** payments:write. Pay for a hire, release, cancel with its refund, raise and answer disputes. */
  PAYMENTS_WRITE: 'PAYMENTS_WRITE',
  /** profile:read. The own account, and other people's public profiles. */
  PROFILE_READ: 'PROFILE_READ',
  /** profile:write. Change the profile. */
  PROFILE_WRITE: 'PROFILE_WRITE',
  /** remarks:read. Applications, offers, invitations and jobs. */
  REMARKS_READ: 'REMARKS_READ',
  /** remarks:write. Apply, invite, make and answer offers, hire without a payment, mark as done. */
  REMARKS_WRITE: 'REMARKS_WRITE',
  /** webhooks:read. Outgoing webhooks and their deliveries. */
  WEBHOOKS_READ: 'WEBHOOKS_READ',
  /** webhooks:write. Make, change, test and delete outgoing webhooks. */
  WEBHOOKS_WRITE: 'WEBHOOKS_WRITE'
} as const;

export type TokenScope = typeof TokenScope[keyof typeof TokenScope];
/** A row of the viewer's statement, read from the ledger. */
export type Transaction = Node & {
  /** Amount, the platform fee included. */
  amount: Money;
  /** Its campaign; null for an order. */
  campaign?: Maybe<Campaign>;
  /** The other person. */
  counterparty?: Maybe<Profile>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Earned or spent. */
  direction: TransactionDirection;
  /** Platform fee in the amount; null where there is none. */
  fee?: Maybe<Money>;
  /** Id (`trx_…`). */
  id: Scalars['ID']['output'];
  /** What it was for. */
  kind: TransactionKind;
  /** The same in English: 'Influencer Hired', 'Campaign Fees', 'Product Purchase' or 'Product Sold'; 'Payout Taken Back', 'Refund Returned' and 'Chargeback' for money that came back another way. */
  label: Scalars['String']['output'];
  /** Its order; null for a campaign. */
  order?: Maybe<Order>;
  /** Its receipt or statement; null for cash. */
  paper?: Maybe<Paper>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of the statement. */
export type TransactionConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<TransactionEdge>;
  /** Rows of this page. */
  nodes: Array<Transaction>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Directions of a movement of money. */
export const TransactionDirection = {
  /** Money to the viewer. */
  EARNED: 'EARNED',
  /** Money from the viewer. */
  SPENT: 'SPENT'
} as const;

export type TransactionDirection = typeof TransactionDirection[keyof typeof TransactionDirection];
/** A row of a list with its cursor. */
export type TransactionEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Transaction;
};

/** Filter of the statement. Absent members do not filter. */
export type TransactionFilter = {
  /** Earnings (EARNED: pay, and payouts that were taken back) or payments (SPENT: payments, and what came back of them) only. */
  direction?: InputMaybe<TransactionDirection>;
  /** First day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Any of these ids, at most 100; none when empty (`trx_…`). */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Maximum amount, in USD; compared with amounts in SGD as a number. */
  maxAmount?: InputMaybe<MoneyInput>;
  /** Minimum amount, in USD; compared with amounts in SGD as a number. */
  minAmount?: InputMaybe<MoneyInput>;
  /** Last day, inclusive. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Any of these campaign types. */
  types?: InputMaybe<Array<CampaignType>>;
  /** Only rows that changed at this time or later. */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What money moved for. */
export const TransactionKind = {
  /** Payment of a job by its brand, or what came back of it. */
  CAMPAIGN_FEES: 'CAMPAIGN_FEES',
  /** Money that the payer's bank took back. */
  CHARGEBACK: 'CHARGEBACK',
  /** Pay of a job, to its influencer. */
  INFLUENCER_HIRED: 'INFLUENCER_HIRED',
  /** A payout that the payment provider took back. */
  PAYOUT_TAKEN_BACK: 'PAYOUT_TAKEN_BACK',
  /** Payment of an order by its buyer, or what came back of it. */
  PRODUCT_PURCHASE: 'PRODUCT_PURCHASE',
  /** Pay of an order, to its seller. */
  PRODUCT_SOLD: 'PRODUCT_SOLD',
  /** A refund that the bank sent back. */
  REFUND_RETURNED: 'REFUND_RETURNED'
} as const;

export type TransactionKind = typeof TransactionKind[keyof typeof TransactionKind];
/** Answer of `turnDevicePushOff`, which sends no more notifications to the device of this session. */
export type TurnDevicePushOffPayload = {
  /** The device push after the change. */
  devicePush: DevicePush;
};

/** Input of `turnDevicePushOn`, which sends notifications to the device of this session, with the subscription that its browser made. */
export type TurnDevicePushOnInput = {
  /** Secret of the subscription, `getKey("auth")` in base64url. */
  auth: Scalars['String']['input'];
  /** Address of the push service, `endpoint` of the subscription: public, https, at most 1,000 characters. */
  endpoint: Scalars['String']['input'];
  /** Public key of the subscription, `getKey("p256dh")` in base64url. */
  p256dh: Scalars['String']['input'];
};

/** Answer of `turnDevicePushOn`, which sends notifications to the device of this session, with the subscription that its browser made. */
export type TurnDevicePushOnPayload = {
  /** The device push after the change. */
  devicePush: DevicePush;
};

/** Input of `unblockUser`, which unblocks a person. */
export type UnblockUserInput = {
  /** Id of a profile (`usr_…`). */
  profileId: Scalars['ID']['input'];
};

/** Answer of `unblockUser`, which unblocks a person. */
export type UnblockUserPayload = {
  /** Id of the profile that was named (`usr_…`). */
  profileId: Scalars['ID']['output'];
};

/** Input of `undoBankAccountChange`, which puts back the earlier bank account with the token of the mail about its change, and ends all sessions and access tokens. */
export type UndoBankAccountChangeInput = {
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `undoBankAccountChange`, which puts back the earlier bank account with the token of the mail about its change, and ends all sessions and access tokens. */
export type UndoBankAccountChangePayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Input of `undoEmailChange`, which puts back the earlier address with the token of the mail about its change, and sets a new password. */
export type UndoEmailChangeInput = {
  /** Password, at least 8 characters when it is set. */
  password: Scalars['String']['input'];
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `undoEmailChange`, which puts back the earlier address with the token of the mail about its change, and sets a new password. */
export type UndoEmailChangePayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Answer of `unlinkFacebook`, which unlinks the Facebook account, with its price. */
export type UnlinkFacebookPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `updateCampaign`, which changes a campaign that is not open yet; what is not given stays, and null empties it. */
export type UpdateCampaignInput = {
  /** Whether every country was chosen; otherwise countries must not be empty. */
  allCountries?: InputMaybe<Scalars['Boolean']['input']>;
  /** Work that it asks for; given as a whole. Agreed deals keep the work that was agreed. */
  brief?: InputMaybe<WorkInput>;
  /** Budget in USD, paid only: more than 0, at most 1,000,000.00. */
  budget?: InputMaybe<MoneyInput>;
  /** Slugs of the subjects. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** ISO codes of the target countries; empty means all. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description as HTML; sanitised on write. */
  detailsHtml?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the campaign, not in the past. */
  endsOn?: InputMaybe<Scalars['Date']['input']>;
  /** Target gender. */
  gender?: InputMaybe<PreferredGender>;
  /** Hashtags without number signs, at most 30. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of the object (`cmp_…`). */
  id: Scalars['ID']['input'];
  /** Maximum age; null means any. */
  maxAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum age; null means any. */
  minAge?: InputMaybe<Scalars['Int']['input']>;
  /** Minimum number of followers: 0, 1000, 10000 or 100000 in the form; any whole number up to 100,000,000 is accepted. */
  minFollowers?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 10 ids of uploaded pictures, the cover first. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: InputMaybe<Scalars['String']['input']>;
  /** Value of the product in USD, sponsored only: more than 0, at most 1,000,000.00. */
  productValue?: InputMaybe<MoneyInput>;
  /** Free tags, at most 30. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Title, 1 to 60 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Type; cannot be changed once posted. */
  type?: InputMaybe<CampaignType>;
};

/** Answer of `updateCampaign`, which changes a campaign that is not open yet; what is not given stays, and null empties it. */
export type UpdateCampaignPayload = {
  /** The campaign after the change. */
  campaign: Campaign;
};

/** Input of `updateOAuthApp`, which changes a program. */
export type UpdateOAuthAppInput = {
  /** Id of the program (`app_…`). */
  id: Scalars['ID']['input'];
  /** Name, 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 addresses: https, `http://127.0.0.1/…` or `http://[::1]/…` for programs on a device (at any port), or a scheme of their own with a dot, such as `com.example.app:/back`. Compared character by character. */
  redirectUris?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Address of its website, https. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `updateOAuthApp`, which changes a program. */
export type UpdateOAuthAppPayload = {
  /** The program as it is now. */
  app: OAuthApp;
};

/** Input of `updateProduct`, which changes a product; what is not given stays, and null empties it. */
export type UpdateProductInput = {
  /** Amount before the discount, in USD or SGD: more than 0, at most 1,000,000.00. */
  amount?: InputMaybe<MoneyInput>;
  /** Slugs of categories, at most 20. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description, plain text, 1 to 5,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Discount in percent, 0 to 90. */
  discountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the object (`prd_…`). */
  id: Scalars['ID']['input'];
  /** Ids of pictures uploaded for a product, 1 to 10; the first is the cover. */
  pictures?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Pieces in stock, 0 to 100,000. */
  stockCount?: InputMaybe<Scalars['Int']['input']>;
  /** The stockCount when the form was opened. With it, purchases and returns since then are kept. */
  stockWas?: InputMaybe<Scalars['Int']['input']>;
  /** Title, 1 to 80 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `updateProduct`, which changes a product; what is not given stays, and null empties it. */
export type UpdateProductPayload = {
  /** The product after the change. */
  product: Product;
};

/** Input of `updateProfile`, which changes the profile; what is not given stays, and null empties it. */
export type UpdateProfileInput = {
  /** About, plain text, at most 2,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** ISO code of the country of residence. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, not in the future. */
  dateOfBirth?: InputMaybe<Scalars['Date']['input']>;
  /** Price per Facebook post in USD, at most 1,000,000.00; 0 or null means none. */
  facebookPrice?: InputMaybe<MoneyInput>;
  /** First name, required. */
  first?: InputMaybe<Scalars['String']['input']>;
  /** Prices of other formats than Instagram and Facebook posts, which have their own fields: at most 20, each platform and format once. */
  formatPrices?: InputMaybe<Array<FormatPriceInput>>;
  /** Gender. */
  gender?: InputMaybe<Gender>;
  /** Price per Instagram post in USD, at most 1,000,000.00; 0 or null means none. */
  instagramPrice?: InputMaybe<MoneyInput>;
  /** Languages the person speaks, at most 10. */
  languages?: InputMaybe<Array<SpokenLanguage>>;
  /** Last name, required. */
  last?: InputMaybe<Scalars['String']['input']>;
  /** Mobile number, digits only, at most 10. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** Price of using the work in paid ads for 30 days, in USD, at most 1,000,000.00; 0 or null means none. */
  paidAdsPrice?: InputMaybe<MoneyInput>;
  /** Calling code with plus sign. */
  phonePrefix?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `updateProfile`, which changes the profile; what is not given stays, and null empties it. */
export type UpdateProfilePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `updateWebhook`, which changes a webhook, or enables or disables it. */
export type UpdateWebhookInput = {
  /** True enables it; false disables it, and pending deliveries fail. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Events that it receives, at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The webhook (`whk_…`). */
  id: Scalars['ID']['input'];
  /** New address. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `updateWebhook`, which changes a webhook, or enables or disables it. */
export type UpdateWebhookPayload = {
  /** The webhook after the change. */
  webhook: Webhook;
};

/** Limits of picture uploads, and the warning to show when they are exceeded. */
export type UploadPolicy = {
  /** Maximum bytes of a campaign picture. */
  campaignMaxBytes: Scalars['Int']['output'];
  /** Accepted types, detected from the bytes: image/jpeg, image/png. */
  mimeTypes: Array<Scalars['String']['output']>;
  /** Maximum bytes of a picture of a product. */
  productMaxBytes: Scalars['Int']['output'];
  /** Maximum bytes of an avatar, report or profile picture. */
  profileMaxBytes: Scalars['Int']['output'];
  /** The upload warning. */
  warning: Scalars['String']['output'];
};

/** Channels on which the brand may show the work. Each includes the one before. */
export const UsageChannels = {
  /** None: it stays where the influencer publishes it. */
  NONE: 'NONE',
  /** The brand's own channels: its accounts, website, newsletter and shops. */
  OWN: 'OWN',
  /** Paid ads, and its own channels too. */
  PAID_ADS: 'PAID_ADS'
} as const;

export type UsageChannels = typeof UsageChannels[keyof typeof UsageChannels];
/** Input of `useSpareBankAccount`, which pays out to the spare bank account from now on; the other one becomes the spare. */
export type UseSpareBankAccountInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `useSpareBankAccount`, which pays out to the spare bank account from now on; the other one becomes the spare. */
export type UseSpareBankAccountPayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `verifyEmail`, which verifies the address of the viewer with a mailed token, and ends their other sessions. */
export type VerifyEmailInput = {
  /** Token of the mailed link. */
  token: Scalars['String']['input'];
};

/** Answer of `verifyEmail`, which verifies the address of the viewer with a mailed token, and ends their other sessions. */
export type VerifyEmailPayload = {
  /** Email address that this is about. */
  email: Scalars['String']['output'];
};

/** Input of `viewCase`, which tells other staff for a minute that the viewer has a case open. */
export type ViewCaseInput = {
  /** Global id of what the case is about. */
  caseId: Scalars['ID']['input'];
  /** Kind of the case. */
  kind: DeskKind;
};

/** Answer of `viewCase`, which tells other staff for a minute that the viewer has a case open. */
export type ViewCasePayload = {
  /** The desk case after the change. */
  deskCase: DeskCase;
};

/** An address of the viewer that receives events. */
export type Webhook = Node & {
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Events that it receives. */
  events: Array<WebhookEvent>;
  /** Since when every try has failed; null when the last one succeeded. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Id (`whk_…`). */
  id: Scalars['ID']['output'];
  /** Until when messages are also signed with the earlier secret; null otherwise. */
  oldSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is paused; null when it is not. */
  pausedBecause?: Maybe<WebhookPause>;
  /** State. */
  state: WebhookState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Address that messages are posted to. */
  url: Scalars['String']['output'];
};

/** One try to deliver a message. */
export type WebhookAttempt = {
  /** The first 1,024 bytes of the answer; null without an answer. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Reason for a missing answer; null with one. */
  failure?: Maybe<WebhookFailure>;
  /** Id (`wha_…`). */
  id: Scalars['ID']['output'];
  /** HTTP status of the answer; null without an answer. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of webhooks. */
export type WebhookConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<WebhookEdge>;
  /** Rows of this page. */
  nodes: Array<Webhook>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A message to a webhook, with its tries. */
export type WebhookDelivery = Node & {
  /** Tries, newest first, at most 50. */
  attempts: Array<WebhookAttempt>;
  /** Body of the message, exactly as posted. */
  body: Scalars['String']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Type of the event, for example `remark.done`; 'webhook.test' for tests. */
  event: Scalars['String']['output'];
  /** Id of the event, the `webhook-id` of every try. */
  eventId: Scalars['String']['output'];
  /** Id (`whd_…`). */
  id: Scalars['ID']['output'];
  /** Time of the next try; null when there is none. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** State. */
  state: WebhookDeliveryState;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of a webhook's deliveries. */
export type WebhookDeliveryConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<WebhookDeliveryEdge>;
  /** Rows of this page, newest first. */
  nodes: Array<WebhookDelivery>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type WebhookDeliveryEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WebhookDelivery;
};

/** States of a delivery. */
export const WebhookDeliveryState = {
  /** All tries failed, or the webhook was disabled. */
  FAILED: 'FAILED',
  /** Under way, or waiting for its next try. */
  PENDING: 'PENDING',
  /** A try was answered with a status from 200 to 299. */
  SUCCEEDED: 'SUCCEEDED'
} as const;

export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];
/** A row of a list with its cursor. */
export type WebhookEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: Webhook;
};

/** Events of the feed and of webhooks. Those of a campaign go to its owner, those of a job or an order to both sides. */
export const WebhookEvent = {
  /** campaign.approved: staff approved a campaign of the account. */
  CAMPAIGN_APPROVED: 'CAMPAIGN_APPROVED',
  /** campaign.closed: the last day of a campaign of the account is over. */
  CAMPAIGN_CLOSED: 'CAMPAIGN_CLOSED',
  /** campaign.rejected: staff rejected a campaign of the account. */
  CAMPAIGN_REJECTED: 'CAMPAIGN_REJECTED',
  /** chargeback.lost: the payer's bank kept the money. */
  CHARGEBACK_LOST: 'CHARGEBACK_LOST',
  /** chargeback.opened: the payer's bank claims the money back; the job is frozen. */
  CHARGEBACK_OPENED: 'CHARGEBACK_OPENED',
  /** chargeback.won: the payer's bank gave its claim up. */
  CHARGEBACK_WON: 'CHARGEBACK_WON',
  /** deal.amended: the other side accepted it: the next deal sheet is in force. */
  DEAL_AMENDED: 'DEAL_AMENDED',
  /** deal.amendment_lapsed: it was not answered in time; the deal stays. */
  DEAL_AMENDMENT_LAPSED: 'DEAL_AMENDMENT_LAPSED',
  /** deal.amendment_proposed: one side proposed other work for a job under way, a later date for example. */
  DEAL_AMENDMENT_PROPOSED: 'DEAL_AMENDMENT_PROPOSED',
  /** deal.amendment_rejected: the other side rejected it; the deal stays. */
  DEAL_AMENDMENT_REJECTED: 'DEAL_AMENDMENT_REJECTED',
  /** deal.amendment_withdrawn: its side withdrew it; the deal stays. */
  DEAL_AMENDMENT_WITHDRAWN: 'DEAL_AMENDMENT_WITHDRAWN',
  /** dispute.extended: staff gave a side of a dispute more time. */
  DISPUTE_EXTENDED: 'DISPUTE_EXTENDED',
  /** dispute.raised: one side disagrees about a job that is done. */
  DISPUTE_RAISED: 'DISPUTE_RAISED',
  /** dispute.ruled: staff decided a dispute. */
  DISPUTE_RULED: 'DISPUTE_RULED',
  /** dispute.settled: both sides settled a dispute; the money is on its way. */
  DISPUTE_SETTLED: 'DISPUTE_SETTLED',
  /** dispute.settlement_declined: the other side declined the proposal. */
  DISPUTE_SETTLEMENT_DECLINED: 'DISPUTE_SETTLEMENT_DECLINED',
  /** dispute.settlement_proposed: a side of a dispute proposed how to divide the money. */
  DISPUTE_SETTLEMENT_PROPOSED: 'DISPUTE_SETTLEMENT_PROPOSED',
  /** dispute.statement_added: one side said more in a dispute. */
  DISPUTE_STATEMENT_ADDED: 'DISPUTE_STATEMENT_ADDED',
  /** invitation.declined: an influencer declined an invitation of the account. */
  INVITATION_DECLINED: 'INVITATION_DECLINED',
  /** invitation.received: an owner invited the account to apply. */
  INVITATION_RECEIVED: 'INVITATION_RECEIVED',
  /** invitation.withdrawn: an owner withdrew an invitation to the account. */
  INVITATION_WITHDRAWN: 'INVITATION_WITHDRAWN',
  /** message.received: a member wrote to the account. */
  MESSAGE_RECEIVED: 'MESSAGE_RECEIVED',
  /** offer.accepted: the other side accepted the offer. */
  OFFER_ACCEPTED: 'OFFER_ACCEPTED',
  /** offer.lapsed: the offer was not answered in time. */
  OFFER_LAPSED: 'OFFER_LAPSED',
  /** offer.made: one side made, changed or countered an offer. */
  OFFER_MADE: 'OFFER_MADE',
  /** offer.rejected: the other side rejected the offer. */
  OFFER_REJECTED: 'OFFER_REJECTED',
  /** order.cancelled: an order ended before anything was paid. */
  ORDER_CANCELLED: 'ORDER_CANCELLED',
  /** order.chargeback_lost: the buyer's bank kept the money. */
  ORDER_CHARGEBACK_LOST: 'ORDER_CHARGEBACK_LOST',
  /** order.chargeback_opened: the buyer's bank claims the money back. */
  ORDER_CHARGEBACK_OPENED: 'ORDER_CHARGEBACK_OPENED',
  /** order.chargeback_won: the buyer's bank gave its claim up. */
  ORDER_CHARGEBACK_WON: 'ORDER_CHARGEBACK_WON',
  /** order.delivered: the buyer has the goods. */
  ORDER_DELIVERED: 'ORDER_DELIVERED',
  /** order.paid: an order was paid by card; the money is now held. */
  ORDER_PAID: 'ORDER_PAID',
  /** order.paid_out: the money of an order was transferred to the seller. */
  ORDER_PAID_OUT: 'ORDER_PAID_OUT',
  /** order.payout_failed: a transfer to the seller was refused; it is tried again. */
  ORDER_PAYOUT_FAILED: 'ORDER_PAYOUT_FAILED',
  /** order.placed: a product was ordered; orders by card are paid next. */
  ORDER_PLACED: 'ORDER_PLACED',
  /** order.problem_reported: the buyer reported a problem. */
  ORDER_PROBLEM_REPORTED: 'ORDER_PROBLEM_REPORTED',
  /** order.refunded: the money of an order went back to the buyer. */
  ORDER_REFUNDED: 'ORDER_REFUNDED',
  /** order.shipped: the seller sent the goods. */
  ORDER_SHIPPED: 'ORDER_SHIPPED',
  /** payment.refunded: held money went back to the payer. */
  PAYMENT_REFUNDED: 'PAYMENT_REFUNDED',
  /** payment.released: held money was transferred to the influencer. */
  PAYMENT_RELEASED: 'PAYMENT_RELEASED',
  /** payment.release_reminded: the owner was reminded of a finished job, whose payment is released automatically at its deadline. */
  PAYMENT_RELEASE_REMINDED: 'PAYMENT_RELEASE_REMINDED',
  /** payouts.paused: payouts to the account's bank account are paused. */
  PAYOUTS_PAUSED: 'PAYOUTS_PAUSED',
  /** payouts.resumed: payouts to the account's bank account go on. */
  PAYOUTS_RESUMED: 'PAYOUTS_RESUMED',
  /** payout.failed: a transfer was refused; the money is still held. */
  PAYOUT_FAILED: 'PAYOUT_FAILED',
  /** payout.reversed: a transfer came back; the money is held again. */
  PAYOUT_REVERSED: 'PAYOUT_REVERSED',
  /** remark.cancelled: a job was cancelled after the hire. */
  REMARK_CANCELLED: 'REMARK_CANCELLED',
  /** remark.cancel_asked: the owner asks to cancel a paid job. */
  REMARK_CANCEL_ASKED: 'REMARK_CANCEL_ASKED',
  /** remark.cancel_declined: the influencer does not agree to cancel. */
  REMARK_CANCEL_DECLINED: 'REMARK_CANCEL_DECLINED',
  /** remark.cancel_withdrawn: the owner withdrew the request to cancel. */
  REMARK_CANCEL_WITHDRAWN: 'REMARK_CANCEL_WITHDRAWN',
  /** remark.declined: the owner declined an application. */
  REMARK_DECLINED: 'REMARK_DECLINED',
  /** remark.done: the influencer marked the job as done. */
  REMARK_DONE: 'REMARK_DONE',
  /** remark.hired: an influencer was hired; in a paid campaign the money is now held. */
  REMARK_HIRED: 'REMARK_HIRED',
  /** remark.received: a member applied to a campaign of the account. */
  REMARK_RECEIVED: 'REMARK_RECEIVED',
  /** remark.reviewed: the reviews of a job appeared. */
  REMARK_REVIEWED: 'REMARK_REVIEWED',
  /** remark.withdrawn: an application was cancelled before a hire, by either side. */
  REMARK_WITHDRAWN: 'REMARK_WITHDRAWN',
  /** review.received: the buyer of an order reviewed the product. */
  REVIEW_RECEIVED: 'REVIEW_RECEIVED',
  /** shipment.address_given: the influencer gave or changed the delivery address of a product; it is not in the message. */
  SHIPMENT_ADDRESS_GIVEN: 'SHIPMENT_ADDRESS_GIVEN',
  /** shipment.received: the influencer confirmed that the product arrived. */
  SHIPMENT_RECEIVED: 'SHIPMENT_RECEIVED',
  /** shipment.sent: the owner marked the product as sent, or corrected how it travels. */
  SHIPMENT_SENT: 'SHIPMENT_SENT',
  /** work.approved: a draft or published work was approved, by the owner or by silence. */
  WORK_APPROVED: 'WORK_APPROVED',
  /** work.changes_asked: the owner asked for changes. */
  WORK_CHANGES_ASKED: 'WORK_CHANGES_ASKED',
  /** work.draft_handed_in: the influencer handed in a draft. */
  WORK_DRAFT_HANDED_IN: 'WORK_DRAFT_HANDED_IN',
  /** work.due_soon: work is due in two days. */
  WORK_DUE_SOON: 'WORK_DUE_SOON',
  /** work.handed_in: a side handed in published work. */
  WORK_HANDED_IN: 'WORK_HANDED_IN',
  /** work.may_end_late: nothing was handed in: the owner can end the job. */
  WORK_MAY_END_LATE: 'WORK_MAY_END_LATE',
  /** work.use_ends_soon: the use of published work by the brand ends in 14 days. */
  WORK_USE_ENDS_SOON: 'WORK_USE_ENDS_SOON'
} as const;

export type WebhookEvent = typeof WebhookEvent[keyof typeof WebhookEvent];
/** Reasons for a try without an answer. */
export const WebhookFailure = {
  /** The host resolves to an address that is not public. */
  ADDRESS_REFUSED: 'ADDRESS_REFUSED',
  /** The connection failed. */
  CONNECTION: 'CONNECTION',
  /** No answer within ten seconds. */
  TIMEOUT: 'TIMEOUT',
  /** The certificate is invalid, or TLS failed otherwise. */
  TLS: 'TLS',
  /** The host name is unknown. */
  UNKNOWN_HOST: 'UNKNOWN_HOST'
} as const;

export type WebhookFailure = typeof WebhookFailure[keyof typeof WebhookFailure];
/** Why a webhook is paused. */
export const WebhookPause = {
  /** The password of its owner was reset, or changed with everything disconnected. */
  PASSWORD: 'PASSWORD',
  /** The access token or program that made it was revoked or has expired. */
  TOKEN_ENDED: 'TOKEN_ENDED'
} as const;

export type WebhookPause = typeof WebhookPause[keyof typeof WebhookPause];
/** States of a webhook. */
export const WebhookState = {
  /** Disabled by its owner. */
  DISABLED: 'DISABLED',
  /** Receives messages. */
  ENABLED: 'ENABLED',
  /** Disabled automatically: every try failed for five days, or it answered 410 Gone. */
  FAILED: 'FAILED',
  /** Paused for safety; see `pausedBecause`. It goes on once it is enabled. */
  PAUSED: 'PAUSED'
} as const;

export type WebhookState = typeof WebhookState[keyof typeof WebhookState];
/** Input of `withdrawAmendment`, which withdraws the own amendment before it is answered. */
export type WithdrawAmendmentInput = {
  /** Id of an amendment of a job (`amd_…`). */
  amendmentId: Scalars['ID']['input'];
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Answer of `withdrawAmendment`, which withdraws the own amendment before it is answered. */
export type WithdrawAmendmentPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Input of `withdrawCancel`, which withdraws the cancel request; the job continues. */
export type WithdrawCancelInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: Scalars['ID']['input'];
};

/** Answer of `withdrawCancel`, which withdraws the cancel request; the job continues. */
export type WithdrawCancelPayload = {
  /** The remark after the change. */
  remark: Remark;
};

/** Answer of `withdrawEmailChange`, which withdraws the new address before it is confirmed; its link no longer works. */
export type WithdrawEmailChangePayload = {
  /** The account after the change. */
  account: Account;
};

/** Input of `withdrawInvitation`, which withdraws an invitation that was not answered yet. */
export type WithdrawInvitationInput = {
  /** Id of an invitation (`inv_…`). */
  invitationId: Scalars['ID']['input'];
};

/** Answer of `withdrawInvitation`, which withdraws an invitation that was not answered yet. */
export type WithdrawInvitationPayload = {
  /** The invitation after the change. */
  invitation: Invitation;
};

/** Input of `withdrawNews`, which makes a published article a draft again. */
export type WithdrawNewsInput = {
  /** Id of the object (`nws_…`). */
  id: Scalars['ID']['input'];
};

/** Answer of `withdrawNews`, which makes a published article a draft again. */
export type WithdrawNewsPayload = {
  /** The news article after the change. */
  newsArticle: NewsArticle;
};

/** Work as it is asked for or agreed: what is published, until when, and what the brand may do with it. */
export type Work = {
  /** What the influencer publishes, 1 to 20 rows. */
  deliverables: Array<Deliverable>;
  /** Whether the brand approves drafts before anything is published. */
  draftFirst: Scalars['Boolean']['output'];
  /** Days from the hire until the work is due; in sponsored campaigns from the receipt of the product. Null when it is due on a day. */
  dueDays?: Maybe<Scalars['Int']['output']>;
  /** Day on which the work is due; null when it is due some days after the hire. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** What the owner of the campaign publishes in return; empty unless it is a shoutout exchange. */
  ownerDeliverables: Array<Deliverable>;
  /** What is sent to the influencer, plain text; sponsored campaigns only. */
  productDescription?: Maybe<Scalars['String']['output']>;
  /** Number of rounds of changes that are included. */
  rounds: Scalars['Int']['output'];
  /** Use of the work by the brand. */
  usage: WorkUsage;
};

/** Formats of published work. */
export const WorkFormat = {
  /** A live stream. */
  LIVE: 'LIVE',
  /** Another one; the note names it. */
  OTHER: 'OTHER',
  /** A post, also with several pictures. */
  POST: 'POST',
  /** A reel, or another short upright video. */
  REEL: 'REEL',
  /** A story, visible for a day. */
  STORY: 'STORY',
  /** A video. */
  VIDEO: 'VIDEO'
} as const;

export type WorkFormat = typeof WorkFormat[keyof typeof WorkFormat];
/** Work as it is asked for or proposed. */
export type WorkInput = {
  /** What the influencer publishes, 1 to 20 rows. */
  deliverables: Array<DeliverableInput>;
  /** Whether the brand approves drafts before anything is published; else false. */
  draftFirst?: InputMaybe<Scalars['Boolean']['input']>;
  /** Days from the hire until the work is due, 1 to 60; in sponsored campaigns from the receipt of the product. Without dueOn it is 14 unless given. */
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  /** Day on which the work is due, not in the past. In a campaign at most 60 days after its last day. Not together with dueDays. */
  dueOn?: InputMaybe<Scalars['Date']['input']>;
  /** What the owner of the campaign publishes in return, 1 to 20 rows: required in a shoutout exchange, else dropped. */
  ownerDeliverables?: InputMaybe<Array<DeliverableInput>>;
  /** What is sent to the influencer, at most 500 characters: required in sponsored campaigns, else dropped. */
  productDescription?: InputMaybe<Scalars['String']['input']>;
  /** Number of rounds of changes that are included, 0 to 5; else 1. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Use of the work by the brand; else none. */
  usage?: InputMaybe<WorkUsageInput>;
};

/** What the brand may do with the work beside its publication. It begins with the publication. */
export type WorkUsage = {
  /** Channels. */
  channels: UsageChannels;
  /** ISO codes of the countries; empty means everywhere. */
  countries: Array<Scalars['String']['output']>;
  /** Number of days from publication; null for no end, and without channels. */
  days?: Maybe<Scalars['Int']['output']>;
};

/** What the brand may do with the work beside its publication. */
export type WorkUsageInput = {
  /** Channels; with none, the other members are dropped. */
  channels: UsageChannels;
  /** ISO codes of the countries; none means everywhere. */
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Number of days from publication, 30 to 1,095; null for no end. */
  days?: InputMaybe<Scalars['Int']['input']>;
};

/** What the brand may do with the work of a job, from when until when, as agreed. */
export type WorkUse = {
  /** When it began: with the publication of the work. */
  beginsAt: Scalars['DateTime']['output'];
  /** Channels; never NONE. */
  channels: UsageChannels;
  /** ISO codes of the countries; empty means everywhere. */
  countries: Array<Scalars['String']['output']>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id (`use_…`). */
  id: Scalars['ID']['output'];
  /** Whether it has ended. */
  isOver: Scalars['Boolean']['output'];
  /** Whether longer use that was paid for goes on when it ends. */
  isRenewed: Scalars['Boolean']['output'];
  /** The job. */
  remark: Remark;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A page of the register of uses. */
export type WorkUseConnection = {
  /** Rows of this page with their cursors. */
  edges: Array<WorkUseEdge>;
  /** Rows of this page: running ones first, of these the next to end first. */
  nodes: Array<WorkUse>;
  /** Where this page begins and ends. */
  pageInfo: PageInfo;
  /** Number of rows in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a list with its cursor. */
export type WorkUseEdge = {
  /** Cursor of the row, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The row. */
  node: WorkUse;
};
