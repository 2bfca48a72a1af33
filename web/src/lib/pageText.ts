/** 'Showing 13 to 24 of 57 entries'. */
export function pageText(page: number, size: number, total: number): string {
  return `Showing ${(page - 1) * size + 1} to ${Math.min(page * size, total)} of ${total} entries`;
}
