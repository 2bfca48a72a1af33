import { useQuery } from '@apollo/client/react';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskSearchQuery } from '../../../../__generated__/graphql.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { toFailure } from '../../../../lib/errors.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { useNavigate } from '../../../../routing/hooks.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Keys } from '../parts/Keys.tsx';

const DeskSearchDocument = graphql(`
  query DeskSearch($text: String!) {
    deskSearch(text: $text) {
      kind
      id
      title
      line
      state
      amount { amount currency }
    }
  }
`);

type Hit = DeskSearchQuery['deskSearch'][number];

const groups: Readonly<Record<Hit['kind'], string>> = {
  PERSON: 'People',
  PAYMENT: 'Payments',
  JOB: 'Jobs',
  CAMPAIGN: 'Campaigns',
  ORDER: 'Orders',
};

/** Where something that was found is read at the desk. A campaign that waits is a case; others are read as members do. */
export function hitPath({ kind, id, state }: Pick<Hit, 'kind' | 'id' | 'state'>): string {
  const number = rowNumber(id);
  if (kind === 'PERSON') return `/desk/people/${number}`;
  if (kind === 'ORDER') return `/desk/orders/${number}`;
  if (kind === 'CAMPAIGN')
    return state === 'awaiting_approval' ? `/desk/campaign/${number}` : `/campaigndetail/${number}`;
  return `/desk/jobs/${number}`;
}

const PAUSE = 250;

function useTyped(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(typed);
}

/** Finds anything by the keyboard alone, and goes there. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const typed = useTyped(text.trim());
  const { data, previousData, error, loading } = useQuery(DeskSearchDocument, {
    variables: { text: typed },
    skip: typed.length < 2,
    fetchPolicy: 'network-only',
  });
  const hits = typed.length < 2 ? [] : ((data ?? previousData)?.deskSearch ?? []);
  const chosen = Math.min(at, hits.length - 1);
  const open = (hit: Hit | undefined) => {
    if (!hit) return;
    onClose();
    void navigate(hitPath(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt((chosen + step + hits.length) % hits.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(hits[chosen]);
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
            'aria-expanded': hits.length > 0,
            'aria-controls': 'desk-hits',
            'aria-activedescendant': hits.length > 0 ? `desk-hit-${chosen}` : undefined,
            maxLength: 100,
          }}
          sx={{ fontSize: 17 }}
        />
        <Keys>Esc</Keys>
      </Box>
      <Box sx={{ maxHeight: '60vh', overflowY: 'auto' }}>
        <FormError text={error ? toFailure(error).message : null} />
        <Box id="desk-hits" role="listbox" aria-label="Found" sx={{ p: 1 }}>
          {hits.map((hit, index) => (
            <HitRow
              key={`${hit.kind} ${hit.id}`}
              hit={hit}
              index={index}
              isChosen={index === chosen}
              heading={hits[index - 1]?.kind === hit.kind ? null : groups[hit.kind]}
              onOpen={() => open(hit)}
            />
          ))}
        </Box>
        <Box role="status" sx={{ px: 2.5, color: 'text.secondary', '&:empty': { display: 'none' }, pb: 2 }}>
          {typed.length >= 2 && !loading && hits.length === 0 && !error && 'Nothing found.'}
          {typed.length < 2 && 'Type at least two characters.'}
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
      </Box>
    </Dialog>
  );
}

type RowProps = { hit: Hit; index: number; isChosen: boolean; heading: string | null; onOpen: () => void };

function HitRow({ hit, index, isChosen, heading, onOpen }: RowProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const { title, line, state, amount } = hit;
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
          {amount ? formatMoney(amount) : state ? choiceWords(state) : ''}
        </Box>
      </Box>
    </>
  );
}
