import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { describeJob } from '../job/texts/describeJob.ts';
import { AppDialog } from './AppDialog.tsx';

/** The job was moved while a question about it was open: how it stands now, in the words of its card. */
export function MovedDialog({ job, onClose }: { job: JobFragment; onClose: () => void }) {
  const { turn, means } = describeJob(job);
  return (
    <AppDialog
      title={t('Nothing was sent')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('Okay')}
        </Button>
      }
    >
      <Typography variant="subtitle1" component="p" sx={{ color: 'text.primary', mb: 0.5 }}>
        {turn}
      </Typography>
      {means}
    </AppDialog>
  );
}
