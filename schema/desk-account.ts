import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const DeskMailState = graphqlEnum('DeskMailState', 'How far a mail to a person is.', {
  WAITING: ['waiting', 'Not sent yet.'],
  FAILING: ['failing', 'The mail server did not take it; tried again by itself.'],
  DONE: ['done', 'Taken by the mail server, or no longer wanted: read before, or mail is turned off.'],
});
export type DeskMailState = (typeof DeskMailState)[keyof typeof DeskMailState];

@PrivateType('A mail to a person, without its text.', staffOnly)
export class DeskMail {
  @Field(() => String, {
    description: 'What it is about: code of a notification, or for example passwordChanged.',
  })
  code!: string;

  @Field(() => DeskMailState, { description: 'How far it is.' })
  state!: DeskMailState;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number;

  @Field(() => DateTimeScalar, { description: 'When it was to be sent.' })
  at!: Instant;

  @Field(() => DateTimeScalar, orNull('When that was done; null before.'))
  doneAt?: Instant | null;
}

@PrivateType('A device on which a person is signed in.', staffOnly)
export class DeskDevice extends Row {
  @Field(() => String, { description: "Browser and system, for example 'Chrome on Android'." })
  device!: string;

  @Field(() => String, orNull('Network that it began in: its address without the last part.'))
  network?: string | null;

  @Field(
    () => String,
    orNull('ISO code of the country that the address is registered in; null for private ones.'),
  )
  countryCode?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was used last, to the minute.' })
  lastUsedAt!: Instant;

  @Field(() => DateTimeScalar, orNull('When a second factor was shown in it; null when none was.'))
  factorAt?: Instant | null;
}
