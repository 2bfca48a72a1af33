import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { useFormikContext } from 'formik';
import { t } from '../../../../languages/t.ts';
import { type BankValues, personalErrors } from './bankValues.ts';

type Props = { step: 0 | 1; onStep: (step: 0 | 1) => void };

/** Where the form stands. The second step opens only after all personal fields are filled. */
export function BankSteps({ step, onStep }: Props) {
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
