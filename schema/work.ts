import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { type CalendarDay, DateScalar } from './scalars.ts';

export const Platform = graphqlEnum('Platform', 'Platforms where work is published.', {
  INSTAGRAM: ['instagram', 'Instagram.'],
  FACEBOOK: ['facebook', 'Facebook.'],
  TIKTOK: ['tiktok', 'TikTok.'],
  YOUTUBE: ['youtube', 'YouTube.'],
  OTHER: ['other', 'Another one; the note names it.'],
});
export type Platform = (typeof Platform)[keyof typeof Platform];

export const WorkFormat = graphqlEnum('WorkFormat', 'Formats of published work.', {
  POST: ['post', 'A post, also with several pictures.'],
  REEL: ['reel', 'A reel, or another short upright video.'],
  STORY: ['story', 'A story, visible for a day.'],
  VIDEO: ['video', 'A video.'],
  LIVE: ['live', 'A live stream.'],
  OTHER: ['other', 'Another one; the note names it.'],
});
export type WorkFormat = (typeof WorkFormat)[keyof typeof WorkFormat];

export const UsageChannels = graphqlEnum(
  'UsageChannels',
  'Channels on which the brand may show the work. Each includes the one before.',
  {
    NONE: ['none', 'None: it stays where the influencer publishes it.'],
    OWN: ['own', "The brand's own channels: its accounts, website, newsletter and shops."],
    PAID_ADS: ['paid_ads', 'Paid ads, and its own channels too.'],
  },
);
export type UsageChannels = (typeof UsageChannels)[keyof typeof UsageChannels];

/** Fields of a deliverable, as given and as shown. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class DeliverableFields {
  @Field(() => Platform, { description: 'Where it is published.' })
  platform!: Platform;

  @Field(() => WorkFormat, { description: 'Format.' })
  format!: WorkFormat;

  @Field(() => Int, { description: 'How many, 1 to 50.' })
  count!: number;

  @Field(() => String, orNull('What matters about it, one line of at most 200 characters.'))
  note?: string | null;
}

@PublicType('Something to publish, once or several times.')
export class Deliverable extends DeliverableFields {}

@InputType({ description: 'Something to publish, once or several times.' })
export class DeliverableInput extends DeliverableFields {}

@PublicType('What the brand may do with the work beside its publication. It begins with the publication.')
export class WorkUsage {
  @Field(() => UsageChannels, { description: 'Channels.' })
  channels!: UsageChannels;

  @Field(() => Int, orNull('Number of days from publication; null for no end, and without channels.'))
  days?: number | null;

  @Field(() => [String], { description: 'ISO codes of the countries; empty means everywhere.' })
  countries!: string[];
}

@InputType({ description: 'What the brand may do with the work beside its publication.' })
export class WorkUsageInput {
  @Field(() => UsageChannels, { description: 'Channels; with none, the other members are dropped.' })
  channels!: UsageChannels;

  @Field(() => Int, orNull('Number of days from publication, 30 to 1,095; null for no end.'))
  days?: number | null;

  @Field(() => [String], orNull('ISO codes of the countries; none means everywhere.'))
  countries?: string[] | null;
}

@PublicType(
  'Work as it is asked for or agreed: what is published, until when, and what the brand may do with it.',
)
export class Work {
  @Field(() => [Deliverable], { description: 'What the influencer publishes, 1 to 20 rows.' })
  deliverables!: Deliverable[];

  @Field(() => [Deliverable], {
    description:
      'What the owner of the campaign publishes in return; empty unless it is a shoutout exchange.',
  })
  ownerDeliverables!: Deliverable[];

  @Field(() => String, orNull('What is sent to the influencer, plain text; sponsored campaigns only.'))
  productDescription?: string | null;

  @Field(
    () => DateScalar,
    orNull('Day on which the work is due; null when it is due some days after the hire.'),
  )
  dueOn?: CalendarDay | null;

  @Field(
    () => Int,
    orNull(
      'Days from the hire until the work is due; in sponsored campaigns from the receipt of the product. Null when it is due on a day.',
    ),
  )
  dueDays?: number | null;

  @Field(() => Boolean, { description: 'Whether the brand approves drafts before anything is published.' })
  draftFirst!: boolean;

  @Field(() => Int, { description: 'Number of rounds of changes that are included.' })
  rounds!: number;

  @Field(() => WorkUsage, { description: 'Use of the work by the brand.' })
  usage!: WorkUsage;
}

@InputType({ description: 'Work as it is asked for or proposed.' })
export class WorkInput {
  @Field(() => [DeliverableInput], { description: 'What the influencer publishes, 1 to 20 rows.' })
  deliverables!: DeliverableInput[];

  @Field(
    () => [DeliverableInput],
    orNull(
      'What the owner of the campaign publishes in return, 1 to 20 rows: required in a shoutout exchange, else dropped.',
    ),
  )
  ownerDeliverables?: DeliverableInput[] | null;

  @Field(
    () => String,
    orNull(
      'What is sent to the influencer, at most 500 characters: required in sponsored campaigns, else dropped.',
    ),
  )
  productDescription?: string | null;

  @Field(
    () => DateScalar,
    orNull(
      'Day on which the work is due, not in the past. In a campaign at most 60 days after its last day. Not together with dueDays.',
    ),
  )
  dueOn?: CalendarDay | null;

  @Field(
    () => Int,
    orNull(
      'Days from the hire until the work is due, 1 to 60; in sponsored campaigns from the receipt of the product. Without dueOn it is 14 unless given.',
    ),
  )
  dueDays?: number | null;

  @Field(() => Boolean, orNull('Whether the brand approves drafts before anything is published; else false.'))
  draftFirst?: boolean | null;

  @Field(() => Int, orNull('Number of rounds of changes that are included, 0 to 5; else 1.'))
  rounds?: number | null;

  @Field(() => WorkUsageInput, orNull('Use of the work by the brand; else none.'))
  usage?: WorkUsageInput | null;
}
