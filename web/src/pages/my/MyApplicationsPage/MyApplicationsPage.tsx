import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { t } from '../../../languages/t.ts';
import { formatCardDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import { MyList } from '../shared/MyList.tsx';
import { useListAddress } from '../shared/useListAddress.ts';

const MyApplicationsDocument = graphql(`
  query MyApplications($filter: RemarkFilter, $sort: CampaignSort, $first: Int, $offset: Int) {
    myRemarks(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      nodes {
        id
        extraOfId
        state
        hiredState
        createdAt
        offer {
          id
          amount { amount currency }
        }
        campaign { ...CampaignCard }
      }
      totalCount
    }
  }
`);

export function Component() {
  const address = useListAddress();
  const { search, ...list } = address.variables;
  const answer = useQuery(MyApplicationsDocument, {
    variables: { filter: { search }, ...list },
  });
  const find = { text: t('Find a campaign'), to: '/campaigns' };
  return (
    <MyList
      title={t('My Applications')}
      label={t('My applications')}
      answer={answer}
      pick={(data) => data.myRemarks}
      address={address}
      empty={{ text: t("You haven't applied to a campaign yet."), action: find }}
      card={(remark, index) => (
        <CampaignCard
          campaign={remark.campaign}
          title={jobTitle(remark)}
          to={applicationPath(remark.id)}
          badge={
            <StatusChip
              state={remark.state}
              hired={remark.hiredState}
              amount={remark.offer && formatMoney(remark.offer.amount)}
            />
          }
          line={t('Applied {date}', { date: formatCardDate(remark.createdAt) })}
          eager={index < 4}
        />
      )}
    />
  );
}
