import type { MyTransactionsQuery } from '../../../__generated__/graphql.ts';
export type StatementRow = MyTransactionsQuery['myTransactions']['items'][number];

/** Whether a row is money that came back to the card: fees are spent otherwise. */
export const isRefund = ({ direction, label }: Pick<StatementRow, 'direction' | 'label'>) =>
  direction === 'EARNED' && (label === 'Campaign Fees' || label === 'Product Purchase');
