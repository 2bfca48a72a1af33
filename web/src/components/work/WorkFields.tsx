import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import type { CampaignType, JobSide } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { FormTextField } from '../form/FormTextField.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { DeliverablesField } from './DeliverablesField.tsx';
import { DueField } from './DueField.tsx';
import { UsageFields } from './UsageFields.tsx';
import { PRODUCT_MAX } from './workValues.ts';

type Props = {
  /** Where the work is in the values of the Formik form. */
  name: string;
  type: CampaignType;
  /** Of a running job, whose product stays as agreed: the side of the reader, and the name of the brand. */
  ofJob?: { mySide: JobSide; owner: string };
};

const rounds = ['0', '1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

/** The fields of work, for a brief and for terms. */
export function WorkFields({ name, type, ofJob }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <DeliverablesField name={`${name}.deliverables`} label={t('Deliverables')} />
      {type === 'SHOUTOUT' && (
        <DeliverablesField
          name={`${name}.ownerDeliverables`}
          label={
            ofJob && ofJob.mySide !== 'OWNER'
              ? t('What {name} posts in return', { name: ofJob.owner })
              : t('What you post in return')
          }
        />
      )}
      {type === 'SPONSORED' && !ofJob && (
        <FormTextField
          name={`${name}.productDescription`}
          label={t('What you send')}
          placeholder={t('Two bowls, hand made')}
          helperText={t('You send it after the hire.')}
          maxLength={PRODUCT_MAX}
          multiline
          minRows={2}
          margin="none"
        />
      )}
      <DueField name={name} type={type} />
      <DraftFirstField name={`${name}.draftFirst`} />
      <ChoiceRow name={`${name}.rounds`} label={t('Rounds of changes included')} options={rounds} />
      <UsageFields name={name} />
    </Box>
  );
}

function DraftFirstField({ name }: { name: string }) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return (
    <FormControlLabel
      sx={{ m: 0, justifyContent: 'space-between', gap: 2 }}
      labelPlacement="start"
      label={t('See a draft before it is published')}
      control={<Switch color="success" checked={value} onChange={(_, next) => void setValue(next, false)} />}
    />
  );
}
