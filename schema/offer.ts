import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { JobSide } from './job-side.ts';
import { Money } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Quote } from './quote.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { Work } from './work.ts';

export const OfferState = graphqlEnum('OfferState', 'States of an offer.', {
  PENDING: ['pending', 'Waits for the other side.'],
  ACCEPTED: ['accepted', 'Accepted by the other side; its terms are fixed.'],
  REJECTED: ['rejected', 'Rejected by the other side; either side may propose again.'],
  CHANGED: ['changed', 'Replaced by a newer offer of the same side, or answered with one of the other.'],
  LAPSED: ['lapsed', 'Not answered in time; either side may propose again.'],
});
export type OfferState = (typeof OfferState)[keyof typeof OfferState];

@PrivateType('Terms that one side proposes for a paid job. Every offer is kept.', jobParties, {
  implements: Node,
})
export class Offer extends Row {
  @Field(() => Money, { description: 'Amount for the applicant.' })
  amount!: Money;

  @Field(() => Quote, { description: 'What it costs; the fee is fixed with the offer.' })
  quote!: Quote;

  @Field(() => JobSide, { description: 'Side that proposed it.' })
  proposedBy!: JobSide;

  @Field(() => Work, orNull('Work; null when neither the brief of the campaign nor a side has named any.'))
  work?: Work | null;

  @Field(() => String, orNull('Message to the other side, plain text.'))
  message?: string | null;

  @Field(() => OfferState, { description: 'State.' })
  state!: OfferState;

  @Field(() => DateTimeScalar, orNull('Time of the answer, replacement or lapse; null while pending.'))
  decidedAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('When it lapses unless it is answered; null when it never does.'))
  lapsesAt?: Instant | null;

  @Field(() => String, orNull('Reason of the rejection, plain text.'))
  rejectReason?: string | null;
}
