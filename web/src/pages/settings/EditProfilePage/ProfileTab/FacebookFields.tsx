import { useMutation } from '@apollo/client/react';
import Facebook from '@mui/icons-material/Facebook';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import type { ProfileFormAccountFragment } from '../../../../__generated__/graphql.ts';
import { FieldPair } from '../../../../components/form/FieldPair.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { UnlinkFacebookDocument } from '../../../../components/linking/linkingDocuments.ts';
import { useBeginLinking } from '../../../../components/linking/useBeginLinking.ts';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import { PriceField, useLedHere } from '../fields/SettingsField.tsx';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { LinkProblemNote } from '../Linking/useLinkReturn.tsx';
import { LinkedRow } from './InstagramAccount.tsx';

const ANCHOR = 'facebook';

export function FacebookFields({ account }: { account: ProfileFormAccountFragment }) {
  const name = account.profile.facebookUsername;
  const { offered, start, busy, error } = useBeginLinking('FACEBOOK');
  const { setFieldValue } = useFormikContext();
  const [unlink] = useMutation(UnlinkFacebookDocument);
  useLedHere(ANCHOR, offered || !!name);
  if (!offered && !name) return null;
  return (
    <SettingsSection id={ANCHOR} title={t('Facebook')} hint={t('Brands see your profile there.')}>
      <LinkedRow icon={<Facebook aria-hidden />} text={name ?? t('Facebook account not linked')}>
        {name ? (
          <AskButton
            variant="text"
            color="inherit"
            aria-label={t('Remove Facebook')}
            title={t('Are you sure you want to remove your Facebook account?')}
            text={t('Your name there and your price per post are removed from your profile.')}
            destructive
            onYes={async () => {
              await unlink();
              void setFieldValue('facebookPrice', '');
            }}
          >
            {t('Remove')}
          </AskButton>
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
          <PriceField name="facebookPrice" label={t('Price per Facebook post')} />
          <Box />
        </FieldPair>
      )}
    </SettingsSection>
  );
}
