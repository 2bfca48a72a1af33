import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const HelpState = graphqlEnum('HelpState', 'States of a request for help.', {
  OPEN: ['open', 'Waits for an answer.'],
  RESOLVED: ['resolved', 'Answered by staff.'],
});
export type HelpState = (typeof HelpState)[keyof typeof HelpState];

@InputType({ description: 'Input of a request for help.' })
export class HelpRequestInput {
  @Field(
    () => String,
    orNull("Name, required for visitors, at most 80 characters. Members' stored names are used instead."),
  )
  name?: string | null;

  @Field(
    () => String,
    orNull("Email address, required for visitors. Members' stored addresses are used instead."),
  )
  email?: string | null;

  @Field(() => String, { description: 'Message, plain text, required, at most 2,000 characters.' })
  message!: string;

  @Field(() => ID, orNull("Id of a picture uploaded for purpose 'help'."))
  picture?: string | null;

  @Field(() => String, orNull('Solution of the captcha, required for visitors.'))
  captcha?: string | null;
}

@PrivateType('A request for help.', { seenBy: 'the member who sent it, and staff' })
export class HelpRequest extends Row {
  @Field(() => HelpState, { description: 'State.' })
  state!: HelpState;

  @Field(() => Profile, orNull('The member who sent it; null for visitors.'))
  sender?: Profile | null;

  @Field(() => String, { description: 'Name of the sender at that time.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the sender at that time.' })
  email!: string;

  @Field(() => String, { description: 'Message.' })
  message!: string;

  @Field(() => Picture, orNull('Picture of the problem.'))
  picture?: Picture | null;

  @Field(() => String, orNull('Answer of staff; null until answered.'))
  answer?: string | null;

  @Field(() => DateTimeScalar, orNull('Time of the answer; null until answered.'))
  resolvedAt?: Instant | null;

  @Field(() => Profile, orNull('Member of staff who answered; null for everyone but staff.'))
  resolvedBy?: Profile | null;
}

@PrivateType('A page of requests for help.', { seenBy: 'the member who sent them, and staff' })
export class HelpRequestConnection extends connectionOf(HelpRequest) {}
