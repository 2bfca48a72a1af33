/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of `acceptOffer`, which accepts an offer of the other side. */
export type AcceptOfferInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: string | null | undefined;
  /** Id of the other side’s offer that was shown; refused with OFFER_CHANGED when it is no longer the newest (`ofr_…`). */
  offerId: string;
};

/** Filter of a list of campaigns. Absent members do not filter. */
export type CampaignFilter = {
  /** Any of these categories (slugs), at most 20. */
  categories?: Array<string> | null | undefined;
  /** Only the viewer's favourites. */
  favourites?: boolean | null | undefined;
  /** Only featured ones, by position. */
  featured?: boolean | null | undefined;
  /** Only those of which the viewer is not known to miss a condition (`fit`). */
  fits?: boolean | null | undefined;
  /** Briefs that ask for any of these formats; with platforms, of one of them. */
  formats?: Array<WorkFormat> | null | undefined;
  /** Campaigns for this gender or for any. */
  gender?: Gender | null | undefined;
  /** Any of these ids, at most 100; none when empty (`cmp_…`). */
  ids?: Array<string> | null | undefined;
  /** Maximum budget or product value, in USD. */
  maxPrice?: MoneyInput | null | undefined;
  /** Minimum budget or product value, in USD. */
  minPrice?: MoneyInput | null | undefined;
  /** Only campaigns of this owner (`usr_…`). */
  ownerId?: string | null | undefined;
  /** Briefs that ask for work on any of these platforms. */
  platforms?: Array<Platform> | null | undefined;
  /** Text contained in the title, at most 100 characters. */
  search?: string | null | undefined;
  /** Any of these states. */
  states?: Array<CampaignState> | null | undefined;
  /** Any of these types. */
  types?: Array<CampaignType> | null | undefined;
  /** Only rows that changed at this time or later. */
  updatedSince?: string | null | undefined;
};

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

/** Input of `createCampaign`, which posts a campaign for approval and deletes the draft. */
export type CreateCampaignInput = {
  /** Whether every country was chosen; otherwise countries must not be empty. */
  allCountries: boolean;
  /** Work that it asks for; given as a whole. Agreed deals keep the work that was agreed. */
  brief?: WorkInput | null | undefined;
  /** Budget in USD, paid only: more than 0, at most 1,000,000.00. */
  budget?: MoneyInput | null | undefined;
  /** Slugs of the subjects. */
  categories: Array<string>;
  /** ISO codes of the target countries; empty means all. */
  countries: Array<string>;
  /** Description as HTML; sanitised on write. */
  detailsHtml: string;
  /** Last day of the campaign, not in the past. */
  endsOn: string;
  /** Target gender. */
  gender: PreferredGender;
  /** Hashtags without number signs, at most 30. */
  hashtags: Array<string>;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: string | null | undefined;
  /** Maximum age; null means any. */
  maxAge?: number | null | undefined;
  /** Minimum age; null means any. */
  minAge?: number | null | undefined;
  /** Minimum number of followers: 0, 1000, 10000 or 100000 in the form; any whole number up to 100,000,000 is accepted. */
  minFollowers: number;
  /** 1 to 10 ids of uploaded pictures, the cover first. */
  pictures: Array<string>;
  /** Address of the product, http or https; sponsored campaigns only. */
  productUrl?: string | null | undefined;
  /** Value of the product in USD, sponsored only: more than 0, at most 1,000,000.00. */
  productValue?: MoneyInput | null | undefined;
  /** Free tags, at most 30. */
  tags: Array<string>;
  /** Title, 1 to 60 characters. */
  title: string;
  /** Type; cannot be changed once posted. */
  type: CampaignType;
};

/** Something to publish, once or several times. */
export type DeliverableInput = {
  /** How many, 1 to 50. */
  count: number;
  /** Format. */
  format: WorkFormat;
  /** What matters about it, one line of at most 200 characters. */
  note?: string | null | undefined;
  /** Where it is published. */
  platform: Platform;
};

/** Gender of a person. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither male nor female. */
  | 'OTHERS';

/** Input of `makeOffer`, which proposes terms for a paid job; a pending offer of either side is replaced. */
export type MakeOfferInput = {
  /** Amount in USD: more than 0, at most 1,000,000.00. */
  amount: MoneyInput;
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: string | null | undefined;
  /** Message to the other side, plain text, at most 2,000 characters. */
  message?: string | null | undefined;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: string;
  /** Work; as the last offer says when absent, or the brief of the campaign. */
  work?: WorkInput | null | undefined;
};

/** An amount of money, with its currency. */
export type MoneyInput = {
  /** Amount in minor units (cents for USD). */
  amount: number;
  /** Currency of the amount. */
  currency: string;
};

/** Input of `payForHire`, which charges the accepted offer and hires. */
export type PayForHireInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: string | null | undefined;
  /** The provider's id of the tokenised card; PayNow is refused. Without it and without `savedPaymentMethodId`, looks again after the bank's confirmation. */
  paymentMethodId?: string | null | undefined;
  /** The application whose accepted offer is paid (`rmk_…`). */
  remarkId: string;
  /** A saved card of the viewer, in place of `paymentMethodId`. With an access token nobody can answer the bank: it charges off session (`crd_…`). */
  savedPaymentMethodId?: string | null | undefined;
};

/** States of paying for a hire. */
export type PaymentState =
  /** Not settled yet; subscriptions report when it is. */
  | 'PROCESSING'
  /** The card's bank requires the payer's confirmation; call again afterwards. With PayNow, the code waits to be scanned. */
  | 'REQUIRES_ACTION'
  /** Charged, held, and hired. */
  | 'SUCCEEDED';

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

/** Input of `releasePayment`, which releases the held payment to the influencer. */
export type ReleasePaymentInput = {
  /** 1 to 255 visible characters, new for each intent. Calls of the same account with the same key run once within 24 hours, and repeats get the first outcome. The same key with other arguments is refused. */
  idempotencyKey?: string | null | undefined;
  /** Id of an application (the job it becomes keeps it) (`rmk_…`). */
  remarkId: string;
};

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

/** Channels on which the brand may show the work. Each includes the one before. */
export type UsageChannels =
  /** None: it stays where the influencer publishes it. */
  | 'NONE'
  /** The brand's own channels: its accounts, website, newsletter and shops. */
  | 'OWN'
  /** Paid ads, and its own channels too. */
  | 'PAID_ADS';

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

/** Work as it is asked for or proposed. */
export type WorkInput = {
  /** What the influencer publishes, 1 to 20 rows. */
  deliverables: Array<DeliverableInput>;
  /** Whether the brand approves drafts before anything is published; else false. */
  draftFirst?: boolean | null | undefined;
  /** Days from the hire until the work is due, 1 to 60; in sponsored campaigns from the receipt of the product. Without dueOn it is 14 unless given. */
  dueDays?: number | null | undefined;
  /** Day on which the work is due, not in the past. In a campaign at most 60 days after its last day. Not together with dueDays. */
  dueOn?: string | null | undefined;
  /** What the owner of the campaign publishes in return, 1 to 20 rows: required in a shoutout exchange, else dropped. */
  ownerDeliverables?: Array<DeliverableInput> | null | undefined;
  /** What is sent to the influencer, at most 500 characters: required in sponsored campaigns, else dropped. */
  productDescription?: string | null | undefined;
  /** Number of rounds of changes that are included, 0 to 5; else 1. */
  rounds?: number | null | undefined;
  /** Use of the work by the brand; else none. */
  usage?: WorkUsageInput | null | undefined;
};

/** What the brand may do with the work beside its publication. */
export type WorkUsageInput = {
  /** Channels; with none, the other members are dropped. */
  channels: UsageChannels;
  /** ISO codes of the countries; none means everywhere. */
  countries?: Array<string> | null | undefined;
  /** Number of days from publication, 30 to 1,095; null for no end. */
  days?: number | null | undefined;
};

export type PostCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;


export type PostCampaignMutation = { createCampaign: { campaign: { id: string, state: CampaignState } } };

export type OpenCampaignsQueryVariables = Exact<{
  filter?: CampaignFilter | null | undefined;
}>;


export type OpenCampaignsQuery = { campaigns: { totalCount: number, nodes: Array<{ id: string, title: string, budget: { amount: number, currency: string } | null }> } };

export type ApplyMutationVariables = Exact<{
  campaignId: string;
  text?: string | null | undefined;
}>;


export type ApplyMutation = { applyToCampaign: { remark: { id: string } } };

export type OfferMutationVariables = Exact<{
  input: MakeOfferInput;
}>;


export type OfferMutation = { makeOffer: { remark: { id: string, offer: { id: string } | null } } };

export type AcceptMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptMutation = { acceptOffer: { remark: { id: string } } };

export type PayMutationVariables = Exact<{
  input: PayForHireInput;
}>;


export type PayMutation = { payForHire: { state: PaymentState } };

export type DoneMutationVariables = Exact<{
  remarkId: string;
  text?: string | null | undefined;
}>;


export type DoneMutation = { markAsDone: { remark: { id: string } } };

export type ReleaseMutationVariables = Exact<{
  input: ReleasePaymentInput;
}>;


export type ReleaseMutation = { releasePayment: { remark: { id: string, hiredLabel: string | null } } };

export type JobChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type JobChangedSubscription = { remarkChanged: { event: { id: string, action: string, from: RemarkState | null, to: RemarkState } | null, remark: { id: string, hiredLabel: string | null } } | null };


export const PostCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<PostCampaignMutation, PostCampaignMutationVariables>;
export const OpenCampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCampaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenCampaignsQuery, OpenCampaignsQueryVariables>;
export const ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<ApplyMutation, ApplyMutationVariables>;
export const OfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Offer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OfferMutation, OfferMutationVariables>;
export const AcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Accept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptMutation, AcceptMutationVariables>;
export const PayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Pay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayForHireInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payForHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<PayMutation, PayMutationVariables>;
export const DoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Done"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAsDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"remarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DoneMutation, DoneMutationVariables>;
export const ReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Release"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleasePaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releasePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiredLabel"}}]}}]}}]}}]} as unknown as DocumentNode<ReleaseMutation, ReleaseMutationVariables>;
export const JobChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remarkChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"remark"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiredLabel"}}]}}]}}]}}]} as unknown as DocumentNode<JobChangedSubscription, JobChangedSubscriptionVariables>;