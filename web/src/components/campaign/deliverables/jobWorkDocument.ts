import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment, JobWorkFragment } from '../../../__generated__/graphql.ts';

/** What is to be handed in, with all that was. Spread `...JobWork` beside `...Job` where it is shown or changed. */
export const JobWorkDocument = graphql(`
  fragment JobWork on Remark {
    id
    deliverables {
      id
      by
      platform
      format
      count
      note
      draftFirst
      rounds
      roundsUsed
      state
      submissions {
        id
        version
        kind
        links
        previews { link title pictureUrl postedAt }
        pictures { id small medium large }
        note
        state
        changes
        answerBy
        createdAt
        decidedAt
        isApprovedBySilence
      }
    }
  }
`);

/** For a dialog: from the page when it shows the work, else from the server. */
export const WorkOfJobDocument = graphql(`
  query WorkOfJob($id: ID!) {
    remark(id: $id) { ...JobWork }
  }
`);

/** What every `<JobCard>` knows of a deliverable. */
export type JobDeliverable = JobFragment['deliverables'][number];

/** A deliverable with all that was handed in for it. */
export type DeliverableWork = JobWorkFragment['deliverables'][number];
export type Submission = DeliverableWork['submissions'][number];
