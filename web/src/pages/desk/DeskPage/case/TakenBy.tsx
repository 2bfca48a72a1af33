import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CaseHeadFragment } from '../../../../__generated__/graphql.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { useMe } from '../../../../lib/session/useMe.ts';
import { useCaseActions } from '../search/caseActions.ts';
import { AssignCaseDocument } from './caseDocument.ts';

/** Who works on a case, and who looks at it at this moment. */
export function TakenBy({ head }: { head: CaseHeadFragment }) {
  const { kind, id, assignedTo, viewers } = head;
  const { me } = useMe();
  const toast = useToast();
  const [assign, { loading }] = useMutation(AssignCaseDocument);
  const isMine = assignedTo?.id === me?.profile.id;
  const change = (toMe: boolean) =>
    assign({ variables: { input: { kind, caseId: id, toMe } } }).catch((thrown: unknown) =>
      toast(toFailure(thrown).message, 'error'),
    );
  useCaseActions(
    [
      {
        label: isMine ? 'Put case back' : 'Take case',
        effect: isMine ? 'Others can take it.' : 'Colleagues see that you work on it.',
        hotkey: 'T',
        run: () => void change(!isMine),
      },
    ],
    9,
  );
  const words = assignedTo
    ? isMine
      ? 'You took this.'
      : `${assignedTo.fullName} took this.`
    : 'Nobody took this.';
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1, fontSize: 14 }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words}
      </Box>
      <Button size="small" color="inherit" onClick={() => void change(!isMine)} disabled={loading}>
        {isMine ? 'Put back' : 'Take case'}
      </Button>
      <Box role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {viewers.length > 0 &&
          `${viewers.map(({ fullName }) => fullName).join(', ')} ${viewers.length === 1 ? 'is' : 'are'} looking at this`}
      </Box>
    </Box>
  );
}
