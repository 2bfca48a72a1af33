import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

/** What both its holder and staff see of a sign-in. */
@ObjectType({ simpleResolvers: true })
export abstract class SignedInDevice extends Row {
  @Field(() => String, { description: "Browser and system, for example 'Chrome on Android'." })
  device!: string;

  @Field(() => String, orNull('Network that it began in: its address without the last part.'))
  network?: string | null;

  @Field(
    () => String,
    orNull('ISO code of the country that the address is registered in; null for private ones.'),
  )
  countryCode?: string | null;

  @Field(() => DateTimeScalar, { description: 'Last use, to the minute.' })
  lastUsedAt!: Instant;
}

@PrivateType('A sign-in of the viewer on one device.', accountHolder)
export class Session extends SignedInDevice {
  @Field(() => Boolean, { description: 'Whether this request uses it.' })
  isCurrent!: boolean;
}

@PrivateType('A page of sessions.', accountHolder)
export class SessionConnection extends connectionOf(Session) {}
