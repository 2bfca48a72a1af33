import type { ReactNode } from 'react';
import type { PeopleSort } from '../../../__generated__/enums.ts';
import { msg, type Text } from '../../../languages/t.ts';
import { formatFollowers } from '../../../lib/format/formatPeople.ts';
import { RatingText } from '../../reviews/Figures.tsx';
import type { ApplicantJob } from './applicantDocument.ts';
import { applicantFigures } from './applicantFigures.ts';

type Direction = 'ascending' | 'descending';

export type ColumnSpec = {
  text: Text;
  /** The orders by this column. */
  sorts: Partial<Record<PeopleSort, Direction>>;
  cell: (job: ApplicantJob) => ReactNode;
  isText?: true;
  /** Only where applicants name a price. */
  paidOnly?: true;
};

/** The columns between the person and the buttons. */
export const applicantColumns: readonly ColumnSpec[] = [
  {
    text: msg('Price'),
    sorts: { PRICE_LOW_TO_HIGH: 'ascending', PRICE_HIGH_TO_LOW: 'descending' },
    cell: (job) => <b>{applicantFigures(job).price}</b>,
    paidOnly: true,
  },
  {
    text: msg('Followers'),
    sorts: { FOLLOWERS_LOW_TO_HIGH: 'ascending', FOLLOWERS_HIGH_TO_LOW: 'descending' },
    cell: ({ applicant }) => formatFollowers(applicant.followers),
  },
  {
    text: msg('Engagement'),
    sorts: { ENGAGEMENT: 'descending' },
    cell: (job) => applicantFigures(job).engagement,
  },
  {
    text: msg('Country'),
    sorts: { COUNTRY: 'ascending' },
    cell: (job) => applicantFigures(job).country,
    isText: true,
  },
  {
    text: msg('Rating'),
    sorts: { RATING: 'descending' },
    cell: ({ applicant }) => <RatingText figures={applicant.reputation} />,
  },
  {
    text: msg('Jobs done'),
    sorts: { JOBS_DONE: 'descending' },
    cell: ({ applicant }) => applicant.reputation.jobsDone,
  },
];
