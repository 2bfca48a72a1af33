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
      languages
      followers
      followersSource
      totalPosts
      instagramUsername
      facebookUsername
      followersUnverified
      followersAt
      ...InstagramPosts
      country { code name }
      instagramPrice { amount currency }
      facebookPrice { amount currency }
      formatPrices { platform format note price { amount currency } }
      paidAdsPrice { amount currency }
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
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) { account { ...ProfileFormAccount } }
  }
`);

export const SetFollowersDocument = graphql(`
  mutation SetFollowers($input: SetFollowersInput!) {
    setFollowers(input: $input) { account { ...ProfileFormAccount } }
  }
`);

export const RefreshInstagramDocument = graphql(`
  mutation RefreshInstagram {
    refreshInstagram { account { ...ProfileFormAccount } }
  }
`);

export const SetInterestsDocument = graphql(`
  mutation SetInterests($input: SetInterestsInput!) {
    setInterests(input: $input) {
      account {
        id
        profile { id interests }
      }
    }
  }
`);

export const SetAvatarDocument = graphql(`
  mutation SetAvatar($input: SetAvatarInput!) {
    setAvatar(input: $input) {
      account {
        id
        profile {
          id
          avatar { id tiny small }
        }
      }
    }
  }
`);
