import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { DeliverableState } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { PlainList } from '../../list/PlainList.tsx';
import { DeliverableCard } from './DeliverableCard.tsx';
import type { DeliverableWork } from './jobWorkDocument.ts';

type Props = { job: JobFragment; deliverables: readonly DeliverableWork[] };

/** What is handed in for a job; in a shoutout exchange of both sides. */
export function JobDeliverables({ job, deliverables }: Props) {
  const theirs = deliverables.filter(({ by }) => by === 'APPLICANT');
  const returned = deliverables.filter(({ by }) => by === 'OWNER');
  const { applicant, campaign } = job;
  if (deliverables.length === 0) return null;
  if (returned.length === 0) return <Part title={t('Deliverables')} job={job} rows={theirs} />;
  return (
    <>
      <Part title={t('From {name}', { name: applicant.fullName })} job={job} rows={theirs} />
      <Part title={t('From {name}', { name: campaign.owner.fullName })} job={job} rows={returned} />
    </>
  );
}

function Part({ title, job, rows }: { title: string; job: JobFragment; rows: readonly DeliverableWork[] }) {
  const id = useId();
  // What the owner posts in return needs no approval.
  const isReturned = rows[0]?.by === 'OWNER';
  const count = (wanted: DeliverableState) => rows.filter(({ state }) => state === wanted).length;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 3.5, md: 5 } }}>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.75 }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {isReturned
            ? t('{done} of {all} handed in', { done: count('PUBLISHED'), all: rows.length })
            : t('{approved} of {all} approved', { approved: count('APPROVED'), all: rows.length })}
        </Box>
      </Box>
      <Card>
        <PlainList sx={{ '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
          {rows.map((deliverable) => (
            <DeliverableCard key={deliverable.id} job={job} deliverable={deliverable} />
          ))}
        </PlainList>
      </Card>
    </Box>
  );
}
