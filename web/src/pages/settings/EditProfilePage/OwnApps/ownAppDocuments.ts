import { graphql } from '../../../../__generated__/gql.ts';

export const OwnAppDocument = graphql(`
  fragment OwnApp on OAuthApp {
    id
    clientId
    name
    website
    redirectUris
    isConfidential
    deprecatedFieldsUsed { ...DeprecatedUse }
  }
`);

export const OwnAppsDocument = graphql(`
  query OwnApps {
    oauthApps(first: 100) {
      nodes { ...OwnApp }
    }
  }
`);

export const CreateOwnAppDocument = graphql(`
  mutation CreateOwnApp($input: CreateOAuthAppInput!) {
    createOAuthApp(input: $input) {
      secret
      app { ...OwnApp }
    }
  }
`);

export const UpdateOwnAppDocument = graphql(`
  mutation UpdateOwnApp($input: UpdateOAuthAppInput!) {
    updateOAuthApp(input: $input) { app { ...OwnApp } }
  }
`);

export const DeleteOwnAppDocument = graphql(`
  mutation DeleteOwnApp($input: DeleteOAuthAppInput!) {
    deleteOAuthApp(input: $input) { deletedAppId }
  }
`);
