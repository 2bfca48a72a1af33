import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { PersonFace } from '../../../components/campaign/people/PersonFace.tsx';
import { PersonLine } from '../../../components/campaign/people/PersonLine.tsx';
import { usePresence } from '../../../components/campaign/people/usePresence.ts';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { Link } from '../../../routing/Link.tsx';

/** Which campaign, who applied, when, and what they wrote. */
export function ApplicationText({ remark }: { remark: JobFragment }) {
  const { campaign, applicant } = remark;
  usePresence([applicant]);
  return (
    <>
      <StatusChip state={remark.state} hired={remark.hiredStatus} />
      <PageTitle hidden>{campaign.title}</PageTitle>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        <Box
          component={Link}
          to={`/campaigndetail/${campaign.id}`}
          sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {campaign.title}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mt: 3, alignItems: 'flex-start' }}>
        <PersonFace person={applicant} size={52} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <PersonLine person={applicant} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('Applied {time}', { time: formatDayTime(remark.appliedAt) })}
          </Typography>
          <Typography
            sx={{ mt: 1, whiteSpace: 'pre-line', color: remark.text ? undefined : 'text.secondary' }}
          >
            {remark.text ?? t('Applied without a message.')}
          </Typography>
        </Box>
      </Box>
    </>
  );
}
