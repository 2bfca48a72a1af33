import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const HelpState = {
  OPEN: 'open',
  RESOLVED: 'resolved',
} as const;
export type HelpState = (typeof HelpState)[keyof typeof HelpState];

registerEnumType(HelpState, {
  name: 'HelpState',
  description: 'States of a request for help.',
  valuesConfig: {
    OPEN: { description: 'Waits for an answer.' },
    RESOLVED: { description: 'Answered by staff.' },
  },
});

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

@Private('the member who sent it, and staff')
@ObjectType({ description: 'A request for help.', simpleResolvers: true })
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

@Private('the member who sent them, and staff')
@ObjectType({ description: 'One page of requests for help.', simpleResolvers: true })
export class HelpRequestPage {
  @Field(() => [HelpRequest], { description: 'Rows of this page.' })
  items!: HelpRequest[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
