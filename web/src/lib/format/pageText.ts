import { t } from '../../languages/t.ts';

/** 'Showing 13 to 24 of 57 entries'. */
export function pageText(page: number, size: number, total: number): string {
  return t('Showing {from} to {to} of {total} entries', {
    from: (page - 1) * size + 1,
    to: Math.min(page * size, total),
    total,
  });
}
