import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { Navigate } from 'react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { TextSkeleton } from '../../../components/Skeletons.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { BankSection } from './BankSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MailSection } from './MailSection.tsx';
import { SettingsTabDocument } from './settingsDocuments.ts';

/** Where payouts go, which mail comes, and who is signed in. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(SettingsTabDocument);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SettingsSkeleton />;
  if (!data.me) return <Navigate to="/" replace />;
  return (
    <Box sx={{ maxWidth: 760 }}>
      <BankSection account={data.me} />
      <MailSection enabled={data.me.mailNotifications} />
      <DevicesSection sessions={data.mySessions} />
    </Box>
  );
}

function SettingsSkeleton() {
  return (
    <Box sx={{ maxWidth: 760 }}>
      {['Bank information', 'Notifications', 'Signed-in devices'].map((title) => (
        <SettingsSection key={title} title={title}>
          <TextSkeleton lines={2} />
        </SettingsSection>
      ))}
    </Box>
  );
}
