import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { CampaignStoryFragment } from '../../../../__generated__/graphql.ts';
import { RichText } from '../../../../components/display/RichText.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { WorkChecklist } from '../../../../components/work/WorkChecklist.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { formatMoney, formatNumber } from '../../../../lib/format/formatMoney.ts';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { DecisionDialog } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels } from '../parts/Panel.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { useCaseActions } from '../search/caseActions.ts';
import { ApproveDocument, RejectDocument } from './campaignDeeds.ts';

const CampaignCaseDocument = graphql(`
  query CampaignCase($id: ID!) {
    deskCase(kind: CAMPAIGN, caseId: $id) {
      ...CaseHead
      campaign { ...CampaignStory }
    }
  }
`);

export const CampaignStoryDocument = graphql(`
  fragment CampaignStory on Campaign {
    id
    state
    type
    title
    detailsHtml
    productUrl
    endsOn
    gender
    minAge
    maxAge
    minFollowers
    hashtags
    tags
    rejectedReason
    createdAt
    budget { amount currency }
    productValue { amount currency }
    categories { id name }
    countries { code name }
    pictures { id small medium large }
    brief { ...WorkParts }
    owner { id fullName username }
  }
`);

/** A campaign that awaits approval: all that its owner wrote, and who they are. */
export default function CampaignCase({ id }: CaseProps) {
  const answer = useQuery(CampaignCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseBody answer={answer}>
      {(it) =>
        it.campaign && (
          <CaseFrame
            head={it}
            title={it.campaign.title}
            line={`By ${it.campaign.owner.fullName}, submitted ${formatDate(it.waitingSince)}`}
          >
            <Decide campaign={it.campaign} done={it} />
            <CampaignStory campaign={it.campaign} />
          </CaseFrame>
        )
      }
    </CaseBody>
  );
}

type DecideProps = { campaign: CampaignStoryFragment; done: Parameters<typeof useDecided>[0] };

function Decide({ campaign, done }: DecideProps) {
  const { id, title, owner, endsOn } = campaign;
  const [approve, { loading }] = useMutation(ApproveDocument);
  const [reject] = useMutation(RejectDocument);
  const [rejecting, setRejecting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const decided = useDecided(done);
  const onApprove = async () => {
    try {
      await approve({ variables: { input: { id } } });
      decided(`Approved: ${title}`);
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  const opens = `It opens to influencers until ${formatDate(endsOn)}. ${owner.fullName} is told.`;
  useCaseActions([
    { label: 'Approve campaign', effect: opens, hotkey: 'A', run: () => void onApprove() },
    {
      label: 'Reject campaign',
      effect: `${owner.fullName} reads your reason and can send it again.`,
      hotkey: 'R',
      run: () => setRejecting(true),
    },
  ]);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" onClick={() => void onApprove()} disabled={loading}>
          Approve campaign
        </Button>
        <Button variant="text" color="inherit" onClick={() => setRejecting(true)} disabled={loading}>
          Reject campaign
        </Button>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
          Approving opens it to influencers until {formatDate(endsOn)}. {owner.fullName} is told either way.
        </Box>
      </Box>
      <FormError text={error} />
      {rejecting && (
        <DecisionDialog
          onClose={() => setRejecting(false)}
          decision={{
            label: 'Reject campaign',
            effect: `“${title}” stays hidden. ${owner.fullName} reads the reason, and can change it and submit again.`,
            reason: { label: 'Reason, sent to the owner' },
            destructive: true,
            run: async (reason) => {
              await reject({ variables: { input: { id, reason } } });
              decided(`Rejected: ${title}`);
            },
          }}
        />
      )}
    </Box>
  );
}

/** Everything that the owner wrote. */
export function CampaignStory({ campaign }: { campaign: CampaignStoryFragment }) {
  const { pictures, title, detailsHtml, brief, owner } = campaign;
  return (
    <Panels>
      {pictures.length > 0 && (
        <Panel title="Pictures" aside={`${pictures.length}`} wide>
          <Pictures
            large
            title={title}
            pictures={pictures.map((picture, index) => ({ ...picture, name: `Picture ${index + 1}` }))}
          />
        </Panel>
      )}
      <Panel title="Description">
        <RichText html={detailsHtml} />
      </Panel>
      <Panel title="Conditions">
        <CampaignFacts campaign={campaign} />
      </Panel>
      <PersonHistory id={owner.id} title={`${owner.fullName}’s history`} />
      {brief && (
        <Panel title="Brief">
          <WorkChecklist work={brief} owner={owner.fullName} />
        </Panel>
      )}
    </Panels>
  );
}

function ages({ minAge, maxAge }: CampaignStoryFragment): string {
  if (minAge && maxAge) return `${minAge} to ${maxAge}`;
  if (minAge) return `${minAge} and older`;
  return maxAge ? `up to ${maxAge}` : '';
}

function CampaignFacts({ campaign }: { campaign: CampaignStoryFragment }) {
  const { budget, productValue, productUrl, categories, countries, hashtags, tags } = campaign;
  return (
    <Facts
      rows={[
        ['Type', choiceWords(campaign.type)],
        ['Budget', budget && formatMoney(budget)],
        ['Product value', productValue && formatMoney(productValue)],
        [
          'Product',
          productUrl && (
            <Box
              component="a"
              href={productUrl}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              sx={{ color: 'info.main' }}
            >
              {productUrl}
            </Box>
          ),
        ],
        ['Ends', formatDate(campaign.endsOn)],
        ['Categories', categories.map(({ name }) => name).join(', ')],
        ['Countries', countries.map(({ name }) => name).join(', ') || 'All'],
        ['Followers', campaign.minFollowers > 0 ? `${formatNumber(campaign.minFollowers)} or more` : 'Any'],
        ['Gender', choiceWords(campaign.gender)],
        ['Age', ages(campaign)],
        ['Hashtags', hashtags.map((tag) => `#${tag.replace(/^#/, '')}`).join(' ')],
        ['Accounts to tag', tags.map((tag) => `@${tag.replace(/^@/, '')}`).join(' ')],
        ['Owner', <PersonLink key="owner" id={campaign.owner.id} name={campaign.owner.fullName} />],
        ['Rejected before', campaign.rejectedReason],
      ]}
    />
  );
}
