import Button from '@mui/material/Button';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { dealPath, termsPath } from '../../../lib/navigation/pagePaths.ts';
import { Link } from '../../../routing/Link.tsx';

/** The ways to what was agreed or is proposed, and to its changes while the job runs. */
export function AgreementLinks({ job }: { job: JobFragment }) {
  const { id, campaign, offer, hiredAt, nextSteps, mySide } = job;
  const can = (action: string) => nextSteps.some((step) => step.action === action);
  const isAgreed = hiredAt || offer?.state === 'ACCEPTED';
  if (!isAgreed && (campaign.type !== 'PAID' || !offer)) return null;
  const mine = [
    ...(can('ACCEPT_AMENDMENT')
      ? [{ to: termsPath(id), text: t('Answer the new terms'), strong: true }]
      : []),
    ...(can('WITHDRAW_AMENDMENT') ? [{ to: termsPath(id), text: t('See your new terms') }] : []),
    isAgreed
      ? { to: dealPath(id), text: t('See the deal sheet') }
      : { to: termsPath(id), text: t('See the terms') },
    ...(can('PROPOSE_AMENDMENT') ? [{ to: `${termsPath(id)}?change=1`, text: t('Change the terms') }] : []),
    ...(can('PROPOSE_AMENDMENT') && mySide === 'APPLICANT'
      ? [{ to: `${termsPath(id)}?later=1`, text: t('Ask for a later date') }]
      : []),
  ];
  return mine.map(({ to, text, strong }, index) => (
    <Button
      key={text}
      component={Link}
      to={to}
      color={strong ? 'primary' : 'inherit'}
      variant={strong ? 'outlined' : 'text'}
      fullWidth
      sx={{ mt: index === 0 ? 1 : 0 }}
    >
      {text}
    </Button>
  ));
}
