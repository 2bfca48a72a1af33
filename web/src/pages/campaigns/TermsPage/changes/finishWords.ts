import type { AmendmentPartsFragment, JobFragment } from '../../../../__generated__/graphql.ts';
import { t } from '../../../../languages/t.ts';

/** What follows from accepting a change that leaves nothing to hand in; null of any other. */
export function finishWords(job: JobFragment, { finishesJob }: AmendmentPartsFragment): string | null {
  if (!finishesJob) return null;
  const finish = t('All other work is handed in, so accepting finishes the job.');
  if (job.campaign.type !== 'PAID') return finish;
  const then =
    job.mySide === 'OWNER'
      ? t('Then you release the payment.')
      : t('Then {name} releases the payment.', { name: job.campaign.owner.fullName });
  return `${finish} ${then}`;
}
