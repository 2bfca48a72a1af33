import Box from '@mui/material/Box';
import { SearchAsYouType } from '../../../components/list/SearchAsYouType.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { msg, t } from '../../../languages/t.ts';
import { lazyPart } from '../../../lib/lazyPart.tsx';
import { campaignListPath } from '../../../lib/navigation/pagePaths.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { InfluencerFinder } from '../shared/finding/InfluencerFinder.tsx';
import { noFilters } from '../shared/finding/influencerFilters.ts';
import { useInfluencerAddress } from '../shared/finding/useInfluencerAddress.ts';
import { useNearby } from './useNearby.ts';

const PlaceQuestion = lazyPart(
  async () => (await import('../../../components/people/PlaceQuestion.tsx')).PlaceQuestion,
);

const MOST_FOLLOWERS = '2';
const NEAREST = '3';

/** Orders by the codes of the specification. */
const sorts = [
  {
    code: MOST_FOLLOWERS,
    text: msg('Most Followers'),
    why: msg('Most followers first'),
    whyByKeyword: msg('Best name match first, then most followers'),
    sort: 'FOLLOWERS_HIGH_TO_LOW',
  },
  {
    code: '4',
    text: msg('Last Active'),
    why: msg('Last active first'),
    whyByKeyword: msg('Best name match first, then last active'),
    sort: 'LAST_ACTIVE',
  },
  {
    code: NEAREST,
    text: msg('Nearest'),
    why: msg('Nearest first'),
    whyByKeyword: msg('Best name match first, then nearest'),
    sort: 'NEAREST',
  },
] as const;

/** /search-influencer and /search-influencer/{query}: people by keyword and filters, in three orders. */
export function Component() {
  const address = useInfluencerAddress('/search-influencer');
  const { keyword, change } = address;
  const { state, key } = useLocation();
  const wanted = state?.search ? key : undefined;
  const { code, sort } = sorts.find((one) => one.code === address.sort) ?? sorts[0];
  const toast = useToast();
  const nearby = useNearby(code === NEAREST, () => {
    change({ sort: MOST_FOLLOWERS }, { replace: true });
    toast(t("We don't know where you are. Sorted by most followers."), 'error');
  });
  return (
    <PageContainer title={t('Influencers')}>
      <PageHead
        description={t('Influencers in South East Asia by name, country, followers and price per post.')}
      />
      <InfluencerFinder
        address={address}
        search={
          <SearchAsYouType
            label={t('Search by name, city or interest')}
            value={keyword}
            onSearch={(text, typing) => change({ keyword: text }, { replace: typing })}
            wanted={wanted}
          />
        }
        sorts={sorts}
        code={code}
        ask={{ sort, near: code === NEAREST ? nearby.place : null }}
        waiting={code === NEAREST && !nearby.place}
        onClear={() => change({ keyword: '', ...noFilters })}
      />
      {keyword && (
        <Box sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
          {t('Looking for campaigns?')}{' '}
          <Box
            component={Link}
            to={campaignListPath({ q: keyword })}
            sx={{ color: 'info.main', fontWeight: 600 }}
          >
            {t('Search campaigns for “{keyword}”', { keyword })}
          </Box>
        </Box>
      )}
      {nearby.asking && (
        <PlaceQuestion
          busy={nearby.looking}
          onNo={() => change({ sort: MOST_FOLLOWERS }, { replace: true })}
          onYes={nearby.allow}
        >
          {t('We use it to about a kilometre, for this search only, until you close this tab.')}
        </PlaceQuestion>
      )}
    </PageContainer>
  );
}
