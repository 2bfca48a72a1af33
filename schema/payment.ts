import 'reflect-metadata';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { Private } from './access.ts';
import { Money } from './money.ts';
import { Remark } from './remark.ts';

export const HirePaymentStatus = {
  SUCCEEDED: 'succeeded',
  REQUIRES_ACTION: 'requires_action',
  PROCESSING: 'processing',
} as const;
export type HirePaymentStatus = (typeof HirePaymentStatus)[keyof typeof HirePaymentStatus];

registerEnumType(HirePaymentStatus, {
  name: 'HirePaymentStatus',
  description: 'States of paying for a hire.',
  valuesConfig: {
    SUCCEEDED: { description: 'Charged, held, and hired.' },
    REQUIRES_ACTION: {
      description: "The card's bank requires the payer's confirmation; call again afterwards.",
    },
    PROCESSING: { description: 'Not settled yet; subscriptions report when it is.' },
  },
});

@Private('the owner of the campaign', { scope: 'payments:read' })
@ObjectType({ description: 'Data of the payment screen.', simpleResolvers: true })
export class HirePaymentSetup {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => Money, { description: 'Amount to be charged, from the accepted offer.' })
  amount!: Money;
}

@Private('the owner of the campaign', { scope: 'payments:read' })
@ObjectType({ description: 'Result of paying for a hire.', simpleResolvers: true })
export class HirePaymentResult {
  @Field(() => HirePaymentStatus, { description: 'State of the payment.' })
  status!: HirePaymentStatus;

  @Field(() => String, {
    description: "Client secret for the confirmation at the card's bank; only with REQUIRES_ACTION.",
    nullable: true,
  })
  clientSecret?: string | null;

  @Field(() => Remark, { description: 'The job afterwards.' })
  remark!: Remark;
}

@InputType({
  description: 'Input for paying a hire. The amount is that of the accepted offer.',
})
export class PayForHireInput {
  @Field(() => ID, { description: 'The application whose accepted offer is paid.' })
  remarkId!: string;

  @Field(() => String, {
    description: "The provider's id of the tokenised card; null to look again after the bank's confirmation.",
    nullable: true,
  })
  paymentMethodId?: string | null;
}
