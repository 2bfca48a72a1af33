import { graphql } from '../../../../__generated__/gql.ts';

export const OwnBankAccountDocument = graphql(`
  fragment OwnBankAccount on Account {
    id
    bankAccount {
      id
      accountType
      bankName
      last4
      accountHolderName
      swiftCode
      routingNumber
      bankAddress
      currency
      payoutsEnabled
      payableAt
      needs { kind problem reason }
      needsDueAt
      inReview
    }
    spareBankAccount {
      id
      accountType
      bankName
      last4
      accountHolderName
      payableAt
    }
  }
`);

export const SettingsTabDocument = graphql(`
  query SettingsTab {
    me {
      ...OwnBankAccount
      email
      emailVerified
      pendingEmail
      mailNotifications
      mutedNotifications
      hasPlace
      dateOfBirth
      profile {
        id
        fullName
        city
        country { code name }
      }
    }
    devicePush { publicKey isOn deviceCount }
    clientConfig { paymentPublishableKey paymentLocalBase }
    savedPaymentMethods(first: 100) {
      nodes { ...SavedCard }
    }
    mySessions(first: 100) {
      nodes { id device network countryCode createdAt lastUsedAt isCurrent }
    }
    secondFactors { ...OwnSecondFactors }
    accountLooks { ...OwnAccountLook }
    accessTokens(first: 100) {
      nodes { ...OwnAccessToken }
    }
    connectedApps(first: 100) {
      nodes { id name website scopes createdAt lastUsedAt lastOperation }
    }
  }
`);

/** For an account that waits for the payment provider, which may answer at any time. */
export const PayoutStandingDocument = graphql(`
  query PayoutStanding {
    me { ...OwnBankAccount }
  }
`);

export const DeleteBankAccountDocument = graphql(`
  mutation DeleteBankAccount {
    deleteBankAccount(input: {}) { account { ...OwnBankAccount } }
  }
`);

export const UseSpareBankAccountDocument = graphql(`
  mutation UseSpareBankAccount {
    useSpareBankAccount(input: {}) { account { ...OwnBankAccount } }
  }
`);

export const DeleteSpareBankAccountDocument = graphql(`
  mutation DeleteSpareBankAccount {
    deleteSpareBankAccount(input: {}) { account { ...OwnBankAccount } }
  }
`);

export const RequestEmailChangeDocument = graphql(`
  mutation RequestEmailChange($input: RequestEmailChangeInput!) {
    requestEmailChange(input: $input) { account { id pendingEmail } }
  }
`);

export const WithdrawEmailChangeDocument = graphql(`
  mutation WithdrawEmailChange {
    withdrawEmailChange { account { id pendingEmail } }
  }
`);

export const SetMailNotificationsDocument = graphql(`
  mutation SetMailNotifications($input: SetMailNotificationsInput!) {
    setMailNotifications(input: $input) { account { id mailNotifications } }
  }
`);

export const SetMutedNotificationsDocument = graphql(`
  mutation SetMutedNotifications($input: SetMutedNotificationsInput!) {
    setMutedNotifications(input: $input) { account { id mutedNotifications } }
  }
`);

export const TurnDevicePushOnDocument = graphql(`
  mutation TurnDevicePushOn($input: TurnDevicePushOnInput!) {
    turnDevicePushOn(input: $input) { devicePush { isOn deviceCount } }
  }
`);

export const TurnDevicePushOffDocument = graphql(`
  mutation TurnDevicePushOff {
    turnDevicePushOff { devicePush { isOn deviceCount } }
  }
`);

export const SetPlaceDocument = graphql(`
  mutation SetPlace($input: SetPlaceInput!) {
    setPlace(input: $input) { account { id hasPlace } }
  }
`);

export const RevokeSessionDocument = graphql(`
  mutation RevokeSession($input: RevokeSessionInput!) {
    revokeSession(input: $input) { revokedSessionId }
  }
`);

export const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions { revokedCount }
  }
`);
