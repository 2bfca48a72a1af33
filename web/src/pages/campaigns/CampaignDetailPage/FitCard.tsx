import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { FitChange } from '../../../__generated__/enums.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { FitList } from '../../../components/campaign/fit/FitList.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { addBankAccountPath, campaignPath, profileFormPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

const ways: Record<FitChange, { text: Text; to: (campaignId: string) => string }> = {
  PROFILE: { text: msg('Edit profile'), to: profileFormPath },
  FOLLOWERS: { text: msg('Refresh followers'), to: () => '/edit-profile/setting' },
  BANK_ACCOUNT: { text: msg('Add bank account'), to: (id) => addBankAccountPath(campaignPath(id)) },
};

/** How the viewer fits the campaign, before they apply, and where to change it. */
export function FitCard({ campaign }: { campaign: CampaignDetail }) {
  const { fit } = campaign;
  const changes = [...new Set(fit.flatMap(({ change }) => change ?? []))];
  return (
    <Card component="section" aria-labelledby="fit" sx={{ p: 2.75 }}>
      <Typography variant="subtitle1" component="h2" id="fit" sx={{ mb: 1.5 }}>
        {t('How you match')}
      </Typography>
      <FitList fit={fit} wanted={campaign} />
      {changes.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {changes.map((change) => (
            <Button key={change} variant="outlined" component={Link} to={ways[change].to(campaign.id)}>
              {t(ways[change].text)}
            </Button>
          ))}
        </Box>
      )}
    </Card>
  );
}
