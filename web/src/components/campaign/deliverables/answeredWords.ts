import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import type { Submission } from './jobWorkDocument.ts';

/** How a version was answered, to the owner who was about to; null while it waits. */
export function answeredWords(
  { applicant }: JobFragment,
  { state, kind, isApprovedBySilence }: Submission,
): string | null {
  if (state === 'IN_REVIEW') return null;
  if (state === 'REPLACED')
    return t('{name} has handed in another version meanwhile.', { name: applicant.first });
  if (state === 'CHANGES_ASKED') return t('You asked for changes in another tab or on another device.');
  if (isApprovedBySilence) return t('The time to answer is over, so it counts as approved.');
  return kind === 'DRAFT'
    ? t('You approved this draft in another tab or on another device.')
    : t('You approved this work in another tab or on another device.');
}
