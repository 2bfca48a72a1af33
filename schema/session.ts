import 'reflect-metadata';
import { Field } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('A sign-in of the viewer on one device.', accountHolder)
export class Session extends Row {
  @Field(() => String, { description: 'Browser and system in words.' })
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

  @Field(() => Boolean, { description: 'Whether this request uses it.' })
  isCurrent!: boolean;
}

@PrivateType('A page of sessions.', accountHolder)
export class SessionConnection extends connectionOf(Session) {}
