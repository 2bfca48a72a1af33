import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { DeprecatedUse } from './deprecated-use.ts';
import { orNull } from './or-null.ts';
import { ProgramAccess } from './program-access.ts';
import { Row } from './row.ts';
import { TokenScope } from './token-scope.ts';

@PrivateType('A program of the viewer that acts for other members by OAuth.', accountHolder)
export class OAuthApp extends Row {
  @Field(() => String, { description: '`client_id` of the program.' })
  clientId!: string;

  @Field(() => String, { description: 'Name, as members see it when they decide.' })
  name!: string;

  @Field(() => String, { description: 'Address of its website; members see the host.' })
  website!: string;

  @Field(() => [String], { description: 'Addresses to which members are sent back.' })
  redirectUris!: string[];

  @Field(() => Boolean, { description: 'Whether it proves itself with a secret.' })
  isConfidential!: boolean;

  @Field(() => [DeprecatedUse], {
    description:
      'Deprecated parts of the schema that it has used and that are not removed yet, the last ones first; at most 100.',
  })
  deprecatedFieldsUsed!: DeprecatedUse[];
}

@PrivateType('A new program, with its secret.', accountHolder)
export class CreateOAuthAppPayload {
  @Field(() => String, orNull('`client_secret`, shown only once; null for public programs.'))
  secret?: string | null;

  @Field(() => OAuthApp, { description: 'The program.' })
  app!: OAuthApp;
}

@InputType({ description: 'What is said about a program.' })
class OAuthAppFields {
  @Field(() => String, { description: 'Name, 1 to 60 characters.' })
  name!: string;

  @Field(() => String, { description: 'Address of its website, https.' })
  website!: string;

  @Field(() => [String], {
    description:
      '1 to 10 addresses: https, `http://127.0.0.1/…` or `http://[::1]/…` for programs on a device (at any port), or a scheme of their own with a dot, such as `com.example.app:/back`. Compared character by character.',
  })
  redirectUris!: string[];
}

@InputType({ description: 'Input for a new program.' })
export class CreateOAuthAppInput extends OAuthAppFields {
  @Field(() => Boolean, {
    description: 'True for programs on a server, which can keep a secret.',
    defaultValue: false,
  })
  isConfidential!: boolean;
}

@InputType({ description: 'Input for changing a program.' })
export class UpdateOAuthAppInput extends OAuthAppFields {
  @Field(() => ID, { description: 'Id of the program.' })
  id!: string;
}

@PrivateType('The request of a program to act for the viewer, which waits for an answer.', accountHolder)
export class OAuthRequest {
  @Field(() => String, { description: 'Name of the program.' })
  appName!: string;

  @Field(() => String, { description: 'Host of its website.' })
  websiteHost!: string;

  @Field(() => String, { description: 'Where the viewer is sent back: a host, or the scheme of an app.' })
  returnsTo!: string;

  @Field(() => [TokenScope], { description: 'What it asks for.' })
  scopes!: TokenScope[];
}

@PrivateType('A program that may act for the viewer.', accountHolder)
export class ConnectedApp extends ProgramAccess {
  @Field(() => String, { description: 'Address of its website.' })
  website!: string;
}

@PrivateType('A page of OAuth programs.', accountHolder)
export class OAuthAppConnection extends connectionOf(OAuthApp) {}

@PrivateType('A page of connected programs.', accountHolder)
export class ConnectedAppConnection extends connectionOf(ConnectedApp) {}
