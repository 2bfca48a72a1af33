import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { useToast } from '../../overlay/Toast.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';
import { AmountDialog } from './AmountDialog.tsx';

const MakeOfferDocument = graphql(`
  mutation MakeOffer($remarkId: ID!, $amountMinor: MinorUnits!, $idempotencyKey: String) {
    makeOffer(remarkId: $remarkId, amountMinor: $amountMinor, idempotencyKey: $idempotencyKey) {
      ...Job
    }
  }
`);

/** Makes an offer, or changes the pending one. */
export function OfferDialog({ job, step, onClose }: JobDialogProps) {
  const toast = useToast();
  const { run, failure } = useStep(MakeOfferDocument);
  const onAmount = async (amountMinor: number) => {
    if (!(await run({ remarkId: job.id, amountMinor }))) return;
    toast(t('Offer amount successfully submitted'));
    onClose();
  };
  return (
    <AmountDialog
      title={step.action === 'CHANGE_OFFER' ? t('Change offer') : t('Make Offer')}
      text={t('{fullName} can accept or reject it. Nothing is charged before you pay.', {
        fullName: job.applicant.fullName,
      })}
      label={t('Offer amount')}
      initial={step.action === 'CHANGE_OFFER' ? job.offer?.amount.minorUnits : undefined}
      submit={step.action === 'CHANGE_OFFER' ? t('Change offer') : t('Submit offer')}
      failure={failure}
      onAmount={onAmount}
      onClose={onClose}
    />
  );
}
