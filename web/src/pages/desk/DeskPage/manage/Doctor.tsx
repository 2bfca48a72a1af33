import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DoctorOutcome } from '../../../../__generated__/graphql.ts';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';

const DoctorDocument = graphql(`
  query DeskDoctor {
    doctorFindings { about outcome says mend }
  }
`);

const outcomes = {
  WRONG: { label: 'Wrong', color: 'error' },
  WARNING: { label: 'Warning', color: 'warning' },
  OK: { label: 'OK', color: 'success' },
} as const satisfies Record<DoctorOutcome, object>;
const order = Object.keys(outcomes);

/** What an examination of the configuration finds: what is wrong first, each with what to do about it. */
export default function Doctor() {
  const { data, loading, error, refetch } = useQuery(DoctorDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const nodes = data?.doctorFindings.toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  const bad = nodes?.filter(({ outcome }) => outcome !== 'OK').length;
  return (
    <ManageFrame
      title="Setup checks"
      parent={{ to: '/desk/manage', label: 'Manage' }}
      aside={
        <Button variant="outlined" disabled={loading} onClick={() => void refetch()}>
          {loading ? 'Checking…' : 'Check again'}
        </Button>
      }
    >
      <ManageList
        title="Findings"
        aside={bad === undefined ? undefined : `${bad} to look at`}
        list={loading || !nodes ? undefined : { totalCount: nodes.length, nodes }}
        error={error}
        onRetry={refetch}
        empty="Nothing was checked."
      >
        {({ about, outcome, says, mend }) => (
          <ManageRow
            key={`${about} ${says}`}
            title={`${about.charAt(0).toUpperCase()}${about.slice(1)}: ${says}`}
            line={mend}
            aside={<Chip size="small" label={outcomes[outcome].label} color={outcomes[outcome].color} />}
          />
        )}
      </ManageList>
    </ManageFrame>
  );
}
