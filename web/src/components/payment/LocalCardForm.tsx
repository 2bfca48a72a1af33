import { useRef, useState } from 'react';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { AppForm } from '../form/AppForm.tsx';
import { FormError } from '../form/FormError.tsx';
import { CardFields } from './CardFields.tsx';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { cardErrors, emptyCard } from './cardRules.ts';
import { challengeUrl, intentOf, type LocalProvider, tokenise } from './localProvider.ts';
import { LookingNote, PayButton, ResumeNote } from './PayButton.tsx';
import { TestCards } from './TestCards.tsx';
import type { CardPayment } from './useCardPayment.ts';

type Props = { provider: LocalProvider; amount: MoneyValue; payment: CardPayment; begun: boolean };

/** Our own card form, for installations without a real payment provider. Behaves like the real one's. */
export function LocalCardForm({ provider, amount, payment, begun }: Props) {
  const { challenge, confirm, finish } = useLocalChallenge(provider);
  return (
    <AppForm
      label={t('Card')}
      initialValues={emptyCard}
      validate={(card) => cardErrors(card)}
      onSubmit={(card) => payment.pay({ tokenise: () => tokenise(provider, card), confirm })}
    >
      {begun && !payment.busy && !payment.refused && (
        <ResumeNote onResume={() => void payment.resume(confirm)} />
      )}
      <CardFields />
      <FormError text={payment.error} />
      {payment.looking && <LookingNote />}
      <PayButton amount={amount} busy={payment.busy} />
      <TestCards />
      {challenge && <ChallengeDialog {...challenge} onFinish={finish} />}
    </AppForm>
  );
}

type Challenge = { url: string; intent: string };

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
  return { challenge, confirm, finish: () => done.current() };
}
