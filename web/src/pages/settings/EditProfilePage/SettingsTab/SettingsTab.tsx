import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { Navigate } from '../../../../routing/Link.tsx';
import { AccessTokensSection } from '../AccessTokens/AccessTokensSection.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { PersonalDataSection } from '../PersonalData/PersonalDataSection.tsx';
import { BankSection } from './BankSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { SettingsTabDocument } from './settingsDocuments.ts';

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
