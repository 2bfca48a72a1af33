import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Campaign } from './campaign.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@InputType({ description: 'Input for reporting a person to staff.' })
export class PersonReportInput {
  @Field(() => ID, { description: 'The reported person.' })
  profileId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}

@Private('staff')
@ObjectType({ description: 'A report about a campaign or a person.', simpleResolvers: true })
export class Report {
  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => Profile, { description: 'The reporter.' })
  reporter!: Profile;

  @Field(() => Campaign, { description: 'The reported campaign; null for a person.', nullable: true })
  campaign?: Campaign | null;

  @Field(() => Profile, { description: 'The reported person; null for a campaign.', nullable: true })
  person?: Profile | null;

  @Field(() => String, { description: 'Comment.' })
  comment!: string;

  @Field(() => Picture, { description: 'Picture of the problem.', nullable: true })
  picture?: Picture | null;

  @Field(() => DateTimeScalar, { description: 'Time of the report.' })
  createdAt!: Instant;

  @Field(() => DateTimeScalar, {
    description: 'Time of resolving; null while open.',
    nullable: true,
  })
  resolvedAt?: Instant | null;

  @Field(() => String, { description: 'Decision of staff with its reason.', nullable: true })
  resolution?: string | null;

  @Field(() => Profile, { description: 'Member of staff who resolved it.', nullable: true })
  resolvedBy?: Profile | null;
}

@Private('staff')
@ObjectType({ description: 'One page of reports.', simpleResolvers: true })
export class ReportPage {
  @Field(() => [Report], { description: 'Rows of this page.' })
  items!: Report[];

  @Field(() => Int, { description: 'Number of rows in all pages.' })
  total!: number;
}
