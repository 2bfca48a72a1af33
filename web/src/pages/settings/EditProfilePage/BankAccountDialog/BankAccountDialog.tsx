import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { type FormikHelpers, useFormikContext } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../../__generated__/gql.ts';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { AppForm } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';
import { SOMETHING_WRONG, toFailure } from '../../../../lib/errors.ts';
import { useServerErrors } from '../../../../lib/form/useServerErrors.ts';
import { BankStep } from './BankStep.tsx';
import {
  type BankValues,
  bankErrors,
  isPersonal,
  personalErrors,
  toBankInput,
  toBankValues,
} from './bankValues.ts';
import { PersonalStep } from './PersonalStep.tsx';
import { BankRefused, tokeniseBankAccount } from './tokeniseBankAccount.ts';

type Props = {
  account: NonNullable<SettingsTabQuery['me']>;
  asSpare?: boolean;
  onSaved: () => void;
  onClose: () => void;
};

/** Adds or replaces the bank account, or adds a spare, in two steps. A refusal leaves everything as it was typed. */
export function BankAccountDialog({ account, asSpare = false, onSaved, onClose }: Props) {
  const { save, isLocal } = useSaveBankAccount();
  const { refuse, errorsOf } = useServerErrors();
  const toast = useToast();
  const [step, setStep] = useState<0 | 1>(0);
  const [error, setError] = useState<string | null>(null);
  const [initialValues] = useState(() => toBankValues(asSpare ? { ...account, bankAccount: null } : account));

  const validate = (values: BankValues) => ({
    ...errorsOf(values),
    ...personalErrors(values),
    ...(step === 1 ? bankErrors(values) : {}),
  });

  const onSubmit = async (values: BankValues, helpers: FormikHelpers<BankValues>) => {
    setError(null);
    if (step === 0) {
      setStep(1);
      // Submitting touched every field; those of the next step have not been seen yet.
      return void helpers.setTouched({}, false);
    }
    try {
      await save(values, asSpare);
    } catch (thrown) {
      return onRefused(thrown, values, helpers);
    }
    toast(t('Bank account saved'));
    onSaved();
  };

  const onRefused = (thrown: unknown, values: BankValues, helpers: FormikHelpers<BankValues>) => {
    if (thrown instanceof BankRefused) return setError(thrown.message);
    const { field, message } = toFailure(thrown);
    setError(message);
    if (!field || !(field in values)) return;
    refuse(field, values[field as keyof BankValues], message);
    helpers.setErrors({ [field]: message });
    if (isPersonal(field)) setStep(0);
  };

  return (
    <FormDialog
      title={
        asSpare
          ? t('Add spare account')
          : account.bankAccount
            ? t('Edit bank account')
            : t('Add bank account')
      }
      wide
      onClose={onClose}
    >
      {account.bankAccount && !asSpare && (
        <Box sx={{ mb: 2, color: 'text.secondary', fontSize: 14 }}>
          {t("Payouts to a new account begin after 72 hours. We'll email you a link to undo the change.")}
        </Box>
      )}
      <AppForm initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
        <BankSteps step={step} onStep={setStep} />
        <div role="tabpanel" aria-labelledby={step === 0 ? 'step-personal' : 'step-bank'}>
          {step === 0 ? (
            <PersonalStep error={<FormError text={error} />} />
          ) : (
            <BankStep isLocal={isLocal} error={<FormError text={error} />} onBack={() => setStep(0)} />
          )}
        </div>
      </AppForm>
    </FormDialog>
  );
}

/** Where the form stands. The second step opens only after all personal fields are filled. */
function BankSteps({ step, onStep }: { step: 0 | 1; onStep: (step: 0 | 1) => void }) {
  const { values, isSubmitting } = useFormikContext<BankValues>();
  const complete = Object.keys(personalErrors(values)).length === 0;
  return (
    <Stepper nonLinear activeStep={step} aria-label={t('Steps')} sx={{ mb: 2 }}>
      <Step completed={complete && step === 1}>
        <StepButton id="step-personal" onClick={() => onStep(0)} disabled={isSubmitting}>
          {t('Personal Info')}
        </StepButton>
      </Step>
      <Step>
        <StepButton id="step-bank" onClick={() => onStep(1)} disabled={!complete || isSubmitting}>
          {t('Bank Info')}
        </StepButton>
      </Step>
    </Stepper>
  );
}

const BankProviderDocument = graphql(`
  query BankProvider {
    clientConfig { paymentPublishableKey paymentLocalBase }
  }
`);

const SaveBankAccountDocument = graphql(`
  mutation SaveBankAccount($input: SaveBankAccountInput!) {
    saveBankAccount(input: $input) { account { ...OwnBankAccount } }
  }
`);

/** Tokenises the account number and registers the account. `save` throws what the provider or the server refuses. */
function useSaveBankAccount() {
  const { data } = useQuery(BankProviderDocument, { fetchPolicy: 'cache-first' });
  const [register] = useMutation(SaveBankAccountDocument);
  const config = data?.clientConfig;

  const save = async (values: BankValues, asSpare: boolean) => {
    if (!config) throw new BankRefused(t(SOMETHING_WRONG));
    const localBase = config.paymentLocalBase ?? null;
    const provider = { publishableKey: config.paymentPublishableKey, localBase };
    // A token can be used once: every try has its own.
    const token = await tokeniseBankAccount(values, provider);
    await register({ variables: { input: { ...toBankInput(values, token), ...(asSpare && { asSpare }) } } });
  };

  return { save, isLocal: !!config?.paymentLocalBase };
}
