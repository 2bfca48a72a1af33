import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CaseHeadFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { useNow } from '../../../../lib/format/useNow.ts';
import { Notes } from '../notes/Notes.tsx';
import { spanWords } from '../queue/age.ts';
import { deskKinds } from '../queue/deskKinds.ts';
import { lineOf, namesOf } from '../queue/QueueRow.tsx';
import { useQueue } from '../queue/useQueue.ts';
import { TakenBy } from './TakenBy.tsx';
import { useViewing } from './useViewing.ts';

type Props = {
  head: CaseHeadFragment;
  title?: string;
  line?: string;
  /** What the deadline is for: 'Rule by'. */
  dueLabel?: string;
  children: ReactNode;
};

/** The head of a case, its story and the notes of staff. */
export function CaseFrame({ head, title, line, dueLabel = 'Answer by', children }: Props) {
  const { kind, id, remark, amount, dueAt } = head;
  const { placeOf, totalCount } = useQueue();
  useViewing(kind, id);
  const place = placeOf(head);
  const { label, tone } = deskKinds[kind];
  const ids = [id, remark && remark.id !== id ? remark.id : null].filter(Boolean).join(' · ');
  return (
    <Box component="article" aria-label={`${label}: ${title ?? namesOf(head)}`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
        <SoftTag tone={tone}>{label}</SoftTag>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {ids}
        </Box>
        {place >= 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 14, display: { md: 'none' } }}>
            {place + 1} of {totalCount} in the queue
          </Box>
        )}
        <Box sx={{ flex: 1 }} />
        {dueAt && <Due at={dueAt} label={dueLabel} />}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, mt: 1.25 }}
      >
        <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title ?? namesOf(head)}
        </Typography>
        {amount && (
          <Box
            component="span"
            sx={{
              fontFamily: 'h3.fontFamily',
              whiteSpace: 'nowrap',
              fontSize: 20,
              fontWeight: 700,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {formatMoney(amount)}
          </Box>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>{line ?? lineOf(head)}</Box>
      <TakenBy head={head} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>{children}</Box>
      <Notes subjectId={id} />
    </Box>
  );
}

const DAY = 86_400_000;

/** A promise: mango while it runs, chilli once it is broken. */
function Due({ at, label }: { at: string; label: string }) {
  const left = new Date(at).getTime() - useNow().getTime();
  const tone = left <= 0 ? 'error' : left < DAY ? 'primary' : 'warning';
  return (
    <SoftTag tone={tone}>
      <Box
        component="span"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'normal' }}
      >
        <ScheduleRounded sx={{ fontSize: 16 }} aria-hidden />
        {label} {formatInstant(at)} · {left <= 0 ? `${spanWords(left)} late` : spanWords(left)}
      </Box>
    </SoftTag>
  );
}
