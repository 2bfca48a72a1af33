import { Form, Formik } from 'formik';
import { t } from '../../languages/t.ts';
import type { MoneyValue } from '../../lib/format/formatMoney.ts';
import { FocusFirstError } from '../form/FocusFirstError.tsx';
import { FormError } from '../form/FormError.tsx';
import { CardFields } from './CardFields.tsx';
import { ChallengeDialog } from './ChallengeDialog.tsx';
import { cardErrors, emptyCard } from './cardRules.ts';
import { LookingNote } from './LookingNote.tsx';
import { type LocalProvider, tokenise } from './localProvider.ts';
import { PayButton } from './PayButton.tsx';
import { ResumeNote } from './ResumeNote.tsx';
import { TestCards } from './TestCards.tsx';
import type { CardPayment } from './useCardPayment.ts';
import { useLocalChallenge } from './useLocalChallenge.ts';

type Props = { provider: LocalProvider; amount: MoneyValue; payment: CardPayment; begun: boolean };

/** Our own card form, for installations without a real payment provider. Behaves like the real one's. */
export function LocalCardForm({ provider, amount, payment, begun }: Props) {
  const { challenge, confirm, finish } = useLocalChallenge(provider);
  return (
    <Formik
      initialValues={emptyCard}
      validate={(card) => cardErrors(card)}
      onSubmit={(card) => payment.pay({ tokenise: () => tokenise(provider, card), confirm })}
    >
      <Form noValidate aria-label={t('Card')}>
        <FocusFirstError />
        {begun && !payment.busy && !payment.refused && (
          <ResumeNote onResume={() => void payment.resume(confirm)} />
        )}
        <CardFields />
        <FormError text={payment.error} />
        {payment.looking && <LookingNote />}
        <PayButton amount={amount} busy={payment.busy} />
        <TestCards />
        {challenge && <ChallengeDialog {...challenge} onFinish={finish} />}
      </Form>
    </Formik>
  );
}
