import { graphql } from '../../../../__generated__/gql.ts';

export const OwnSecondFactorsDocument = graphql(`
  fragment OwnSecondFactors on SecondFactors {
    passkeys { id name createdAt lastUsedAt }
    authenticatorAppSince
    recoveryCodesLeft
    isRequired
    isShown
  }
`);

export const StartPasskeyDocument = graphql(`
  mutation StartPasskey {
    startPasskey { passkeyOptions }
  }
`);

export const AddPasskeyDocument = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) { recoveryCodes }
  }
`);

export const RenamePasskeyDocument = graphql(`
  mutation RenamePasskey($input: RenamePasskeyInput!) {
    renamePasskey(input: $input) { secondFactors { passkeys { id name } } }
  }
`);

export const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($input: RemovePasskeyInput!) {
    removePasskey(input: $input) { secondFactors { recoveryCodesLeft } }
  }
`);

export const StartAuthenticatorAppDocument = graphql(`
  mutation StartAuthenticatorApp {
    startAuthenticatorApp { key uri qrCode }
  }
`);

export const ConfirmAuthenticatorAppDocument = graphql(`
  mutation ConfirmAuthenticatorApp($input: ConfirmAuthenticatorAppInput!) {
    confirmAuthenticatorApp(input: $input) { recoveryCodes }
  }
`);

export const RemoveAuthenticatorAppDocument = graphql(`
  mutation RemoveAuthenticatorApp {
    removeAuthenticatorApp { secondFactors { recoveryCodesLeft } }
  }
`);

export const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes { recoveryCodes }
  }
`);

/** What changes factors shows the tab anew. */
export const afterwards = { refetchQueries: ['SettingsTab'], awaitRefetchQueries: true };
