/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filter of a list of campaigns. Absent members do not filter. */
export type CampaignFilter = {
  /** Any of these categories (slugs), at most 20. */
  categories?: Array<string> | null | undefined;
  /** Only the viewer's favourites. */
  favourites?: boolean | null | undefined;
  /** Only featured ones, by position. */
  featured?: boolean | null | undefined;
  /** Campaigns for this gender or for any. */
  gender?: Gender | null | undefined;
  /** Maximum budget or product value, US cents. */
  maxPrice?: number | null | undefined;
  /** Minimum budget or product value, US cents. */
  minPrice?: number | null | undefined;
  /** Only campaigns of this owner. */
  ownerId?: string | null | undefined;
  /** Text contained in the title, at most 100 characters. */
  search?: string | null | undefined;
  /** Any of these types. */
  types?: Array<CampaignType> | null | undefined;
};

/** Input of a campaign. Only paid ones have a budget. */
export type CampaignInput = {
  /** Whether every country was chosen; otherwise countries must not be empty. */
  allCountries: boolean;
  /** Budget in US cents, paid only: more than 0, at most 100,000,000. */
  budgetMinor?: number | null | undefined;
  /** Slugs of the subjects. */
  categories: Array<string>;
  /** ISO codes of the target countries; empty means all. */
  countries: Array<string>;
  /** Brief as HTML; sanitised on write. */
  detailsHtml: string;
  /** Last day of the campaign, not in the past. */
  endsOn: string;
  /** Target gender. */
  gender: PreferredGender;
  /** Hashtags without number signs, at most 30. */
  hashtags: Array<string>;
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
  /** Value of the product in US cents, sponsored only. */
  productValueMinor?: number | null | undefined;
  /** Free tags, at most 30. */
  tags: Array<string>;
  /** Title, 1 to 60 characters. */
  title: string;
  /** Type; cannot be changed once posted. */
  type: CampaignType;
};

/** States of a campaign (specification, section 4). */
export type CampaignStatus =
  /** Awaits approval by staff; legacy 1. */
  | 'AWAITING_APPROVAL'
  /** Closed with at least one hire; legacy 3. */
  | 'AWARDED'
  /** Rejected, or ended without a hire; legacy 0. */
  | 'INACTIVE'
  /** Open for applications; legacy 2. */
  | 'OPEN';

/** Types of campaign, by what they offer (specification, section 1). */
export type CampaignType =
  /** Money. */
  | 'PAID'
  /** A mutual shoutout. */
  | 'SHOUTOUT'
  /** A product. */
  | 'SPONSORED';

/** Gender of a person. */
export type Gender =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Neither male nor female. */
  | 'OTHERS';

/** States of paying for a hire. */
export type HirePaymentStatus =
  /** Not settled yet; subscriptions report when it is. */
  | 'PROCESSING'
  /** The card's bank requires the payer's confirmation; call again afterwards. */
  | 'REQUIRES_ACTION'
  /** Charged, held, and hired. */
  | 'SUCCEEDED';

/** Input for paying a hire. The amount is that of the accepted offer. */
export type PayForHireInput = {
  /** The provider's id of the tokenised card; null to look again after the bank's confirmation. */
  paymentMethodId?: string | null | undefined;
  /** The application whose accepted offer is paid. */
  remarkId: string;
};

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

export type PostCampaignMutationVariables = Exact<{
  input: CampaignInput;
}>;


export type PostCampaignMutation = { createCampaign: { id: string, status: CampaignStatus } };

export type OpenCampaignsQueryVariables = Exact<{
  filter?: CampaignFilter | null | undefined;
}>;


export type OpenCampaignsQuery = { campaigns: { totalCount: number, nodes: Array<{ id: string, title: string, budget: { minorUnits: number, currency: string } | null }> } };

export type ApplyMutationVariables = Exact<{
  campaignId: string;
  text?: string | null | undefined;
}>;


export type ApplyMutation = { applyToCampaign: { id: string } };

export type OfferMutationVariables = Exact<{
  remarkId: string;
  amountMinor: number;
  key: string;
}>;


export type OfferMutation = { makeOffer: { id: string, offer: { id: string } | null } };

export type AcceptMutationVariables = Exact<{
  offerId: string;
  key: string;
}>;


export type AcceptMutation = { acceptOffer: { id: string } };

export type PayMutationVariables = Exact<{
  input: PayForHireInput;
  key: string;
}>;


export type PayMutation = { payForHire: { status: HirePaymentStatus } };

export type DoneMutationVariables = Exact<{
  remarkId: string;
  text?: string | null | undefined;
}>;


export type DoneMutation = { markAsDone: { id: string } };

export type ReleaseMutationVariables = Exact<{
  remarkId: string;
  key: string;
}>;


export type ReleaseMutation = { releasePayment: { id: string, hiredLabel: string | null } };

export type JobChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type JobChangedSubscription = { remarkChanged: { id: string, hiredLabel: string | null } | null };


export const PostCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<PostCampaignMutation, PostCampaignMutationVariables>;
export const OpenCampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenCampaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minorUnits"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OpenCampaignsQuery, OpenCampaignsQueryVariables>;
export const ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyToCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ApplyMutation, ApplyMutationVariables>;
export const OfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Offer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amountMinor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MinorUnits"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"remarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amountMinor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amountMinor"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<OfferMutation, OfferMutationVariables>;
export const AcceptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Accept"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AcceptMutation, AcceptMutationVariables>;
export const PayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Pay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PayForHireInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payForHire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<PayMutation, PayMutationVariables>;
export const DoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Done"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAsDone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"remarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DoneMutation, DoneMutationVariables>;
export const ReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Release"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releasePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"remarkId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remarkId"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiredLabel"}}]}}]}}]} as unknown as DocumentNode<ReleaseMutation, ReleaseMutationVariables>;
export const JobChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"JobChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remarkChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hiredLabel"}}]}}]}}]} as unknown as DocumentNode<JobChangedSubscription, JobChangedSubscriptionVariables>;