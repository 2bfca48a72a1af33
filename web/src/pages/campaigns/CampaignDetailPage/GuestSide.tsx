import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { jobFirst } from '../../../components/campaign/detail/sideBySide.ts';
import { PersonFace } from '../../../components/campaign/people/PersonFace.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { StaffBadge } from '../../../components/people/StaffBadge.tsx';
import { JobFigures } from '../../../components/reviews/Figures.tsx';
import { t } from '../../../languages/t.ts';
import { useArrived } from '../../../lib/form/useOnlyOnce.ts';
import { laterPart, lazyPart } from '../../../lib/lazyPart.tsx';
import { personPath } from '../../../lib/navigation/pagePaths.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { Link } from '../../../routing/Link.tsx';
import { ApplyPanel } from './ApplyPanel.tsx';
import { PayoutNote } from './PayoutNote.tsx';

const JobCard = lazyPart(async () => (await import('../../../components/campaign/job/JobCard.tsx')).JobCard);

const FitCard = lazyPart(async () => (await import('./FitCard.tsx')).FitCard);

const PeoplePresence = laterPart(
  async () => (await import('../../../components/campaign/people/usePresence.ts')).PeoplePresence,
);

const MessageButton = lazyPart(
  async () => (await import('../../../components/messages/MessageButton.tsx')).MessageButton,
);

/** What influencers and visitors have beside a campaign: the way in or their job, and who posted it. */
export function GuestSide({ campaign }: { campaign: CampaignDetail }) {
  const { myRemark } = campaign;
  const onLost = useArrived(myRemark !== null);
  return (
    <>
      <PayoutNote campaign={campaign} />
      {myRemark ? (
        <>
          <Box sx={jobFirst}>
            <JobCard job={myRemark} />
          </Box>
          {!myRemark.hiredAt && myRemark.state !== 'CANCELLED' && myRemark.state !== 'DECLINED' && (
            <Button variant="outlined" size="large" disabled fullWidth>
              {t('Applied')}
            </Button>
          )}
        </>
      ) : (
        <>
          <ApplyPanel campaign={campaign} onLost={onLost} />
          {campaign.fit.length > 0 && <FitCard campaign={campaign} />}
        </>
      )}
      <Poster owner={campaign.owner} />
    </>
  );
}

function Poster({ owner }: { owner: CampaignDetail['owner'] }) {
  const { signedIn } = useMe();
  return (
    <Card sx={{ p: 2.75, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <PersonFace person={owner} size={48} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <SecondaryText>{t('Posted by')}</SecondaryText>
        <Typography
          variant="subtitle1"
          component={Link}
          to={personPath(owner.id)}
          sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {owner.fullName}
        </Typography>{' '}
        <StaffBadge person={owner} />
        <Box>
          <JobFigures figures={owner.reputation} />
        </Box>
      </Box>
      {signedIn && <PeoplePresence people={[owner]} />}
      {signedIn && <MessageButton person={owner} compact />}
    </Card>
  );
}
