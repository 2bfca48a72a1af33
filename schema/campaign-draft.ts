import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { CampaignOptionals, CampaignType, PreferredGender } from './campaign.ts';
import { Picture } from './picture.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant, MinorUnitsScalar } from './scalars.ts';

/** Fields of an unfinished campaign, which has not chosen everything yet. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class DraftFields extends CampaignOptionals {
  @Field(() => CampaignType, { description: 'Type of campaign.', nullable: true })
  type?: CampaignType | null;

  @Field(() => String, { description: 'Title so far.', nullable: true })
  title?: string | null;

  @Field(() => String, { description: 'Brief so far, as HTML; sanitised on write.', nullable: true })
  detailsHtml?: string | null;

  @Field(() => MinorUnitsScalar, { description: 'Budget in US cents, paid only.', nullable: true })
  budgetMinor?: number | null;

  @Field(() => MinorUnitsScalar, {
    description: 'Value of the product in US cents, sponsored only.',
    nullable: true,
  })
  productValueMinor?: number | null;

  @Field(() => PreferredGender, { description: 'Target gender.', nullable: true })
  gender?: PreferredGender | null;

  @Field(() => Int, {
    description: 'Minimum number of followers; 0 means any, null when not chosen yet.',
    nullable: true,
  })
  minFollowers?: number | null;

  @Field(() => DateScalar, { description: 'Last day of the campaign.', nullable: true })
  endsOn?: CalendarDay | null;
}

@PrivateType("The viewer's one unfinished campaign.", {
  seenBy: 'the person who saved it',
  scope: 'campaigns:read',
})
export class CampaignDraft extends DraftFields {
  @Field(() => [String], { description: 'Slugs of the subjects.' })
  categories!: string[];

  @Field(() => [String], { description: 'ISO codes of the target countries.' })
  countries!: string[];

  @Field(() => Boolean, { description: 'Whether every country was chosen.' })
  allCountries!: boolean;

  @Field(() => [String], { description: 'Hashtags without the number sign.' })
  hashtags!: string[];

  @Field(() => [String], { description: 'Free tags.' })
  tags!: string[];

  @Field(() => [Picture], { description: 'Pictures, the cover first.' })
  pictures!: Picture[];

  @Field(() => DateTimeScalar, { description: 'Time of the last save.' })
  updatedAt!: Instant;
}

@InputType({ description: 'Input of a draft; every member may be absent.' })
export class CampaignDraftInput extends DraftFields {
  @Field(() => [String], { description: 'Slugs of the subjects.', nullable: true })
  categories?: string[] | null;

  @Field(() => [String], { description: 'ISO codes of the target countries.', nullable: true })
  countries?: string[] | null;

  @Field(() => Boolean, { description: 'Whether every country was chosen.', nullable: true })
  allCountries?: boolean | null;

  @Field(() => [String], { description: 'Hashtags without the number sign.', nullable: true })
  hashtags?: string[] | null;

  @Field(() => [String], { description: 'Free tags.', nullable: true })
  tags?: string[] | null;

  @Field(() => [ID], { description: 'Ids of uploaded pictures, the cover first.', nullable: true })
  pictures?: string[] | null;
}
