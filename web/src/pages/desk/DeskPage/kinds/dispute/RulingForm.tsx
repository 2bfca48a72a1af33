import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import type { Ruling } from '../../../../../__generated__/enums.ts';
import type { JobStoryFragment } from '../../../../../__generated__/graphql.ts';
import { FormError } from '../../../../../components/form/FormError.tsx';
import { toFailure } from '../../../../../lib/errors.ts';
import { formatTime } from '../../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../../lib/format/formatMoney.ts';
import { DecisionDialog } from '../../parts/Decision.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useCaseActions } from '../../search/caseActions.ts';
import { isBalanced, type LedgerRow } from './ledgerAfter.ts';
import { RuleDocument } from './rulingDocument.ts';
import { rulingVerb, whatWillHappen } from './rulingWords.ts';
import type { RulingChoice } from './useRuling.ts';

type Props = {
  job: JobStoryFragment;
  choice: RulingChoice;
  ledger: readonly LedgerRow[];
  onRuled: (words: string) => void;
};

/** Chooses where the money goes, gives the reason, and shows what will happen before anything moves. */
export function RulingForm({ job, choice, ledger, onRuled }: Props) {
  const { effect, ruling, reason, setReason, release, currency, error } = choice;
  const [rule] = useMutation(RuleDocument);
  const [confirming, setConfirming] = useState(false);
  const isReady = !!effect && isBalanced(ledger) && reason.trim() !== '';
  const form = useRef<HTMLDivElement>(null);
  useCaseActions(
    [
      {
        label: 'Write ruling',
        effect: 'Its effect is shown before anything is sent.',
        hotkey: 'R',
        run: () => {
          form.current?.scrollIntoView?.();
          form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
        },
      },
    ],
    0,
  );
  const carryOut = async () => {
    if (!effect || !ruling || release === null) return;
    const split = ruling === 'SPLIT' ? { release: { amount: release, currency } } : {};
    try {
      await rule({ variables: { input: { remarkId: job.id, ruling, reason: reason.trim(), ...split } } });
    } catch (thrown) {
      // Kept word for word for a colleague: the draft has done its work.
      if (toFailure(thrown).code === 'SECOND_PERSON_NEEDED') choice.forget();
      throw thrown;
    }
    choice.forget();
    onRuled(`Ruled: ${rulingVerb(effect)}`);
  };
  return (
    <Panel title="Ruling" aside={choice.savedAt && `Draft, saved ${formatTime(choice.savedAt)}`} wide>
      <Box
        id="ruling"
        ref={form}
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { lg: '1fr 1fr' }, scrollMarginTop: 80 }}
      >
        <Box sx={{ display: 'grid', gap: 1.25, alignContent: 'start' }}>
          <Choices job={job} choice={choice} />
          <TextField
            multiline
            minRows={4}
            label="Reason, sent to both"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 1_000 } }}
            sx={{ mt: 1 }}
          />
        </Box>
        <Box>
          <Box sx={{ bgcolor: 'info.soft', borderRadius: '12px', p: 2 }} aria-live="polite">
            <Box sx={{ fontWeight: 700 }}>What will happen</Box>
            {effect ? (
              <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, '& li + li': { mt: 0.75 } }}>
                {whatWillHappen(job, effect).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
            ) : (
              <Box sx={{ mt: 1 }}>Choose a ruling to see where the money goes.</Box>
            )}
          </Box>
          <FormError text={error ? toFailure(error).message : null} />
          <Button
            fullWidth
            variant="contained"
            disabled={!isReady}
            onClick={() => setConfirming(true)}
            sx={{ mt: 2, minHeight: 46 }}
          >
            {effect ? rulingVerb(effect) : 'Rule dispute'}
          </Button>
          {effect && reason.trim() === '' && (
            <Box sx={{ mt: 1, color: 'text.secondary', fontSize: 14 }}>Give a reason to go on.</Box>
          )}
        </Box>
      </Box>
      {confirming && effect && (
        <DecisionDialog
          onClose={() => setConfirming(false)}
          decision={{
            label: rulingVerb(effect),
            effect: (
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {whatWillHappen(job, effect).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
            ),
            reason: null,
            run: carryOut,
          }}
        />
      )}
    </Panel>
  );
}

function Choices({ job, choice }: { job: JobStoryFragment; choice: RulingChoice }) {
  const { ruling, setRuling, back, setBack } = choice;
  const held = job.held ? formatMoney(job.held) : '';
  const rows: readonly (readonly [Ruling, string, string])[] = [
    ['REFUND', 'Refund in full', `${held} goes back to ${job.campaign.owner.fullName}`],
    ['SPLIT', 'Split', `A part goes back, the rest to ${job.applicant.fullName}`],
    ['RELEASE', 'Release in full', `${job.applicant.fullName} gets ${held}`],
  ];
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 14, color: 'text.secondary' }}>
        Where the money goes
      </Box>
      {rows.map(([value, label, detail]) => (
        <Box
          key={value}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 1.25,
            border: 1,
            borderColor: ruling === value ? 'text.primary' : 'divider',
            borderRadius: '12px',
          }}
        >
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 1, minWidth: 0, cursor: 'pointer' }}
          >
            <input
              type="radio"
              name="ruling"
              value={value}
              checked={ruling === value}
              onChange={() => setRuling(value)}
              style={{ width: 20, height: 20, accentColor: 'currentColor', flexShrink: 0 }}
            />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Box component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {label}
              </Box>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
                {detail}
              </Box>
            </Box>
          </Box>
          {value === 'SPLIT' && ruling === 'SPLIT' && (
            <TextField
              size="small"
              label="Back, US$"
              value={back}
              onChange={(event) => setBack(event.target.value)}
              autoFocus
              error={back !== '' && choice.release === null}
              helperText={back !== '' && choice.release === null ? `Less than ${held}` : undefined}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              sx={{ width: 132, flexShrink: 0 }}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
