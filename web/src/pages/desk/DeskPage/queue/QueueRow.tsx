import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { oneLine } from '../../../../components/display/oneLine.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { formatDay } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { Link } from '../../../../routing/Link.tsx';
import { ageColor, ageOf, spanWords } from './age.ts';
import { deskKinds, reasonWords } from './deskKinds.ts';
import { casePath, type QueueCase } from './useQueue.ts';

/** 'Gunung Gear and Adrian Yap'. */
export const namesOf = ({ names }: Pick<QueueCase, 'names'>): string => names.join(' and ') || 'Someone';

/** What a case is about, in one line. */
export function lineOf({ kind, reason, about, dueAt }: QueueCase): string {
  if (kind === 'CAMPAIGN' || kind === 'REPORT') return about ?? '';
  if (kind === 'HELP') return `“${about ?? ''}”`;
  if (kind === 'REVIEW') return `Reported: “${about ?? ''}”`;
  if (kind === 'CHARGEBACK' && dueAt) return `Bank wants an answer by ${formatDay(dueAt)}`;
  if (kind === 'HELD_PAYMENT' && dueAt) return `Release or refund by ${formatDay(dueAt)}`;
  return [reasonWords[reason], kind === 'FOLLOWER_JUMP' ? about && `@${about}` : about]
    .filter(Boolean)
    .join(' · ');
}

type Props = { row: QueueCase; now: Date; isOpen: boolean; search: string };

export function QueueRow({ row, now, isOpen, search }: Props) {
  const { kind, amount, assignedTo, viewers } = row;
  const { label, tone } = deskKinds[kind];
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const who = assignedTo?.fullName ?? viewers[0]?.fullName;
  return (
    <Box component="li" ref={ref}>
      <Box
        component={Link}
        to={casePath(row, search)}
        aria-current={isOpen || undefined}
        sx={{
          display: 'block',
          px: { xs: 2, md: 3 },
          py: 1.5,
          color: 'text.primary',
          textDecoration: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          boxShadow: isOpen
            ? (theme) => `inset 3px 0 ${theme.vars?.palette.text.primary ?? 'currentColor'}`
            : undefined,
          bgcolor: isOpen ? 'background.default' : undefined,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <SoftTag tone={tone}>{label}</SoftTag>
          <Box
            component="span"
            sx={{
              fontSize: 13.5,
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
              color: ageColor(row, now),
            }}
          >
            {spanWords(ageOf(row, now))}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5, mt: 0.75 }}>
          <Box component="span" sx={{ fontWeight: 700, ...oneLine }}>
            {namesOf(row)}
          </Box>
          {amount && (
            <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(amount)}
            </Box>
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 14, ...oneLine }}>{lineOf(row)}</Box>
        {who && (
          <Box sx={{ color: 'text.secondary', fontSize: 13, ...oneLine }}>
            {assignedTo ? `Taken by ${who}` : `${who} is looking at this`}
          </Box>
        )}
      </Box>
    </Box>
  );
}
