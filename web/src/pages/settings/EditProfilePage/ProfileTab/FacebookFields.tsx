import { useMutation } from '@apollo/client/react';
import Facebook from '@mui/icons-material/Facebook';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { UnlinkFacebookDocument } from '../../../../components/linking/linkingDocuments.ts';
import { useBeginLinking } from '../../../../components/linking/useBeginLinking.ts';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { FieldPair, SettingsField, useLedHere } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { LinkProblemNote } from '../Linking/useLinkReturn.tsx';
import { LinkedRow } from './InstagramAccount.tsx';

/** Id of the section. */
const ANCHOR = 'facebook';

/** The linked Facebook account with its price, or the way to link one. */
export function FacebookFields({ account }: { account: ProfileFormAccountFragment }) {
  const name = account.profile.facebookUsername;
  const { offered, start, busy, error } = useBeginLinking('FACEBOOK');
  const [removing, setRemoving] = useState(false);
  useLedHere(ANCHOR, offered || !!name);
  if (!offered && !name) return null;
  return (
    <SettingsSection id={ANCHOR} title={t('Facebook')} hint={t('Shows brands who you are there.')}>
      <LinkedRow icon={<Facebook aria-hidden />} text={name ?? t('Facebook account not linked')}>
        {name ? (
          <Button
            variant="text"
            color="inherit"
            aria-label={t('Remove Facebook')}
            onClick={() => setRemoving(true)}
          >
            {t('Remove')}
          </Button>
        ) : (
          <Button variant="outlined" loading={busy} onClick={() => void start()}>
            {t('Link Facebook')}
          </Button>
        )}
      </LinkedRow>
      <FormError text={error} />
      <LinkProblemNote provider="FACEBOOK" account={name ?? null} isProved={!!name} />
      {name && (
        <FieldPair>
          <SettingsField
            name="facebookPrice"
            label={t('Price per Facebook post')}
            helperText={t('US dollars')}
            autoComplete="off"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
              htmlInput: { inputMode: 'decimal' },
            }}
          />
          <Box />
        </FieldPair>
      )}
      {removing && <RemoveFacebookDialog onClose={() => setRemoving(false)} />}
    </SettingsSection>
  );
}

function RemoveFacebookDialog({ onClose }: { onClose: () => void }) {
  const { setFieldValue } = useFormikContext();
  const [unlink] = useMutation(UnlinkFacebookDocument);
  return (
    <ActionDialog
      title={t('Are you sure you want to remove your Facebook account?')}
      destructive
      onYes={async () => {
        await unlink();
        void setFieldValue('facebookPrice', '');
      }}
      onClose={onClose}
    >
      {t('Your name there and your price per post are removed from your profile.')}
    </ActionDialog>
  );
}
