import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { ConfirmDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';

const CloseDocument = graphql(`
  mutation CloseCampaign($id: ID!) {
    closeCampaign(id: $id) {
      id
      status
    }
  }
`);

/** Ends an open campaign that has found its people, after a question: there is no way back. */
export function CloseCard({ campaignId }: { campaignId: string }) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const [close, { loading, error }] = useMutation(CloseDocument, { refetchQueries: ['CampaignDetail'] });
  const onYes = async () => {
    const done = await close({ variables: { id: campaignId } }).catch(() => null);
    if (!done) return;
    setAsking(false);
    toast(t('Campaign closed'));
  };
  return (
    <Card component="section" aria-label={t('Close campaign')} sx={{ p: 2.75 }}>
      <Typography variant="subtitle1" component="h2">
        {t('Found everybody you need?')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {t('A closed campaign takes no more applications.')}
      </Typography>
      <Button variant="outlined" fullWidth onClick={() => setAsking(true)}>
        {t('Close campaign')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Are you sure you want to close this campaign?')}
        busy={loading}
        error={error && toFailure(error).message}
        onNo={() => setAsking(false)}
        onYes={onYes}
      >
        {t(
          'It takes no more applications, and cannot be opened again. Running jobs and offers you have made go on.',
        )}
      </ConfirmDialog>
    </Card>
  );
}
