import { useMutation } from '@apollo/client/react';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { OwnSecondFactorsFragment, SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { SoftNote } from '../../../../components/display/SoftNote.tsx';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { Rich } from '../../../../languages/Rich.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { useNavigate, useSearchParams } from '../../../../routing/hooks.ts';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { PayoutNeeds } from './PayoutNeeds.tsx';
import {
  DeleteBankAccountDocument,
  DeleteSpareBankAccountDocument,
  UseSpareBankAccountDocument,
} from './settingsDocuments.ts';

const BankAccountDialog = lazyPart(
  async () => (await import('../BankAccountDialog/BankAccountDialog.tsx')).BankAccountDialog,
);

type Account = NonNullable<SettingsTabQuery['me']>;

type Props = { account: Account; factors: OwnSecondFactorsFragment };

export function BankSection({ account, factors }: Props) {
  const { bankAccount: bank, spareBankAccount: spare } = account;
  const back = useWayBack();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<'account' | 'spare' | null>(back && !bank ? 'account' : null);
  const onSaved = () => {
    setEditing(null);
    if (back) void navigate(back);
  };
  return (
    <SettingsSection
      title={t('Bank information')}
      hint={t('Payments for your jobs are paid out to this account. Singapore bank accounts only.')}
    >
      {bank ? (
        <BankRow bank={bank} back={back} onEdit={() => setEditing('account')} />
      ) : (
        <Button variant="contained" onClick={() => setEditing('account')}>
          {t('Add bank account')}
        </Button>
      )}
      {spare && <SpareRow bank={spare} />}
      {bank && !spare && (
        <SettingsRow
          component="div"
          textWidth={220}
          title={t('Spare bank account')}
          hint={t('Add it now to switch later without a wait.')}
        >
          <Button variant="outlined" onClick={() => setEditing('spare')}>
            {t('Add spare account')}
          </Button>
        </SettingsRow>
      )}
      {factors.passkeys.length === 0 && !factors.authenticatorAppSince && (
        <Box sx={{ mt: 1.5, fontSize: 14, color: 'text.secondary' }}>
          <Rich
            text={msg('Keep your payouts safe: <0>add a second way to sign in</0>.')}
            parts={[<Link key="security" href="#security" sx={{ color: 'info.main' }} />]}
          />
        </Box>
      )}
      {editing && (
        <BankAccountDialog
          account={account}
          asSpare={editing === 'spare'}
          onSaved={onSaved}
          onClose={() => setEditing(null)}
        />
      )}
    </SettingsSection>
  );
}

/** The page of Koli that waits for a bank account. */
function useWayBack(): string | null {
  const back = useSearchParams()[0].get('back') ?? '';
  return /^\/(?![/\\])/.test(back) ? back : null;
}

type BankRowProps = { bank: NonNullable<Account['bankAccount']>; back: string | null; onEdit: () => void };

function BankRow({ bank, back, onEdit }: BankRowProps) {
  const [remove] = useMutation(DeleteBankAccountDocument);
  const kind = bank.accountType === 'SAVING' ? t('Saving account') : t('Current account');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <AccountBalanceOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ fontWeight: 650 }}>{bank.bankName}</Box>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>•••• {bank.last4}</Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
          {bank.accountHolderName} · {kind} · {bank.currency.toUpperCase()}
        </Box>
        <Box sx={{ mt: 1 }}>
          <SoftTag tone={bank.payoutsEnabled && !bank.payableAt ? 'success' : 'warning'}>
            {bank.payableAt
              ? t('Payouts wait')
              : bank.payoutsEnabled
                ? t('Ready for payouts')
                : bank.inReview
                  ? t('In review')
                  : t('Payouts are paused')}
          </SoftTag>
        </Box>
      </Box>
      {bank.payableAt && <NewAccountNote from={bank.payableAt} />}
      <PayoutNeeds bank={bank} back={back} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={onEdit}>
          {t('Edit')}
        </Button>
        <AskButton
          variant="text"
          color="inherit"
          title={t('Are you sure you want to Delete?')}
          text={t("You can't be paid until you add a bank account again.")}
          destructive
          onYes={remove}
        >
          {t('Delete')}
        </AskButton>
      </Box>
    </Box>
  );
}

/** Why a bank account that took another's place waits. */
function NewAccountNote({ from }: { from: string }) {
  return (
    <SoftNote role="note" sx={{ width: 1, order: 1, fontSize: 14 }}>
      {t(
        'For your safety, payouts to this account begin on {time}. Released payments follow automatically.',
        { time: formatInstant(from) },
      )}
    </SoftNote>
  );
}

function SpareRow({ bank }: { bank: NonNullable<Account['spareBankAccount']> }) {
  const [use] = useMutation(UseSpareBankAccountDocument);
  const [remove] = useMutation(DeleteSpareBankAccountDocument);
  const account = `${bank.bankName} •••• ${bank.last4}`;
  return (
    <SettingsRow
      component="div"
      textWidth={220}
      title={t('Spare: {account}', { account })}
      hint={
        bank.payableAt
          ? t('Without a wait from {time}', { time: formatInstant(bank.payableAt) })
          : t('Ready to switch to without a wait.')
      }
    >
      <AskButton
        variant="outlined"
        title={t('Pay out to {account}?', { account })}
        text={
          bank.payableAt
            ? t('Payouts begin on {time}. The other account becomes your spare.', {
                time: formatInstant(bank.payableAt),
              })
            : t('The other account becomes your spare.')
        }
        yes={t('Switch account')}
        no={t('Cancel')}
        onYes={use}
      >
        {t('Switch to it')}
      </AskButton>
      <AskButton
        variant="text"
        color="inherit"
        aria-label={t('Delete the spare account')}
        title={t('Are you sure you want to Delete?')}
        text={account}
        destructive
        onYes={remove}
      >
        {t('Delete')}
      </AskButton>
    </SettingsRow>
  );
}
