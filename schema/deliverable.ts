import 'reflect-metadata';
import { Field, ID, InputType, Int } from 'type-graphql';
import { jobParties, PrivateType } from './access.ts';
import { graphqlEnum } from './enum.ts';
import { JobSide } from './job-side.ts';
import { orNull } from './or-null.ts';
import { Picture } from './picture.ts';
import { Row } from './row.ts';
import { DateTimeScalar, type Instant } from './scalars.ts';
import { Platform, WorkFormat } from './work.ts';

export const DeliverableState = graphqlEnum('DeliverableState', 'States of a deliverable of a job.', {
  AWAITED: ['awaited', 'Nothing is handed in yet.'],
  DRAFT_IN_REVIEW: ['draft_in_review', 'A draft waits for the brand.'],
  CHANGES_ASKED: ['changes_asked', 'The brand asked for changes: a new version is awaited.'],
  DRAFT_APPROVED: ['draft_approved', 'The draft is approved: the published work is awaited.'],
  PUBLISHED: ['published', 'Published and handed in; the brand can approve it or ask for changes.'],
  APPROVED: ['approved', 'Approved.'],
});
export type DeliverableState = (typeof DeliverableState)[keyof typeof DeliverableState];

export const SubmissionKind = graphqlEnum('SubmissionKind', 'What is handed in.', {
  DRAFT: ['draft', 'A draft, before anything is published.'],
  PUBLISHED: ['published', 'Published work.'],
});
export type SubmissionKind = (typeof SubmissionKind)[keyof typeof SubmissionKind];

export const SubmissionState = graphqlEnum('SubmissionState', 'States of what was handed in.', {
  IN_REVIEW: ['in_review', 'Waits for the other side.'],
  CHANGES_ASKED: ['changes_asked', 'The other side asked for changes.'],
  APPROVED: ['approved', 'Approved.'],
  REPLACED: ['replaced', 'Replaced by a newer version before it was answered.'],
});
export type SubmissionState = (typeof SubmissionState)[keyof typeof SubmissionState];

@PrivateType('What a network says about a published post.', jobParties)
export class LinkPreview {
  @Field(() => String, { description: 'The link, one of those handed in.' })
  link!: string;

  @Field(() => String, orNull('Title or caption, plain text of at most 200 characters.'))
  title?: string | null;

  @Field(() => String, orNull("Address of its picture on the network's servers. It may stop working."))
  pictureUrl?: string | null;

  @Field(() => DateTimeScalar, orNull('When it was published, where the network says so.'))
  postedAt?: Instant | null;
}

@PrivateType('A version of a deliverable as it was handed in. Every version is kept.', jobParties)
export class Submission extends Row {
  @Field(() => Int, { description: 'Number of the version of its kind, from 1.' })
  version!: number;

  @Field(() => SubmissionKind, { description: 'Draft or published work.' })
  kind!: SubmissionKind;

  @Field(() => [String], { description: 'Links; of published work on its platform.' })
  links!: string[];

  @Field(() => [Picture], { description: 'Pictures of a draft.' })
  pictures!: Picture[];

  @Field(() => String, orNull('Note to the other side, plain text.'))
  note?: string | null;

  @Field(() => [LinkPreview], {
    description:
      'What the networks say about links to published work, as far as it is known; of accounts linked here, and of YouTube and TikTok. It comes some time after the links.',
  })
  previews!: LinkPreview[];

  @Field(() => SubmissionState, { description: 'State.' })
  state!: SubmissionState;

  @Field(() => String, orNull('What the other side asked to change, plain text.'))
  changes?: string | null;

  @Field(() => DateTimeScalar, orNull('Until when a draft can be answered; silence approves it.'))
  answerBy?: Instant | null;

  @Field(() => DateTimeScalar, orNull('Time of the answer; null while it waits, and when it was replaced.'))
  decidedAt?: Instant | null;

  @Field(() => Boolean, { description: 'Whether it counts as approved because nobody answered in time.' })
  isApprovedBySilence!: boolean;
}

@PrivateType('Something that a side of a job publishes, as agreed in the deal in force.', jobParties)
export class JobDeliverable extends Row {
  @Field(() => JobSide, { description: 'Side that publishes it; the owner in shoutout exchanges only.' })
  by!: JobSide;

  @Field(() => Platform, { description: 'Where it is published.' })
  platform!: Platform;

  @Field(() => WorkFormat, { description: 'Format.' })
  format!: WorkFormat;

  @Field(() => Int, { description: 'How many.' })
  count!: number;

  @Field(() => String, orNull('What matters about it, plain text.'))
  note?: string | null;

  @Field(() => Boolean, { description: 'Whether the brand approves a draft before it is published.' })
  draftFirst!: boolean;

  @Field(() => Int, { description: 'Rounds of changes that are included.' })
  rounds!: number;

  @Field(() => Int, { description: 'Rounds of changes that were used.' })
  roundsUsed!: number;

  @Field(() => DeliverableState, { description: 'State.' })
  state!: DeliverableState;

  @Field(() => [Submission], { description: 'What was handed in, newest first, at most 100.' })
  submissions!: Submission[];
}

@InputType({ description: 'A version of a deliverable to hand in.' })
export class SubmissionInput {
  @Field(() => SubmissionKind, {
    description: 'A draft where the brand approves drafts first, then the published work.',
  })
  kind!: SubmissionKind;

  @Field(() => [String], orNull('Up to 20 https links: of published work at least one, on its platform.'))
  links?: string[] | null;

  @Field(() => [ID], orNull('Up to 10 uploaded pictures of a draft; a draft has a picture or a link.'))
  pictures?: string[] | null;

  @Field(() => String, orNull('Note to the other side, plain text of at most 2,000 characters.'))
  note?: string | null;
}
