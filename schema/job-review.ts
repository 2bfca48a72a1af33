import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { jobParties, PrivateType, PublicType } from './access.ts';
import { connectionOf } from './connection.ts';
import { JobSide } from './job-side.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Remark } from './remark.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

@PublicType(
  'A review of one side of a job by the other. Until the reviews of a job appear, only its author sees it.',
)
export class JobReview extends Row {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  text!: string;

  @Field(() => Profile, orNull('Its author; null when they left.'))
  author?: Profile | null;

  @Field(() => JobSide, { description: 'Side of its author.' })
  authorSide!: JobSide;

  @Field(() => String, { description: 'Title of the campaign.' })
  campaignTitle!: string;

  @Field(() => Picture, orNull('Cover of the campaign.'))
  campaignCover?: Picture | null;

  @Field(() => DateTimeScalar, orNull('When it appeared; null before.'))
  publishedAt?: Instant | null;

  @Field(() => String, orNull('Answer of the reviewed side, plain text.'))
  answer?: string | null;

  @Field(() => DateTimeScalar, orNull('When it was answered; null before.'))
  answeredAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Since when staff hide it. Only its author and staff still see it.'))
  hiddenAt?: Instant | null;

  @Field(() => String, orNull('Why staff hide it.'))
  hiddenReason?: string | null;

  @Field(() => Permission, { description: 'Whether the viewer may answer it now.' })
  mayAnswer!: Permission;
}

@PublicType('A page of reviews of a member.')
export class JobReviewConnection extends connectionOf(JobReview, {
  nodes: 'Rows of this page, newest first.',
}) {}

@PrivateType(
  'What the two sides of a settled job say about each other. Both reviews appear when both are in, or when the time is over; until then each side sees its own only.',
  jobParties,
)
export class JobReviews {
  @Field(() => DateTimeScalar, {
    description: 'Until when each side may review the other. The reviews appear then at the latest.',
  })
  endsAt!: Instant;

  @Field(() => DateTimeScalar, orNull('When both were in or the time was over; null before.'))
  closedAt?: Instant | null;

  @Field(() => JobReview, orNull("The owner's review of the influencer, as far as the viewer may see it."))
  byOwner?: JobReview | null;

  @Field(() => JobReview, orNull("The influencer's review of the owner, as far as the viewer may see it."))
  byApplicant?: JobReview | null;

  @Field(() => Permission, { description: 'Whether the viewer may review the other side now.' })
  mayReview!: Permission;
}

declare module './remark.ts' {
  interface Remark {
    reviews?: JobReviews | null;
  }
}
Field(() => JobReviews, {
  description: 'Reviews of both sides; null before the job is settled, and where none are written.',
  nullable: true,
})(Remark.prototype, 'reviews');

@InputType({ description: 'Input of a review of the other side of a job.' })
export class JobReviewInput {
  @Field(() => ID, { description: 'The settled job.' })
  remarkId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, orNull('Plain text, at most 1,000 characters.'))
  text?: string | null;
}
