/** Address of the people found by a name; without one everybody. */
export function influencerListPath(name = ''): string {
  return name ? `/search-influencer?${new URLSearchParams({ q: name })}` : '/search-influencer';
}
