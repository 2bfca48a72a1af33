import LockOutlineRounded from '@mui/icons-material/LockOutlineRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { formatDayTime, formatInstant } from '../../../lib/format/formatDate.ts';
import { rowNumber } from '../../../lib/navigation/rowNumber.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { SoftNote } from '../../display/SoftNote.tsx';
import { SoftTag } from '../../display/SoftTag.tsx';
import { SectionHeading } from '../../page/SectionHeading.tsx';
import { jobAmount } from '../job/texts/describeJob.ts';
import { Gavel, RulingEntry } from './RulingEntry.tsx';
import { SettlementBox } from './SettlementBox.tsx';
import { type Dispute, type DisputedJob, DisputeEntry, StatementEntry } from './StatementEntry.tsx';
import { StatementForm } from './StatementForm.tsx';

/** Spread `...DisputeRoom` beside `...Job` where a `<DisputeRoom>` is drawn. */
export const DisputeRoomDocument = graphql(`
  fragment DisputeRoom on Remark {
    id
    dispute {
      id
      reason
      rulingReason
      pictures { id small medium large }
      statements {
        by
        text
        createdAt
        pictures { id small medium large }
      }
    }
  }
`);

/** A dispute from its reason to the ruling, as one conversation: both sides, their pictures, and what support decided. */
export function DisputeRoom({ job }: { job: DisputedJob }) {
  const { dispute } = job;
  const ref = useJumpHere();
  if (!dispute) return null;
  const open = dispute.state === 'OPEN';
  return (
    <Box
      component="section"
      id="dispute"
      ref={ref}
      tabIndex={-1}
      aria-labelledby="dispute-title"
      sx={{ mt: 5, scrollMarginTop: 92, outline: 0 }}
    >
      <SectionHeading id="dispute-title" title={t('Dispute')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <SoftTag tone={open ? 'warning' : 'success'}>{open ? t('Support decides') : t('Decided')}</SoftTag>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {open
            ? t('Raised {time}', { time: formatDayTime(dispute.createdAt) })
            : dispute.ruledAt && formatDayTime(dispute.ruledAt)}
        </Box>
        {open && <Deadlines job={job} dispute={dispute} />}
      </Box>
      {open && <Frozen amount={jobAmount(job)} bank={job.chargeback?.state === 'OPEN'} />}
      <Box component="ol" aria-label={t('Dispute timeline')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <Opening job={job} dispute={dispute} />
        {dispute.statements.map((statement) => (
          <StatementEntry key={`${statement.by} ${statement.createdAt}`} job={job} statement={statement} />
        ))}
        {dispute.ruling && <RulingEntry job={job} dispute={dispute} />}
      </Box>
      {open && job.mySide !== 'NOBODY' && <SettlementBox job={job} />}
      {open && (job.mySide === 'NOBODY' ? <StaffHint id={dispute.id} /> : <StatementForm job={job} />)}
    </Box>
  );
}

/** Both deadlines, for both sides and for support. */
function Deadlines({ job, dispute }: { job: DisputedJob; dispute: Dispute }) {
  const { answerFrom, answerDeadline, rulingDeadline } = dispute;
  const name = answerFrom === 'OWNER' ? job.campaign.owner.fullName : job.applicant.first;
  const lines = [
    answerDeadline &&
      t('{first} can answer until {time}', { first: name, time: formatInstant(answerDeadline) }),
    rulingDeadline && t('Support decides by {time}', { time: formatInstant(rulingDeadline) }),
  ];
  return (
    <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: 14 }}>
      {lines.filter(Boolean).join(' · ')}
    </Box>
  );
}

function Opening({ job, dispute }: { job: DisputedJob; dispute: Dispute }) {
  const { raisedBy, reason, createdAt, pictures } = dispute;
  if (raisedBy === 'NOBODY') {
    return (
      <DisputeEntry
        mark={<Gavel />}
        title={t('Support opened the dispute')}
        detail={formatDayTime(createdAt)}
      >
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reason}</Box>
      </DisputeEntry>
    );
  }
  return <StatementEntry job={job} raised statement={{ by: raisedBy, text: reason, createdAt, pictures }} />;
}

/** The link of a job card elsewhere leads to the dispute itself. */
function useJumpHere() {
  const { hash } = useLocation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hash === '#dispute') ref.current?.scrollIntoView?.();
  }, [hash]);
  return ref;
}

/** `bank`: the card's bank has asked for the money back meanwhile, and comes before support. */
function Frozen({ amount, bank }: { amount: string; bank: boolean }) {
  return (
    <SoftNote
      icon={<LockOutlineRounded fontSize="small" aria-hidden />}
      sx={{ gap: 1.25, mb: 3, fontSize: 14, fontWeight: 600 }}
    >
      {bank
        ? t(
            "The card's bank wants {amount} back (a chargeback). Support can decide once the bank has. What you write here helps us answer the bank; both sides and support can read it.",
            { amount },
          )
        : t(
            '{amount} is frozen until support decides. Both sides and support can read what you write here.',
            { amount },
          )}
    </SoftNote>
  );
}

function StaffHint({ id }: { id: string }) {
  return (
    <Box sx={{ mt: 3, color: 'text.secondary', fontSize: 14.5 }}>
      <Rich
        text={msg('Decide this at the <0>desk</0>.')}
        parts={[<Link key="desk" href={`/desk/dispute/${rowNumber(id)}`} sx={{ color: 'info.main' }} />]}
      />
    </Box>
  );
}
