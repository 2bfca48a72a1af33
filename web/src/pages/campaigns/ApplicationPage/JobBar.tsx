import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { JobMenu } from '../../../components/campaign/job/JobMenu.tsx';
import { jobWith } from '../../../components/campaign/job/texts/describeJob.ts';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { useOpenConversation } from '../../../components/messages/useOpenConversation.ts';
import { PhoneBar } from '../../../components/page/PhoneBar.tsx';
import { t } from '../../../languages/t.ts';

type Props = { job: JobFragment; back: { to: string; text: string } };

/** On phones in place of the site's header: the way back, which job it is, messages and the menu. */
export function JobBar({ job, back }: Props) {
  const { open, busy } = useOpenConversation();
  const other = job.mySide === 'APPLICANT' ? job.campaign.owner : job.applicant;
  return (
    <PhoneBar back={back} title={jobTitle(job)} about={jobWith(job)}>
      {job.mySide !== 'NOBODY' && (
        <IconButton
          disabled={busy}
          aria-label={t('Message {fullName}', { fullName: other.fullName })}
          onClick={() => void open(other.id)}
        >
          <ChatBubbleOutlineRounded />
        </IconButton>
      )}
      <Box sx={{ mr: -1 }}>
        <JobMenu job={job} />
      </Box>
    </PhoneBar>
  );
}
