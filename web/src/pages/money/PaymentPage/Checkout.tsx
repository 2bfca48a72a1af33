import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { RemarkState } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import type { HirePaymentQuery, SavedCardFragment } from '../../../__generated__/graphql.ts';
import { PaymentForm } from '../../../components/payment/PaymentForm.tsx';
import { useOnlinePayment } from '../../../components/payment/useOnlinePayment.ts';
import { t } from '../../../languages/t.ts';
import { type HireSetup, HireSummary } from './HireSummary.tsx';
import { PaymentSuccess } from './PaymentSuccess.tsx';

const JobPaidDocument = graphql(`
  subscription JobPaid($campaignId: ID!) {
    remarkChanged(campaignId: $campaignId) { remark { id state } }
  }
`);

const hired: readonly RemarkState[] = [
  'HIRED',
  'DONE',
  'RELEASING',
  'RELEASED',
  'CANCEL_ASKED',
  'DISPUTED',
  'SETTLED',
];

type Props = {
  setup: HireSetup;
  settings: HirePaymentQuery['clientConfig'];
  savedCards: readonly SavedCardFragment[];
};

/** Summary and card form; the success once the job says that it is paid, however that came about. */
export function Checkout({ setup, settings, savedCards }: Props) {
  const { remark, quote } = setup;
  const payment = useHirePayment(remark.id);
  // Written into the cache under the job's id: a payment that settles late shows by itself.
  useSubscription(JobPaidDocument, { variables: { campaignId: remark.campaign.id } });
  if (hired.includes(remark.state)) return <PaymentSuccess setup={setup} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 400px' },
      }}
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, order: { xs: 2, md: 1 } }}>
        <PaymentForm
          settings={settings}
          amount={quote.total}
          payment={payment}
          savedCards={savedCards}
          begun={remark.state === 'PAYING'}
          waiting={t('Your payment is on its way. This page shows when it arrives; you can leave it.')}
        />
      </Card>
      <Box sx={{ order: { xs: 1, md: 2 } }}>
        <HireSummary setup={setup} />
      </Box>
    </Box>
  );
}

const PayForHireDocument = graphql(`
  mutation PayForHire($input: PayForHireInput!) {
    payForHire(input: $input) {
      state
      clientSecret
      remark {
        id
        state
        hiredAt
        hiredState
        held { amount currency }
      }
    }
  }
`);

const PaidOrNotDocument = graphql(`
  query PaidOrNot($id: ID!) {
    remark(id: $id) { id state }
  }
`);

function useHirePayment(remarkId: string) {
  const client = useApolloClient();
  const [mutate] = useMutation(PayForHireDocument);
  return useOnlinePayment({
    input: (paidWith) => ({ remarkId, ...paidWith }),
    async send(input, idempotencyKey) {
      return (await mutate({ variables: { input: { ...input, idempotencyKey } } })).data?.payForHire;
    },
    async look() {
      const { data } = await client.query({
        query: PaidOrNotDocument,
        variables: { id: remarkId },
        fetchPolicy: 'network-only',
      });
      if (!data?.remark) return 'unknown';
      return data.remark.state === 'OFFER_ACCEPTED' ? 'unpaid' : 'paid or on its way';
    },
  });
}
