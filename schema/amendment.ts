import 'reflect-metadata';
import { Field } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { JobSide } from './job-side.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { Work } from './work.ts';

export const AmendmentState = graphqlEnum('AmendmentState', 'States of an amendment.', {
  PENDING: ['pending', 'Waits for the other side.'],
  ACCEPTED: ['accepted', 'Accepted by the other side, which made the next deal sheet.'],
  REJECTED: ['rejected', 'Rejected by the other side; the deal stays as it was.'],
  CHANGED: ['changed', 'Replaced by a newer one of the same side, or answered with one of the other.'],
  WITHDRAWN: ['withdrawn', 'Withdrawn by its side.'],
  LAPSED: ['lapsed', 'Not answered in time, or the job is not under way any more.'],
});
export type AmendmentState = (typeof AmendmentState)[keyof typeof AmendmentState];

@PrivateType(
  'Other work that one side proposes for a job under way; the amount stays. Every amendment is kept.',
  jobParties,
  { implements: Node },
)
export class Amendment extends Row {
  @Field(() => JobSide, { description: 'Side that proposed it.' })
  proposedBy!: JobSide;

  @Field(() => Work, { description: 'The whole work as it would be. What is sent in sponsored jobs stays.' })
  work!: Work;

  @Field(() => String, orNull('Message to the other side, plain text.'))
  message?: string | null;

  @Field(() => AmendmentState, { description: 'State.' })
  state!: AmendmentState;

  @Field(() => DateTimeScalar, orNull('Time of the answer, replacement or lapse; null while pending.'))
  decidedAt?: Instant | null;

  @Field(() => DateTimeScalar, orNull('When it lapses unless it is answered; null when it never does.'))
  lapsesAt?: Instant | null;

  @Field(() => Boolean, {
    description:
      'Whether accepting it makes the job done: it drops what is still open, and all that remains is handed in. False once it is answered.',
  })
  finishesJob!: boolean;

  @Field(() => String, orNull('Reason of the rejection, plain text.'))
  rejectReason?: string | null;
}
