import Box from '@mui/material/Box';
import type { AmendmentState } from '../../../../__generated__/enums.ts';
import type { AmendmentPartsFragment, JobFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag, type Tone } from '../../../../components/display/SoftTag.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { SectionHeading } from '../../../../components/page/SectionHeading.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { StaffBadge } from '../../../../components/people/StaffBadge.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';

const looks: Record<AmendmentState, { tone: Tone; text: Text }> = {
  PENDING: { tone: 'warning', text: msg('Pending') },
  ACCEPTED: { tone: 'success', text: msg('Accepted') },
  REJECTED: { tone: 'error', text: msg('Rejected') },
  LAPSED: { tone: 'neutral', text: msg('Lapsed') },
  WITHDRAWN: { tone: 'neutral', text: msg('Withdrawn') },
  CHANGED: { tone: 'neutral', text: msg('Changed') },
};

type Props = { job: JobFragment; amendments: readonly AmendmentPartsFragment[] };

/** Every change that was proposed since the hire, newest first, with what became of it. */
export function ChangeList({ job, amendments }: Props) {
  if (amendments.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="changes">
      <SectionHeading id="changes" title={t('All proposed changes')} />
      <PlainList>
        {amendments.map(({ id, state, proposedBy, createdAt, rejectReason }, index) => {
          const by = proposedBy === 'APPLICANT' ? job.applicant : job.campaign.owner;
          return (
            <Box component="li" key={id} sx={row}>
              <PersonAvatar name={by.fullName} picture={by.avatar} size={36} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {t('Change {n} by {name}', { n: amendments.length - index, name: by.fullName })}{' '}
                  <StaffBadge person={by} />
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{formatDayTime(createdAt)}</Box>
                {rejectReason && (
                  <Box sx={{ fontSize: 14, mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {rejectReason}
                  </Box>
                )}
              </Box>
              <SoftTag tone={looks[state].tone}>{t(looks[state].text)}</SoftTag>
            </Box>
          );
        })}
      </PlainList>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
