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
    OPEN: { description: 'It waits for an answer.' },
    RESOLVED: { description: 'Staff has answered it.' },
  },
});

@InputType({ description: 'What the help form sends.' })
export class HelpRequestInput {
  @Field(() => String, {
    description:
      'Name of a visitor, required for visitors, at most 80 characters. Of members the stored name counts.',
    nullable: true,
  })
  name?: string | null;

  @Field(() => String, {
    description: 'Where a visitor is answered, required for visitors. Of members the stored address counts.',
    nullable: true,
  })
  email?: string | null;

  @Field(() => String, {
    description: 'What help is asked for, plain text, required, at most 2,000 characters.',
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

  @Field(() => HelpState, { description: 'Whether it is answered.' })
  state!: HelpState;

  @Field(() => Profile, { description: 'The member who sent it; null for visitors.', nullable: true })
  sender?: Profile | null;

  @Field(() => String, { description: 'Name of who sent it, at the time.' })
  name!: string;

  @Field(() => String, { description: 'Mail address of who sent it, at the time.' })
  email!: string;

  @Field(() => String, { description: 'What help is asked for.' })
  message!: string;

  @Field(() => Picture, { description: 'A picture that shows it.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt!: Instant;

  @Field(() => String, { description: 'What staff answered; null while it waits.', nullable: true })
  answer?: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was answered; null while it waits.', nullable: true })
  resolvedAt?: Instant | null;

  @Field(() => Profile, { description: 'Who answered; null for everybody but staff.', nullable: true })
  resolvedBy?: Profile | null;
}

@Private('the member who sent them, and staff')
@ObjectType({ description: 'One page of requests for help.', simpleResolvers: true })
export class HelpRequestPage {
  @Field(() => [HelpRequest], { description: 'The rows.' })
  items!: HelpRequest[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
