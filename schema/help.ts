import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { pageOf } from './page.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const HelpState = graphqlEnum('HelpState', 'States of a request for help.', {
  OPEN: ['open', 'Waits for an answer.'],
  RESOLVED: ['resolved', 'Answered by staff.'],
});
export type HelpState = (typeof HelpState)[keyof typeof HelpState];

@InputType({ description: 'Input of a request for help.' })
export class HelpRequestInput {
  @Field(() => String, {
    description:
      "Name, required for visitors, at most 80 characters. Members' stored names are used instead.",
    nullable: true,
  })
  name?: string | null;

  @Field(() => String, {
    description: "Email address, required for visitors. Members' stored addresses are used instead.",
    nullable: true,
  })
  email?: string | null;

  @Field(() => String, {
    description: 'Message, plain text, required, at most 2,000 characters.',
  })
  message!: string;

  @Field(() => ID, { description: "Id of a picture uploaded for purpose 'help'.", nullable: true })
  picture?: string | null;

  @Field(() => String, { description: 'Solution of the captcha, required for visitors.', nullable: true })
  captcha?: string | null;
}

@PrivateType('A request for help.', { seenBy: 'the member who sent it, and staff' })
export class HelpRequest {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => HelpState, { description: 'State.' })
  state!: HelpState;

  @Field(() => Profile, { description: 'The member who sent it; null for visitors.', nullable: true })
  sender?: Profile | null;

  @Field(() => String, { description: 'Name of the sender at that time.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the sender at that time.' })
  email!: string;

  @Field(() => String, { description: 'Message.' })
  message!: string;

  @Field(() => Picture, { description: 'Picture of the problem.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateTimeScalar, { description: 'Time of sending.' })
  createdAt!: Instant;

  @Field(() => String, { description: 'Answer of staff; null until answered.', nullable: true })
  answer?: string | null;

  @Field(() => DateTimeScalar, { description: 'Time of the answer; null until answered.', nullable: true })
  resolvedAt?: Instant | null;

  @Field(() => Profile, {
    description: 'Member of staff who answered; null for everyone but staff.',
    nullable: true,
  })
  resolvedBy?: Profile | null;
}

@PrivateType('One page of requests for help.', { seenBy: 'the member who sent them, and staff' })
export class HelpRequestPage extends pageOf(HelpRequest) {}
