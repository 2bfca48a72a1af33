import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { PeopleSort } from '../../../__generated__/enums.ts';
import { t } from '../../../languages/t.ts';
import { applicationPath, personPath } from '../../../lib/navigation/pagePaths.ts';
import { Link as RouterLink } from '../../../routing/Link.tsx';
import { SecondaryText } from '../../display/SecondaryText.tsx';
import { StaffBadge } from '../../people/StaffBadge.tsx';
import { ApplicantStatus } from '../ApplicantRow.tsx';
import { fitSummary } from '../fit/fitWords.ts';
import { JobButtons } from '../job/JobButtons.tsx';
import { JobMenu } from '../job/JobMenu.tsx';
import { PersonFace } from '../people/PersonFace.tsx';
import { applicantColumns, type ColumnSpec } from './applicantColumns.tsx';
import type { ApplicantJob } from './applicantDocument.ts';
import { ShortlistButton } from './ShortlistButton.tsx';

const cellLook = { px: 1.25, py: 1.75, borderBottom: 1, borderColor: 'divider', verticalAlign: 'middle' };
const headLook = { ...cellLook, py: 1, fontSize: 13, fontWeight: 600, color: 'text.secondary' };
const alignOf = ({ isText }: ColumnSpec) => (isText ? 'left' : 'right');

type Props = { jobs: readonly ApplicantJob[]; sort: PeopleSort | null; isPaid: boolean };

/** Applicants with their figures beside one another, for wide screens. */
export function ApplicantTable({ jobs, sort, isPaid }: Props) {
  const shown = applicantColumns.filter(({ paidOnly }) => isPaid || !paidOnly);
  return (
    <Box
      component="table"
      aria-label={t('Applications')}
      sx={{ width: 1, mt: 2, borderCollapse: 'collapse', fontSize: 14.5, fontVariantNumeric: 'tabular-nums' }}
    >
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...headLook, pl: 0, textAlign: 'left' }}>
            {t('Influencer')}
          </Box>
          {shown.map((column) => (
            <Box
              key={String(column.text)}
              component="th"
              scope="col"
              aria-sort={sort ? column.sorts[sort] : undefined}
              sx={{ ...headLook, textAlign: alignOf(column), whiteSpace: 'nowrap' }}
            >
              {t(column.text)}
            </Box>
          ))}
          <Box component="th" scope="col" sx={{ ...headLook, pr: 0, textAlign: 'right' }}>
            {t('Actions')}
          </Box>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <Row key={job.id} job={job} columns={shown} />
        ))}
      </tbody>
    </Box>
  );
}

function Row({ job, columns: shown }: { job: ApplicantJob; columns: readonly ColumnSpec[] }) {
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...cellLook, pl: 0, textAlign: 'left', fontWeight: 'inherit' }}>
        <Who job={job} />
      </Box>
      {shown.map((column) => (
        <Box
          key={String(column.text)}
          component="td"
          sx={{ ...cellLook, textAlign: alignOf(column), whiteSpace: 'nowrap' }}
        >
          {column.cell(job)}
        </Box>
      ))}
      <Box component="td" sx={{ ...cellLook, pr: 0 }}>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
          <ShortlistButton job={job} />
          <JobButtons job={job} />
          <JobMenu job={job} />
        </Box>
      </Box>
    </tr>
  );
}

function Who({ job }: { job: ApplicantJob }) {
  const { applicant } = job;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <PersonFace person={applicant} size={48} />
      <Box sx={{ minWidth: 0, maxWidth: 280, lineHeight: 1.45 }}>
        <Box
          component={RouterLink}
          to={personPath(applicant.id)}
          sx={{
            fontWeight: 700,
            fontSize: 15,
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {applicant.fullName}
        </Box>{' '}
        <StaffBadge person={applicant} />
        <SecondaryText>{fitSummary(job.fit)}</SecondaryText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, fontSize: 13 }}>
          <ApplicantStatus job={job} />
          <Link
            component={RouterLink}
            to={applicationPath(job.id)}
            sx={{ color: 'text.secondary', textDecoration: 'underline', textUnderlineOffset: 3 }}
          >
            {t('View application')}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
