import Box from '@mui/material/Box';
import type { OfferState } from '../../__generated__/enums.ts';
import type { JobFragment, ProposalFragment } from '../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../languages/t.ts';
import { formatDayTime } from '../../lib/format/formatDate.ts';
import { Money } from '../display/Money.tsx';
import { SoftTag, type Tone } from '../display/SoftTag.tsx';
import { PlainList } from '../list/PlainList.tsx';
import { SectionHeading } from '../page/SectionHeading.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { StaffBadge } from '../people/StaffBadge.tsx';

const looks: Record<OfferState, { tone: Tone; text: Text }> = {
  PENDING: { tone: 'warning', text: msg('Pending') },
  ACCEPTED: { tone: 'success', text: msg('Accepted') },
  REJECTED: { tone: 'error', text: msg('Rejected') },
  LAPSED: { tone: 'neutral', text: msg('Lapsed') },
  CHANGED: { tone: 'neutral', text: msg('Changed') },
};

/** Who proposed an offer. */
export const proposerOf = ({ campaign, applicant }: JobFragment, { proposedBy }: ProposalFragment) =>
  proposedBy === 'APPLICANT' ? applicant : campaign.owner;

type Props = { job: JobFragment; offers: readonly ProposalFragment[] };

/** Every proposal of a job, newest first, with what became of it. */
export function ProposalList({ job, offers }: Props) {
  if (offers.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="proposals">
      <SectionHeading id="proposals" title={t('All proposals')} />
      <PlainList>
        {offers.map((offer, index) => {
          const by = proposerOf(job, offer);
          return (
            <Box component="li" key={offer.id} sx={row}>
              <PersonAvatar name={by.fullName} picture={by.avatar} size={36} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {t('Proposal {n} by {name}', { n: offers.length - index, name: by.fullName })}{' '}
                  <StaffBadge person={by} />
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: 13.5 }}>{formatDayTime(offer.createdAt)}</Box>
                {offer.rejectReason && (
                  <Box sx={{ fontSize: 14, mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {offer.rejectReason}
                  </Box>
                )}
              </Box>
              <Box sx={{ textAlign: 'end' }}>
                <Money value={offer.amount} size={16} />
                <Box sx={{ mt: 0.5 }}>
                  <SoftTag tone={looks[offer.state].tone}>{t(looks[offer.state].text)}</SoftTag>
                </Box>
              </Box>
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
