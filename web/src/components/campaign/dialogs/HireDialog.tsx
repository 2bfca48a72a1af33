import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { SuccessDialog } from '../../overlay/AppDialog.tsx';
import { ConfirmDialog } from '../../overlay/ConfirmDialog.tsx';
import type { JobDialogProps } from '../job/jobActions.ts';
import { useStep } from '../job/useStep.ts';

const HireDocument = graphql(`
  mutation Hire($remarkId: ID!, $idempotencyKey: String) {
    hire(remarkId: $remarkId, idempotencyKey: $idempotencyKey) {
      ...Job
    }
  }
`);

/** Hires for a sponsored or shoutout campaign: the question, then the good news. */
export function HireDialog({ job, onClose }: JobDialogProps) {
  const [hired, setHired] = useState(false);
  const { run, busy, failure } = useStep(HireDocument);
  const onYes = async () => setHired(!!(await run({ remarkId: job.id })));
  if (hired) {
    return (
      <SuccessDialog title={t('Hired successfully')} onClose={onClose}>
        {t('{fullName} is hired for “{title}” and has been told. You find the job under Hired.', {
          fullName: job.applicant.fullName,
          title: job.campaign.title,
        })}
      </SuccessDialog>
    );
  }
  return (
    <ConfirmDialog
      open
      title={t('Are you sure you want to hire this applicant?')}
      busy={busy}
      error={failure?.message}
      onNo={onClose}
      onYes={onYes}
    >
      {t('{fullName} is told at once. Nothing is charged.', { fullName: job.applicant.fullName })}
    </ConfirmDialog>
  );
}
