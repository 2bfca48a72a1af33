import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { accountHolder, PrivateType } from './access.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant } from './scalars.ts';

@PrivateType('A deprecated part of the schema that a program has used.', accountHolder)
export class DeprecatedUse {
  @Field(() => String, {
    description: 'Type and field, such as `Query.campaigns`; with the argument or value, when it is that.',
  })
  field!: string;

  @Field(() => String, { description: 'Why it is deprecated, as the schema says it.' })
  reason!: string;

  @Field(() => String, { description: 'What to use instead, such as `Query.openCampaigns`.' })
  replacement!: string;

  @Field(() => DateScalar, { description: 'Day on which it is removed.' })
  removedOn!: CalendarDay;

  @Field(() => Int, { description: 'Number of requests that used it.' })
  count!: number;

  @Field(() => DateTimeScalar, { description: 'Time of the last one.' })
  lastUsedAt!: Instant;
}
