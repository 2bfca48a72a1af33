import { useApolloClient, useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import type { ProposalPartsFragment } from '../../../../__generated__/graphql.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { useMe } from '../../../../lib/session/useMe.ts';
import { Link } from '../../../../routing/Link.tsx';
import { Decisions, type DecisionWords } from '../parts/Decision.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useQueue } from '../queue/useQueue.ts';
import { ConfirmProposalDocument, ProposalsDocument, SendBackProposalDocument } from './proposalDocument.ts';
import { inputLines, operationWords, subjectPath } from './proposalWords.ts';

type Props = { proposal: ProposalPartsFragment; onDone?: () => void };

/** What one member of staff asked for, word for word, for another one to confirm or send back. */
export function ProposalPanel({ proposal, onDone }: Props) {
  const { operation, input, subject, amount, proposer, expiresAt } = proposal;
  const path = subjectPath(subject);
  return (
    <Panel
      wide
      title={`${operationWords(operation)}${amount ? `, ${formatMoney(amount)}` : ''}`}
      aside={`Until ${formatInstant(expiresAt)}`}
    >
      <Box sx={{ mb: 1 }}>
        <b>{proposer.fullName}</b> proposes this for{' '}
        {path ? (
          <Box component={Link} to={path} sx={{ color: 'info.main', fontWeight: 600 }}>
            {subject}
          </Box>
        ) : (
          subject
        )}
        . It happens only after another member of staff confirms it.
      </Box>
      <Box
        component="ul"
        aria-label="What is proposed"
        sx={{
          listStyle: 'none',
          m: 0,
          mb: 2,
          p: 1.5,
          borderRadius: '10px',
          bgcolor: 'info.soft',
          fontSize: 14.5,
        }}
      >
        {inputLines(input).map((line) => (
          <Box component="li" key={line} sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      </Box>
      <ProposalDecisions proposal={proposal} onDone={onDone} />
    </Panel>
  );
}

function ProposalDecisions({ proposal, onDone }: Props) {
  const { id, sha256, operation, amount, proposer } = proposal;
  const { me } = useMe();
  const toast = useToast();
  const client = useApolloClient();
  const { refetch } = useQueue();
  const [confirm] = useMutation(ConfirmProposalDocument);
  const [sendBack] = useMutation(SendBackProposalDocument);
  const isOwn = proposer.id === me?.profile.id;
  const done = async (words: string) => {
    toast(words);
    await Promise.all([client.refetchQueries({ include: [ProposalsDocument] }), refetch()]);
    onDone?.();
  };
  const words = operationWords(operation);
  const back: DecisionWords = {
    label: isOwn ? 'Take back' : 'Send back',
    effect: 'Nothing happens. The reason is kept in the audit log.',
    reason: { label: 'Reason, for the record' },
    run: async (reason) => {
      await sendBack({ variables: { input: { id, reason } } });
      await done(isOwn ? 'Taken back' : 'Sent back');
    },
  };
  const both: DecisionWords = {
    label: `Confirm: ${words.toLowerCase()}`,
    main: true,
    effect: amount
      ? `It happens now, exactly as above, and moves ${formatMoney(amount)}.`
      : 'It happens now, exactly as above.',
    reason: null,
    run: async () => {
      await confirm({ variables: { input: { id, sha256 } } });
      await done(`Confirmed: ${words.toLowerCase()}`);
    },
  };
  return <Decisions decisions={isOwn ? [back] : [both, back]} />;
}
