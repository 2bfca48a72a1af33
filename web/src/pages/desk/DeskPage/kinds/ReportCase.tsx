import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskReportFragment } from '../../../../__generated__/graphql.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { campaignPath, personPath } from '../../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { HideReviewDocument } from '../job/ReviewsPanel.tsx';
import { Decisions, type DecisionWords } from '../parts/Decision.tsx';
import { Panel, Panels, Written } from '../parts/Panel.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { SuspendDocument } from '../people/personDeeds.ts';
import { CampaignStory } from './CampaignCase.tsx';

const ReportCaseDocument = graphql(`
  query ReportCase($kind: DeskKind!, $id: ID!) {
    deskCase(kind: $kind, caseId: $id) {
      ...CaseHead
      report { ...DeskReport }
    }
  }
`);

export const DeskReportDocument = graphql(`
  fragment DeskReport on Report {
    id
    comment
    createdAt
    picture { id small medium large }
    reporter { id fullName }
    person { id fullName username bio }
    campaign { ...CampaignStory }
    review { id rating text campaignTitle hiddenAt publishedAt author { id fullName } }
  }
`);

const ResolveDocument = graphql(`
  mutation DeskResolveReport($input: ResolveReportInput!) {
    resolveReport(input: $input) { report { id resolvedAt } }
  }
`);
/** A report of a campaign, a person or a review. */
export default function ReportCase({ kind, id }: CaseProps) {
  const answer = useQuery(ReportCaseDocument, { variables: { kind, id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseBody answer={answer}>
      {(it) => {
        const { report } = it;
        if (!report) return null;
        const { comment, picture, reporter, createdAt, campaign } = report;
        const about = aboutOf(report);
        return (
          <CaseFrame head={it} line={`Reported by ${reporter?.fullName ?? 'Koli'}, ${formatDate(createdAt)}`}>
            <Panels>
              <Panel
                title="Report"
                aside={reporter && <PersonLink id={reporter.id} name={reporter.fullName} />}
              >
                <Written>{comment}</Written>
                {picture && (
                  <Box sx={{ mt: 1.5 }}>
                    <Pictures title="Report" pictures={[{ ...picture, name: 'Picture' }]} />
                  </Box>
                )}
              </Panel>
              <Reported report={report} />
            </Panels>
            {campaign && <CampaignStory campaign={campaign} />}
            {about && !campaign && <PersonHistory id={about.id} title={`${about.fullName}’s history`} />}
            <Panel title="Decision">
              <ReportDecisions report={report} done={it} />
            </Panel>
          </CaseFrame>
        );
      }}
    </CaseBody>
  );
}

const aboutOf = ({ person, campaign, review }: DeskReportFragment) =>
  person ?? review?.author ?? campaign?.owner;

function Reported({ report }: { report: DeskReportFragment }) {
  const { person, campaign, review } = report;
  if (review)
    return (
      <Panel title="Review" aside={`${review.rating} of 5 stars`}>
        <Written>{`“${review.text}”`}</Written>
        <Box sx={{ color: 'text.secondary', fontSize: 14, mt: 1 }}>
          By {review.author?.fullName ?? 'a closed account'}, about {review.campaignTitle}
        </Box>
      </Panel>
    );
  const link = { color: 'info.main', fontWeight: 600 } as const;
  return (
    <Panel title={campaign ? 'Campaign' : 'Person'}>
      {campaign && (
        <Box component={Link} to={campaignPath(campaign.id)} sx={link}>
          {campaign.title}
        </Box>
      )}
      {person && (
        <>
          <Box component={Link} to={personPath(person.id)} sx={link}>
            {person.fullName}
            {person.username && ` @${person.username}`}
          </Box>
          {person.bio && <Written>{person.bio}</Written>}
        </>
      )}
    </Panel>
  );
}

type DecisionProps = { report: DeskReportFragment; done: Parameters<typeof useDecided>[0] };

function ReportDecisions({ report, done }: DecisionProps) {
  const [resolve] = useMutation(ResolveDocument);
  const [hide] = useMutation(HideReviewDocument);
  const [suspend] = useMutation(SuspendDocument);
  const decided = useDecided(done);
  const about = aboutOf(report);
  const { review } = report;
  const close = (reason: string) => resolve({ variables: { input: { id: report.id, reason } } });
  const decisions: DecisionWords[] = [
    {
      label: 'Resolve report',
      main: !review,
      effect: 'Nothing else changes. Whoever reported is told that we looked into it.',
      reason: { label: 'Decision, for the record' },
      run: async (reason) => {
        await close(reason);
        decided('Report resolved');
      },
    },
  ];
  if (review && !review.hiddenAt)
    decisions.unshift({
      label: 'Hide review',
      main: true,
      effect: 'Nobody but its author and staff sees it, and it no longer counts. The report is resolved.',
      reason: { label: 'Reason, sent to the author' },
      run: async (reason) => {
        await hide({ variables: { input: { reviewId: review.id, reason } } });
        await close(reason);
        decided('Review hidden');
      },
    });
  if (about)
    decisions.push({
      label: 'Suspend account',
      destructive: true,
      effect: `${about.fullName} is signed out and hidden with all campaigns. Running jobs stay. The report is resolved.`,
      reason: { label: 'Reason, sent to the member' },
      run: async (reason) => {
        await suspend({ variables: { input: { accountId: about.id, reason } } });
        await close(reason);
        decided(`Suspended: ${about.fullName}`);
      },
    });
  return <Decisions decisions={decisions} />;
}
