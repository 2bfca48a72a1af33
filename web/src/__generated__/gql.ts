/* eslint-disable */
import * as types from './graphql';
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
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": typeof types.CampaignCardFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query CallingCodes {\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n": typeof types.CallingCodesDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": typeof types.OwnCampaignFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n": typeof types.SetFavouriteDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": typeof types.UsernameAvailableDocument,
    "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n": typeof types.ClientConfigDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": typeof types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n": typeof types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": typeof types.VerifyEmailDocument,
};
const documents: Documents = {
    "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n": types.CampaignCardFragmentDoc,
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": types.MarkNotificationsReadDocument,
    "\n  query CallingCodes {\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n": types.CallingCodesDocument,
    "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n": types.OwnCampaignFragmentDoc,
    "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n": types.SetFavouriteDocument,
    "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n": types.UsernameAvailableDocument,
    "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n": types.ClientConfigDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": types.MeDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": types.RequestPasswordResetDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n": types.SignUpDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n": types.ChooseUsernameDocument,
    "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n": types.VerifyEmailDocument,
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
export function graphql(source: "\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CampaignCard on Campaign {\n    id\n    type\n    title\n    budget {\n      minorUnits\n      currency\n    }\n    productValue {\n      minorUnits\n      currency\n    }\n    countries {\n      code\n      name\n    }\n    minFollowers\n    endsOn\n    cover {\n      id\n      small\n      medium\n    }\n    isFavourite\n    isMine\n    owner {\n      id\n      fullName\n      avatar {\n        id\n        tiny\n        small\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendVerification {\n    resendVerification\n  }\n"): (typeof documents)["\n  mutation ResendVerification {\n    resendVerification\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n"): (typeof documents)["\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"): (typeof documents)["\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n"): (typeof documents)["\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CallingCodes {\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n"): (typeof documents)["\n  query CallingCodes {\n    countries {\n      code\n      name\n      phonePrefix\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n"): (typeof documents)["\n  fragment OwnCampaign on Campaign {\n    id\n    status\n    remarkCount\n    isDisabled\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n"): (typeof documents)["\n  mutation SetFavourite($campaignId: ID!, $on: Boolean!) {\n    setFavourite(campaignId: $campaignId, on: $on) {\n      id\n      isFavourite\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"): (typeof documents)["\n  query UsernameAvailable($username: String!) {\n    usernameAvailable(username: $username)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n"): (typeof documents)["\n  query ClientConfig {\n    clientConfig {\n      productName\n      captcha\n      captchaSiteKey\n      devMailbox\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChooseUsername($username: String!) {\n    chooseUsername(username: $username) {\n      id\n      profile {\n        id\n        username\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!) {\n    verifyEmail(token: $token)\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;