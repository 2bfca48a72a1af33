import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import Box from '@mui/material/Box';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { SoftNote } from '../../display/SoftNote.tsx';

/** What the bank was told, by the card companies' names of reasons. */
const reasons: Readonly<Record<string, Text>> = {
  fraudulent: msg('the card holder did not make this payment'),
  unrecognized: msg('the card holder does not recognise this payment'),
  product_not_received: msg('the work was not delivered'),
  product_unacceptable: msg('the work is not what was agreed'),
  duplicate: msg('the card was charged twice'),
  credit_not_processed: msg('a refund is missing'),
};

const advice: Record<JobFragment['mySide'], Text> = {
  OWNER: msg('If it was a mistake, ask your bank to withdraw it. The job then goes on.'),
  APPLICANT: msg('Keep proof of your work, such as links and screenshots. It helps us answer the bank.'),
  NOBODY: msg('We told both sides, and may ask both for evidence.'),
};

export function ChargebackNote({ job }: { job: JobFragment }) {
  const { chargeback, mySide, campaign } = job;
  if (chargeback?.state !== 'OPEN') return null;
  const date = formatDate(chargeback.createdAt);
  const told = reasons[chargeback.reason];
  return (
    <SoftNote
      role="note"
      aria-label={t('About the chargeback')}
      icon={<AccountBalanceRounded aria-hidden fontSize="small" sx={{ mt: 0.25 }} />}
      sx={{ my: 2, fontSize: 13.5, lineHeight: 1.5 }}
    >
      <Box sx={{ fontWeight: 700, fontSize: 14.5 }}>{t('What is a chargeback?')}</Box>
      {mySide === 'OWNER'
        ? t('On {date} the bank of your card asked for the payment back.', { date })
        : t("On {date} the bank of {name}'s card asked for the payment back.", {
            date,
            name: campaign.owner.fullName,
          })}{' '}
      {told && `${t('Its reason: {reason}.', { reason: t(told) })} `}
      {t('The banks decide this, not us. It can take several weeks.')} {t(advice[mySide])}
    </SoftNote>
  );
}
