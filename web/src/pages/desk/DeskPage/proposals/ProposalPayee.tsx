import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import { PersonHistory } from '../people/HistoryPanel.tsx';

const PayeeDocument = graphql(`
  query DeskProposalPayee($remarkId: ID!, $orderId: ID!, $isJob: Boolean!) {
    remark(id: $remarkId) @include(if: $isJob) { id applicant { id } }
    order(id: $orderId) @skip(if: $isJob) { id seller { id } }
  }
`);

/** Who would be paid by what is proposed about a job or order: what a second person looks at first. */
export function ProposalPayee({ subject }: { subject: string }) {
  const [kind, number = ''] = subject.split(' ');
  const isJob = kind === 'remark';
  const { data } = useQuery(PayeeDocument, {
    variables: { remarkId: `rmk_${number}`, orderId: `ord_${number}`, isJob },
    skip: !isJob && kind !== 'order',
  });
  const payee = data?.remark?.applicant ?? data?.order?.seller;
  return payee ? <PersonHistory id={payee.id} title="Payee" payee /> : null;
}
