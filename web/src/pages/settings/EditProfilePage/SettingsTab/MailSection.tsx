import { useMutation } from '@apollo/client/react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { SettingsSection } from '../fields/SettingsSection.tsx';
import { SetMailNotificationsDocument } from './settingsDocuments.ts';

/** Whether notifications are mailed too. */
export function MailSection({ enabled }: { enabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SetMailNotificationsDocument);
  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const onYes = async () => {
    try {
      await save({ variables: { enabled: !enabled } });
      setAsking(false);
    } catch (thrown) {
      setError(toFailure(thrown).message);
    }
  };
  return (
    <SettingsSection
      title={t('Notifications')}
      hint={t('What happens in your campaigns and jobs, in your inbox too.')}
    >
      <FormControlLabel
        control={<Checkbox checked={enabled} onChange={ask} color="success" />}
        label={t('Email Notifications')}
      />
      <ConfirmDialog
        open={asking}
        title={
          enabled
            ? t('Are you sure you want to disable email notifications?')
            : t('Are you sure you want to enable email notifications?')
        }
        no={t('Cancel')}
        busy={loading}
        error={error}
        onNo={() => setAsking(false)}
        onYes={() => void onYes()}
      />
    </SettingsSection>
  );
}
