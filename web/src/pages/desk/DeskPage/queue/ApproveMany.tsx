import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { WaitingCampaignFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatDate } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { useNow } from '../../../../lib/format/useNow.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { ApproveDocument } from '../kinds/campaignDeeds.ts';
import { ManageFrame } from '../manage/ManageFrame.tsx';
import { ManageRow, RowPicture } from '../manage/ManageRow.tsx';
import { choiceWords } from '../parts/choiceWords.ts';
import { DecisionDialog } from '../parts/Decision.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ageOf, spanWords } from './age.ts';
import { CaseLink } from './CaseLink.tsx';
import { useQueue } from './useQueue.ts';

const WaitingDocument = graphql(`
  query DeskWaitingCampaigns {
    deskQueue(kinds: [CAMPAIGN], first: 50) {
      totalCount
      nodes { ...WaitingCampaign }
    }
  }
  fragment WaitingCampaign on DeskCase {
    kind
    id
    waitingSince
    campaign {
      id
      title
      type
      excerpt
      endsOn
      budget { amount currency }
      productValue { amount currency }
      cover { id small }
      owner { id fullName }
    }
  }
`);

type Result = 'approved' | { failure: string };

/** Many at once are as many as a clerk can have looked at. */
const AT_ONCE = 10;

/** Campaigns that wait, to approve several of them with one decision. Each has its result. */
export default function ApproveMany() {
  const { data, error, refetch } = useQuery(WaitingDocument, { fetchPolicy: 'network-only' });
  const { refetch: readQueue } = useQueue();
  const [approve] = useMutation(ApproveDocument);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({});
  const [confirming, setConfirming] = useState(false);
  const all = data?.deskQueue.nodes ?? [];
  const open = all.filter(({ id }) => results[id] !== 'approved');
  const wanted = open.filter(({ id }) => chosen.includes(id));
  const label = `Approve ${wanted.length === 1 ? '1 campaign' : `${wanted.length} campaigns`}`;
  const owners = new Set(wanted.map(({ campaign }) => campaign?.owner.fullName)).size;
  const effect = `${wanted.length === 1 ? 'It opens' : 'They open'} to influencers now, and ${owners === 1 ? 'the owner is' : `${owners} owners are`} told.`;
  const carryOut = async () => {
    for (const { id } of wanted) {
      const result = await approve({ variables: { input: { id } } }).then(
        (): Result => 'approved',
        (thrown: unknown): Result => ({ failure: toFailure(thrown).message }),
      );
      setResults((now) => ({ ...now, [id]: result }));
    }
    setChosen([]);
    void readQueue();
  };
  const approved = Object.values(results).filter((result) => result === 'approved').length;
  const failed = Object.keys(results).length - approved;
  return (
    <ManageFrame title="Approve several" parent={{ to: '/desk', label: 'Queue' }}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <CaseSkeleton />}
      {data && all.length === 0 && <EmptyState text="No campaigns wait." />}
      {all.length > 0 && (
        <Panel title="Waiting campaigns" aside={`${open.length}`}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
            <Button
              variant="outlined"
              disabled={open.length === 0}
              onClick={() => setChosen(open.slice(0, AT_ONCE).map(({ id }) => id))}
            >
              Select the first {Math.min(AT_ONCE, open.length)}
            </Button>
            <Button variant="contained" disabled={wanted.length === 0} onClick={() => setConfirming(true)}>
              {label}
            </Button>
            <Box role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
              {wanted.length > 0
                ? effect
                : approved + failed > 0 && `${approved} approved${failed > 0 ? `, ${failed} not` : ''}.`}
            </Box>
          </Box>
          <PlainList label="Waiting campaigns">
            {all.map((row) => (
              <WaitingRow
                key={row.id}
                row={row}
                result={results[row.id]}
                isChosen={chosen.includes(row.id)}
                onChoose={() => setChosen(toggled([...chosen], row.id))}
              />
            ))}
          </PlainList>
        </Panel>
      )}
      {confirming && (
        <DecisionDialog
          onClose={() => setConfirming(false)}
          decision={{
            label,
            effect: (
              <>
                {effect}
                <Box component="ul" sx={{ mb: 0, pl: 2.5 }}>
                  {wanted.map(({ id, campaign }) => (
                    <li key={id}>
                      {campaign?.title}, {campaign?.owner.fullName}
                    </li>
                  ))}
                </Box>
              </>
            ),
            reason: null,
            run: carryOut,
          }}
        />
      )}
    </ManageFrame>
  );
}

type RowProps = {
  row: WaitingCampaignFragment;
  result: Result | undefined;
  isChosen: boolean;
  onChoose: () => void;
};

function WaitingRow({ row, result, isChosen, onChoose }: RowProps) {
  const { campaign, waitingSince } = row;
  const now = useNow();
  if (!campaign) return null;
  const { title, type, excerpt, endsOn, budget, productValue, cover, owner } = campaign;
  const amount = budget ?? productValue;
  const facts = [
    owner.fullName,
    choiceWords(type),
    amount && formatMoney(amount),
    `ends ${formatDate(endsOn)}`,
    `waits ${spanWords(ageOf({ waitingSince, isOverdue: false }, now))}`,
  ];
  const isApproved = result === 'approved';
  return (
    <ManageRow
      picture={
        <>
          <Checkbox
            checked={isChosen}
            disabled={isApproved}
            onChange={onChoose}
            slotProps={{ input: { 'aria-label': `Select ${title}` } }}
          />
          <RowPicture src={cover?.small} />
        </>
      }
      title={<CaseLink row={row}>{title}</CaseLink>}
      line={
        <>
          {facts.filter(Boolean).join(' · ')}
          <Box>{excerpt}</Box>
        </>
      }
      aside={
        result && (
          <SoftTag tone={isApproved ? 'success' : 'error'}>
            {isApproved ? 'Approved' : result.failure}
          </SoftTag>
        )
      }
    />
  );
}
