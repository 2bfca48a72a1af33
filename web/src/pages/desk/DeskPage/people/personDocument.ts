import { graphql } from '../../../../__generated__/gql.ts';

export const DeskPersonPartsDocument = graphql(`
  fragment DeskPersonParts on DeskPerson {
    account {
      id
      email
      emailVerified
      isStaff
      suspendedAt
      createdAt
      campaignCount
      remarkCount
      profile {
        id
        fullName
        username
        createdAt
        city
        country { code name }
        followers
        followersSource
        avatar { id tiny small }
        reputation { isNew jobsDone rating reviewCount onTimePercent usualReleaseHours }
      }
    }
    closedAt
    approvedCount
    rejectedCount
    reportCount
    disputeCount
    ruledAgainstCount
    chargebackCount
    payoutCount
    payoutTotal { amount currency }
    bankAccountSince
    canBePaidOut
  }
`);

export const DeskPersonDocument = graphql(`
  query DeskPerson($id: ID!) {
    deskPerson(accountId: $id) { ...DeskPersonParts }
  }
`);

export const DeskSidesDocument = graphql(`
  query DeskSides($one: ID!, $other: ID!) {
    one: deskPerson(accountId: $one) { ...DeskPersonParts }
    other: deskPerson(accountId: $other) { ...DeskPersonParts }
  }
`);
