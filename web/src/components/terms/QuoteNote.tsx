import { useFormikContext } from 'formik';
import { t } from '../../languages/t.ts';
import { formatMoneyFull, inUsd, parseMoney } from '../../lib/format/formatMoney.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { useTypedQuote } from './useTypedQuote.ts';

/** Below a field `amount`: what the owner will pay for it. `payer` is the owner's name when they are not the reader. */
export function QuoteNote({ payer }: { payer: string | null }) {
  const { amount } = useFormikContext<{ amount: string }>().values;
  const quote = useTypedQuote(inUsd(parseMoney(amount)));
  if (!quote || quote.fee.amount === 0) return null;
  const costs = { total: formatMoneyFull(quote.total), fee: formatMoneyFull(quote.fee) };
  return (
    <SecondaryText role="status" sx={{ mt: 1 }}>
      {payer === null
        ? t('You pay {total}, {fee} platform fee included.', costs)
        : t('{name} pays {total}, {fee} platform fee included.', { name: payer, ...costs })}
    </SecondaryText>
  );
}
