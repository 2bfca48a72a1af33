import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { WithdrawEmailChangeDocument } from './settingsDocuments.ts';

const ChangeEmailDialog = lazyPart(async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);

type Account = NonNullable<SettingsTabQuery['me']>;

/** The sign-in address, and a new one that waits to be confirmed. */
export function EmailSection({ account }: { account: Account }) {
  const [changing, setChanging] = useState(false);
  const { email, emailVerified, pendingEmail } = account;
  return (
    <SettingsSection id="email" title={t('Email')} hint={t('You sign in with this address.')}>
      <SettingsRow
        component="div"
        textWidth={220}
        title={email}
        hint={
          <SoftTag tone={emailVerified ? 'success' : 'warning'}>
            {emailVerified ? t('Verified') : t('Not verified')}
          </SoftTag>
        }
      >
        <Button variant="outlined" onClick={() => setChanging(true)}>
          {t('Change email')}
        </Button>
      </SettingsRow>
      {pendingEmail && <PendingRow email={pendingEmail} />}
      {changing && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </SettingsSection>
  );
}

function PendingRow({ email }: { email: string }) {
  const [withdraw] = useMutation(WithdrawEmailChangeDocument);
  return (
    <SettingsRow
      component="div"
      textWidth={220}
      title={email}
      hint={t('Not confirmed yet. Open the link we emailed to this address.')}
    >
      <AskButton
        variant="text"
        color="inherit"
        title={t('Cancel the change of your email address?')}
        text={t('The link we emailed will stop working.')}
        yes={t('Cancel change')}
        no={t('Keep')}
        destructive
        onYes={withdraw}
      >
        {t('Cancel change')}
      </AskButton>
    </SettingsRow>
  );
}
