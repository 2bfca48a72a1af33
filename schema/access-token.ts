import 'reflect-metadata';
import { Field, InputType, Int } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { DeprecatedUse } from './deprecated-use.ts';
import { orNull } from './or-null.ts';
import { ProgramAccess } from './program-access.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { TokenScope } from './token-scope.ts';

@PrivateType('A personal access token, with which a program acts for the viewer.', accountHolder)
export class AccessToken extends ProgramAccess {
  @Field(() => String, { description: 'First characters of the secret, to tell tokens apart.' })
  start!: string;

  @Field(() => DateTimeScalar, { description: 'Expiry.' })
  expiresAt!: Instant;

  @Field(() => DateTimeScalar, orNull('Revocation time; null when not revoked.'))
  revokedAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether it is neither revoked nor expired.' })
  isActive!: boolean;

  @Field(() => [DeprecatedUse], {
    description:
      'Deprecated parts of the schema that it has used and that are not removed yet, the last ones first; at most 100.',
  })
  deprecatedFieldsUsed!: DeprecatedUse[];
}

@PrivateType('A new access token, with its secret.', accountHolder)
export class CreateAccessTokenPayload {
  @Field(() => String, {
    description: 'The token itself, to be sent as `Authorization: Bearer …`. Shown only once.',
  })
  secret!: string;

  @Field(() => AccessToken, { description: 'The token as listed.' })
  token!: AccessToken;
}

@InputType({ description: 'Input for a new access token.' })
export class CreateAccessTokenInput {
  @Field(() => String, { description: 'Name, 1 to 60 characters.' })
  name!: string;

  @Field(
    () => [TokenScope],
    orNull(
      'Scopes, at least one. When absent: campaigns, applications, profile and notifications, for reading.',
    ),
  )
  scopes?: TokenScope[] | null;

  @Field(() => Int, { description: 'Days until it expires, 1 to 366.', defaultValue: 90 })
  expiresInDays!: number;

  @Field(() => String, orNull('Password of the account, as confirmation; a fresh proof stands in for it.'))
  password?: string | null;
}

@PrivateType('A page of access tokens.', accountHolder)
export class AccessTokenConnection extends connectionOf(AccessToken) {}
