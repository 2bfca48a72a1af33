import { graphql } from '../../../__generated__/gql.ts';

/** A person as the profile pages show them. */
export const PersonDetailsDocument = graphql(`
  fragment PersonDetails on Profile {
    id
    username
    first
    last
    fullName
    city
    bio
    interests
    followers
    followersSource
    followersUnverified
    followersAt
    ...InstagramPosts
    totalPosts
    instagramUsername
    facebookUsername
    online
    lastSeenAt
    memberSince
    country {
      code
      name
    }
    instagramPrice {
      minorUnits
      currency
    }
    avatar {
      id
      tiny
      small
    }
  }
`);
