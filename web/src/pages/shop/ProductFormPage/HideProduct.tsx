import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { graphql } from '../../../__generated__/gql.ts';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import type { EditedProduct } from './productValues.ts';

const SetProductHiddenDocument = graphql(`
  mutation SetProductHidden($id: ID!, $hidden: Boolean!) {
    setProductHidden(id: $id, hidden: $hidden) {
      id
      status
    }
  }
`);

/** Whether a product is in the shop; what staff took out says why. */
export function HideProduct({ product: { id, status, deactivatedReason } }: { product: EditedProduct }) {
  const [mutate, { loading }] = useMutation(SetProductHiddenDocument);
  const toast = useToast();
  if (status === 'DEACTIVATED') {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t('Our team has taken this product out of the shop. {deactivatedReason}', { deactivatedReason })}
      </Alert>
    );
  }
  const change = (hidden: boolean) =>
    mutate({ variables: { id, hidden } }).then(
      () => toast(hidden ? t('Hidden from the shop') : t('In the shop again')),
      (thrown: unknown) => toast(toFailure(thrown).message, 'error'),
    );
  return (
    <FormControlLabel
      label={t('In the shop')}
      sx={{ mb: 1 }}
      control={
        <Switch checked={status === 'ACTIVE'} disabled={loading} onChange={(_, on) => void change(!on)} />
      }
    />
  );
}
