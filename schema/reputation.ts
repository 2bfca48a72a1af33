import 'reflect-metadata';
import { Field, Float, Int } from 'type-graphql';
import { PublicType } from './access.ts';
import { orNull } from './or-null.ts';

@PublicType('How many public reviews of a member have so many stars.')
export class StarCount {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'Number of public reviews with them.' })
  count!: number;
}

@PublicType(
  'What happened in the jobs of a member, on either side. Counted from jobs and reviews, never typed.',
)
export class Reputation {
  @Field(() => Boolean, { description: 'Whether fewer than three jobs are settled.' })
  isNew!: boolean;

  @Field(() => Int, { description: 'Settled jobs: the work is done and, where money was held, paid.' })
  jobsDone!: number;

  @Field(
    () => Float,
    orNull('Average of the stars of all public reviews, with two decimals; null without any.'),
  )
  rating?: number | null;

  @Field(() => Int, { description: 'Number of public reviews.' })
  reviewCount!: number;

  @Field(() => [StarCount], {
    description:
      'Public reviews by their stars: five rows, most stars first, also of stars that nobody gave.',
  })
  reviewsByStars!: StarCount[];

  @Field(
    () => Int,
    orNull(
      'Share of jobs in which the member as an influencer had handed in everything when it was due, in percent; null before three jobs with a due date.',
    ),
  )
  onTimePercent?: number | null;

  @Field(
    () => Int,
    orNull(
      'Hours until the member usually answers an offer (median, rounded up); null before three answers.',
    ),
  )
  usualAnswerHours?: number | null;

  @Field(
    () => Int,
    orNull(
      'Hours from done until the member as an owner usually releases the money (median, rounded up); null before three releases.',
    ),
  )
  usualReleaseHours?: number | null;
}
