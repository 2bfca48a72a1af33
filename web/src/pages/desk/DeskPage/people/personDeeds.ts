import { graphql } from '../../../../__generated__/gql.ts';

export const SuspendDocument = graphql(`
  mutation DeskSuspend($input: SuspendAccountInput!) {
    suspendAccount(input: $input) { staffAccount { id suspendedAt } }
  }
`);

export const RestoreDocument = graphql(`
  mutation DeskRestore($input: RestoreAccountInput!) {
    restoreAccount(input: $input) { staffAccount { id suspendedAt } }
  }
`);

export const ReopenDocument = graphql(`
  mutation DeskReopen($input: ReopenAccountInput!) {
    reopenAccount(input: $input) { accountId }
  }
`);

export const SeeAsPersonDocument = graphql(`
  mutation DeskSeeAsPerson($input: SeeAsPersonInput!) {
    seeAsPerson(input: $input) { seeingUntil }
  }
`);
