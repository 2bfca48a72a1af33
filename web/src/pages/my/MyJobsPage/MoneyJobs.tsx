import { useQuery } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { graphql } from '../../../__generated__/gql.ts';
import { CampaignCard } from '../../../components/campaign/CampaignCard.tsx';
import { StatusChip } from '../../../components/display/StatusChip.tsx';
import { jobTitle } from '../../../components/extras/jobTitle.ts';
import { PagedCards } from '../../../components/list/PagedCards.tsx';
import { pageInput, useAddressPaging } from '../../../components/list/PagedList.tsx';
import { t } from '../../../languages/t.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { applicationPath } from '../../../lib/navigation/pagePaths.ts';
import type { Place } from './places.ts';

const MoneyJobsDocument = graphql(`
  query MoneyJobs($filter: RemarkFilter, $first: Int, $offset: Int, $earned: Boolean!) {
    earned: myRemarks(filter: $filter, first: $first, offset: $offset) @include(if: $earned) {
      nodes { ...MoneyJob }
      totalCount
    }
    spent: receivedRemarks(filter: $filter, first: $first, offset: $offset) @skip(if: $earned) {
      nodes { ...MoneyJob }
      totalCount
    }
  }
`);

export const MoneyJobDocument = graphql(`
  fragment MoneyJob on Remark {
    id
    extraOfId
    state
    hiredState
    held { amount currency }
    offer { id amount { amount currency } }
    applicant { id fullName }
    campaign { ...CampaignCard }
  }
`);

type Props = { place: Place; side: 'earned' | 'spent' };

/** The jobs of a total that was opened. */
export function MoneyJobs({ place, side }: Props) {
  const paging = useAddressPaging(8);
  const { data, previousData, error, refetch } = useQuery(MoneyJobsDocument, {
    variables: { filter: { money: place.money }, earned: side === 'earned', ...pageInput(paging) },
  });
  const title = t(place[side]);
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <PagedCards
        list={(data ?? previousData)?.[side]}
        error={error}
        onRetry={() => void refetch()}
        paging={paging}
        count={4}
        label={title}
        empty={{
          text: t('No jobs here yet.'),
          action: { text: t('Find a campaign'), to: '/campaigns', quiet: true },
        }}
        card={(job) => (
          <CampaignCard
            campaign={job.campaign}
            title={jobTitle(job)}
            to={applicationPath(job.id)}
            badge={<StatusChip state={job.state} hired={job.hiredState} amount={amountOf(job)} />}
            line={side === 'spent' ? job.applicant.fullName : undefined}
          />
        )}
      />
    </>
  );
}

type Job = {
  held?: Parameters<typeof formatMoney>[0] | null;
  offer?: { amount: Parameters<typeof formatMoney>[0] } | null;
};

function amountOf({ held, offer }: Job): string | null {
  const amount = held ?? offer?.amount;
  return amount ? formatMoney(amount) : null;
}
