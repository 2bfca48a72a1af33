import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { OrderPanels } from '../order/OrderPanels.tsx';

const OrderCaseDocument = graphql(`
  query OrderCase($id: ID!) {
    deskCase(kind: ORDER, caseId: $id) {
      ...CaseHead
      order { ...OrderStory }
    }
  }
`);

/** An order that needs staff. */
export default function OrderCase({ id }: CaseProps) {
  const answer = useQuery(OrderCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const decided = useDecided({ kind: 'ORDER', id });
  return (
    <CaseBody answer={answer}>
      {(it) =>
        it.order && (
          <CaseFrame head={it}>
            <OrderPanels order={it.order} onDone={decided} />
          </CaseFrame>
        )
      }
    </CaseBody>
  );
}
