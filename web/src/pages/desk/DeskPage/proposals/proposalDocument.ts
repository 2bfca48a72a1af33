import { graphql } from '../../../../__generated__/gql.ts';

export const ProposalPartsDocument = graphql(`
  fragment ProposalParts on StaffProposal {
    id
    operation
    input
    sha256
    subject
    amount { amount currency }
    proposer { id fullName }
    createdAt
    expiresAt
  }
`);

export const ProposalsDocument = graphql(`
  query DeskProposals {
    staffProposals(first: 50) {
      totalCount
      nodes { ...ProposalParts }
    }
  }
`);

export const ConfirmProposalDocument = graphql(`
  mutation DeskConfirmProposal($input: ConfirmProposalInput!) {
    confirmProposal(input: $input) { staffProposal { id } }
  }
`);

export const SendBackProposalDocument = graphql(`
  mutation DeskSendBackProposal($input: SendBackProposalInput!) {
    sendBackProposal(input: $input) { staffProposal { id } }
  }
`);
