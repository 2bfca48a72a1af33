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
      todo
    }
  }
`);

export const SettingsTabDocument = graphql(`
  query SettingsTab {
    me {
      ...OwnBankAccount
      mailNotifications
      hasPlace
      dateOfBirth
      profile {
        id
        fullName
        city
        country { code name }
      }
    }
    mySessions(first: 100) {
      nodes { id device createdAt lastUsedAt isCurrent }
    }
    accessTokens(first: 100) {
      nodes { ...OwnAccessToken }
    }
  }
`);

export const DeleteBankAccountDocument = graphql(`
  mutation DeleteBankAccount {
    deleteBankAccount { ...OwnBankAccount }
  }
`);

export const SetMailNotificationsDocument = graphql(`
  mutation SetMailNotifications($enabled: Boolean!) {
    setMailNotifications(enabled: $enabled) { id mailNotifications }
  }
`);

export const SetPlaceDocument = graphql(`
  mutation SetPlace($place: PlaceInput) {
    setPlace(place: $place) { id hasPlace }
  }
`);

export const RevokeSessionDocument = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id)
  }
`);

export const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions
  }
`);
