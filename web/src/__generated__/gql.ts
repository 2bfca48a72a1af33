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
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": typeof types.ResendVerificationDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": typeof types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": typeof types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": typeof types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": typeof types.MarkNotificationsReadDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": typeof types.MeDocument,
};
const documents: Documents = {
    "\n  mutation ResendVerification {\n    resendVerification\n  }\n": types.ResendVerificationDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  subscription NotificationAdded {\n    notificationAdded {\n      id\n    }\n  }\n": types.NotificationAddedDocument,
    "\n  fragment NotificationItem on Notification {\n    id\n    type\n    message\n    image {\n      id\n      tiny\n    }\n    campaignTitle\n    path\n    createdAt\n    readAt\n  }\n": types.NotificationItemFragmentDoc,
    "\n  query Notifications($page: PageInput) {\n    notifications(page: $page) {\n      total\n      unread\n      items {\n        id\n        ...NotificationItem\n      }\n    }\n  }\n": types.NotificationsDocument,
    "\n  mutation MarkNotificationsRead {\n    markNotificationsRead\n  }\n": types.MarkNotificationsReadDocument,
    "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n": types.MeDocument,
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
export function graphql(source: "\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      id\n      email\n      emailVerified\n      isStaff\n      hasDraft\n      unreadNotifications\n      profile {\n        id\n        first\n        last\n        fullName\n        username\n        avatar {\n          id\n          tiny\n          small\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;