import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { Money } from './money.ts';
import { orNull } from './or-null.ts';
import { type CalendarDay, DateScalar, DateTimeScalar, type Instant, TextParamsScalar } from './scalars.ts';

export const MoneyPlace = graphqlEnum('MoneyPlace', 'Where the money of a paid job is.', {
  TO_PAY: ['to_pay', 'Agreed and not paid yet.'],
  HELD: [
    'held',
    'Paid and held until the owner releases it. A bank that asked for it back may have it meanwhile.',
  ],
  RELEASED: ['released', 'Released; the transfer is under way, or was made before arrivals were followed.'],
  ON_ITS_WAY: ['on_its_way', "Transferred, and on its way to the influencer's bank."],
  ARRIVED: ['arrived', "In the influencer's bank account."],
  GIVEN_BACK: ['given_back', 'Given back to the payer.'],
});
export type MoneyPlace = (typeof MoneyPlace)[keyof typeof MoneyPlace];

export const HoldReason = graphqlEnum('HoldReason', 'What keeps money from reaching the influencer.', {
  BANK_ACCOUNT_MISSING: ['bank_account_missing', 'The influencer has no bank account.'],
  BANK_ACCOUNT_NEW: [
    'bank_account_new',
    "The influencer's bank account took the place of another less than 72 hours ago.",
  ],
  IDENTITY_NEEDED: ['identity_needed', "The payment provider could not confirm the influencer's identity."],
  DOCUMENT_NEEDED: ['document_needed', 'The payment provider needs a document of the influencer.'],
  DETAILS_NEEDED: ['details_needed', 'The payment provider needs other details of the influencer.'],
  IN_REVIEW: ['in_review', 'The payment provider is checking what the influencer gave it.'],
  PAUSED_BY_PROVIDER: ['paused_by_provider', 'The payment provider has paused payouts to the influencer.'],
  BANK_REJECTED: ['bank_rejected', "The influencer's bank sent the money back."],
  BALANCE_PENDING: ['balance_pending', 'The payment provider does not have the money of the card yet.'],
  DISPUTE: ['dispute', 'A dispute is open.'],
  CHARGEBACK: ['chargeback', "The payer's bank has asked for the money back."],
});
export type HoldReason = (typeof HoldReason)[keyof typeof HoldReason];

export const PromiseSource = graphqlEnum('PromiseSource', 'Where a promised day comes from.', {
  BUSINESS_DAYS: ['business_days', "Counted in business days of the bank's country."],
  PROVIDER: ['provider', 'Named by the payment provider.'],
});
export type PromiseSource = (typeof PromiseSource)[keyof typeof PromiseSource];

const parties = { ...jobParties, scope: 'payments:read' } as const;

@PrivateType('A day on which money should arrive, as it was promised. It is never changed.', parties)
export class PayoutPromise {
  @Field(() => DateScalar, { description: 'The promised day.' })
  day!: CalendarDay;

  @Field(() => PromiseSource, { description: 'Where the day comes from.' })
  source!: PromiseSource;

  @Field(() => DateTimeScalar, { description: 'When it was promised.' })
  madeAt!: Instant;
}

@PrivateType('A bank account as its owner recognises it.', {
  seenBy: 'the person it belongs to',
  scope: 'payments:read',
})
export class PayoutAccount {
  @Field(() => String, { description: 'Name of the bank.' })
  bankName!: string;

  @Field(() => String, { description: 'Last four digits of the number.' })
  last4!: string;
}

@PrivateType('What keeps money of a job from reaching the influencer, and the next step.', parties)
export class PayoutHold {
  @Field(() => HoldReason, { description: 'What holds it.' })
  reason!: HoldReason;

  @Field(() => DateTimeScalar, orNull('Since when; null in its first minute.'))
  since?: Instant | null;

  @Field(
    () => DateTimeScalar,
    orNull(
      'With BALANCE_PENDING: when the payment provider has the money; with BANK_ACCOUNT_NEW: from when it is paid out. Null when nobody knows the end.',
    ),
  )
  until?: Instant | null;

  @Field(() => String, { description: 'What holds it and the next step, in English words for the viewer.' })
  text!: string;

  @Field(() => String, {
    description: 'Code of the text, a key of the catalogues in `schema/texts`.',
  })
  code!: string;

  @Field(() => TextParamsScalar, { description: 'Parameters of the text.' })
  params!: object;

  @Field(
    () => String,
    orNull('Path in the web client where the viewer takes the next step; null when they only wait.'),
  )
  path?: string | null;
}

@PrivateType('Where the money of a paid job is, and when it should arrive.', parties)
export class JobMoney {
  @Field(() => MoneyPlace, { description: 'Where it is.' })
  place!: MoneyPlace;

  @Field(
    () => Money,
    orNull(
      'How much; after a split the part of the influencer. With TO_PAY the owner sees it with the platform fee.',
    ),
  )
  amount?: Money | null;

  @Field(
    () => Money,
    orNull(
      'What the payment provider sends for it, where that is in another currency; only the influencer sees it.',
    ),
  )
  sent?: Money | null;

  @Field(
    () => DateScalar,
    orNull('Day on which it should arrive, as promised last; null while nothing is promised.'),
  )
  promisedOn?: CalendarDay | null;

  @Field(() => [PayoutPromise], { description: 'Every day that was promised, newest first, at most 20.' })
  promises!: PayoutPromise[];

  @Field(() => DateScalar, orNull('Day on which it arrived.'))
  arrivedOn?: CalendarDay | null;

  @Field(() => PayoutAccount, orNull('Where it goes; only the influencer sees it.'))
  account?: PayoutAccount | null;

  @Field(() => PayoutHold, orNull('What holds it; null while nothing does.'))
  hold?: PayoutHold | null;
}
