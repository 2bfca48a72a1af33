import type { JobFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';

/** A row of the timeline. */
export type Milestone = {
  key: string;
  label: string;
  /** Stands after the label: '$450'. */
  amount: string | null;
  /** Second line: when, or who is waited for. */
  detail: string | null;
  status: 'done' | 'now' | 'later';
};

/** Whom the job waits for, in words. */
export function waitingFor({ turn, mySide, campaign, applicant }: JobFragment): string {
  if (turn === 'NOBODY') return t('On its way');
  if (turn === mySide) return t('Waiting for you');
  return t('Waiting for {name}', { name: turn === 'OWNER' ? campaign.owner.fullName : applicant.first });
}
