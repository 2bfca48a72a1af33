import 'reflect-metadata';
import { Field, ID, Int } from 'type-graphql';
import { PrivateType, staffOnly } from './access.ts';
import { connectionOf } from './connection.ts';
import { HoldReason } from './job-money.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { Profile } from './profile.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { MoneyAttemptKind, MoneyAttemptState } from './staff.ts';

@PrivateType(
  'Money of a job or order that does not move as it should. It is no row of its own: it goes when the money moves.',
  staffOnly,
)
export class StuckMoney {
  @Field(() => MoneyAttemptKind, { description: 'What was tried, or waits to be.' })
  kind!: MoneyAttemptKind;

  @Field(() => MoneyAttemptState, { description: 'How far it is.' })
  state!: MoneyAttemptState;

  @Field(() => HoldReason, orNull('What keeps it from the influencer; null when nothing is known to.'))
  hold?: HoldReason | null;

  @Field(() => Int, { description: 'How often it was tried; 0 when it only waits.' })
  tries!: number;

  @Field(() => Money, { description: 'Amount, with the platform fee where it moves too.' })
  amount!: Money;

  @Field(() => String, orNull('Its id at the payment provider; null before there is one.'))
  providerId?: string | null;

  @Field(() => String, orNull('What the payment provider answered to the last try.'))
  failure?: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when it is stuck.' })
  since!: Instant;

  @Field(() => DateTimeScalar, orNull('When it is tried again; null when nothing is planned.'))
  nextTryAt?: Instant | null;

  @Field(
    () => DateTimeScalar,
    orNull('Deadline: of held money 90 days from the hire, of money on its way the promised day.'),
  )
  dueAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether that has passed.' })
  isOverdue!: boolean;

  @Field(() => String, { description: 'Title of the campaign or product.' })
  about!: string;

  @Field(() => Profile, { description: 'Who pays.' })
  payer!: Profile;

  @Field(() => Profile, { description: 'Who is paid.' })
  payee!: Profile;

  @Field(() => ID, orNull('Global id of the payment of a job; null for orders.'))
  paymentId?: string | null;

  @Field(() => ID, orNull('Global id of the order; null for jobs.'))
  orderId?: string | null;
}

@PrivateType('A page of stuck money.', staffOnly)
export class StuckMoneyConnection extends connectionOf(StuckMoney) {}
