import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PublicType, Scope } from './access.ts';
import { connectionOf, RowFilter } from './connection.ts';
import { graphqlEnum } from './enum.ts';
import { Fit } from './fit.ts';
import { Gender } from './gender.ts';
import { Money, MoneyInput } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Permission } from './permission.ts';
import { Picture } from './picture.ts';
import { Profile } from './profile.ts';
import { Category, Country } from './reference-data.ts';
import { CreatedAt, UpdatedAt } from './row.ts';
import { type CalendarDay, DateScalar, type Instant } from './scalars.ts';
import { ShippingState } from './shipment.ts';
import { Platform, Work, WorkFormat, WorkInput } from './work.ts';

export const CampaignType = graphqlEnum('CampaignType', 'Types of campaign, by what they offer.', {
  PAID: ['paid', 'Money.'],
  SPONSORED: ['sponsored', 'A product.'],
  SHOUTOUT: ['shoutout', 'A mutual shoutout.'],
});
export type CampaignType = (typeof CampaignType)[keyof typeof CampaignType];

export const CampaignState = graphqlEnum('CampaignState', 'States of a campaign.', {
  AWAITING_APPROVAL: ['awaiting_approval', 'Awaits approval by staff.'],
  OPEN: ['open', 'Open for applications.'],
  AWARDED: ['awarded', 'Closed with at least one hire.'],
  INACTIVE: ['inactive', 'Rejected, or ended without a hire.'],
});
export type CampaignState = (typeof CampaignState)[keyof typeof CampaignState];

export const PreferredGender = graphqlEnum('PreferredGender', 'Target gender of a campaign.', {
  ANY: ['any', 'Everybody.'],
  MALE: ['male', 'Male influencers.'],
  FEMALE: ['female', 'Female influencers.'],
  OTHERS: ['others', 'Influencers who are neither male nor female.'],
});
export type PreferredGender = (typeof PreferredGender)[keyof typeof PreferredGender];

export const CampaignSort = graphqlEnum('CampaignSort', 'Order of a campaign list.', {
  DEFAULT: ['default', 'Newest first.'],
  PRICE_LOW_TO_HIGH: ['price_low_to_high', 'Lowest price first.'],
  PRICE_HIGH_TO_LOW: ['price_high_to_low', 'Highest price first.'],
  ENDING_SOON: ['ending_soon', 'Earliest last day first.'],
  UPDATED: ['updated', 'By the time of the last change, earliest first.'],
});
export type CampaignSort = (typeof CampaignSort)[keyof typeof CampaignSort];

@PublicType('Permissions of the viewer on a campaign.')
export class CampaignPermissions {
  @Field(() => Permission, { description: 'Edit it.' })
  edit!: Permission;

  @Field(() => Permission, { description: 'Enable or disable it.' })
  setDisabled!: Permission;

  @Field(() => Permission, { description: 'Close it before its last day: it takes no more applications.' })
  close!: Permission;

  @Field(() => Permission, { description: 'Move its last day to a later one while it is open.' })
  extend!: Permission;

  @Field(() => Permission, { description: 'Change its brief while it is published.' })
  changeBrief!: Permission;

  @Field(() => Permission, { description: 'Copy it into the draft.' })
  duplicate!: Permission;

  @Field(() => Permission, {
    description:
      'Be paid for it. Refused with PAYOUT_OUT_OF_REACH where a paid campaign cannot pay the viewer as things are; applying stays possible.',
  })
  getPaid!: Permission;

  @Field(() => Permission, { description: 'Apply to it.' })
  apply!: Permission;

  @Field(() => Permission, { description: 'Report it to staff.' })
  report!: Permission;

  @Field(() => Permission, { description: 'See its applications, suggested users and hired influencers.' })
  seeApplications!: Permission;
}

/** Optional fields that a campaign, its draft and their inputs have alike. */
@ObjectType({ simpleResolvers: true })
@InputType()
export abstract class CampaignOptionals {
  @Field(() => String, orNull('Address of the product, http or https; sponsored campaigns only.'))
  productUrl?: string | null;

  @Field(() => Int, orNull('Minimum age; null means any.'))
  minAge?: number | null;

  @Field(() => Int, orNull('Maximum age; null means any.'))
  maxAge?: number | null;
}

@PublicType("A brand's call for influencers.", { implements: Node })
export class Campaign extends CampaignOptionals {
  // `myRemark` is added by remark.ts and `myInvitation` by suggestion.ts, whose types know campaigns.

  @Field(() => ID, { description: 'Id.' })
  id!: string;

  @Field(() => CampaignType, { description: 'Type of campaign.' })
  type!: CampaignType;

  @Field(() => CampaignState, { description: 'State.' })
  state!: CampaignState;

  @Field(() => String, { description: 'Title, at most 60 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description as sanitised HTML.' })
  detailsHtml!: string;

  @Field(() => String, { description: 'Description as plain text, cut at 110 characters.' })
  excerpt!: string;

  @Field(() => Work, orNull('Work that it asks for; null when it only describes it.'))
  brief?: Work | null;

  @Field(() => Money, orNull('Budget, paid campaigns only.'))
  budget?: Money | null;

  @Field(() => Money, orNull('Value of the product, sponsored campaigns only.'))
  productValue?: Money | null;

  @Field(
    () => ShippingState,
    orNull(
      "Where the product stands: that of the viewer's own job; for its owner the one that is furthest behind; for others AFTER_HIRE. Null when nothing is sent.",
    ),
  )
  shipping?: ShippingState | null;

  @Field(() => [Category], { description: 'Subjects.' })
  categories!: Category[];

  @Field(() => [Country], { description: 'Target countries; empty means all.' })
  countries!: Country[];

  @Field(() => PreferredGender, { description: 'Target gender.' })
  gender!: PreferredGender;

  @Field(() => Int, { description: 'Minimum number of followers; 0 means any.' })
  minFollowers!: number;

  @Field(() => DateScalar, { description: 'Last day of the campaign, inclusive.' })
  endsOn!: CalendarDay;

  @Field(() => [String], { description: 'Hashtags without the number sign.' })
  hashtags!: string[];

  @Field(() => [String], { description: 'Free tags.' })
  tags!: string[];

  @Field(() => [Picture], { description: 'Pictures, the cover first.' })
  pictures!: Picture[];

  @Field(() => Picture, orNull('First picture.'))
  cover?: Picture | null;

  @Field(() => Boolean, { description: 'Whether its owner hid it.' })
  isDisabled!: boolean;

  @Field(() => Boolean, { description: 'Whether staff features it.' })
  isFeatured!: boolean;

  @Field(
    () => Int,
    orNull('Position among the featured campaigns of its type, from 1; null when not featured.'),
  )
  featurePosition?: number | null;

  @Field(() => Boolean, { description: 'Whether it is a favourite of the viewer.' })
  isFavourite!: boolean;

  @Scope('campaigns:read')
  @Field(() => String, orNull('Reason of the rejection. For: its owner and staff.'))
  rejectedReason?: string | null;

  @CreatedAt()
  createdAt!: Instant;

  @UpdatedAt()
  updatedAt!: Instant;

  @Field(() => Profile, { description: 'Owner.' })
  owner!: Profile;

  @Field(() => Int, { description: 'Number of applications.' })
  remarkCount!: number;

  @Field(() => Int, { description: 'Number of hired influencers.' })
  hiredCount!: number;

  @Field(() => Boolean, { description: 'Whether the viewer posted it.' })
  isMine!: boolean;

  @Field(() => [Fit], {
    description:
      'How the viewer meets each condition that it sets; empty without conditions, for visitors and for its owner.',
  })
  fit!: Fit[];

  @Field(() => CampaignPermissions, { description: 'Permissions of the viewer.' })
  permissions!: CampaignPermissions;
}

@PublicType('A page of campaigns.')
export class CampaignConnection extends connectionOf(Campaign, {
  totalCount: 'Number of rows in all pages. In the public list it may be a minute old above 10,000.',
}) {}

@InputType({ description: 'Filter of a list of campaigns. Absent members do not filter.' })
export class CampaignFilter extends RowFilter {
  @Field(() => String, orNull('Text contained in the title, at most 100 characters.'))
  search?: string | null;

  @Field(() => [String], orNull('Any of these categories (slugs), at most 20.'))
  categories?: string[] | null;

  @Field(() => [CampaignType], orNull('Any of these types.'))
  types?: CampaignType[] | null;

  @Field(() => MoneyInput, orNull('Minimum budget or product value, in USD.'))
  minPrice?: MoneyInput | null;

  @Field(() => MoneyInput, orNull('Maximum budget or product value, in USD.'))
  maxPrice?: MoneyInput | null;

  @Field(() => Gender, orNull('Campaigns for this gender or for any.'))
  gender?: Gender | null;

  @Field(() => Boolean, orNull('Only featured ones, by position.'))
  featured?: boolean | null;

  @Field(() => Boolean, orNull("Only the viewer's favourites."))
  favourites?: boolean | null;

  @Field(() => [Platform], orNull('Briefs that ask for work on any of these platforms.'))
  platforms?: Platform[] | null;

  @Field(
    () => [WorkFormat],
    orNull('Briefs that ask for any of these formats; with platforms, of one of them.'),
  )
  formats?: WorkFormat[] | null;

  @Field(() => Boolean, orNull('Only those of which the viewer is not known to miss a condition (`fit`).'))
  fits?: boolean | null;

  @Field(() => [CampaignState], orNull('Any of these states.'))
  states?: CampaignState[] | null;

  @Field(() => ID, orNull('Only campaigns of this owner.'))
  ownerId?: string | null;
}

@InputType({ description: 'Input of a campaign. Only paid ones have a budget.' })
export class CampaignInput extends CampaignOptionals {
  @Field(() => CampaignType, { description: 'Type; cannot be changed once posted.' })
  type!: CampaignType;

  @Field(() => String, { description: 'Title, 1 to 60 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description as HTML; sanitised on write.' })
  detailsHtml!: string;

  @Field(
    () => WorkInput,
    orNull('Work that it asks for; given as a whole. Agreed deals keep the work that was agreed.'),
  )
  brief?: WorkInput | null;

  @Field(() => MoneyInput, orNull('Budget in USD, paid only: more than 0, at most 1,000,000.00.'))
  budget?: MoneyInput | null;

  @Field(
    () => MoneyInput,
    orNull('Value of the product in USD, sponsored only: more than 0, at most 1,000,000.00.'),
  )
  productValue?: MoneyInput | null;

  @Field(() => [String], { description: 'Slugs of the subjects.' })
  categories!: string[];

  @Field(() => [String], { description: 'ISO codes of the target countries; empty means all.' })
  countries!: string[];

  @Field(() => Boolean, {
    description: 'Whether every country was chosen; otherwise countries must not be empty.',
  })
  allCountries!: boolean;

  @Field(() => PreferredGender, { description: 'Target gender.' })
  gender!: PreferredGender;

  @Field(() => Int, {
    description:
      'Minimum number of followers: 0, 1000, 10000 or 100000 in the form; any whole number up to 100,000,000 is accepted.',
  })
  minFollowers!: number;

  @Field(() => DateScalar, { description: 'Last day of the campaign, not in the past.' })
  endsOn!: CalendarDay;

  @Field(() => [String], { description: 'Hashtags without number signs, at most 30.' })
  hashtags!: string[];

  @Field(() => [String], { description: 'Free tags, at most 30.' })
  tags!: string[];

  @Field(() => [ID], { description: '1 to 10 ids of uploaded pictures, the cover first.' })
  pictures!: string[];
}
