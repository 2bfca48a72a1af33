import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import type { CampaignType } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { SecondaryText } from '../display/SecondaryText.tsx';
import { FormError } from '../form/FormError.tsx';
import { WorkFields } from './WorkFields.tsx';
import { newWork, type WorkValues } from './workValues.ts';

/** The brief: one button until it is added. What a fault of the server says about it stands at its end. */
export function BriefField({ type }: { type: CampaignType }) {
  const [{ value }, { error }, { setValue }] = useField<WorkValues | null>('brief');
  if (!value) {
    return (
      <>
        <SecondaryText sx={{ mb: 1.5 }}>
          {t('Say exactly what to post and by when. Offers start from it.')}
        </SecondaryText>
        <Button variant="outlined" startIcon={<AddRounded />} onClick={() => void setValue(newWork, false)}>
          {t('Add a brief')}
        </Button>
      </>
    );
  }
  return (
    <>
      <WorkFields name="brief" type={type} />
      <FormError text={typeof error === 'string' ? error : null} />
      <Button color="inherit" onClick={() => void setValue(null, false)} sx={{ mt: 1.5 }}>
        {t('Remove the brief')}
      </Button>
    </>
  );
}
