import { useQuery } from '@apollo/client/react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskSearchQuery } from '../../../../__generated__/graphql.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { useRole } from '../frame/useRoles.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Keys } from '../parts/Keys.tsx';
import { type ActionRegistry, listActions } from './caseActions.ts';

const DeskSearchDocument = graphql(`
  query DeskSearch($text: String!) {
    deskSearch(text: $text) {
      kind
      id
      title
      line
      state
      paymentId
      amount { amount currency }
    }
  }
`);

type Hit = DeskSearchQuery['deskSearch'][number];
type Found = Pick<Hit, 'kind' | 'id' | 'state' | 'paymentId'>;

const groups: Readonly<Record<Hit['kind'], string>> = {
  PERSON: 'People',
  PAYMENT: 'Payments',
  JOB: 'Jobs',
  CAMPAIGN: 'Campaigns',
  ORDER: 'Orders',
};

/**
 * Where something that was found is read at the desk. A campaign that waits is a case; others are read as members do. A
 * payment has its own page for those who look after money; the others read its job.
 */
export function hitPath({ kind, id, state, paymentId }: Found, mayReadPayments: boolean): string {
  const number = rowNumber(id);
  if (paymentId && mayReadPayments) return `/desk/payments/${rowNumber(paymentId)}`;
  if (kind === 'PERSON') return `/desk/people/${number}`;
  if (kind === 'ORDER') return `/desk/orders/${number}`;
  if (kind === 'CAMPAIGN')
    return state === 'awaiting_approval' ? `/desk/campaign/${number}` : `/campaigndetail/${number}`;
  return `/desk/jobs/${number}`;
}

const PAUSE = 250;

/** A text once its writer pauses, or at once. */
function usePaused(text: string): readonly [string, settle: () => void] {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return [paused, () => setPaused(text)];
}

type Row = {
  key: string;
  group: string;
  title: string;
  line: ReactNode;
  aside: ReactNode;
  go: () => void;
};

type Props = {
  /** What can be done about what is open. */
  registry: ActionRegistry;
  /** 'This dispute'. */
  about: string;
  onClose: () => void;
};

/** Does what the open case offers, or finds anything and goes there, by the keyboard alone. */
export function Palette({ registry, about, onClose }: Props) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const mayReadPayments = useRole('PAYMENTS');
  const asked = text.trim();
  const [typed, settle] = usePaused(asked);
  const { data, error, loading } = useQuery(DeskSearchDocument, {
    variables: { text: typed },
    skip: typed.length < 2,
    fetchPolicy: 'network-only',
  });
  // Only what belongs to the words that are there now: what was found for others must not be opened.
  const isFound = asked.length >= 2 && typed === asked && !loading;
  const found = isFound ? (data?.deskSearch ?? []) : [];
  const words = asked.toLowerCase();
  const rows: Row[] = [
    ...listActions(registry)
      .filter(({ label }) => label.toLowerCase().includes(words))
      .map(({ label, effect, hotkey, run }) => ({
        key: label,
        group: about,
        title: label,
        line: effect,
        aside: hotkey && <Keys>{hotkey}</Keys>,
        // Once the palette is gone, so that a form keeps the focus that it takes.
        go: () => setTimeout(run),
      })),
    ...found.map((hit) => ({
      key: `${hit.kind} ${hit.paymentId ?? hit.id}`,
      group: groups[hit.kind],
      title: hit.title,
      line: hit.line,
      aside: hit.amount ? formatMoney(hit.amount) : hit.state ? choiceWords(hit.state) : '',
      go: () => void navigate(hitPath(hit, mayReadPayments)),
    })),
  ];
  const chosen = Math.min(at, rows.length - 1);
  const open = (row: Row | undefined) => {
    if (!row) return;
    onClose();
    row.go();
  };
  // Enter came before the answer: it opens what is found then.
  useEffect(() => {
    if (wanted === null || !isFound) return;
    setWanted(null);
    if (wanted === asked) open(rows[0]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0) {
      event.preventDefault();
      setAt((chosen + step + rows.length) % rows.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (rows[chosen]) return open(rows[chosen]);
      settle();
      setWanted(asked);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: {
          'aria-label': 'Search the desk',
          'aria-labelledby': undefined,
          sx: { alignSelf: 'flex-start', mt: { xs: 2, md: 8 } },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2.5,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchRounded aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          placeholder="Name, email, id, amount, last 4 digits, receipt"
          inputProps={{
            'aria-label': 'Search people, jobs, payments and orders',
            role: 'combobox',
            'aria-expanded': rows.length > 0,
            'aria-controls': 'desk-hits',
            'aria-activedescendant': rows.length > 0 ? `desk-hit-${chosen}` : undefined,
            maxLength: 100,
          }}
          sx={{ fontSize: 17 }}
        />
        <Keys>Esc</Keys>
      </Box>
      <Box sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
        <FormError text={error ? toFailure(error).message : null} />
        <Box id="desk-hits" role="listbox" aria-label="Found" sx={{ p: 1 }}>
          {rows.map((row, index) => (
            <PaletteRow
              key={row.key}
              row={row}
              index={index}
              isChosen={index === chosen}
              heading={rows[index - 1]?.group === row.group ? null : row.group}
              onOpen={() => open(row)}
            />
          ))}
        </Box>
        <Box role="status" sx={{ px: 2.5, color: 'text.secondary', '&:empty': { display: 'none' }, pb: 2 }}>
          {isFound && rows.length === 0 && !error && 'Nothing found.'}
          {asked.length >= 2 && !isFound && !error && 'Searching…'}
          {asked.length < 2 && rows.length === 0 && 'Type at least two characters.'}
        </Box>
      </Box>
      <Box
        sx={{
          display: { xs: 'none', sm: 'flex' },
          gap: 2,
          px: 2.5,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
          fontSize: 13.5,
        }}
      >
        <span>
          <Keys>↑</Keys> <Keys>↓</Keys> choose
        </span>
        <span>
          <Keys>Enter</Keys> open
        </span>
        <Box component="span" sx={{ ml: 'auto' }}>
          Actions that move money always ask first
        </Box>
      </Box>
    </Dialog>
  );
}

type RowProps = { row: Row; index: number; isChosen: boolean; heading: string | null; onOpen: () => void };

function PaletteRow({ row, index, isChosen, heading, onOpen }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const { title, line, aside } = row;
  return (
    <>
      {heading && (
        <Box
          role="presentation"
          sx={{ px: 1.5, pt: 1, pb: 0.5, color: 'text.secondary', fontSize: 13, fontWeight: 600 }}
        >
          {heading}
        </Box>
      )}
      <Box
        ref={ref}
        id={`desk-hit-${index}`}
        role="option"
        aria-selected={isChosen}
        tabIndex={-1}
        onClick={onOpen}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          px: 1.5,
          py: 1,
          borderRadius: '10px',
          cursor: 'pointer',
          bgcolor: isChosen ? 'background.default' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <b>{title}</b>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {line}
          </Box>
        </Box>
        <Box
          component="span"
          sx={{ flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {aside}
        </Box>
      </Box>
    </>
  );
}
