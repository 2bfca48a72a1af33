import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { PrivateType } from './access.ts';
import { connectionOf } from './connection.ts';
import { Row } from './row.ts';

const cardHolder = { seenBy: 'the signed-in person it belongs to', scope: 'payments:read' } as const;

@PrivateType(
  'A card that the viewer saved, to pay with it again. The payment provider keeps its number.',
  cardHolder,
)
export class SavedPaymentMethod extends Row {
  @Field(() => String, { description: 'Brand as the payment provider names it, for example visa.' })
  brand!: string;

  @Field(() => String, { description: 'Last four digits of the number.' })
  last4!: string;

  @Field(() => Int, { description: 'Month of expiry, 1 to 12.' })
  expiryMonth!: number;

  @Field(() => Int, { description: 'Year of expiry, four digits.' })
  expiryYear!: number;

  @Field(() => Boolean, { description: 'Whether it was saved last; payment screens offer it first.' })
  isDefault!: boolean;
}

@PrivateType('A page of saved cards.', cardHolder)
export class SavedPaymentMethodConnection extends connectionOf(SavedPaymentMethod) {}

@PrivateType('A card form at the payment provider that has begun.', cardHolder)
export class CreateSetupIntentPayload {
  @Field(() => String, { description: "The provider's id of the setup, for `savePaymentMethod`." })
  setupIntentId!: string;

  @Field(() => String, {
    description:
      "Client secret with which the provider's form in a browser confirms the card. Must not be logged.",
  })
  clientSecret!: string;
}
