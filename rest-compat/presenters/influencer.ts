import type { Profile } from '../../schema/profile.ts';

/** Legacy form of a person in a list of influencers. */
export function influencerItem(profile: Profile, publicUrl: string): object {
  const { id, first, last, username, avatar, country, followers, lastSeenAt } = profile;
  return {
    ownerId: Number(id),
    first,
    last,
    username: username ?? null,
    avatarUrl: avatar ? `${publicUrl}${avatar.large}` : 'NA',
    country: country?.name ?? null,
    followersCount: followers,
    lastSeen: lastSeenAt ? new Date(String(lastSeenAt)).toISOString() : null,
  };
}
