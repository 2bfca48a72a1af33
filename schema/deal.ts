import 'reflect-metadata';
import { Field, Int } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { JobSide } from './job-side.ts';
import { Money } from './money.ts';
import { Node } from './node.ts';
import { orNull } from './or-null.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { Work } from './work.ts';

@PrivateType('A deal sheet: terms that both sides accepted. It is never changed.', jobParties, {
  implements: Node,
})
export class Deal extends Row {
  @Field(() => Int, { description: 'Number of the sheet for its job, from 1. The highest is in force.' })
  version!: number;

  @Field(() => String, { description: 'The whole sheet as canonical JSON (RFC 8785).' })
  document!: string;

  @Field(() => String, { description: 'SHA-256 of the document in UTF-8, as 64 lower-case hex digits.' })
  sha256!: string;

  @Field(() => String, { description: 'Title of the campaign when it was agreed.' })
  campaignTitle!: string;

  @Field(() => String, { description: 'Name of the owner when it was agreed.' })
  ownerName!: string;

  @Field(() => String, { description: 'Name of the applicant when it was agreed.' })
  applicantName!: string;

  @Field(() => JobSide, { description: 'Side that proposed it; its acceptance is the time of the proposal.' })
  proposedBy!: JobSide;

  @Field(() => DateTimeScalar, { description: 'When the owner accepted.' })
  ownerAcceptedAt!: Instant;

  @Field(() => DateTimeScalar, { description: 'When the applicant accepted.' })
  applicantAcceptedAt!: Instant;

  @Field(() => Money, orNull('Amount for the applicant; null in sponsored and shoutout campaigns.'))
  amount?: Money | null;

  @Field(() => Money, orNull('Platform fee on top, which the owner pays; null where none was agreed.'))
  fee?: Money | null;

  @Field(() => Work, orNull('The work; null when it was agreed without a brief.'))
  work?: Work | null;

  @Field(
    () => DateTimeScalar,
    orNull(
      'Until when the work is due; null while that depends on the hire, or on the receipt of the product.',
    ),
  )
  dueAt?: Instant | null;
}
