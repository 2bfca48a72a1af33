import { graphql } from '../../__generated__/gql.ts';

export const BeginLinkingDocument = graphql(`
  mutation BeginLinking($input: BeginLinkingInput!) {
    beginLinking(input: $input) { url }
  }
`);

export const FinishLinkingDocument = graphql(`
  mutation FinishLinking($input: FinishLinkingInput!) {
    finishLinking(input: $input) { account { ...ProfileFormAccount } }
  }
`);

export const UnlinkFacebookDocument = graphql(`
  mutation UnlinkFacebook {
    unlinkFacebook { account { ...ProfileFormAccount } }
  }
`);

export const LinkableDocument = graphql(`
  query Linkable {
    clientConfig { linkable }
  }
`);

export const SetInstagramDocument = graphql(`
  mutation SetInstagramUsername($input: SetInstagramUsernameInput!) {
    setInstagramUsername(input: $input) { account { ...ProfileFormAccount } }
  }
`);
