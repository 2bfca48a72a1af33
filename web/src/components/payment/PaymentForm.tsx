import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { SavedCardFragment } from '../../__generated__/graphql.ts';
import { t } from '../../languages/t.ts';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { LocalCardForm } from './LocalCardForm.tsx';
import { PayNowForm } from './PayNowForm.tsx';
import type { PaymentSettings } from './payNow.ts';
import { SavedCardChoice } from './SavedCardChoice.tsx';
import type { OnlinePayment } from './useOnlinePayment.ts';
import { type Way, WayChoice } from './WayChoice.tsx';

const StripeCardForm = lazy(() => loadChunk(() => import('./StripeCardForm.tsx')));
const StripePaymentForm = lazy(() => loadChunk(() => import('./StripePaymentForm.tsx')));

type Props = {
  settings: PaymentSettings;
  /** Null when a card is only saved. */
  amount: MoneyValue | null;
  payment: OnlinePayment;
  /** Saved cards, offered first. */
  savedCards?: readonly SavedCardFragment[];
  /** The way that is chosen first. */
  firstWay?: Way;
  /** Whether a payment was begun before. */
  begun: boolean;
  /** Said while the payment is on its way. */
  waiting: string;
};

/** Pays by card, or by PayNow where it is offered. Without an amount it only saves a card. */
export function PaymentForm({ settings, waiting, savedCards = [], firstWay = 'card', ...rest }: Props) {
  const { paymentLocalBase: base, paymentPublishableKey: publishableKey } = settings;
  const [chosen, setChosen] = useState(savedCards[0]?.id ?? null);
  const [way, setWay] = useState<Way>(firstWay);
  const { amount, payment } = rest;
  const form = { ...rest, savedCardId: chosen };
  const takesPayNow = !!amount && !!settings.payNowCurrencies?.includes(amount.currency);
  if (takesPayNow && way === 'payNow' && !payment.processing) {
    return (
      <>
        <WayChoice way={way} disabled={payment.busy} onChoose={setWay} />
        <PayNowForm settings={settings} amount={amount} payment={payment} />
      </>
    );
  }
  return (
    <>
      {takesPayNow && !payment.processing && (
        <WayChoice way={way} disabled={payment.busy} onChoose={setWay} />
      )}
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {t('Card')}
      </Typography>
      {savedCards.length > 0 && !form.payment.processing && (
        <SavedCardChoice cards={savedCards} chosen={chosen} onChoose={setChosen} />
      )}
      {form.payment.processing ? (
        <Box role="status" sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 4 }}>
          <CircularProgress size={28} color="info" aria-label={t('Waiting')} />
          <Typography>{waiting}</Typography>
        </Box>
      ) : base ? (
        <LocalCardForm provider={{ base, publishableKey }} {...form} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          {amount ? (
            <StripePaymentForm publishableKey={publishableKey} {...form} amount={amount} />
          ) : (
            <StripeCardForm publishableKey={publishableKey} payment={payment} />
          )}
        </Suspense>
      )}
    </>
  );
}
