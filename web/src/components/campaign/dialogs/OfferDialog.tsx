import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
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

export function OfferDialog({ job, step, onClose }: JobDialogProps) {
  const { finish, failure } = useStep(MakeOfferDocument);
  const changes = step.action === 'CHANGE_OFFER';
  return (
    <AmountDialog
      title={changes ? t('Change offer') : t('Make Offer')}
      text={t('{fullName} can accept or reject it. Nothing is charged before you pay.', {
        fullName: job.applicant.fullName,
      })}
      initial={changes ? job.offer?.amount.minorUnits : undefined}
      submit={changes ? t('Change offer') : t('Submit offer')}
      failure={failure}
      onAmount={(amountMinor) =>
        finish(
          { remarkId: job.id, amountMinor },
          { said: t('Offer amount successfully submitted'), onDone: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
