/** Address of the campaign list, searched for a text or cut to a category (slug). */
export function campaignListPath(only: { q?: string; category?: string } = {}): string {
  const query = new URLSearchParams(Object.entries(only).filter(([, value]) => value)).toString();
  return query ? `/campaigns?${query}` : '/campaigns';
}

/** Address of the people found by a name; without one everybody. */
export function influencerListPath(name = ''): string {
  return name ? `/search-influencer?${new URLSearchParams({ q: name })}` : '/search-influencer';
}

export function productPath({ id, seller }: { id: string; seller?: { id: string } | null }): string {
  return `/productsdetail/${seller?.id ?? 0}/${id}`;
}
