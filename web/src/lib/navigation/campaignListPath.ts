/** Address of the campaign list, searched for a text or cut to a category (slug). */
export function campaignListPath(only: { q?: string; category?: string } = {}): string {
  const query = new URLSearchParams(Object.entries(only).filter(([, value]) => value)).toString();
  return query ? `/campaigns?${query}` : '/campaigns';
}
