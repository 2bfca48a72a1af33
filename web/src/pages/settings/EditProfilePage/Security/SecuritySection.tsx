import { useMutation } from '@apollo/client/react';
import FingerprintRounded from '@mui/icons-material/FingerprintRounded';
import PasswordRounded from '@mui/icons-material/PasswordRounded';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OwnAccountLookFragment, OwnSecondFactorsFragment } from '../../../../__generated__/graphql.ts';
import { SoftNote } from '../../../../components/display/SoftNote.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDate, formatRelative } from '../../../../lib/format/formatDate.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { canUsePasskeys } from '../../../../lib/session/passkeys.ts';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { StaffLooks } from './StaffLooks.tsx';
import {
  afterwards,
  RemoveAuthenticatorAppDocument,
  RemovePasskeyDocument,
  RenewRecoveryCodesDocument,
} from './securityDocuments.ts';

const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog.tsx')).PasskeyDialog);
const AppDialog = lazyPart(async () => (await import('./AuthenticatorAppDialog.tsx')).AuthenticatorAppDialog);
const CodesDialog = lazyPart(async () => (await import('./RecoveryCodesDialog.tsx')).RecoveryCodesDialog);

type Factors = OwnSecondFactorsFragment;
type Passkey = Factors['passkeys'][number];
type Opened =
  | { name: 'app' }
  | { name: 'passkey'; passkey: Passkey | null }
  | { name: 'codes'; codes: string[] };

type Props = { factors: Factors; looks: readonly OwnAccountLookFragment[] };

/** Passkeys, authenticator app and recovery codes, and when staff saw the account. */
export function SecuritySection({ factors, looks }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const shut = () => setOpened(null);
  const onAdded = (codes: readonly string[]) =>
    codes.length > 0 ? setOpened({ name: 'codes', codes: [...codes] }) : shut();
  const { passkeys, authenticatorAppSince, isRequired } = factors;
  const hasFactor = passkeys.length > 0 || !!authenticatorAppSince;
  return (
    <SettingsSection
      id="security"
      title={t('Security')}
      hint={t('Sign in with more than a password, so nobody else can.')}
    >
      {isRequired && !hasFactor && (
        <SoftNote role="note" sx={{ mb: 2, fontSize: 14 }}>
          {t('Staff need a passkey or an authenticator app.')}
        </SoftNote>
      )}
      <PlainList label={t('Security')}>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRename={() => setOpened({ name: 'passkey', passkey })}
          />
        ))}
        <AppRow since={authenticatorAppSince ?? null} onSetUp={() => setOpened({ name: 'app' })} />
        {hasFactor && (
          <CodesRow
            left={factors.recoveryCodesLeft}
            onCodes={(codes) => setOpened({ name: 'codes', codes })}
          />
        )}
      </PlainList>
      {canUsePasskeys() && (
        <Button
          variant="outlined"
          sx={{ mt: 1.5 }}
          onClick={() => setOpened({ name: 'passkey', passkey: null })}
        >
          {t('Add passkey')}
        </Button>
      )}
      <StaffLooks looks={looks} />
      {opened?.name === 'passkey' && (
        <PasskeyDialog passkey={opened.passkey} onAdded={onAdded} onClose={shut} />
      )}
      {opened?.name === 'app' && <AppDialog onAdded={onAdded} onClose={shut} />}
      {opened?.name === 'codes' && <CodesDialog codes={opened.codes} onClose={shut} />}
    </SettingsSection>
  );
}

const icon = { 'aria-hidden': true, sx: { color: 'text.secondary' } } as const;

function PasskeyRow({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [remove] = useMutation(RemovePasskeyDocument, {
    ...afterwards,
    variables: { input: { passkeyId: id } },
  });
  const used = lastUsedAt ? t('Last used {when}', { when: formatRelative(lastUsedAt) }) : t('never used');
  return (
    <SettingsRow
      icon={<FingerprintRounded {...icon} />}
      textWidth={180}
      title={name}
      hint={`${t('Passkey')} · ${used} · ${t('since {date}', { date: formatDate(createdAt) })}`}
    >
      <Box sx={{ display: 'flex' }}>
        <Button color="inherit" aria-label={t('Rename {name}', { name })} onClick={onRename}>
          {t('Rename')}
        </Button>
        <AskButton
          variant="text"
          color="inherit"
          aria-label={t('Remove {name}', { name })}
          title={t('Remove this passkey?')}
          text={t('{name} can no longer sign you in.', { name })}
          yes={t('Remove')}
          no={t('Cancel')}
          destructive
          onYes={remove}
        >
          {t('Remove')}
        </AskButton>
      </Box>
    </SettingsRow>
  );
}

function AppRow({ since, onSetUp }: { since: string | null; onSetUp: () => void }) {
  const [remove] = useMutation(RemoveAuthenticatorAppDocument, afterwards);
  return (
    <SettingsRow
      icon={<PhonelinkLockRounded {...icon} />}
      textWidth={180}
      title={t('Authenticator app')}
      hint={
        since
          ? t('Set up on {date}', { date: formatDate(since) })
          : t('A six-digit code from your phone each time you sign in.')
      }
    >
      {since ? (
        <AskButton
          variant="text"
          color="inherit"
          aria-label={t('Remove authenticator app')}
          title={t('Remove the authenticator app?')}
          text={t('Its codes will no longer work.')}
          yes={t('Remove')}
          no={t('Cancel')}
          destructive
          onYes={remove}
        >
          {t('Remove')}
        </AskButton>
      ) : (
        <Button variant="outlined" onClick={onSetUp}>
          {t('Set up')}
        </Button>
      )}
    </SettingsRow>
  );
}

function CodesRow({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [renew] = useMutation(RenewRecoveryCodesDocument, afterwards);
  const onYes = async () => {
    const { data } = await renew();
    onCodes([...(data?.renewRecoveryCodes.recoveryCodes ?? [])]);
  };
  return (
    <SettingsRow
      icon={<PasswordRounded {...icon} />}
      textWidth={180}
      title={t('Recovery codes')}
      hint={t('{count, plural, =0 {None left} one {# code left} other {# codes left}}', { count: left })}
    >
      <AskButton
        variant="text"
        color="inherit"
        title={t('Create new recovery codes?')}
        text={t('Earlier codes will no longer work.')}
        yes={t('Create new codes')}
        no={t('Cancel')}
        onYes={onYes}
      >
        {t('Create new codes')}
      </AskButton>
    </SettingsRow>
  );
}
