import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { t } from '../../languages/t.ts';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { LocalCardForm } from './LocalCardForm.tsx';
import type { CardPayment } from './useCardPayment.ts';

const StripeCardForm = lazy(() => loadChunk(() => import('./StripeCardForm.tsx')));

type Props = {
  settings: { paymentPublishableKey: string; paymentLocalBase?: string | null };
  amount: MoneyValue;
  payment: CardPayment;
  /** Whether a payment was begun before. */
  begun: boolean;
  /** Said while the payment is on its way. */
  waiting: string;
};

export function CardPaymentForm({ settings, waiting, ...form }: Props) {
  const { paymentLocalBase: base, paymentPublishableKey: publishableKey } = settings;
  return (
    <>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('Card')}
      </Typography>
      {form.payment.processing ? (
        <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 4 }}>
          <CircularProgress size={28} color="info" aria-label={t('Waiting')} />
          <Typography>{waiting}</Typography>
        </Box>
      ) : base ? (
        <LocalCardForm provider={{ base, publishableKey }} {...form} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <StripeCardForm publishableKey={publishableKey} {...form} />
        </Suspense>
      )}
    </>
  );
}
