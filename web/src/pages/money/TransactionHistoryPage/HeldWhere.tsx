import { useQuery } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { graphql } from '../../../__generated__/gql.ts';
import type { PaidJobsQuery } from '../../../__generated__/graphql.ts';
import { msg, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import type { StatementRow } from './isRefund.ts';

const PaidJobsDocument = graphql(`
  query PaidJobs($campaignId: ID!, $first: Int, $offset: Int) {
    campaignRemarks(campaignId: $campaignId, tab: HIRED, first: $first, offset: $offset) {
      nodes {
        id
        state
        releasedAt
        held { amount currency }
        refunded { amount currency }
        applicant { id first }
      }
      totalCount
    }
  }
`);

const CHARGED = msg('Charged to your card.');

type Job = PaidJobsQuery['campaignRemarks']['nodes'][number];

function whereIs({ state, releasedAt, refunded, applicant: { first } }: Job, amount: string): string {
  const back = refunded ? formatMoney(refunded) : amount;
  switch (state) {
    case 'RELEASED':
      return releasedAt
        ? t('Released to {first} on {date}.', { first, date: formatDate(releasedAt) })
        : t('Released to {first}.', { first });
    case 'RELEASING':
      return t('On its way to {first}.', { first });
    case 'DONE':
      return t('{amount} is held until you release it. {first} has marked the job as done.', {
        amount,
        first,
      });
    case 'CANCEL_ASKED':
      return t('{amount} is held while {first} answers your request to cancel.', { amount, first });
    case 'REFUNDING':
      return t('{back} is on its way back to your card.', { back });
    case 'CANCELLED':
      return t('{back} went back to your card.', { back });
    case 'DISPUTED':
      return t('{amount} is held until support decides the dispute.', {
        amount,
      });
    case 'CHARGED_BACK':
      return t('Your bank took it back (a chargeback).');
    case 'SETTLED':
      return t('Support decided: {back} went back to your card, the rest to {first}.', { back, first });
    default:
      return t('{amount} is held until you release it.', { amount });
  }
}

/** Where money that was spent is now: held, on its way, or with the influencer. Asked when the row is opened. */
export function HeldWhere({ row: { campaign, counterparty, amount } }: { row: StatementRow }) {
  const { data, loading } = useQuery(PaidJobsDocument, {
    skip: !campaign || !counterparty,
    variables: { campaignId: campaign?.id ?? '', first: 100 },
  });
  if (loading && !data) return <Skeleton width={220} />;
  const job = data?.campaignRemarks.nodes.find(({ applicant }) => applicant.id === counterparty?.id);
  return <>{job ? whereIs(job, formatMoney(job.held ?? amount)) : t(CHARGED)}</>;
}
