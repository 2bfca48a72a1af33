import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { ActionDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { formatDay, hasEnded } from '../../../lib/format/formatDate.ts';

const SetDisabledDocument = graphql(`
  mutation SetCampaignDisabled($input: SetCampaignDisabledInput!) {
    setCampaignDisabled(input: $input) { campaign { id isDisabled } }
  }
`);

/** A wide switch with the thumb inside. */
const roundSwitch = {
  width: 46,
  height: 28,
  p: 0,
  '& .MuiSwitch-switchBase': { p: '3px', '&.Mui-checked': { transform: 'translateX(18px)' } },
  '& .MuiSwitch-thumb': { width: 22, height: 22, bgcolor: 'background.paper', boxShadow: 'none' },
  '& .MuiSwitch-track': { borderRadius: 999, opacity: '1 !important', bgcolor: 'text.secondary' },
  '& .Mui-checked + .MuiSwitch-track': { bgcolor: 'success.main' },
  '& .Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid', outlineColor: 'info.main' },
} as const;

/** Shows or hides a published campaign, after a question. */
export function VisibilityCard({ campaign }: { campaign: CampaignDetail }) {
  const { id, isDisabled, state, endsOn } = campaign;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const [save] = useMutation(SetDisabledDocument, { refetchQueries: ['CampaignDetail'] });
  const onYes = async () => {
    await save({ variables: { input: { id, disabled: !isDisabled } } });
    toast(isDisabled ? t('Campaign enabled') : t('Campaign disabled'));
  };
  const until = () => {
    if (hasEnded(endsOn)) return t('Ended {day}', { day: formatDay(endsOn) });
    return state === 'OPEN' ? t('Open until {day}', { day: formatDay(endsOn) }) : t('Campaign closed');
  };
  return (
    <Card
      component="section"
      aria-label={t('Visibility')}
      sx={{ p: 2.75, display: 'flex', alignItems: 'center', gap: 2 }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography variant="subtitle1" component="h2">
          {isDisabled ? t('Campaign is hidden') : t('Campaign is visible')}
        </Typography>
        <SecondaryText>{isDisabled ? t('Hidden from influencers') : until()}</SecondaryText>
      </Box>
      <Switch
        checked={!isDisabled}
        onChange={() => setAsking(true)}
        sx={roundSwitch}
        slotProps={{ input: { 'aria-label': t('Campaign is visible') } }}
      />
      {asking && (
        <ActionDialog
          title={isDisabled ? t('Show this campaign?') : t('Hide this campaign?')}
          no={t('Cancel')}
          yes={isDisabled ? t('Show campaign') : t('Hide campaign')}
          onYes={onYes}
          onClose={() => setAsking(false)}
        >
          {isDisabled
            ? t('Influencers can find it again and apply.')
            : t("Influencers can't find it any more. Running jobs go on.")}
        </ActionDialog>
      )}
    </Card>
  );
}
