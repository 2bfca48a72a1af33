import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { PaymentForm } from '../../../../components/payment/PaymentForm.tsx';
import { useCardSetup } from '../../../../components/payment/useCardSetup.ts';
import { t } from '../../../../languages/t.ts';

type Props = { settings: SettingsTabQuery['clientConfig']; onClose: () => void };

/** The card form of payments, which only saves the card. */
export function AddCardDialog({ settings, onClose }: Props) {
  const client = useApolloClient();
  const titleId = useId();
  const setup = useCardSetup(async () => {
    await client.refetchQueries({ include: ['SettingsTab'] });
    onClose();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('Add card')}</DialogTitle>
      <DialogContent>
        <PaymentForm settings={settings} amount={null} payment={setup} begun={false} waiting="" />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={setup.busy} onClick={onClose}>
          {t('Cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
