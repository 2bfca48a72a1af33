import type { MyTransactionsQuery } from '../../../__generated__/graphql.ts';
export type StatementRow = MyTransactionsQuery['myTransactions']['nodes'][number];

/** Whether a row is money that came back to the card: fees are spent otherwise. */
export const isRefund = ({ direction, kind }: Pick<StatementRow, 'direction' | 'kind'>) =>
  direction === 'EARNED' && (kind === 'CAMPAIGN_FEES' || kind === 'PRODUCT_PURCHASE');
