import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, t } from '../../../languages/t.ts';
import { visuallyHidden } from '../../display/visuallyHidden.ts';
import type { DeliverableWork } from '../deliverables/jobWorkDocument.ts';
import type { Milestone } from './texts/endMilestones.ts';
import { jobMilestones } from './texts/jobMilestones.ts';

const dots = {
  done: { bgcolor: 'success.main' },
  now: { bgcolor: 'primary.main', boxShadow: '0 0 0 4px var(--mui-palette-primary-soft)' },
  later: { bgcolor: 'divider' },
} as const;

const spoken = { done: msg('Happened'), now: msg('Now'), later: msg('Coming up') } as const;

type Props = {
  job: JobFragment;
  /** Its deliverables with all that was handed in, where the page has them. */
  works?: readonly DeliverableWork[];
};

export function JobTimeline({ job, works }: Props) {
  const rows = jobMilestones(job, works);
  return (
    <Box
      component="ol"
      aria-label={t('Job timeline')}
      sx={{ listStyle: 'none', m: 0, p: 0, my: 2.5, '&:last-child': { mb: 0 } }}
    >
      {rows.map((row, index) => (
        <Row key={row.key} row={row} last={index === rows.length - 1} />
      ))}
    </Box>
  );
}

function Row({ row: { label, amount, detail, status }, last }: { row: Milestone; last: boolean }) {
  const later = status === 'later';
  return (
    <Box
      component="li"
      aria-current={status === 'now' ? 'step' : undefined}
      sx={{ position: 'relative', pl: 3.25, pb: last ? 0 : 1.75, fontSize: 14.5, lineHeight: 1.45 }}
    >
      {!last && (
        <Box sx={{ position: 'absolute', left: 9, top: 14, bottom: -6, width: '1px', bgcolor: 'divider' }} />
      )}
      <Box
        sx={{
          position: 'absolute',
          left: 4,
          top: 5,
          width: 11,
          height: 11,
          borderRadius: '50%',
          ...dots[status],
        }}
      />
      <span style={visuallyHidden}>{t(spoken[status])}: </span>
      <Box
        component="span"
        sx={{ fontWeight: later ? 400 : 700, color: later ? 'text.secondary' : 'text.primary' }}
      >
        {label}
      </Box>
      {amount && <span> · {amount}</span>}
      {detail && <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{detail}</Box>}
    </Box>
  );
}
