import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { SecondaryText } from '../../../components/display/SecondaryText.tsx';
import { DialogForm } from '../../../components/overlay/DialogForm.tsx';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { BriefField } from '../../../components/work/BriefField.tsx';
import { workFaults } from '../../../components/work/workRules.ts';
import { fromWork, toWork, type WorkValues } from '../../../components/work/workValues.ts';
import { t } from '../../../languages/t.ts';
import { useSubmit } from '../../../lib/form/useSubmit.ts';

const ChangeBriefDocument = graphql(`
  mutation ChangeBrief($input: ChangeBriefInput!) {
    changeBrief(input: $input) {
      campaign {
        id
        brief { ...WorkParts }
      }
    }
  }
`);

/** Changes the brief of a published campaign. */
export function BriefCard({ campaign }: { campaign: CampaignDetail }) {
  const [asking, setAsking] = useState(false);
  const action = campaign.brief ? t('Change the brief') : t('Add a brief');
  return (
    <Card component="section" aria-label={t('Brief')} sx={{ p: 2.75 }}>
      <Typography variant="subtitle1" component="h2">
        {t('Brief')}
      </Typography>
      <SecondaryText sx={{ mb: 2 }}>
        {t('Changes apply to new applications and offers. Agreed work stays the same.')}
      </SecondaryText>
      <Button variant="outlined" fullWidth onClick={() => setAsking(true)}>
        {action}
      </Button>
      {asking && <BriefDialog campaign={campaign} title={action} onClose={() => setAsking(false)} />}
    </Card>
  );
}

type Props = { campaign: CampaignDetail; title: string; onClose: () => void };

type Values = { brief: WorkValues | null };

function BriefDialog({ campaign, title, onClose }: Props) {
  const { id, type, endsOn, brief } = campaign;
  const toast = useToast();
  const [change] = useMutation(ChangeBriefDocument);
  const { error, submit } = useSubmit<Values>({
    errorsIn({ brief: typed }) {
      const faults = Object.entries(typed ? workFaults(typed, type, endsOn) : {});
      const texts = Object.fromEntries(faults.map(([name, text]) => [name, t(text)]));
      return faults.length > 0 ? { brief: texts } : {};
    },
    async send({ brief: typed }) {
      await change({ variables: { input: { id, brief: typed && toWork(typed, type) } } });
      toast(t('Brief changed'));
      onClose();
    },
  });
  return (
    <DialogForm
      wide
      title={title}
      initialValues={{ brief: brief ? fromWork(brief) : null }}
      submit={t('Save the brief')}
      error={error}
      onClose={onClose}
      {...submit}
    >
      <BriefField type={type} />
    </DialogForm>
  );
}
