import 'reflect-metadata';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Private } from './access.ts';
import { Dispute } from './remark.ts';
import { Ruling } from './ruling.ts';
import { MinorUnitsScalar } from './scalars.ts';

@Private('staff')
@ObjectType({ description: 'One page of disputes.', simpleResolvers: true })
export class DisputePage {
  @Field(() => [Dispute], { description: 'The rows.' })
  items!: Dispute[];

  @Field(() => Int, { description: 'Rows in all pages.' })
  total!: number;
}

@InputType({ description: 'A dispute about a paid job that is marked as done.' })
export class RaiseDisputeInput {
  @Field(() => ID, { description: 'The job.' })
  remarkId!: string;

  @Field(() => String, { description: 'What is wrong, plain text, at most 2,000 characters.' })
  reason!: string;

  @Field(() => [ID], {
    description: "Ids of pictures uploaded for purpose 'report', at most 5.",
    defaultValue: [],
  })
  pictures!: string[];
}

@InputType({ description: 'Something that a side adds to an open dispute.' })
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

@InputType({ description: 'The decision of staff about a dispute.' })
export class RuleDisputeInput {
  @Field(() => ID, { description: 'The disputed job.' })
  remarkId!: string;

  @Field(() => Ruling, { description: 'Who gets the held money.' })
  ruling!: Ruling;

  @Field(() => MinorUnitsScalar, {
    description:
      'With SPLIT only, and required then: the part that the influencer gets, more than nothing and less than all.',
    nullable: true,
  })
  releaseMinor?: number | null;

  @Field(() => String, { description: 'Why; both sides read it. At most 1,000 characters.' })
  reason!: string;
}
