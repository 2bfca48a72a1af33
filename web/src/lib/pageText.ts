import { t } from '../languages/t.ts';

/** 'Showing 13 to 24 of 57 entries'. */
export function pageText(page: number, size: number, total: number): string {
  return t('Showing {page} to {min} of {total} entries', {
    page: (page - 1) * size + 1,
    min: Math.min(page * size, total),
    total,
  });
}
