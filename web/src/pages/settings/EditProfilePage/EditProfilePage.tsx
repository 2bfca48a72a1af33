import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { t } from '../../../languages/t.ts';
import { profileFormPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress, rowNumber } from '../../../lib/navigation/rowNumber.ts';
import { rowOf } from '../../../lib/navigation/rowOf.ts';
import { useParams, useSearchParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { BlockedTab } from './BlockedTab/BlockedTab.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ProfileTab } from './ProfileTab/ProfileTab.tsx';
import { SettingsTab } from './SettingsTab/SettingsTab.tsx';

type TabName = 'profile' | 'blocked' | 'settings';

/** Words in the address that open another tab than the first. */
const tabs: Record<string, TabName> = { setting: 'settings', blocked: 'blocked' };

/** A campaign in the address; anything else there is ignored. */
const toCampaignId = (text: string | null | undefined) =>
  /^[1-9]\d*$/.test(text ?? '') ? idInAddress('Campaign', text ?? '') : null;

/** Account settings. `target` is 'setting', 'blocked', or the campaign that the viewer wants to apply to. */
export function Component() {
  const { target } = useParams();
  const [params] = useSearchParams();
  const tab = rowOf(tabs, target) ?? 'profile';
  const campaignId = toCampaignId(tab === 'profile' ? target : params.get('campaign'));
  const [visited, setVisited] = useState(tab === 'profile');
  if (tab === 'profile' && !visited) setVisited(true);
  return (
    <PageContainer width={1024}>
      <TabRow tab={tab} campaignId={campaignId} />
      <Box
        role="tabpanel"
        id="panel-profile"
        aria-labelledby="tab-profile"
        hidden={tab !== 'profile'}
        sx={{ pt: 3 }}
      >
        {/* Stays while the other tab is open, so that nothing typed is lost. */}
        {visited && <ProfileTab campaignId={campaignId} />}
      </Box>
      {tab !== 'profile' && (
        <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ pt: 3 }}>
          {tab === 'blocked' ? <BlockedTab /> : <SettingsTab />}
        </Box>
      )}
    </PageContainer>
  );
}

function TabRow({ tab, campaignId }: { tab: TabName; campaignId: string | null }) {
  const [changing, setChanging] = useState(false);
  const kept = campaignId ? `?campaign=${rowNumber(campaignId)}` : '';
  const rows = [
    {
      value: 'profile',
      label: t('Profile'),
      to: profileFormPath(campaignId),
    },
    { value: 'blocked', label: t('Blocked User'), to: `/edit-profile/blocked${kept}` },
    { value: 'settings', label: t('Settings'), to: `/edit-profile/setting${kept}` },
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        // On phones the button stands beside the heading: the tabs need the whole line.
        gridTemplateAreas: { xs: '"title button" "tabs tabs"', sm: '"title title" "tabs button"' },
        alignItems: { xs: 'start', sm: 'stretch' },
      }}
    >
      <Box sx={{ gridArea: 'title' }}>
        <PageTitle>{t('Account settings')}</PageTitle>
      </Box>
      <Tabs value={tab} aria-label={t('Account settings')} sx={{ gridArea: 'tabs' }}>
        {rows.map(({ value, label, to }) => (
          <Tab
            key={value}
            value={value}
            label={label}
            id={`tab-${value}`}
            aria-controls={`panel-${value}`}
            component={Link}
            to={to}
            preventScrollReset
          />
        ))}
      </Tabs>
      <Box
        sx={{
          gridArea: 'button',
          mt: { xs: -0.75, sm: 0 },
          mr: { xs: -2, sm: 0 },
          borderBottom: { sm: 1 },
          borderColor: { sm: 'divider' },
        }}
      >
        <Button variant="text" color="inherit" onClick={() => setChanging(true)}>
          {t('Change Password')}
        </Button>
      </Box>
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </Box>
  );
}
