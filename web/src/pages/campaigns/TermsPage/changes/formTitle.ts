import { t } from '../../../../languages/t.ts';

/** What is asked for: another day alone, or anything. */
export const formTitle = (dateOnly: boolean): string =>
  dateOnly ? t('Ask for a later date') : t('Change the terms');
