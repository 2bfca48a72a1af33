import { graphql } from '../../../../__generated__/gql.ts';

/** A token as its owner sees it in the list. */
export const OwnAccessTokenDocument = graphql(`
  fragment OwnAccessToken on AccessToken {
    id
    name
    start
    scopes
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
    isActive
  }
`);

export const CreateAccessTokenDocument = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      secret
      token {
        ...OwnAccessToken
      }
    }
  }
`);

export const RevokeAccessTokenDocument = graphql(`
  mutation RevokeAccessToken($id: ID!) {
    revokeAccessToken(id: $id) {
      ...OwnAccessToken
    }
  }
`);
