import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { CampaignOptionals, CampaignType, PreferredGender } from './campaign.ts';
import { Money, MoneyInput } from './money.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';
import { Work, WorkInput } from './work.ts';

/** Fields of an unfinished campaign, which has not chosen everything yet. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class DraftFields extends CampaignOptionals {
  @Field(() => CampaignType, orNull('Type of campaign.'))
  type?: CampaignType | null;

  @Field(() => String, orNull('Title so far.'))
  title?: string | null;

  @Field(() => String, orNull('Description so far, as HTML; sanitised on write.'))
  detailsHtml?: string | null;

  @Field(() => PreferredGender, orNull('Target gender.'))
  gender?: PreferredGender | null;

  @Field(() => Int, orNull('Minimum number of followers; 0 means any, null when not chosen yet.'))
  minFollowers?: number | null;

  @Field(() => DateScalar, orNull('Last day of the campaign.'))
  endsOn?: CalendarDay | null;
}

@PrivateType("The viewer's one unfinished campaign.", {
  seenBy: 'the person who saved it',
  scope: 'campaigns:read',
})
export class CampaignDraft extends DraftFields {
  @Field(() => Work, orNull('Work asked for so far; its lists may be empty.'))
  brief?: Work | null;

  @Field(() => Money, orNull('Budget, paid only.'))
  budget?: Money | null;

  @Field(() => Money, orNull('Value of the product, sponsored only.'))
  productValue?: Money | null;

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

@InputType({
  description: 'Input of a draft, which replaces the earlier one as a whole: what is absent is empty.',
})
export class CampaignDraftInput extends DraftFields {
  @Field(() => WorkInput, orNull('Work asked for so far; nothing in it is required.'))
  brief?: WorkInput | null;

  @Field(() => MoneyInput, orNull('Budget in USD, paid only.'))
  budget?: MoneyInput | null;

  @Field(() => MoneyInput, orNull('Value of the product in USD, sponsored only.'))
  productValue?: MoneyInput | null;

  @Field(() => [String], orNull('Slugs of the subjects.'))
  categories?: string[] | null;

  @Field(() => [String], orNull('ISO codes of the target countries.'))
  countries?: string[] | null;

  @Field(() => Boolean, orNull('Whether every country was chosen.'))
  allCountries?: boolean | null;

  @Field(() => [String], orNull('Hashtags without the number sign.'))
  hashtags?: string[] | null;

  @Field(() => [String], orNull('Free tags.'))
  tags?: string[] | null;

  @Field(() => [ID], orNull('Ids of uploaded pictures, the cover first.'))
  pictures?: string[] | null;
}
