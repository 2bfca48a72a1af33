import Button from '@mui/material/Button';
// biome-ignore lint/style/noRestrictedImports: the bank's pages have entries of their own in the history, which end with the frame
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { AppForm } from '../form/AppForm.tsx';
import { FormError } from '../form/FormError.tsx';
import { CardFields } from './CardFields.tsx';
import { cardErrors, emptyCard } from './cardRules.ts';
import { challengeUrl, confirmCard, intentOf, type LocalProvider, tokenise } from './localProvider.ts';
import { LookingNote, PayButton, ResumeNote } from './PayButton.tsx';
import { TestCards } from './TestCards.tsx';
import type { OnlinePayment } from './useOnlinePayment.ts';

type Props = {
  provider: LocalProvider;
  amount: MoneyValue | null;
  payment: OnlinePayment;
  begun: boolean;
  /** A saved card that is paid with, in place of the fields. */
  savedCardId?: string | null;
};

/** Our own card form, for installations without a real payment provider. Behaves like the real one's. */
export function LocalCardForm({ provider, amount, payment, begun, savedCardId }: Props) {
  const { challenge, confirm, confirmSetup, finish } = useLocalChallenge(provider);
  return (
    <AppForm
      label={t('Card')}
      initialValues={emptyCard}
      validate={(card) => (savedCardId ? {} : cardErrors(card))}
      onSubmit={(card) =>
        savedCardId
          ? payment.paySaved(savedCardId, confirm)
          : payment.pay({ tokenise: () => tokenise(provider, card), confirm, confirmSetup })
      }
    >
      {begun && !payment.busy && !payment.refused && (
        <ResumeNote onResume={() => void payment.resume(confirm)} />
      )}
      {!savedCardId && <CardFields />}
      <FormError text={payment.failure?.message} code={payment.failure?.code} />
      {payment.looking && <LookingNote />}
      <PayButton amount={amount} busy={payment.busy} />
      {!savedCardId && <TestCards />}
      {challenge && <ChallengeDialog {...challenge} onFinish={finish} />}
    </AppForm>
  );
}

type Challenge = {
  url: string;
  /** The payment asked about; messages of others do not count. */
  intent: string;
};

/** The bank's question of the local provider: `confirm` opens it and resolves when the dialog is over. */
function useLocalChallenge(provider: LocalProvider) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const done = useRef<() => void>(() => undefined);
  const confirm = async (clientSecret: string) => {
    const url = await challengeUrl(provider, clientSecret);
    if (!url) return;
    setChallenge({ url, intent: intentOf(clientSecret) });
    await new Promise<void>((resolve) => {
      done.current = resolve;
    });
    setChallenge(null);
  };
  const confirmSetup = async (clientSecret: string, paymentMethodId: string) => {
    await confirmCard(provider, clientSecret, paymentMethodId);
    await confirm(clientSecret);
  };
  return { challenge, confirm, confirmSetup, finish: () => done.current() };
}

/** The page of the card's bank, in a frame. It tells by a message when the holder has answered. */
function ChallengeDialog({ url, intent, onFinish }: Challenge & { onFinish: () => void }) {
  const titleId = useId();
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      const answer = data as { type?: unknown; paymentIntent?: unknown } | null;
      const expected = answer?.type === 'payment-challenge-finished' && answer.paymentIntent === intent;
      if (expected && origin === new URL(url, location.href).origin) finish();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url, intent]);
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('Confirm with your bank')}</DialogTitle>
      <DialogContent>
        <iframe
          src={url}
          title={t('Confirmation page of your bank')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: MUI keeps the keyboard in the dialog and passes frames over
          tabIndex={0}
          sandbox="allow-forms allow-scripts allow-same-origin"
          style={{ width: '100%', height: 'min(460px, 60vh)', border: 0, display: 'block', borderRadius: 12 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onFinish}>
          {t('Cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
