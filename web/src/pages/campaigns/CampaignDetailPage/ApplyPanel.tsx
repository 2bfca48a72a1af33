import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { campaignAmount } from '../../../components/campaign/campaignFacts.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { useGate } from '../../../components/campaign/detail/useGate.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { StickyFoot } from '../../../components/page/StickyFoot.tsx';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';

const DeclineInvitation = lazyPart(async () => (await import('./DeclineInvitation.tsx')).DeclineInvitation);

const ApplyFlow = lazyPart(async () => (await import('./ApplyFlow.tsx')).ApplyFlow);

type Props = {
  campaign: CampaignDetail;
  /** Told that the answer to an application was lost on the way, and how to say it when it turns out to have arrived. */
  onLost: (say: () => void) => void;
};

export function ApplyPanel({ campaign, onLost }: Props) {
  const { open, press, close } = useGate('apply');
  const { apply } = campaign.permissions;
  const applied = campaign.myRemark !== null || apply.code === 'ALREADY_APPLIED';
  const closed = apply.code === 'CAMPAIGN_CLOSED' || apply.code === 'OWN_CAMPAIGN';
  const isShort = !closed && !campaign.myInvitation;
  const button = (
    <Button variant="contained" size="large" fullWidth disabled={applied || closed} onClick={press}>
      {applied ? t('Applied') : t('Apply')}
    </Button>
  );
  return (
    <>
      <StickyFoot amount={offered(campaign)}>{button}</StickyFoot>
      <Card
        component="section"
        aria-label={t('Apply')}
        sx={{ p: 2.75, display: { xs: isShort ? 'none' : 'block', md: 'block' } }}
      >
        <Typography variant="h4" component="h2" sx={{ fontSize: 24, mb: 0.75 }}>
          {heading(campaign)}
        </Typography>
        <SecondaryText>
          {closed ? apply.reason && serverSentence(apply) : t(explanations[campaign.type])}
        </SecondaryText>
        <Box sx={{ mt: 2.5, display: { xs: 'none', md: 'block' } }}>{button}</Box>
        {campaign.myInvitation?.permissions.decline.allowed && (
          <DeclineInvitation invitationId={campaign.myInvitation.id} owner={campaign.owner.fullName} />
        )}
      </Card>
      {open && apply.code !== 'SIGN_IN_REQUIRED' && (
        <ApplyFlow campaign={campaign} onClose={close} onLost={onLost} />
      )}
    </>
  );
}

/** What waits for who applies: the amount of the invitation, or else what the campaign gives. */
function offered(campaign: CampaignDetail): string {
  const amount = campaign.myInvitation?.amount;
  return amount ? formatMoney(amount) : campaignAmount(campaign);
}

function heading({ myInvitation, owner, type, endsOn, permissions }: CampaignDetail): string {
  if (permissions.apply.code === 'CAMPAIGN_CLOSED') return t('Closed ## campaign');
  if (!myInvitation) return t('Open until {date}', { date: formatDate(endsOn) });
  const { amount } = myInvitation;
  return type === 'PAID' && amount
    ? t('{fullName} invites you and offers {amount}', {
        fullName: owner.fullName,
        amount: formatMoney(amount),
      })
    : t('{fullName} invites you', { fullName: owner.fullName });
}

const explanations = {
  PAID: msg(
    'Apply, get an offer, and start when it is paid. The money is held here until the work is released.',
  ),
  SPONSORED: msg('Apply, and if you are hired the product comes to you. No money moves.'),
  SHOUTOUT: msg('Apply, and if you are hired you give each other a shoutout. No money moves.'),
} as const;
