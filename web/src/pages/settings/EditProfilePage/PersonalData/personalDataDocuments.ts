import { graphql } from '../../../../__generated__/gql.ts';

export const OpenJobsDocument = graphql(`
  query OpenJobs {
    openJobs {
      remarkId
      campaignId
      campaignTitle
      isOwner
    }
  }
`);

export const ExportMyDataDocument = graphql(`
  mutation ExportMyData($password: String!) {
    exportMyData(password: $password) {
      url
      expiresAt
    }
  }
`);

export const CloseAccountDocument = graphql(`
  mutation CloseAccount($password: String!) {
    closeAccount(password: $password)
  }
`);
