import { useMutation } from '@apollo/client/react';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { SetFollowersDocument, UpdateProfileDocument } from './profileFormDocuments.ts';
import { type ProfileValues, toProfileInput } from './profileValues.ts';

/** Saves what the form holds and answers the account as it is then. Throws what the server refuses. */
export function useSaveProfile(account: ProfileFormAccountFragment) {
  const [update] = useMutation(UpdateProfileDocument);
  const [setFollowers] = useMutation(SetFollowersDocument);
  const { profile } = account;
  const typesFollowers = !!profile.instagramUsername && profile.followersSource === 'SELF_REPORTED';

  return async (values: ProfileValues): Promise<ProfileFormAccountFragment | undefined> => {
    const followers = Number(values.followers || 0);
    if (typesFollowers && followers !== profile.followers) await setFollowers({ variables: { followers } });
    const { data } = await update({ variables: { input: toProfileInput(values) } });
    return data?.updateProfile;
  };
}
