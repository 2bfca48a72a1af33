import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

@Private('who blocked', { scope: TokenScope.PROFILE_READ })
@ObjectType({ description: 'Somebody whom the viewer has blocked.', simpleResolvers: true })
export class BlockedUser {
  @Field(() => Profile, { description: 'Who is blocked.' })
  profile!: Profile;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  blockedAt!: Instant;
}

@Private('who blocked', { scope: TokenScope.PROFILE_READ })
@ObjectType({ description: 'One page of blocked people.', simpleResolvers: true })
export class BlockedUserPage {
  @Field(() => [BlockedUser], { description: 'The rows.' })
  items!: BlockedUser[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
