import 'reflect-metadata';
import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Public } from './access.ts';
import { PageInput } from './page.ts';
import { Profile } from './profile.ts';

export const InfluencerSort = {
  FOLLOWERS_HIGH_TO_LOW: 'followers_high_to_low',
  FOLLOWERS_LOW_TO_HIGH: 'followers_low_to_high',
  LAST_ACTIVE: 'last_active',
  NEAREST: 'nearest',
} as const;
export type InfluencerSort = (typeof InfluencerSort)[keyof typeof InfluencerSort];

registerEnumType(InfluencerSort, {
  name: 'InfluencerSort',
  description: 'Order of a list of influencers.',
  valuesConfig: {
    FOLLOWERS_HIGH_TO_LOW: { description: 'Most followers first; legacy 2.' },
    FOLLOWERS_LOW_TO_HIGH: { description: 'Fewest followers first.' },
    LAST_ACTIVE: { description: 'Most recently seen first; legacy 4.' },
    NEAREST: {
      description:
        'Nearest to `near` first, which is required; people without a location are left out. Legacy 3.',
    },
  },
});

@InputType({ description: 'A location.' })
export class PlaceInput {
  @Field(() => Float, { description: 'Degrees north, -90 to 90.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east, -180 to 180.' })
  longitude!: number;
}

@InputType({ description: 'Filter of a list of influencers. Absent members do not filter.' })
export class InfluencerFilter {
  @Field(() => String, {
    description:
      'Words of the name, username or Instagram handle in any order, at most 100 characters. Accents and letter case do not matter; when nobody matches, one typing slip in words of four letters or more is forgiven.',
    nullable: true,
  })
  keyword?: string | null;

  @Field(() => String, { description: 'ISO code of the country of residence.', nullable: true })
  countryCode?: string | null;

  @Field(() => Boolean, { description: 'Only featured influencers.', nullable: true })
  featured?: boolean | null;
}

@InputType({ description: 'Page of a list of influencers.' })
export class InfluencerPageInput extends PageInput {
  @Field(() => Int, { description: 'Number of rows, 1 to 100; 50 when absent.', nullable: true })
  override limit: number | null = 50;
}

@Public()
@ObjectType({ description: 'One page of influencers.', simpleResolvers: true })
export class InfluencerPage {
  @Field(() => [Profile], { description: 'Rows of this page.' })
  items!: Profile[];

  @Field(() => Int, { description: 'Number of rows in all pages. Above 10,000 it may be a minute old.' })
  total!: number;

  @Field(() => String, {
    description:
      'Cursor of the last row, for `page.after`; null on an empty page, and for LAST_ACTIVE and NEAREST.',
    nullable: true,
  })
  endCursor?: string | null;
}
