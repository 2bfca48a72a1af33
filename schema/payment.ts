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
  description: 'How paying for a hire stands.',
  valuesConfig: {
    SUCCEEDED: { description: 'Charged, held, and hired.' },
    REQUIRES_ACTION: { description: "The card's bank wants the payer to confirm; call again after it." },
    PROCESSING: { description: 'Not settled yet; the page is told when it is.' },
  },
});

@Private('the owner of the campaign', { scope: 'payments:read' })
@ObjectType({ description: 'What the payment screen shows before paying.', simpleResolvers: true })
export class HirePaymentSetup {
  @Field(() => Remark, { description: 'The job.' })
  remark!: Remark;

  @Field(() => Money, { description: 'What will be charged, from the accepted offer.' })
  amount!: Money;
}

@Private('the owner of the campaign', { scope: 'payments:read' })
@ObjectType({ description: 'Answer of paying for a hire.', simpleResolvers: true })
export class HirePaymentResult {
  @Field(() => HirePaymentStatus, { description: 'How it stands.' })
  status!: HirePaymentStatus;

  @Field(() => String, {
    description: "Secret for the confirmation by the card's bank, with REQUIRES_ACTION only.",
    nullable: true,
  })
  clientSecret?: string | null;

  @Field(() => Remark, { description: 'The job after it.' })
  remark!: Remark;
}

@InputType({
  description: 'A payment for a hire. The amount is never sent: it comes from the accepted offer.',
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
