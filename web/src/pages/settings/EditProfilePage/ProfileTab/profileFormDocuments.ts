import { graphql } from '../../../../__generated__/gql.ts';

export const ProfileFormAccountDocument = graphql(`
  fragment ProfileFormAccount on Account {
    id
    email
    dateOfBirth
    gender
    phonePrefix
    mobile
    missingForApplying
    profile {
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
      totalPosts
      instagramUsername
      facebookUsername
      followersUnverified
      followersAt
      ...InstagramPosts
      country { code name }
      instagramPrice { minorUnits currency }
      facebookPrice { minorUnits currency }
      avatar { id tiny small }
    }
  }
`);

export const ProfileFormDocument = graphql(`
  query ProfileForm {
    me { ...ProfileFormAccount }
  }
`);

export const UpdateProfileDocument = graphql(`
  mutation UpdateProfile($input: ProfileInput!) {
    updateProfile(input: $input) { ...ProfileFormAccount }
  }
`);

export const SetFollowersDocument = graphql(`
  mutation SetFollowers($followers: Int!) {
    setFollowers(followers: $followers) { ...ProfileFormAccount }
  }
`);

export const RefreshInstagramDocument = graphql(`
  mutation RefreshInstagram {
    refreshInstagram { ...ProfileFormAccount }
  }
`);

export const SetInterestsDocument = graphql(`
  mutation SetInterests($interests: [String!]!) {
    setInterests(interests: $interests) {
      id
      profile { id interests }
    }
  }
`);

export const SetAvatarDocument = graphql(`
  mutation SetAvatar($picture: ID) {
    setAvatar(picture: $picture) {
      id
      profile {
        id
        avatar { id tiny small }
      }
    }
  }
`);
