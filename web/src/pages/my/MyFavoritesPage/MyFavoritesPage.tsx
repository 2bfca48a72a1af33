import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { t } from '../../../languages/t.ts';
import { MyList } from '../shared/MyList.tsx';
import { useListAddress } from '../shared/useListAddress.ts';

const MyFavoritesDocument = graphql(`
  query MyFavorites($filter: CampaignFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    campaigns(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      nodes { ...CampaignCard }
      totalCount
    }
  }
`);

/** Open campaigns the viewer gave a heart. One that loses it stays until the page is left, so that a slip is mended. */
export function Component() {
  const address = useListAddress();
  const { search, ...list } = address.variables;
  const answer = useQuery(MyFavoritesDocument, {
    variables: { filter: { favourites: true, search }, ...list },
  });
  const find = { text: t('See open campaigns'), to: '/campaigns' };
  return (
    <MyList
      title={t('My Favorites')}
      label={t('My favorites')}
      answer={answer}
      pick={(data) => data.campaigns}
      address={address}
      empty={{ text: t('Tap the heart on a campaign to save it here.'), action: find }}
      card={(campaign, index) => <CampaignCard campaign={campaign} eager={index < 4} />}
    />
  );
}
