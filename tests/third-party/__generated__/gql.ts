/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation PostCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) {\n      campaign {\n        id\n        state\n      }\n    }\n  }\n": typeof types.PostCampaignDocument,
    "\n  query OpenCampaigns($filter: CampaignFilter) {\n    campaigns(filter: $filter, first: 12) {\n      totalCount\n      nodes {\n        id\n        title\n        budget {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": typeof types.OpenCampaignsDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(input: { campaignId: $campaignId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n": typeof types.ApplyDocument,
    "\n  mutation Offer($input: MakeOfferInput!) {\n    makeOffer(input: $input) {\n      remark {\n        id\n        offer {\n          id\n        }\n      }\n    }\n  }\n": typeof types.OfferDocument,
    "\n  mutation Accept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      remark {\n        id\n      }\n    }\n  }\n": typeof types.AcceptDocument,
    "\n  mutation Pay($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n    }\n  }\n": typeof types.PayDocument,
    "\n  mutation Done($remarkId: ID!, $text: String) {\n    markAsDone(input: { remarkId: $remarkId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n": typeof types.DoneDocument,
    "\n  mutation Release($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) {\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n": typeof types.ReleaseDocument,
    "\n  subscription JobChanged {\n    remarkChanged {\n      event {\n        id\n        action\n        from\n        to\n      }\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n": typeof types.JobChangedDocument,
};
const documents: Documents = {
    "\n  mutation PostCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) {\n      campaign {\n        id\n        state\n      }\n    }\n  }\n": types.PostCampaignDocument,
    "\n  query OpenCampaigns($filter: CampaignFilter) {\n    campaigns(filter: $filter, first: 12) {\n      totalCount\n      nodes {\n        id\n        title\n        budget {\n          amount\n          currency\n        }\n      }\n    }\n  }\n": types.OpenCampaignsDocument,
    "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(input: { campaignId: $campaignId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n": types.ApplyDocument,
    "\n  mutation Offer($input: MakeOfferInput!) {\n    makeOffer(input: $input) {\n      remark {\n        id\n        offer {\n          id\n        }\n      }\n    }\n  }\n": types.OfferDocument,
    "\n  mutation Accept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      remark {\n        id\n      }\n    }\n  }\n": types.AcceptDocument,
    "\n  mutation Pay($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n    }\n  }\n": types.PayDocument,
    "\n  mutation Done($remarkId: ID!, $text: String) {\n    markAsDone(input: { remarkId: $remarkId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n": types.DoneDocument,
    "\n  mutation Release($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) {\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n": types.ReleaseDocument,
    "\n  subscription JobChanged {\n    remarkChanged {\n      event {\n        id\n        action\n        from\n        to\n      }\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n": types.JobChangedDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PostCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) {\n      campaign {\n        id\n        state\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PostCampaign($input: CreateCampaignInput!) {\n    createCampaign(input: $input) {\n      campaign {\n        id\n        state\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenCampaigns($filter: CampaignFilter) {\n    campaigns(filter: $filter, first: 12) {\n      totalCount\n      nodes {\n        id\n        title\n        budget {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OpenCampaigns($filter: CampaignFilter) {\n    campaigns(filter: $filter, first: 12) {\n      totalCount\n      nodes {\n        id\n        title\n        budget {\n          amount\n          currency\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(input: { campaignId: $campaignId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Apply($campaignId: ID!, $text: String) {\n    applyToCampaign(input: { campaignId: $campaignId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Offer($input: MakeOfferInput!) {\n    makeOffer(input: $input) {\n      remark {\n        id\n        offer {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Offer($input: MakeOfferInput!) {\n    makeOffer(input: $input) {\n      remark {\n        id\n        offer {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Accept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      remark {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Accept($input: AcceptOfferInput!) {\n    acceptOffer(input: $input) {\n      remark {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Pay($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n    }\n  }\n"): (typeof documents)["\n  mutation Pay($input: PayForHireInput!) {\n    payForHire(input: $input) {\n      state\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Done($remarkId: ID!, $text: String) {\n    markAsDone(input: { remarkId: $remarkId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Done($remarkId: ID!, $text: String) {\n    markAsDone(input: { remarkId: $remarkId, text: $text }) {\n      remark {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Release($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) {\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Release($input: ReleasePaymentInput!) {\n    releasePayment(input: $input) {\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription JobChanged {\n    remarkChanged {\n      event {\n        id\n        action\n        from\n        to\n      }\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription JobChanged {\n    remarkChanged {\n      event {\n        id\n        action\n        from\n        to\n      }\n      remark {\n        id\n        hiredLabel\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;