import { graphqlEnum } from './enum.ts';

export const JobSide = graphqlEnum('JobSide', 'Sides of a job.', {
  OWNER: ['owner', 'The owner of the campaign.'],
  APPLICANT: ['applicant', 'The applicant.'],
  NOBODY: ['nobody', 'Nobody has to act.'],
});
export type JobSide = (typeof JobSide)[keyof typeof JobSide];
