import 'reflect-metadata';
import { Field, ID, InputType } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { JobSide } from './job-side.ts';
import { MoneyInput } from './money.ts';
import { orNull } from './or-null.ts';
import { Dispute, Ruling } from './remark.ts';

@PrivateType('A page of disputes.', staffOnly)
export class DisputeConnection extends connectionOf(Dispute) {}

@InputType({ description: 'Input for raising a dispute about a finished paid job.' })
export class RaiseDisputeInput {
  @Field(() => ID, { description: 'The job.' })
  remarkId!: string;

  @Field(() => String, { description: 'The problem, plain text, at most 2,000 characters.' })
  reason!: string;

  @Field(() => [ID], {
    description: "Ids of pictures uploaded for purpose 'report', at most 5.",
    defaultValue: [],
  })
  pictures!: string[];
}

@InputType({ description: 'Input for a statement in an open dispute.' })
export class DisputeStatementInput {
  @Field(() => ID, { description: 'The disputed job.' })
  remarkId!: string;

  @Field(() => String, { description: 'Plain text, at most 2,000 characters.' })
  text!: string;

  @Field(() => [ID], {
    description: "Ids of pictures uploaded for purpose 'report', at most 5.",
    defaultValue: [],
  })
  pictures!: string[];
}

@InputType({ description: 'Input for giving a side of a dispute more time.' })
export class ExtendDisputeInput {
  @Field(() => ID, { description: 'The disputed job.' })
  remarkId!: string;

  @Field(() => JobSide, { description: 'The side: OWNER or APPLICANT.' })
  side!: JobSide;

  @Field(() => String, { description: 'Reason, which both sides read; at most 1,000 characters.' })
  reason!: string;
}

@InputType({ description: 'Input for proposing how to divide the money of a disputed job.' })
export class ProposeSettlementInput {
  @Field(() => ID, { description: 'The disputed job.' })
  remarkId!: string;

  @Field(() => MoneyInput, {
    description:
      "The influencer's part, in the currency of the payment, from nothing to all that is held. The rest goes back to the payer.",
  })
  release!: MoneyInput;
}

@InputType({ description: 'Input for deciding a dispute.' })
export class RuleDisputeInput {
  @Field(() => ID, { description: 'The disputed job.' })
  remarkId!: string;

  @Field(() => Ruling, { description: 'The decision about the held money.' })
  ruling!: Ruling;

  @Field(
    () => MoneyInput,
    orNull(
      "The influencer's part, in the currency of the payment: more than nothing and less than all; required with SPLIT, else absent.",
    ),
  )
  release?: MoneyInput | null;

  @Field(() => String, { description: 'Reason, which both sides read; at most 1,000 characters.' })
  reason!: string;
}
