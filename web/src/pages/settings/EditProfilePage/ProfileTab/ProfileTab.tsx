import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { Navigate } from '../../../../routing/Link.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { useLinkReturn } from '../Linking/useLinkReturn.tsx';
import { AvatarCard } from './AvatarCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileFormDocument } from './profileFormDocuments.ts';

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  alignItems: 'start',
};

/** Face and details of the viewer. With a campaign, what applying to it needs is highlighted. */
export function ProfileTab({ campaignId }: { campaignId: string | null }) {
  const { finishing } = useLinkReturn();
  // Asked anew each time, and after linking: a form must not begin with what was true some time ago.
  const { data, error, loading, refetch } = useQuery(ProfileFormDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: finishing,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (loading || finishing || !data) {
    return (
      <Box sx={columns}>
        <SettingsSection title={t('Photo')}>
          <TextSkeleton lines={4} />
        </SettingsSection>
        <SettingsSection title={t('Personal details')}>
          <TextSkeleton lines={9} />
        </SettingsSection>
      </Box>
    );
  }
  if (!data.me) return <Navigate to="/" replace />;
  return (
    <Box sx={columns}>
      <AvatarCard account={data.me} />
      <ProfileForm account={data.me} campaignId={campaignId} />
    </Box>
  );
}
