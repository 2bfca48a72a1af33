import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenJobsQuery } from '../../../../__generated__/graphql.ts';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { forgetTexts } from '../../../../lib/form/savedTexts.ts';
import { campaignPath } from '../../../../lib/navigation/pagePaths.ts';
import { endSession } from '../../../../lib/session/endSession.ts';
import { useSessionChanged } from '../../../../lib/session/useSessionChanged.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CloseAccountDocument, OpenJobsDocument, PasswordForm } from './PasswordForm.tsx';

export function CloseAccountDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(OpenJobsDocument, { fetchPolicy: 'network-only' });
  return (
    <FormDialog title={t('Close your account')} onClose={onClose}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TextSkeleton lines={3} />
      ) : data.openJobs.nodes.length > 0 ? (
        <JobsFirst jobs={data.openJobs.nodes} onLeave={onClose} />
      ) : (
        <Farewell />
      )}
    </FormDialog>
  );
}

function JobsFirst({ jobs, onLeave }: { jobs: OpenJobsQuery['openJobs']['nodes']; onLeave: () => void }) {
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{t('Finish these jobs before closing your account.')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
        {jobs.map(({ remarkId, campaignId, campaignTitle, isOwner }) => (
          <li key={remarkId}>
            <Box
              component={Link}
              to={campaignPath(campaignId)}
              onClick={onLeave}
              sx={{ fontWeight: 650, color: 'text.primary' }}
            >
              {campaignTitle}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {isOwner ? t('your campaign') : t('your job')}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

function Farewell() {
  const [close] = useMutation(CloseAccountDocument);
  const sessionChanged = useSessionChanged();
  const toast = useToast();
  const onPassword = (password: string) =>
    endSession(async () => {
      await close({ variables: { input: { password } } });
      forgetTexts();
      toast(t('Your account is closed.'), 'success');
      await sessionChanged();
    });
  return (
    <>
      <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, display: 'grid', gap: 0.75 }}>
        <li>{t('Your profile is hidden and all your devices are signed out.')}</li>
        <li>{t('Open applications, offers and campaigns are withdrawn.')}</li>
        <li>{t('Your data is erased after 30 days. Until then, support can reopen your account.')}</li>
        <li>{t('Payment records are kept, as the law requires.')}</li>
      </Box>
      <PasswordForm button={t('Close my account')} isDestructive onPassword={onPassword} />
    </>
  );
}
