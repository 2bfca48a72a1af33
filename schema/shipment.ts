import 'reflect-metadata';
import { Field, InputType, ObjectType } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';

export const ShippingState = graphqlEnum(
  'ShippingState',
  'Where the product of a sponsored campaign stands.',
  {
    AFTER_HIRE: ['after_hire', 'It is sent after the hire.'],
    ADDRESS_NEEDED: ['address_needed', 'The hired influencer gives a delivery address next.'],
    TO_SEND: ['to_send', 'The owner of the campaign sends it next.'],
    SENT: ['sent', 'On its way; the influencer confirms the receipt.'],
    RECEIVED: ['received', 'The influencer has it, and the days until the work is due count.'],
  },
);
export type ShippingState = (typeof ShippingState)[keyof typeof ShippingState];

/** Fields of a delivery address, as given and as shown. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class ShippingAddressFields {
  @Field(() => String, { description: 'Recipient name, at most 200 characters.' })
  recipient!: string;

  @Field(() => String, {
    description: 'Phone number for the carrier, with its calling code unless it is of the country.',
  })
  phone!: string;

  @Field(() => String, { description: 'Street and number, at most 200 characters.' })
  line1!: string;

  @Field(() => String, orNull('Unit, floor; at most 200 characters.'))
  line2?: string | null;

  @Field(() => String, { description: 'City or town, at most 100 characters.' })
  city!: string;

  @Field(() => String, orNull('State or province, at most 100 characters.'))
  region?: string | null;

  @Field(() => String, orNull('Postal code, at most 20 characters; null where there is none.'))
  postalCode?: string | null;

  @Field(() => String, { description: 'ISO code of the country.' })
  country!: string;
}

@PrivateType('Where the product of a job is sent.', {
  seenBy: 'the applicant, and the owner of the campaign until the job is cancelled; not staff',
  scope: 'remarks:read',
})
export class ShippingAddress extends ShippingAddressFields {}

@InputType({ description: 'Where the product of a job is sent.' })
export class ShippingAddressInput extends ShippingAddressFields {}

@PrivateType('The product of a job, on its way to the influencer.', jobParties)
export class Shipment {
  @Field(() => ShippingState, { description: 'Where it stands.' })
  state!: ShippingState;

  @Field(() => String, { description: 'What is sent, as agreed; plain text.' })
  product!: string;

  @Field(
    () => ShippingAddress,
    orNull(
      'Where it is sent, for the two sides only. Null before it is given, and from 90 days after the end of the job.',
    ),
  )
  address?: ShippingAddress | null;

  @Field(() => String, orNull('Carrier; null before it is sent.'))
  carrier?: string | null;

  @Field(() => String, orNull("The carrier's tracking number; null where there is none."))
  trackingNumber?: string | null;

  @Field(() => DateTimeScalar, orNull('When it was marked as sent; null before.'))
  sentAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('When the influencer confirmed the receipt; null before.'))
  receivedAt?: Instant | null;
}
