import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskPaymentQuery } from '../../../../__generated__/graphql.ts';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { NotFoundPage } from '../../../../components/page/NotFoundPage.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { formatMoney, formatMoneyFull } from '../../../../lib/format/formatMoney.ts';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { useRoles } from '../frame/useRoles.ts';
import { PaymentPanel } from '../job/LedgerPanel.tsx';
import { ManageRow } from '../manage/ManageRow.tsx';
import { choiceWords } from '../parts/choiceWords.ts';
import { Panel, Panels } from '../parts/Panel.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';
import { ThingFrame } from './ThingFrame.tsx';

const PaymentDocument = graphql(`
  query DeskPayment($id: ID!) {
    payments(paymentId: $id, first: 1) {
      nodes {
        ...JobPayment
        attempts {
          kind
          state
          tries
          providerId
          failure
          createdAt
          updatedAt
          amount { amount currency }
        }
      }
    }
  }
`);

type Attempt = DeskPaymentQuery['payments']['nodes'][number]['attempts'][number];

/** One payment with all that was tried for it at the provider, its ledger, and the history of who is paid. */
export default function PaymentPage({ id: number }: { id: string }) {
  const has = useRoles();
  const id = `pay_${number}`;
  const { data, error, refetch } = useQuery(PaymentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skip: !has?.('PAYMENTS'),
  });
  if (has && !has('PAYMENTS')) return <NotFoundPage what="This payment" />;
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This payment" />;
  if (!data) return <CaseSkeleton />;
  const [payment] = data.payments.nodes;
  if (!payment) return <NotFoundPage what="This payment" />;
  const { payer, payee, remark, amount, fee, attempts } = payment;
  const charged = { amount: amount.amount + fee.amount, currency: amount.currency };
  return (
    <ThingFrame
      label="Payment"
      id={payment.id}
      noted={remark.id}
      title={`${formatMoney(charged)}, ${payer.fullName} to ${payee.fullName}`}
      line={
        <Box
          component={Link}
          to={`/desk/jobs/${rowNumber(remark.id)}`}
          sx={{ color: 'info.main', fontWeight: 600 }}
        >
          {remark.campaign.title}
        </Box>
      }
    >
      <Panels>
        <Panel title="At the provider" aside={`${attempts.length}`} wide>
          <PlainList label="At the provider">
            {attempts.map((attempt) => (
              <AttemptRow
                key={`${attempt.kind} ${attempt.providerId} ${attempt.createdAt}`}
                attempt={attempt}
              />
            ))}
          </PlainList>
        </Panel>
        <PaymentPanel payment={payment} />
        <PersonHistory id={payer.id} title="Payer" />
        <PersonHistory id={payee.id} title="Payee" payee />
      </Panels>
    </ThingFrame>
  );
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const { kind, state, tries, providerId, failure, createdAt, updatedAt, amount } = attempt;
  const facts = [
    choiceWords(state),
    `${tries} ${tries === 1 ? 'try' : 'tries'}`,
    `began ${formatInstant(createdAt)}`,
    updatedAt !== createdAt && `changed ${formatInstant(updatedAt)}`,
  ];
  return (
    <ManageRow
      title={choiceWords(kind)}
      line={
        <>
          {facts.filter(Boolean).join(' · ')}
          {providerId && (
            <Box component="code" sx={{ display: 'block', fontSize: 13 }}>
              {providerId}
            </Box>
          )}
          {failure && <Box sx={{ color: 'error.main' }}>{failure}</Box>}
        </>
      }
      aside={
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {formatMoneyFull(amount)}
        </Box>
      }
    />
  );
}
