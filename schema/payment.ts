import 'reflect-metadata';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { orNull } from './or-null.ts';
import { Quote } from './quote.ts';
import { Remark } from './remark.ts';

export const PaymentState = graphqlEnum('PaymentState', 'States of paying for a hire.', {
  SUCCEEDED: ['succeeded', 'Charged, held, and hired.'],
  REQUIRES_ACTION: [
    'requires_action',
    "The card's bank requires the payer's confirmation; call again afterwards. With PayNow, the code waits to be scanned.",
  ],
  PROCESSING: ['processing', 'Not settled yet; subscriptions report when it is.'],
});
export type PaymentState = (typeof PaymentState)[keyof typeof PaymentState];

const payer = { seenBy: 'the owner of the campaign', scope: 'payments:read' } as const;

/** How paying went, of a hire or of an order. */
@ObjectType({ simpleResolvers: true })
export abstract class PaymentResult {
  @Field(() => PaymentState, { description: 'State of the payment.' })
  state!: PaymentState;

  @Field(
    () => String,
    orNull("Client secret for the confirmation at the card's bank; only with REQUIRES_ACTION."),
  )
  clientSecret?: string | null;
}

@PrivateType('Data of the payment screen.', payer)
export class HirePaymentSetup {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => Quote, { description: 'What is charged, from the accepted offer: its total.' })
  quote!: Quote;
}

@PrivateType('Result of paying for a hire.', payer)
export class PayForHirePayload extends PaymentResult {
  @Field(() => Remark, { description: 'The job afterwards.' })
  remark!: Remark;
}

@InputType({
  description: 'Input for paying a hire. Charged is the total of the accepted offer, with its platform fee.',
})
export class PayForHireInput {
  @Field(() => ID, { description: 'The application whose accepted offer is paid.' })
  remarkId!: string;

  @Field(
    () => String,
    orNull(
      "The provider's id of the tokenised card; PayNow is refused. Without it and without `savedPaymentMethodId`, looks again after the bank's confirmation.",
    ),
  )
  paymentMethodId?: string | null;

  @Field(
    () => ID,
    orNull(
      'A saved card of the viewer, in place of `paymentMethodId`. With an access token nobody can answer the bank: it charges off session.',
    ),
  )
  savedPaymentMethodId?: string | null;
}
