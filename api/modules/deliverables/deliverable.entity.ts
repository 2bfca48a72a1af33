import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SubmissionKind, SubmissionState } from '../../../schema/deliverable.ts';
import type { Platform, WorkFormat } from '../../../schema/work.ts';

/** What is kept of a post; times as ISO texts. */
export interface StoredPreview {
  readonly link: string;
  readonly title: string | null;
  readonly pictureUrl: string | null;
  readonly postedAt: string | null;
}

/** Something that a side of a job publishes. Its state follows from its newest submission. */
export const Deliverable = defineEntity({
  name: 'Deliverable',
  tableName: 'deliverable',
  properties: {
    id: p.integer().primary(),
    remarkId: p.integer(),
    side: p.string().$type<'owner' | 'applicant'>(),
    position: p.integer(),
    platform: p.string().$type<Platform>(),
    format: p.string().$type<WorkFormat>(),
    count: p.integer(),
    note: p.text().nullable(),
    draftFirst: p.boolean(),
    rounds: p.integer(),
    /** When a later deal left it out; its versions are kept. */
    droppedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type Deliverable = InferEntity<typeof Deliverable>;

/** A version of a deliverable as it was handed in. */
export const Submission = defineEntity({
  name: 'Submission',
  tableName: 'submission',
  properties: {
    id: p.integer().primary(),
    deliverableId: p.integer(),
    remarkId: p.integer(),
    kind: p.string().$type<SubmissionKind>(),
    version: p.integer(),
    links: p.array(),
    pictures: p.array(),
    /** What networks say about the links, as far as it is known. */
    previews: p.json<StoredPreview[]>(),
    note: p.text().nullable(),
    state: p.string().$type<SubmissionState>(),
    changes: p.text().nullable(),
    /** Until when a draft can be answered; null where silence approves nothing. */
    answerDeadline: p.datetime().nullable(),
    decidedAt: p.datetime().nullable(),
    /** `system` when nobody answered in time. */
    decidedBy: p.string().$type<'owner' | 'system'>().nullable(),
    createdAt: p.datetime(),
  },
});
export type Submission = InferEntity<typeof Submission>;
