import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Campaign } from './campaign.ts';
import { pageOf } from './page.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@InputType({ description: 'Input for reporting a campaign to staff.' })
export class ReportInput {
  @Field(() => ID, { description: 'The reported campaign.' })
  campaignId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}

@InputType({ description: 'Input for reporting a person to staff.' })
export class PersonReportInput {
  @Field(() => ID, { description: 'The reported person.' })
  profileId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, { description: 'Id of an uploaded picture.', nullable: true })
  picture?: string | null;
}

@PrivateType('A report about a campaign or a person.', staffOnly)
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

@PrivateType('One page of reports.', staffOnly)
export class ReportPage extends pageOf(Report) {}
