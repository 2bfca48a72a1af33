import { graphql } from '../../__generated__/gql.ts';

export const BeginLinkingDocument = graphql(`
  mutation BeginLinking($provider: SocialProvider!) {
    beginLinking(provider: $provider)
  }
`);

export const FinishLinkingDocument = graphql(`
  mutation FinishLinking($code: String!, $state: String!) {
    finishLinking(code: $code, state: $state) { ...ProfileFormAccount }
  }
`);

export const UnlinkFacebookDocument = graphql(`
  mutation UnlinkFacebook {
    unlinkFacebook { ...ProfileFormAccount }
  }
`);

export const LinkableDocument = graphql(`
  query Linkable {
    clientConfig { linkable }
  }
`);

export const SetInstagramDocument = graphql(`
  mutation SetInstagramUsername($username: String) {
    setInstagramUsername(username: $username) { ...ProfileFormAccount }
  }
`);
