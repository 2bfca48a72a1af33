import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { Navigate } from '../../../../routing/Link.tsx';
import { AccessTokensSection } from '../AccessTokens/AccessTokensSection.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { CloseAccountDialog } from '../PersonalData/CloseAccountDialog.tsx';
import { ExportDialog } from '../PersonalData/ExportDialog.tsx';
import { BankSection } from './BankSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SetMailNotificationsDocument, SettingsTabDocument } from './settingsDocuments.ts';

const WebhooksSection = lazy(() => loadChunk(() => import('../Webhooks/WebhooksSection.tsx')));

/** Where payouts go, which mail comes, who is signed in, which programs may act, and one's data. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(SettingsTabDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SettingsSkeleton />;
  if (!data.me) return <Navigate to="/" replace />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BankSection account={data.me} />
      <MailSection enabled={data.me.mailNotifications} />
      <PlaceSection hasPlace={data.me.hasPlace} />
      <DevicesSection sessions={data.mySessions} />
      <AccessTokensSection tokens={data.accessTokens} />
      <Suspense>
        <WebhooksSection />
      </Suspense>
      <PersonalDataSection />
    </Box>
  );
}

function SettingsSkeleton() {
  return (
    <Box sx={{ maxWidth: 760 }}>
      {[
        t('Bank information'),
        t('Notifications'),
        t('Nearby search'),
        t('Signed-in devices'),
        t('Access tokens'),
        t('Your data'),
      ].map((title) => (
        <SettingsSection key={title} title={title}>
          <TextSkeleton lines={2} />
        </SettingsSection>
      ))}
    </Box>
  );
}

/** Taking one's data along, and leaving. */
function PersonalDataSection() {
  const [open, setOpen] = useState<'export' | 'close' | null>(null);
  const shut = () => setOpen(null);
  return (
    <SettingsSection title={t('Your data')} hint={t('It is yours: take it along, or leave.')}>
      <Deed title={t('Download your data')} text={t('Everything we hold about you, as one ZIP file.')}>
        <Button variant="outlined" onClick={() => setOpen('export')}>
          {t('Download')}
        </Button>
      </Deed>
      <Deed title={t('Close your account')} text={t('Hides you at once and erases your data after 30 days.')}>
        <Button variant="text" color="inherit" onClick={() => setOpen('close')}>
          {t('Close account')}
        </Button>
      </Deed>
      {open === 'export' && <ExportDialog onClose={shut} />}
      {open === 'close' && <CloseAccountDialog onClose={shut} />}
    </SettingsSection>
  );
}

function Deed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const line = { borderTop: 1, borderColor: 'divider' } as const;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, '& + &': line, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>{title}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{text}</Box>
      </Box>
      {children}
    </Box>
  );
}

/** Whether notifications are mailed too. */
function MailSection({ enabled }: { enabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SetMailNotificationsDocument);
  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const onYes = async () => {
    try {
      await save({ variables: { enabled: !enabled } });
      setAsking(false);
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  return (
    <SettingsSection
      title={t('Notifications')}
      hint={t('What happens in your campaigns and jobs, in your inbox too.')}
    >
      <FormControlLabel
        control={<Checkbox checked={enabled} onChange={ask} color="success" />}
        label={t('Email Notifications')}
      />
      <ConfirmDialog
        open={asking}
        title={
          enabled
            ? t('Are you sure you want to disable email notifications?')
            : t('Are you sure you want to enable email notifications?')
        }
        no={t('Cancel')}
        busy={loading}
        error={error}
        onNo={() => setAsking(false)}
        onYes={() => void onYes()}
      />
    </SettingsSection>
  );
}
