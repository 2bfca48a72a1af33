import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { FormError } from '../../../../components/form/FormError.tsx';
import { AppDialog } from '../../../../components/overlay/AppDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { toFailure } from '../../../../lib/errors.ts';

import { ProposalsDocument } from '../proposals/proposalDocument.ts';
import { useCaseActions } from '../search/caseActions.ts';

export type DecisionWords = {
  /** Verb and object: 'Suspend account'. */
  label: string;
  /** What happens, in words and amounts. */
  effect: ReactNode;
  /** What else is asked for in the dialog. */
  ask?: ReactNode;
  /** What is written down; null when nothing is asked for. */
  reason: { label: string; help?: string; max?: number; isOptional?: boolean } | null;
  /** The one thing to do next. */
  main?: boolean;
  /** What cannot be taken back. */
  destructive?: boolean;
  /** Carries it out. What it throws is said in the dialog. */
  run: (reason: string) => Promise<unknown>;
};

/** Decisions with their effects. Each asks for its reason, and nothing moves before it is confirmed. */
export function Decisions({ decisions }: { decisions: readonly DecisionWords[] }) {
  const [open, setOpen] = useState<DecisionWords | null>(null);
  useCaseActions(
    decisions.map((decision) => ({
      label: decision.label,
      effect: decision.effect,
      hotkey: '',
      run: () => setOpen(decision),
    })),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {decisions.map((decision) => (
        <Box
          key={decision.label}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            alignItems: { sm: 'center' },
            gap: { xs: 0.75, sm: 2 },
          }}
        >
          <Button
            variant={decision.main ? 'contained' : 'outlined'}
            onClick={() => setOpen(decision)}
            sx={{ minWidth: { sm: 220 }, flexShrink: 0 }}
          >
            {decision.label}
          </Button>
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{decision.effect}</Box>
        </Box>
      ))}
      {open && <DecisionDialog decision={open} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** Asks for the reason of one decision and carries it out. */
export function DecisionDialog({ decision, onClose }: { decision: DecisionWords; onClose: () => void }) {
  const { label, effect, ask, reason, destructive, run } = decision;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const toast = useToast();
  const client = useApolloClient();
  const isMissing = reason !== null && !reason.isOptional && text.trim() === '';
  const act = async () => {
    setBusy(true);
    setError(null);
    try {
      await run(text.trim());
      onClose();
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      if (code === 'SECOND_PERSON_NEEDED') {
        // It is kept word for word, and happens once a colleague confirms it.
        toast(message);
        onClose();
        await client.refetchQueries({ include: [ProposalsDocument] });
        return;
      }
      setError(message);
      setBusy(false);
    }
  };
  return (
    <AppDialog
      title={`${label}?`}
      onClose={busy ? undefined : onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={() => void act()}
            disabled={busy || isMissing}
          >
            {label}
          </Button>
        </>
      }
    >
      <Box sx={{ color: 'text.primary' }}>{effect}</Box>
      {ask}
      {reason && (
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={3}
          label={reason.label}
          helperText={reason.help}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: reason.max ?? 1_000 } }}
          sx={{ mt: 2 }}
        />
      )}
      <FormError text={error} />
    </AppDialog>
  );
}
