import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useField } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { datePickerLook } from '../../../components/dates/Dates.tsx';
import { DayPicker } from '../../../components/dates/DayPicker.tsx';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { FieldError } from '../../../components/form/FieldError.tsx';
import { DialogForm } from '../../../components/overlay/DialogForm.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';

const ExtendDocument = graphql(`
  mutation ExtendCampaign($input: ExtendCampaignInput!) {
    extendCampaign(input: $input) { campaign { id endsOn } }
  }
`);

/** Moves the last day of an open campaign to a later one. */
export function ExtendCard({ campaign }: { campaign: CampaignDetail }) {
  const [asking, setAsking] = useState(false);
  return (
    <Card component="section" aria-label={t('Extend campaign')} sx={{ p: 2.75 }}>
      <Typography variant="subtitle1" component="h2">
        {t('Open until {date}', { date: formatDate(campaign.endsOn) })}
      </Typography>
      <SecondaryText sx={{ mb: 2 }}>{t('No new approval is needed.')}</SecondaryText>
      <Button variant="outlined" fullWidth onClick={() => setAsking(true)}>
        {t('Extend campaign')}
      </Button>
      {asking && <ExtendDialog campaign={campaign} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ExtendDialog({ campaign, onClose }: { campaign: CampaignDetail; onClose: () => void }) {
  const { id, endsOn: present } = campaign;
  const toast = useToast();
  const [extend] = useMutation(ExtendDocument, { refetchQueries: ['CampaignDetail'] });
  const { error, submit } = useSubmit<{ endsOn: string }>({
    errorsIn: ({ endsOn }) =>
      /^\d/.test(endsOn) && endsOn > present ? {} : { endsOn: t('Please choose a later date') },
    async send({ endsOn }) {
      await extend({ variables: { input: { id, endsOn } } });
      toast(t('Campaign extended'));
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('Extend campaign')}
      initialValues={{ endsOn: '' }}
      submit={t('Extend campaign')}
      error={error}
      onClose={onClose}
      {...submit}
    >
      {t('Open until {date}', { date: formatDate(present) })}
      <NewEndField after={present} />
    </DialogForm>
  );
}

function NewEndField({ after }: { after: string }) {
  const [{ value }, { error, touched }, { setValue }] = useField<string>('endsOn');
  const wrong = touched && error;
  return (
    <DayPicker
      label={t('New end date')}
      value={value}
      onDay={(day) => void setValue(day)}
      minDate={dayjs(after).add(1, 'day')}
      textField={{
        fullWidth: true,
        margin: 'dense',
        sx: datePickerLook,
        error: !!wrong,
        helperText: wrong && <FieldError text={wrong} />,
      }}
    />
  );
}
