import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { Navigate } from '../../../../routing/Link.tsx';
import { AccessTokensSection } from '../AccessTokens/AccessTokensSection.tsx';
import { CardsSection } from '../Cards/CardsSection.tsx';
import { ConnectedAppsSection } from '../ConnectedApps/ConnectedAppsSection.tsx';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { CloseAccountDialog } from '../PersonalData/CloseAccountDialog.tsx';
import { ExportDialog } from '../PersonalData/ExportDialog.tsx';
import { SecuritySection } from '../Security/SecuritySection.tsx';
import { BankSection } from './BankSection.tsx';
import { DevicePush } from './DevicePush.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { NotificationTopics } from './NotificationTopics.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SetMailNotificationsDocument, SettingsTabDocument } from './settingsDocuments.ts';

const OwnAppsSection = lazyPart(async () => (await import('../OwnApps/OwnAppsSection.tsx')).OwnAppsSection);
const WebhooksSection = lazyPart(
  async () => (await import('../Webhooks/WebhooksSection.tsx')).WebhooksSection,
);

export function SettingsTab() {
  const { data, error, refetch } = useQuery(SettingsTabDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SettingsSkeleton />;
  if (!data.me) return <Navigate to="/" replace />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BankSection account={data.me} factors={data.secondFactors} />
      <CardsSection cards={data.savedPaymentMethods?.nodes ?? []} settings={data.clientConfig} />
      <NotificationSection account={data.me} push={data.devicePush} />
      <PlaceSection hasPlace={data.me.hasPlace} />
      <EmailSection account={data.me} />
      <SecuritySection factors={data.secondFactors} looks={data.accountLooks} />
      <DevicesSection sessions={data.mySessions.nodes} />
      <ConnectedAppsSection apps={data.connectedApps.nodes} />
      <AccessTokensSection tokens={data.accessTokens.nodes} />
      <OwnAppsSection />
      <WebhooksSection />
      <PersonalDataSection />
    </Box>
  );
}

function SettingsSkeleton() {
  return (
    <Box sx={{ maxWidth: 760 }}>
      {[
        t('Bank information'),
        t('Cards'),
        t('Notifications'),
        t('Nearby search'),
        t('Email'),
        t('Security'),
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

function PersonalDataSection() {
  const [open, setOpen] = useState<'export' | 'close' | null>(null);
  const shut = () => setOpen(null);
  return (
    <SettingsSection title={t('Your data')} hint={t('Download your data or close your account.')}>
      <SettingsRow
        component="div"
        textWidth={220}
        title={t('Download your data')}
        hint={t('Everything we know about you, in one ZIP file.')}
      >
        <Button variant="outlined" onClick={() => setOpen('export')}>
          {t('Download')}
        </Button>
      </SettingsRow>
      <SettingsRow
        component="div"
        textWidth={220}
        title={t('Close your account')}
        hint={t('Hides your account now and erases your data after 30 days.')}
      >
        <Button variant="text" color="inherit" onClick={() => setOpen('close')}>
          {t('Close account')}
        </Button>
      </SettingsRow>
      {open === 'export' && <ExportDialog onClose={shut} />}
      {open === 'close' && <CloseAccountDialog onClose={shut} />}
    </SettingsSection>
  );
}

type NotificationProps = {
  account: NonNullable<SettingsTabQuery['me']>;
  push: SettingsTabQuery['devicePush'];
};

function NotificationSection({ account, push }: NotificationProps) {
  const enabled = account.mailNotifications;
  const [asking, setAsking] = useState(false);
  const [save] = useMutation(SetMailNotificationsDocument, { variables: { input: { enabled: !enabled } } });
  return (
    <SettingsSection title={t('Notifications')} hint={t('Get campaign and job updates by email.')}>
      <FormControlLabel
        control={<Checkbox checked={enabled} onChange={() => setAsking(true)} color="success" />}
        label={t('Email Notifications')}
      />
      <DevicePush push={push} />
      <NotificationTopics account={account} hasDevices={push.deviceCount > 0} />
      {asking && (
        <ActionDialog
          title={
            enabled
              ? t('Are you sure you want to disable email notifications?')
              : t('Are you sure you want to enable email notifications?')
          }
          no={t('Cancel')}
          onYes={save}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsSection>
  );
}
