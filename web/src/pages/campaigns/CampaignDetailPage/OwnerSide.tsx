import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { jobFirst } from '../../../components/campaign/detail/sideBySide.ts';
import { JobCard } from '../../../components/campaign/job/JobCard.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { AskButton } from '../../../components/overlay/AskButton.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { hasEnded } from '../../../lib/format/formatDate.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { DuplicateButton } from './DuplicateButton.tsx';
import { ExtendCard } from './ExtendCard.tsx';
import { VisibilityCard } from './VisibilityCard.tsx';

const BriefCard = lazyPart(async () => (await import('./BriefCard.tsx')).BriefCard);

/** What the owner has beside the campaign: the job that waits, where the campaign stands, its visibility, and what can be done with it. */
export function OwnerSide({ campaign, urgent }: { campaign: CampaignDetail; urgent: JobFragment | null }) {
  return (
    <>
      {urgent && (
        <Box sx={jobFirst}>
          <JobCard job={urgent} />
        </Box>
      )}
      <Standing campaign={campaign} primary={!urgent} />
      {campaign.state !== 'AWAITING_APPROVAL' && campaign.permissions.setDisabled.allowed && (
        <VisibilityCard campaign={campaign} />
      )}
      {campaign.permissions.extend.allowed && <ExtendCard campaign={campaign} />}
      {campaign.permissions.changeBrief.allowed && <BriefCard campaign={campaign} />}
      {campaign.permissions.close.allowed && <CloseCard campaignId={campaign.id} />}
      {campaign.permissions.duplicate.allowed && <DuplicateButton campaignId={campaign.id} />}
    </>
  );
}

/** What is said about campaigns that are not open. */
const standings: Partial<Record<CampaignDetail['state'], [title: Text, text: Text]>> = {
  AWAITING_APPROVAL: [
    msg('Awaiting Approval'),
    msg('We review new campaigns within 48 hours and tell you when yours is open.'),
  ],
  INACTIVE: [msg('Rejected/Inactive'), msg("Influencers can't see this campaign.")],
  AWARDED: [msg('Awarded'), msg('The campaign has ended and takes no applications. Running jobs go on.')],
};

const expired: [title: Text, text: Text] = [
  msg('Rejected/Inactive'),
  msg('It ended without a hire. Choose a new end date to resubmit it. Applications are kept.'),
];

function Standing({ campaign, primary }: { campaign: CampaignDetail; primary: boolean }) {
  const composer = useComposer();
  const { edit } = campaign.permissions;
  // One that staff did not turn down is inactive because nobody was hired in time.
  const isExpired = campaign.state === 'INACTIVE' && hasEnded(campaign.endsOn);
  const [title, text] = isExpired ? expired : (standings[campaign.state] ?? []);
  if (!title || !text) return null;
  return (
    <Card component="section" aria-label={t('Status')} sx={{ p: 2.75 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 0.75 }}>
        {t(title)}
      </Typography>
      <SecondaryText>
        {campaign.rejectedReason
          ? t('Staff rejected it: {rejectedReason}', { rejectedReason: campaign.rejectedReason })
          : t(text)}
      </SecondaryText>
      {edit.allowed && (
        <Button
          variant={primary ? 'contained' : 'outlined'}
          fullWidth
          size="large"
          sx={{ mt: 2.5 }}
          onClick={() => composer.edit(campaign.id)}
        >
          {t('Edit campaign')}
        </Button>
      )}
    </Card>
  );
}

const CloseDocument = graphql(`
  mutation CloseCampaign($input: CloseCampaignInput!) {
    closeCampaign(input: $input) { campaign { id state } }
  }
`);

/** Ends an open campaign that has found its people, after a question: there is no way back. */
function CloseCard({ campaignId }: { campaignId: string }) {
  const toast = useToast();
  const [close] = useMutation(CloseDocument, { refetchQueries: ['CampaignDetail'] });
  const onYes = async () => {
    await close({ variables: { input: { id: campaignId } } });
    toast(t('Campaign closed'));
  };
  return (
    <Card component="section" aria-label={t('Close campaign')} sx={{ p: 2.75 }}>
      <Typography variant="subtitle1" component="h2">
        {t('Found everyone you need?')}
      </Typography>
      <SecondaryText sx={{ mb: 2 }}>{t('A closed campaign no longer takes applications.')}</SecondaryText>
      <AskButton
        variant="outlined"
        fullWidth
        title={t('Close this campaign?')}
        no={t('Cancel')}
        yes={t('Close campaign')}
        text={t(
          "It will take no more applications and can't be reopened. Running jobs and open offers go on.",
        )}
        onYes={onYes}
      >
        {t('Close campaign')}
      </AskButton>
    </Card>
  );
}
