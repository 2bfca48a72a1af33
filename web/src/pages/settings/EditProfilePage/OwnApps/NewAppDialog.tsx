import Box from '@mui/material/Box';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { NewSecret, SecretText } from '../fields/NewSecret.tsx';

type Props = { clientId: string; secret: string | null; onClose: () => void };

/** What the program of a new app is given. The secret is shown only here. */
export function NewAppDialog({ clientId, secret, onClose }: Props) {
  return (
    <FormDialog title={t('App registered')} wide onClose={onClose}>
      {secret ? (
        <>
          <Box sx={{ mb: 2.5 }}>
            <Box sx={{ fontWeight: 650 }}>{t('Client ID')}</Box>
            <SecretText label={t('Client ID')}>{clientId}</SecretText>
          </Box>
          <Box sx={{ fontWeight: 650 }}>{t('Client secret')}</Box>
          <NewSecret secret={secret} label={t('Client secret')} onDone={onClose} />
        </>
      ) : (
        <NewSecret
          secret={clientId}
          label={t('Client ID')}
          hint={t("Your app identifies itself with this ID. It's in Settings.")}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
