import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Campaign } from './campaign.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@InputType({ description: 'A report of a person to staff.' })
export class PersonReportInput {
  @Field(() => ID, { description: 'The person who is reported.' })
  profileId!: string;

  @Field(() => String, { description: 'What is wrong, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}

@Private('staff')
@ObjectType({ description: 'A report of a campaign or of a person.', simpleResolvers: true })
export class Report {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Profile, { description: 'Who reported.' })
  reporter!: Profile;

  @Field(() => Campaign, { description: 'What is reported, unless it is a person.', nullable: true })
  campaign?: Campaign | null;

  @Field(() => Profile, { description: 'Who is reported, unless it is a campaign.', nullable: true })
  person?: Profile | null;

  @Field(() => String, { description: 'What is wrong.' })
  comment!: string;

  @Field(() => Picture, { description: 'A picture that shows it.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateTimeScalar, { description: 'When it was reported.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'When staff resolved it; null while it waits.',
    nullable: true,
  })
  resolvedAt?: Instant | null;

  @Field(() => String, { description: 'What staff decided and why.', nullable: true })
  resolution?: string | null;

  @Field(() => Profile, { description: 'Who resolved it.', nullable: true })
  resolvedBy?: Profile | null;
}

@Private('staff')
@ObjectType({ description: 'One page of reports.', simpleResolvers: true })
export class ReportPage {
  @Field(() => [Report], { description: 'The rows.' })
  items!: Report[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}
