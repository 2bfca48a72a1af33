import { SearchForm } from '../../../components/list/SearchForm.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { InfluencerFinder } from '../shared/finding/InfluencerFinder.tsx';
import { chipsOf, noFilters } from '../shared/finding/influencerFilters.ts';
import { useInfluencerAddress } from '../shared/finding/useInfluencerAddress.ts';

/** Orders by the codes of the specification. */
const sorts = [
  {
    code: '2',
    text: msg('High to Low'),
    why: msg('Most followers first'),
    whyByKeyword: msg('Best name match first, then most followers'),
    sort: 'FOLLOWERS_HIGH_TO_LOW',
  },
  {
    code: '1',
    text: msg('Low to High'),
    why: msg('Fewest followers first'),
    whyByKeyword: msg('Best name match first, then fewest followers'),
    sort: 'FOLLOWERS_LOW_TO_HIGH',
  },
] as const;

/** People whom staff features, by Instagram followers. */
export function Component() {
  const address = useInfluencerAddress('/featured-influencer');
  const { keyword, change } = address;
  const navigate = useNavigate();
  const { code, sort } = sorts.find((one) => one.code === address.sort) ?? sorts[0];
  // Without a filter nobody is featured: then there are still all the others.
  const seeEverybody = () =>
    keyword || chipsOf(address).length > 0
      ? change({ keyword: '', ...noFilters })
      : navigate('/search-influencer');
  return (
    <PageContainer title={t('Featured influencers')}>
      <PageHead description={t('Influencers in South East Asia recommended by our staff.')} />
      <InfluencerFinder
        address={address}
        search={<KeywordForm value={keyword} onSearch={(text) => change({ keyword: text })} />}
        sorts={sorts}
        code={code}
        ask={{ featured: true, sort }}
        onClear={seeEverybody}
      />
    </PageContainer>
  );
}

/** Seconds a complaint stays (specification, section 5). */
const SECONDS = 3;

/** A search that insists on a word. */
function KeywordForm({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const [error, show] = useTimedError(SECONDS);
  return (
    <SearchForm
      label={t('Search featured influencers')}
      value={value}
      onSearch={(keyword) => {
        show(keyword ? null : t('Search field is required'));
        if (keyword) onSearch(keyword);
        return !!keyword;
      }}
      error={error ?? undefined}
    />
  );
}
