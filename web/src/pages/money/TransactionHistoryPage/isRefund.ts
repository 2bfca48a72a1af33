import type { StatementRow } from './TransactionHistoryPage.tsx';

/** Whether a row is money that came back to the card: fees are spent otherwise. */
export const isRefund = ({ direction, label }: Pick<StatementRow, 'direction' | 'label'>) =>
  direction === 'EARNED' && (label === 'Campaign Fees' || label === 'Product Purchase');
