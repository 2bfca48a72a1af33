import { type ComponentType, lazy, Suspense } from 'react';
import type { DeskKind } from '../../../../__generated__/enums.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';
import { CaseSkeleton } from './CaseSkeleton.tsx';
import type { CaseProps } from './caseProps.ts';

type Story = ComponentType<CaseProps>;
const story = (load: () => Promise<{ default: Story }>) => lazy(() => loadChunk(load));

const CampaignCase = story(() => import('../kinds/CampaignCase.tsx'));
const DisputeCase = story(() => import('../kinds/dispute/DisputeCase.tsx'));
const ReportCase = story(() => import('../kinds/ReportCase.tsx'));
const JobMoneyCase = story(() => import('../kinds/JobMoneyCase.tsx'));

/** A further kind is a row here and in `deskKinds`. */
const stories: Readonly<Record<DeskKind, Story>> = {
  CAMPAIGN: CampaignCase,
  DISPUTE: DisputeCase,
  REFUND: JobMoneyCase,
  PAYOUT: JobMoneyCase,
  HELD_PAYMENT: JobMoneyCase,
  CHARGEBACK: JobMoneyCase,
  REPORT: ReportCase,
  REVIEW: ReportCase,
  FOLLOWER_JUMP: story(() => import('../kinds/FollowersCase.tsx')),
  HELP: story(() => import('../kinds/HelpCase.tsx')),
  ORDER: story(() => import('../kinds/OrderCase.tsx')),
};

/** One case, told in the order in which a decision needs it. */
export function CasePage({ kind, id }: CaseProps) {
  const Told = stories[kind];
  return (
    <Suspense fallback={<CaseSkeleton />}>
      <Told kind={kind} id={id} />
    </Suspense>
  );
}
