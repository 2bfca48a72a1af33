import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { JobStoryFragment } from '../../../../../__generated__/graphql.ts';
import { PersonAvatar } from '../../../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../../../components/people/StaffBadge.tsx';
import { formatDayTime } from '../../../../../lib/format/formatDate.ts';
import { Written } from '../../parts/Panel.tsx';
import { PersonLink } from '../../people/HistoryTable.tsx';
import { askOf } from './rulingWords.ts';

type Props = { job: JobStoryFragment; side: 'OWNER' | 'APPLICANT' };

/** What a side said, and what it asks for. */
export function SidePanel({ job, side }: Props) {
  const person = side === 'OWNER' ? job.campaign.owner : job.applicant;
  const { dispute } = job;
  if (!dispute) return null;
  const raised = dispute.raisedBy === side ? [{ text: dispute.reason, createdAt: dispute.createdAt }] : [];
  const said = [...raised, ...dispute.statements.filter(({ by }) => by === side)];
  const ask = askOf(job, side);
  return (
    <Card component="section" aria-label={person.fullName} sx={{ p: 2.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
        <PersonAvatar name={person.fullName} picture={person.avatar} size={28} />
        <PersonLink id={person.id} name={person.fullName} />
        <StaffBadge person={person} />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {side === 'OWNER' ? 'Brand' : 'Influencer'}
        </Box>
      </Box>
      {said.length === 0 && <Box sx={{ color: 'text.secondary' }}>Nothing said yet.</Box>}
      {said.map(({ text, createdAt }) => (
        <Box key={createdAt} sx={{ mb: 1 }}>
          <Written>{`“${text}”`}</Written>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{formatDayTime(createdAt)}</Box>
        </Box>
      ))}
      {ask && <Box sx={{ fontWeight: 700, fontSize: 14.5 }}>{ask}</Box>}
    </Card>
  );
}
