import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { OfferState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { JobDeliverables } from '../../../components/campaign/deliverables/JobDeliverables.tsx';
import { BackTo } from '../../../components/campaign/detail/BackTo.tsx';
import { CampaignDetailSkeleton } from '../../../components/campaign/detail/CampaignDetailSkeleton.tsx';
import { sideBySide } from '../../../components/campaign/detail/sideBySide.ts';
import { DisputeRoom } from '../../../components/campaign/dispute/DisputeRoom.tsx';
import { fitSummary } from '../../../components/campaign/fit/fitWords.ts';
import { JobDialogs } from '../../../components/campaign/job/JobDialogs.tsx';
import { useJobEvents } from '../../../components/campaign/job/useJobEvents.ts';
import { PersonFace } from '../../../components/campaign/people/PersonFace.tsx';
import { PersonLine } from '../../../components/campaign/people/PersonLine.tsx';
import { usePresence } from '../../../components/campaign/people/usePresence.ts';
import { Money } from '../../../components/display/Money.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { SoftTag, type Tone } from '../../../components/display/SoftTag.tsx';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { visuallyHidden } from '../../../components/display/visuallyHidden.ts';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { PlainList } from '../../../components/list/PlainList.tsx';
import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageFailure } from '../../../components/page/PageFailure.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { Quoted } from '../../../components/terms/Quoted.tsx';
import { TermList } from '../../../components/terms/TermList.tsx';
import { termRows } from '../../../components/terms/termRows.ts';
import { WorkChecklist } from '../../../components/work/WorkChecklist.tsx';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { applicantsPath, applicationPath, campaignPath } from '../../../lib/navigation/pagePaths.ts';
import { idInAddress } from '../../../lib/navigation/rowNumber.ts';
import { useAlone } from '../../../lib/navigation/useAlone.ts';
import { useParams } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { JobBar } from './JobBar.tsx';
import { JobSide, type Remark } from './JobSide.tsx';
import { JobState } from './JobState.tsx';

const ApplicationDocument = graphql(`
  query Application($id: ID!) {
    remark(id: $id) {
      ...Job
      ...DisputeRoom
      ...JobWork
      fit { ...FitParts }
      brief { ...WorkParts }
      offers {
        id
        state
        createdAt
        decidedAt
        message
        rejectReason
        proposedBy
        work { ...WorkParts }
        amount { amount currency }
        quote {
          fee { amount currency }
          total { amount currency }
        }
      }
      deals { id version createdAt work { ...WorkParts } }
      amendments { ...AmendmentParts }
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

function ApplicationView({ remark }: { remark: Remark }) {
  const { campaign, mySide } = remark;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  useAlone();
  const back = remark.extraOfId
    ? { to: applicationPath(remark.extraOfId), text: t('The first job') }
    : mySide === 'APPLICANT'
      ? { to: '/my-application', text: t('My Applications') }
      : { to: applicantsPath(campaign.id), text: t('Applications') };
  return (
    <>
      {isPhone && <JobBar job={remark} back={back} />}
      <PageContainer sx={{ pb: { xs: 12, md: 8 } }}>
        {!isPhone && (
          <Box sx={{ mb: 1, mt: { md: -1 } }}>
            <BackTo {...back} />
          </Box>
        )}
        <PageTitle hidden>{jobTitle(remark)}</PageTitle>
        {isPhone ? (
          // The bar says it.
          <Box component="h1" sx={{ ...visuallyHidden, m: 0 }}>
            {jobTitle(remark)}
          </Box>
        ) : (
          <Head remark={remark} />
        )}
        <Box sx={columns}>
          <Box sx={{ minWidth: 0 }}>
            <JobState job={remark} />
            <DisputeRoom job={remark} />
            <JobDeliverables job={remark} deliverables={remark.deliverables} />
            {!remark.hiredAt && <About remark={remark} />}
          </Box>
          <Box component="aside" sx={aside}>
            <JobSide job={remark} />
          </Box>
          {remark.hiredAt && (
            <Box sx={{ minWidth: 0 }}>
              <About remark={remark} />
            </Box>
          )}
        </Box>
      </PageContainer>
    </>
  );
}

/** Which campaign it is about, and how it stands. */
function Head({ remark }: { remark: Remark }) {
  const { campaign, state, hiredState } = remark;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography variant="h4" component="h1">
        <Box component={Link} to={campaignPath(campaign.id)} sx={quietLink}>
          {jobTitle(remark)}
        </Box>
      </Typography>
      <StatusChip state={state} hired={hiredState} />
    </Box>
  );
}

const quietLink = { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const;

/** On phones one below the other: what to do, the course of the job, the application. */
const columns = {
  ...sideBySide,
  gridTemplateRows: { md: 'auto 1fr' },
  rowGap: { xs: 3, md: 5 },
} as const;
const aside = { display: 'grid', gap: 2, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } } as const;

/** What was applied with and offered: what counts before the hire, and the past after it. */
function About({ remark }: { remark: Remark }) {
  return (
    <>
      {remark.extraOfId ? <ExtraTerms remark={remark} /> : <ApplicationText remark={remark} />}
      <AppliedTo remark={remark} />
      <OfferHistory offers={remark.offers} />
    </>
  );
}

function ApplicationText({ remark }: { remark: Remark }) {
  const { applicant } = remark;
  usePresence([applicant]);
  return (
    <Box
      component="section"
      aria-labelledby="application"
      sx={{ mt: remark.hiredAt ? 0 : { xs: 3.5, md: 5 } }}
    >
      <SectionHeading id="application" title={t('Application')} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
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
    </Box>
  );
}

/** What an extra is about, in place of an application. */
function ExtraTerms({ remark: { offers, campaign, applicant, hiredAt } }: { remark: Remark }) {
  const [offer] = offers;
  const owner = campaign.owner.fullName;
  if (!offer) return null;
  return (
    <Box component="section" aria-labelledby="extra" sx={{ mt: hiredAt ? 0 : { xs: 3.5, md: 5 } }}>
      <SectionHeading id="extra" title={t('What the extra is')} />
      {offer.message && (
        <Quoted text={offer.message} by={offer.proposedBy === 'APPLICANT' ? applicant.fullName : owner} />
      )}
      <TermList rows={termRows(offer, owner)} changes={[]} />
      {offer.rejectReason && (
        <Quoted
          text={offer.rejectReason}
          by={t('{name}, when rejecting', {
            name: offer.proposedBy === 'APPLICANT' ? owner : applicant.fullName,
          })}
        />
      )}
    </Box>
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
                {t('Created {time}', { time: formatDayTime(offer.createdAt) })}
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
