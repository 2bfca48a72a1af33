import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { SignedInDevice } from './session.ts';

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
export class DeskDevice extends SignedInDevice {
  @Field(() => DateTimeScalar, orNull('When a second factor was shown in it; null when none was.'))
  factorAt?: Instant | null;
}
