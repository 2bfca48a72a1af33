import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CampaignState } from '../../../__generated__/enums.ts';
import { BackTo, quietBack } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignBrief } from '../../../components/campaign/detail/CampaignBrief.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import {
  type CampaignDetail,
  CampaignDetailDocument,
} from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { ReportButton } from '../../../components/campaign/detail/ReportButton.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { FavouriteButton } from '../../../components/campaign/FavouriteButton.tsx';
import { Gallery } from '../../../components/campaign/gallery/Gallery.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { useOwnerJobs } from '../../../components/campaign/people/useOwnerJobs.ts';
import { ShareButtons } from '../../../components/campaign/share/ShareButtons.tsx';
import { Sign } from '../../../components/display/Sign.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { t } from '../../../languages/t.ts';
import { todayInSingapore } from '../../../lib/format/formatDate.ts';
import { laterPart, lazyPart } from '../../../lib/lazyPart.tsx';
import { campaignPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useLocation, useNavigate, useParams } from '../../../routing/hooks.ts';
import { CampaignHead } from './CampaignHead.tsx';
import { GuestSide } from './GuestSide.tsx';

const JobEvents = laterPart(
  async () => (await import('../../../components/campaign/job/useJobEvents.ts')).JobEvents,
);

const OwnerSide = lazyPart(async () => (await import('./OwnerSide.tsx')).OwnerSide);

const PeopleTabs = lazyPart(
  async () => (await import('../../../components/campaign/people/PeopleTabs.tsx')).PeopleTabs,
);

/** /campaigndetail/{id}: a campaign for everybody, with its people for its owner. */
export function Component() {
  const id = idInAddress('Campaign', useParams().id);
  const { signedIn } = useMe();
  const { data, error, refetch } = useQuery(CampaignDetailDocument, { variables: { id } });
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This campaign')} />;
  if (!data) return <CampaignDetailSkeleton />;
  if (!data.campaign) return <NotFoundPage what={t('This campaign')} />;
  return (
    <JobDialogs>
      <CampaignView campaign={data.campaign} />
      {signedIn && <JobEvents campaignId={id} />}
    </JobDialogs>
  );
}

function CampaignView({ campaign }: { campaign: CampaignDetail }) {
  const seesPeople = campaign.permissions.seeApplications.allowed;
  const { counts, urgent } = useOwnerJobs(campaign.id, !seesPeople);
  return (
    <PageContainer sx={{ pb: campaign.isMine && !urgent ? undefined : { xs: 14, md: 8 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, mt: { md: -1 } }}>
        {campaign.isMine ? <BackTo to="/my-campaigns" text={t('My Campaigns')} /> : <Back />}
        <Box sx={{ flex: 1 }} />
        {!campaign.isMine && (
          <>
            <ReportButton campaign={campaign} />
            <FavouriteButton campaign={campaign} />
          </>
        )}
      </Box>
      <Box sx={sideBySide}>
        <Box sx={{ minWidth: 0 }}>
          <Gallery pictures={campaign.pictures} title={campaign.title} />
          <CampaignHead campaign={campaign} />
          <CampaignBrief campaign={campaign} />
          {isPublic(campaign) && (
            <Box sx={{ mt: 2.5 }}>
              <ShareButtons title={campaign.title} path={campaignPath(campaign.id)} />
            </Box>
          )}
        </Box>
        <Box component="aside" sx={{ ...asideColumn, gridRow: { md: seesPeople ? 'span 2' : undefined } }}>
          {campaign.isMine ? (
            <OwnerSide campaign={campaign} urgent={urgent} />
          ) : (
            <GuestSide campaign={campaign} />
          )}
        </Box>
        {seesPeople && <PeopleTabs campaign={campaign} counts={counts} />}
      </Box>
    </PageContainer>
  );
}

/** Whether others can open it: before its approval, while it is hidden and after its end a link leads nowhere. */
const isPublic = ({
  state,
  isDisabled,
  endsOn,
}: {
  state: CampaignState;
  isDisabled: boolean;
  endsOn: string;
}) => (state === 'OPEN' || state === 'AWARDED') && !isDisabled && endsOn >= todayInSingapore();

/** One step back, or to the list for who came by a link. */
function Back() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onClick = () => (key === 'default' ? navigate('/campaigns') : navigate(-1));
  return (
    <Button onClick={onClick} color="inherit" startIcon={<Sign name="back" />} sx={quietBack}>
      {t('Back')}
    </Button>
  );
}
