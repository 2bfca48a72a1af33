import 'reflect-metadata';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PublicType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Gender } from './gender.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { SocialProvider } from './social.ts';

export const MediaFormat = graphqlEnum('MediaFormat', 'Formats of posts at a network.', {
  REEL: ['reel', 'A reel.'],
  VIDEO: ['video', 'A video that is no reel.'],
  CAROUSEL: ['carousel', 'Several pictures or videos.'],
  PHOTO: ['photo', 'One picture.'],
});
export type MediaFormat = (typeof MediaFormat)[keyof typeof MediaFormat];

/** Where figures come from. */
@ObjectType({ simpleResolvers: true })
abstract class Provenance {
  @Field(() => SocialProvider, { description: 'Network that told them.' })
  network!: SocialProvider;

  @Field(() => DateTimeScalar, { description: 'When the network told them.' })
  takenAt!: Instant;
}

/** Some of the followers. */
@ObjectType({ simpleResolvers: true })
abstract class FollowerGroup {
  @Field(() => Int, { description: 'Number of followers.' })
  followers!: number;

  @Field(() => Float, { description: 'Percent, with at most one decimal.' })
  percent!: number;
}

@PublicType('Followers of one age and gender.')
export class AgeShare extends FollowerGroup {
  @Field(() => String, { description: 'Years, for example 18-24 or 65+.' })
  age!: string;

  @Field(() => Gender, orNull('Gender; null where the network does not know it.'))
  gender?: Gender | null;
}

@PublicType('Followers in one country.')
export class CountryShare extends FollowerGroup {
  @Field(() => String, { description: 'Two-letter code (ISO 3166-1).' })
  country!: string;
}

@PublicType('Followers in one city.')
export class CityShare extends FollowerGroup {
  @Field(() => String, { description: 'City and region, as the network writes them.' })
  city!: string;
}

@PublicType('Followers by age and gender.')
export class AudienceAges extends Provenance {
  @Field(() => [AgeShare], {
    description: 'Shares of the followers whose age the network knows, largest first.',
  })
  shares!: AgeShare[];
}

@PublicType('Followers by country.')
export class AudienceCountries extends Provenance {
  @Field(() => [CountryShare], {
    description:
      'Shares of all followers, largest first, at most 45. What is missing to 100 is elsewhere or unknown.',
  })
  shares!: CountryShare[];
}

@PublicType('Followers by city.')
export class AudienceCities extends Provenance {
  @Field(() => [CityShare], {
    description:
      'Shares of all followers, largest first, at most 45. What is missing to 100 is elsewhere or unknown.',
  })
  shares!: CityShare[];
}

@PublicType('Followers at one time.')
export class FollowerPoint {
  @Field(() => DateTimeScalar, { description: 'When the network told it.' })
  takenAt!: Instant;

  @Field(() => Int, { description: 'Number of followers.' })
  followers!: number;

  @Field(() => Int, orNull('Followers gained or lost since the reading before, when that was sudden.'))
  jump?: number | null;
}

@PublicType('Followers over time.')
export class AudienceGrowth extends Provenance {
  @Field(() => [FollowerPoint], {
    description: 'The last reading of each week and each sudden change of the past year, oldest first.',
  })
  points!: FollowerPoint[];
}

@PublicType('Engagement of posts in one format.')
export class FormatEngagement {
  @Field(() => MediaFormat, { description: 'Format.' })
  format!: MediaFormat;

  @Field(() => Int, { description: 'Number of posts it is measured from.' })
  posts!: number;

  @Field(() => Float, { description: 'Likes and comments per post in percent of the followers.' })
  percent!: number;
}

@PublicType('Engagement by format.')
export class AudienceEngagement extends Provenance {
  @Field(() => [FormatEngagement], {
    description: 'Formats of the newest 50 posts of 90 days, highest engagement first.',
  })
  formats!: FormatEngagement[];
}

@PublicType('Who follows a linked account. A part is null while the network does not tell it.')
export class Audience {
  @Field(() => AudienceAges, orNull('By age and gender; for accounts whose owner signed in at the network.'))
  ages?: AudienceAges | null;

  @Field(() => AudienceCountries, orNull('By country; for accounts whose owner signed in at the network.'))
  countries?: AudienceCountries | null;

  @Field(() => AudienceCities, orNull('By city; for accounts whose owner signed in at the network.'))
  cities?: AudienceCities | null;

  @Field(() => AudienceGrowth, orNull('Followers over time.'))
  growth?: AudienceGrowth | null;

  @Field(() => AudienceEngagement, orNull('Engagement by format.'))
  engagement?: AudienceEngagement | null;
}
