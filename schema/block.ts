import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

@Private('who blocked', { scope: TokenScope.PROFILE_READ })
@ObjectType({ description: 'A person blocked by the viewer.', simpleResolvers: true })
export class BlockedUser {
  @Field(() => Profile, { description: 'The blocked person.' })
  profile!: Profile;

  @Field(() => DateTimeScalar, { description: 'Time of the block.' })
  blockedAt!: Instant;
}

@Private('who blocked', { scope: TokenScope.PROFILE_READ })
@ObjectType({ description: 'One page of blocked people.', simpleResolvers: true })
export class BlockedUserPage {
  @Field(() => [BlockedUser], { description: 'Rows of this page.' })
  items!: BlockedUser[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
