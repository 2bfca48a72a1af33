import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { applicationPath, dealPath, extraPath, termsPath } from '../../../lib/navigation/pagePaths.ts';
import { isEndedExtra } from './texts/endMilestones.ts';

/** Where something about the agreement is read or answered; strong when it waits for the viewer. */
export type Way = { to: string; text: string; strong?: boolean };

/** The ways to what was agreed or is proposed, to its changes while the job runs, and to what came on top. */
export function agreementWays(job: JobFragment): Way[] {
  const { id, campaign, offer, hiredAt, nextSteps, mySide } = job;
  const can = (action: string) => nextSteps.some((step) => step.action === action);
  const isAgreed = hiredAt || offer?.state === 'ACCEPTED';
  if (!isAgreed && (campaign.type !== 'PAID' || !offer)) return [];
  return [
    ...(can('ACCEPT_AMENDMENT')
      ? [{ to: termsPath(id), text: t('Answer the new terms'), strong: true }]
      : []),
    ...(can('WITHDRAW_AMENDMENT') ? [{ to: termsPath(id), text: t('See your new terms') }] : []),
    isAgreed
      ? { to: dealPath(id), text: t('See the deal sheet') }
      : { to: termsPath(id), text: t('See the terms') },
    ...(can('PROPOSE_AMENDMENT') ? [{ to: `${termsPath(id)}?change=1`, text: t('Change the terms') }] : []),
    ...(can('PROPOSE_AMENDMENT') && mySide === 'APPLICANT'
      ? [{ to: `${termsPath(id)}?later=1`, text: t('Ask for a later date') }]
      : []),
    ...extraWays(job),
  ];
}

/** The ways to extras beside a job, to a further one, and from an extra to the first job. */
function extraWays(job: JobFragment): Way[] {
  const { id, extraOfId, extraIds, nextSteps } = job;
  const mayPropose = nextSteps.some(({ action, allowed }) => action === 'PROPOSE_EXTRA' && allowed);
  return [
    ...(extraOfId
      ? [{ to: applicationPath(extraOfId), text: t('See the first job'), strong: isEndedExtra(job) }]
      : []),
    ...extraIds.map((extraId, index) => ({
      to: applicationPath(extraId),
      text: t('Extra {n}', { n: extraIds.length - index }),
    })),
    ...(mayPropose ? [{ to: extraPath(id), text: t('Propose an extra') }] : []),
  ];
}
