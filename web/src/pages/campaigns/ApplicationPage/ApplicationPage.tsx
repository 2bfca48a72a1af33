import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OfferState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { ApplicationQuery } from '../../../__generated__/graphql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { asideColumn, sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { DisputeRoom } from '../../../components/campaign/dispute/DisputeRoom.tsx';
import { fitSummary } from '../../../components/campaign/fit/fitWords.ts';
import { JobCard } from '../../../components/campaign/job/JobCard.tsx';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { PersonFace } from '../../../components/campaign/people/PersonFace.tsx';
import { PersonLine } from '../../../components/campaign/people/PersonLine.tsx';
import { usePresence } from '../../../components/campaign/people/usePresence.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { WorkChecklist } from '../../../components/work/WorkChecklist.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { applicantsPath, campaignPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';

const ApplicationDocument = graphql(`
  query Application($id: ID!) {
    remark(id: $id) {
      ...Job
      ...DisputeRoom
      fit { ...FitParts }
      brief { ...WorkParts }
      offers {
        id
        state
        createdAt
        decidedAt
        amount { amount currency }
      }
      campaign { ...CampaignCard }
    }
  }
`);

/** /applicationdetail/applicantdetail/{application id}: one application or job, for both sides and for staff. */
export function Component() {
  const id = idInAddress('Remark', useParams().id);
  const { data, error, refetch } = useQuery(ApplicationDocument, { variables: { id } });
  useJobEvents(data?.remark?.campaign.id ?? '');
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what={t('This application')} />;
  if (!data) return <CampaignDetailSkeleton />;
  if (!data.remark) return <NotFoundPage what={t('This application')} />;
  return (
    <JobDialogs>
      <ApplicationView remark={data.remark} />
    </JobDialogs>
  );
}

type Remark = NonNullable<ApplicationQuery['remark']>;

function ApplicationView({ remark }: { remark: Remark }) {
  const { campaign, mySide } = remark;
  return (
    <PageContainer>
      <Box sx={{ mb: 1.5, mt: { md: -1 } }}>
        {mySide === 'APPLICANT' ? (
          <BackTo to="/my-application" text={t('My Applications')} />
        ) : (
          <BackTo to={applicantsPath(campaign.id)} text={t('Applications')} />
        )}
      </Box>
      <Box sx={sideBySide}>
        <Box sx={{ minWidth: 0, order: { xs: 1, md: 0 } }}>
          <ApplicationText remark={remark} />
          <AppliedTo remark={remark} />
          <DisputeRoom job={remark} />
          <OfferHistory offers={remark.offers} />
        </Box>
        <Box component="aside" sx={asideColumn}>
          <JobCard job={remark} />
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <CampaignCard campaign={campaign} />
          </Box>
        </Box>
      </Box>
    </PageContainer>
  );
}

function ApplicationText({ remark }: { remark: Remark }) {
  const { campaign, applicant } = remark;
  usePresence([applicant]);
  return (
    <>
      <StatusChip state={remark.state} hired={remark.hiredState} />
      <PageTitle hidden>{campaign.title}</PageTitle>
      <Typography variant="h2" component="h1" sx={{ mt: 1 }}>
        <Box
          component={Link}
          to={campaignPath(campaign.id)}
          sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {campaign.title}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, mt: 3, alignItems: 'flex-start' }}>
        <PersonFace person={applicant} size={52} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <PersonLine person={applicant} />
          <SecondaryText>{t('Applied {time}', { time: formatDayTime(remark.createdAt) })}</SecondaryText>
          <Typography
            sx={{ mt: 1, whiteSpace: 'pre-line', color: remark.text ? undefined : 'text.secondary' }}
          >
            {remark.text ?? t('Applied without a message.')}
          </Typography>
          {remark.price && (
            <Box sx={{ mt: 1.5 }}>
              {t('Named price')} <Money value={remark.price} />
            </Box>
          )}
          {remark.mySide !== 'APPLICANT' && (
            <SecondaryText sx={{ mt: 1 }}>{fitSummary(remark.fit)}</SecondaryText>
          )}
        </Box>
      </Box>
    </>
  );
}

/** Before a hire without money: the brief that it makes the deal of, whatever the campaign asks for since. */
function AppliedTo({ remark: { brief, campaign, hiredAt } }: { remark: Remark }) {
  if (!brief || hiredAt || campaign.type === 'PAID') return null;
  return (
    <Box component="section" aria-labelledby="applied-to" sx={{ mt: 5 }}>
      <SectionHeading id="applied-to" title={t('Brief at the time of the application')} />
      <WorkChecklist work={brief} owner={campaign.owner.fullName} />
    </Box>
  );
}

const looks: Record<OfferState, { tone: Tone; text: Text }> = {
  PENDING: { tone: 'warning', text: msg('Pending') },
  ACCEPTED: { tone: 'success', text: msg('Accepted') },
  REJECTED: { tone: 'error', text: msg('Rejected') },
  LAPSED: { tone: 'neutral', text: msg('Lapsed') },
  CHANGED: { tone: 'neutral', text: msg('Changed') },
};

function OfferHistory({ offers }: Pick<Remark, 'offers'>) {
  if (offers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="offers" sx={{ mt: 5 }}>
      <SectionHeading id="offers" title={t('Offers')} />
      <PlainList sx={{ borderTop: 1, borderColor: 'divider' }}>
        {offers.map((offer) => (
          <Box
            key={offer.id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: 1 }}>
              <Money value={offer.amount} />
              <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>
                {t('Made {time}', { time: formatDayTime(offer.createdAt) })}
                {offer.decidedAt &&
                  ` · ${t(looks[offer.state].text).toLowerCase()} ${formatDayTime(offer.decidedAt)}`}
              </Box>
            </Box>
            <SoftTag tone={looks[offer.state].tone}>{t(looks[offer.state].text)}</SoftTag>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
