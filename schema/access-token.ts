import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

@Private('the signed-in person it belongs to')
@ObjectType({
  description: 'A personal access token: what a program of the viewer may do in their name.',
  simpleResolvers: true,
})
export class AccessToken {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => String, { description: 'What it is for, in words of its owner.' })
  name!: string;

  @Field(() => String, { description: 'First characters of its secret, to tell it by.' })
  start!: string;

  @Field(() => [TokenScope], { description: 'What it may do.' })
  scopes!: TokenScope[];

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When it stops working by itself.' })
  expiresAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'When it was last used, to the minute; null when never.',
    nullable: true,
  })
  lastUsedAt?: Instant | null;

  @Field(() => DateTimeScalar, { description: 'When it was revoked; null when it was not.', nullable: true })
  revokedAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether it works: neither revoked nor expired.' })
  isActive!: boolean;
}

@Private('the signed-in person it belongs to')
@ObjectType({ description: 'A token that was just made.', simpleResolvers: true })
export class CreatedAccessToken {
  @Field(() => String, {
    description: 'The token itself, to be sent as `Authorization: Bearer …`. Answered this one time only.',
  })
  secret!: string;

  @Field(() => AccessToken, { description: 'How it stands in the list.' })
  token!: AccessToken;
}

@InputType({ description: 'A new access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'What it is for, 1 to 60 characters.' })
  name!: string;

  @Field(() => [TokenScope], {
    description:
      'What it may do, at least one. When absent it may read campaigns, applications, the profile and notifications.',
    nullable: true,
  })
  scopes?: TokenScope[] | null;

  @Field(() => Int, { description: 'Days it works, 1 to 366.', defaultValue: 90 })
  expiresInDays!: number;

  @Field(() => String, { description: 'Password of the account, once more.' })
  password!: string;
}
