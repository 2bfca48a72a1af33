import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { formatDayTime } from '../../../lib/format/formatDate.ts';
import { countWords } from '../../work/workWords.ts';
import { PictureStrip } from '../gallery/PictureStrip.tsx';
import { roundOf } from './deliverableStates.ts';
import type { DeliverableWork, Submission } from './jobWorkDocument.ts';
import { LinkCards } from './LinkCards.tsx';
import { WordsOf } from './WordsOf.tsx';

type Props = { job: JobFragment; deliverable: DeliverableWork; submission: Submission };

/** A version and, above it, how it was answered: newest first. */
export function SubmissionEntries(props: Props) {
  return (
    <>
      <Answer {...props} />
      <Version {...props} />
    </>
  );
}

/** Names of who handed in a deliverable, and of who answers. */
export function namesOf({ campaign, applicant }: JobFragment, { by }: DeliverableWork) {
  const [owner, influencer] = [campaign.owner.fullName, applicant.fullName];
  return by === 'OWNER' ? { author: owner, reviewer: influencer } : { author: influencer, reviewer: owner };
}

function Answer({ job, deliverable, submission }: Props) {
  const { changes, state, decidedAt, isApprovedBySilence } = submission;
  if (changes) {
    const round = { round: roundOf(deliverable, submission), rounds: deliverable.rounds };
    return (
      <Entry
        icon={<RateReviewOutlined aria-hidden sx={{ color: 'warning.main', fontSize: 20 }} />}
        title={t('Changes asked, round {round} of {rounds}', round)}
        detail={decidedAt && formatDayTime(decidedAt)}
      >
        <WordsOf text={changes} by={namesOf(job, deliverable).reviewer} />
      </Entry>
    );
  }
  if (state !== 'APPROVED') return null;
  return (
    <Entry
      icon={<CheckCircleRounded aria-hidden sx={{ color: 'success.main', fontSize: 20 }} />}
      title={approvalOf(submission)}
      detail={[decidedAt && formatDayTime(decidedAt), isApprovedBySilence && t('no answer in time')]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}

function approvalOf({ kind, version, links }: Submission): string {
  if (kind === 'DRAFT') return t('Draft {version} approved', { version });
  return t('{count, plural, one {Link approved} other {Links approved}}', { count: links.length });
}

function Version({ job, deliverable, submission }: Props) {
  const { kind, version, links, previews, pictures, note, state, createdAt } = submission;
  const { author, reviewer } = namesOf(job, deliverable);
  const isDraft = kind === 'DRAFT';
  const Icon = isDraft ? HistoryRounded : LinkRounded;
  const standing =
    state === 'REPLACED'
      ? t('replaced by a newer version')
      : state === 'IN_REVIEW' && isDraft && t('Waiting for {name}', { name: reviewer });
  return (
    <Entry
      icon={<Icon aria-hidden sx={{ color: isDraft ? 'text.secondary' : 'info.main', fontSize: 20 }} />}
      title={isDraft ? draftOf(version, pictures.length) : handedIn(links.length)}
      detail={[formatDayTime(createdAt), standing].filter(Boolean).join(' · ')}
    >
      <LinkCards links={links} previews={previews} />
      {note && <WordsOf text={note} by={author} />}
      <PictureStrip
        pictures={pictures}
        label={t('Pictures from {by}', { by: author })}
        title={`${countWords(deliverable)}, ${draftOf(version, 0)}`}
        width={92}
      />
    </Entry>
  );
}

const draftOf = (version: number, pictures: number): string =>
  pictures > 0
    ? t('Draft {version}, {pictures, plural, one {# picture} other {# pictures}}', { version, pictures })
    : t('Draft {version}', { version });

const handedIn = (count: number): string =>
  count > 0 ? t('{count, plural, one {Link handed in} other {Links handed in}}', { count }) : t('Handed in');

type EntryProps = { icon: ReactNode; title: string; detail: string | null | undefined; children?: ReactNode };

function Entry({ icon, title, detail, children }: EntryProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: 1.5 }}>
      {icon}
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Box sx={{ fontSize: 14.5, lineHeight: 1.4 }}>{title}</Box>
        {detail && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{detail}</Box>}
        {children}
      </Box>
    </Box>
  );
}
