import type { ReactNode } from 'react';
import type { JobStoryFragment } from '../../../../__generated__/graphql.ts';
import { formatDate, formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels } from '../parts/Panel.tsx';
import { Timeline } from '../parts/Timeline.tsx';
import { BothHistories } from '../people/HistoryPanel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { jobMoments } from './jobMoments.ts';
import { JobPayments } from './LedgerPanel.tsx';
import { ReviewsPanel } from './ReviewsPanel.tsx';

/** All that staff know of a job. `children` come first. */
export function JobPanels({ job, children }: { job: JobStoryFragment; children?: ReactNode }) {
  const { campaign, applicant, held, refunded, money, deadline } = job;
  return (
    <Panels>
      {children}
      <Panel title="Job">
        <Facts
          rows={[
            ['State', choiceWords(job.state)],
            ['Brand', <PersonLink key="brand" id={campaign.owner.id} name={campaign.owner.fullName} />],
            ['Influencer', <PersonLink key="influencer" id={applicant.id} name={applicant.fullName} />],
            ['Held', held && formatMoney(held)],
            ['Held until', job.heldUntil && formatInstant(job.heldUntil)],
            ['Refunded', refunded && formatMoney(refunded)],
            ['Money is', money && choiceWords(money.place)],
            ['Promised by', money?.promisedOn && formatDate(money.promisedOn)],
            ['Arrived on', money?.arrivedOn && formatDate(money.arrivedOn)],
            ['Holds it up', money?.hold?.text],
            ['Deadline', deadline && `${choiceWords(deadline.kind)}, ${formatInstant(deadline.at)}`],
            ['Asked to cancel', job.cancelReason],
            ['Report of the influencer', job.doneText],
          ]}
        />
      </Panel>
      <Panel title="What happened">
        <Timeline label="What happened" moments={jobMoments(job)} />
      </Panel>
      <EvidencePanel job={job} />
      <BothHistories one={campaign.owner.id} other={applicant.id} payee />
      <JobPayments remarkId={job.id} />
      <ReviewsPanel remarkId={job.id} />
    </Panels>
  );
}
