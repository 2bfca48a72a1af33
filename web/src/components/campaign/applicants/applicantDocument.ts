import { graphql } from '../../../__generated__/gql.ts';
import type { ApplicantFragment, JobFragment } from '../../../__generated__/graphql.ts';

/** Spread `...Applicant` beside `...Job` where applicants are compared. */
export const ApplicantDocument = graphql(`
  fragment Applicant on Remark {
    id
    isShortlisted
    fit { ...FitParts }
    applicant {
      id
      engagement
      country { code name }
    }
  }
`);

/** An application with what its owner compares. */
export type ApplicantJob = JobFragment & ApplicantFragment;
