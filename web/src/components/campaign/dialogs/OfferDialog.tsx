import InputAdornment from '@mui/material/InputAdornment';
import { graphql } from '../../../__generated__/gql.ts';
import { msg, t } from '../../../languages/t.ts';
import type { Failure } from '../../../lib/errors.ts';
import { amountFault } from '../../../lib/form/amountFault.ts';
import { inUsd, parseMoney, toTypedMoney } from '../../../lib/format/formatMoney.ts';
import { onlyErrors } from '../../../lib/session/accountRules.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { QuoteNote } from '../../terms/QuoteNote.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

export const MakeOfferDocument = graphql(`
  mutation MakeOffer($input: MakeOfferInput!) {
    makeOffer(input: $input) { remark { ...Job } }
  }
`);

const first = { title: msg('Make Offer'), submit: msg('Submit offer') };
const again = { title: msg('Change offer'), submit: msg('Change offer') };

export function OfferDialog({ job, step, onClose }: JobDialogProps) {
  const { finish, failure } = useStep(MakeOfferDocument);
  const { title, submit } = step.action === 'CHANGE_OFFER' ? again : first;
  return (
    <AmountDialog
      title={t(title)}
      text={
        job.mySide === 'APPLICANT'
          ? t('{fullName} can accept, change or reject it.', { fullName: job.campaign.owner.fullName })
          : t('{fullName} can accept, change or reject it. Nothing is charged before you pay.', {
              fullName: job.applicant.fullName,
            })
      }
      initial={step.action === 'MAKE_OFFER' ? job.price?.amount : job.offer?.amount.amount}
      submit={t(submit)}
      failure={failure}
      payer={job.mySide === 'APPLICANT' ? job.campaign.owner.fullName : null}
      onAmount={(amount) =>
        finish(
          { remarkId: job.id, amount: inUsd(amount) },
          { said: t('Offer amount successfully submitted'), onDone: onClose },
        )
      }
      onClose={onClose}
    />
  );
}

type Props = {
  title: string;
  text: string;
  initial?: number;
  submit: string;
  failure: Failure | null;
  /** Who pays, when it is not the reader. */
  payer: string | null;
  onAmount: (amount: number) => Promise<void>;
  onClose: () => void;
};

/** What is wrong with a typed amount of an offer. */
export function amountError(typed: string): string | undefined {
  if (!typed.trim()) return t('Please enter offer amount!');
  if (parseMoney(typed) === 0) return t('Please enter offer amount!');
  const fault = amountFault(typed);
  return fault && t(fault);
}

export function AmountDialog({ title, text, initial, submit, failure, payer, onAmount, onClose }: Props) {
  return (
    <DialogForm
      title={title}
      initialValues={{ amount: initial ? toTypedMoney(initial) : '' }}
      validate={({ amount }) => onlyErrors({ amount: amountError(amount) })}
      onSubmit={({ amount }) => onAmount(parseMoney(amount) ?? 0)}
      submit={submit}
      error={failure?.message}
      onClose={onClose}
    >
      {text}
      <FormTextField
        name="amount"
        label={t('Offer amount')}
        autoFocus
        autoComplete="off"
        sx={{ mt: 2 }}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input: { startAdornment: <InputAdornment position="start">US$</InputAdornment> },
        }}
      />
      <QuoteNote payer={payer} />
    </DialogForm>
  );
}
