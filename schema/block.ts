import 'reflect-metadata';
import { Field } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

@PrivateType('A person blocked by the viewer.', { seenBy: 'who blocked', scope: TokenScope.PROFILE_READ })
export class BlockedUser {
  @Field(() => Profile, { description: 'The blocked person.' })
  profile!: Profile;

  @Field(() => DateTimeScalar, { description: 'Time of the block.' })
  blockedAt!: Instant;
}

@PrivateType('A page of blocked people.', { seenBy: 'who blocked', scope: TokenScope.PROFILE_READ })
export class BlockedUserConnection extends connectionOf(BlockedUser) {}
