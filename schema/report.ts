import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { Campaign } from './campaign.ts';
import { connectionOf } from './connection.ts';
import { JobReview } from './job-review.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@InputType({ description: 'Input for reporting a campaign to staff.' })
export class ReportInput {
  @Field(() => ID, { description: 'The reported campaign.' })
  campaignId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, orNull('Id of an uploaded picture.'))
  picture?: string | null;
}

@InputType({ description: 'Input for reporting a person to staff.' })
export class PersonReportInput {
  @Field(() => ID, { description: 'The reported person.' })
  profileId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, orNull('Id of an uploaded picture.'))
  picture?: string | null;
}

@InputType({ description: 'Input for reporting a review of a job to staff.' })
export class ReviewReportInput {
  @Field(() => ID, { description: 'The reported review.' })
  reviewId!: string;

  @Field(() => String, { description: 'Comment, plain text, required, at most 2,000 characters.' })
  comment!: string;

  @Field(() => ID, orNull('Id of an uploaded picture.'))
  picture?: string | null;
}

@PrivateType('A report about a campaign, a person or a review.', staffOnly)
export class Report extends Row {
  @Field(() => Profile, orNull('The reporter; null for reports that the system made.'))
  reporter?: Profile | null;

  @Field(() => Campaign, orNull('The reported campaign; null when it is about something else.'))
  campaign?: Campaign | null;

  @Field(() => Profile, orNull('The reported person; null when it is about something else.'))
  person?: Profile | null;

  @Field(() => JobReview, orNull('The reported review; null when it is about something else.'))
  review?: JobReview | null;

  @Field(() => String, { description: 'Comment.' })
  comment!: string;

  @Field(() => Picture, orNull('Picture of the problem.'))
  picture?: Picture | null;

  @Field(() => DateTimeScalar, orNull('Time of resolving; null while open.'))
  resolvedAt?: Instant | null;

  @Field(() => String, orNull('Decision of staff with its reason.'))
  resolution?: string | null;

  @Field(() => Profile, orNull('Member of staff who resolved it.'))
  resolvedBy?: Profile | null;
}

@PrivateType('A page of reports.', staffOnly)
export class ReportConnection extends connectionOf(Report) {}
