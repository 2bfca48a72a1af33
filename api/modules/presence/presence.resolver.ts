import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../schema/access.ts';
import { Profile } from '../../../schema/profile.ts';
import type { Ctx as Context } from '../../platform/context.ts';
import { Call, Mutation } from '../../platform/operation.ts';
import { findableIds, readProfiles, readProfilesOfHidden } from '../profiles/profile.read.ts';
import { followPeople, type PresenceUpdate } from './followed-people.ts';
import { followedPeople, heartbeat } from './presence.service.ts';

@Resolver()
export class PresenceResolver {
  // No transaction: the call itself writes nothing.
  @Access('session', { steps: true, answers: 'isOnline' })
  @Mutation(() => Boolean, {
    description:
      'Heartbeat of the viewer; every 20 seconds keeps them online. An open signed-in websocket does the same. For: signed in.',
  })
  heartbeat(@Call() { ctx }: Call): boolean {
    return heartbeat(ctx);
  }

  @Access('public')
  @Subscription(() => [Profile], {
    description:
      'The given people as they are now, then those who come online or go offline. Someone the viewer may no longer see (closed, suspended, blocked) comes once more, offline, with the name only. At most 100 people. For: everybody.',
    subscribe: ({ context, args }: { context: Context; args: { profileIds: string[] } }) =>
      followPeople(context.ports.pubsub, followedPeople(args.profileIds), (ids, mayBeHidden) =>
        findableIds(context, ids, mayBeHidden),
      ),
  })
  async presenceChanged(
    @Root() told: PresenceUpdate,
    @Call() { ctx, fields }: Call,
    @Arg('profileIds', () => [ID]) _profileIds: string[],
  ): Promise<Profile[]> {
    const seen = await readProfiles(ctx, told.found, fields);
    return [...seen, ...(await readProfilesOfHidden(ctx, told.hidden, fields))];
  }
}
