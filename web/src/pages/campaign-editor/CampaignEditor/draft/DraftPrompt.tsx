import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TypeTag } from '../../../../components/campaign/TypeTag.tsx';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { SlideOver } from '../../../../components/overlay/SlideOver.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { formatRelative } from '../../../../lib/format/formatDate.ts';
import { keep } from './keptForm.ts';
import { useDraft } from './useDraft.ts';
import { MyDraftDocument } from './useEditedCampaign.ts';

type Props = { accountId: string; onContinue: () => void; onNew: () => void; onClose: () => void };

export function DraftPrompt({ accountId, onContinue, onNew, onClose }: Props) {
  const { discardDraft } = useDraft();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const onDiscard = async () => {
    setBusy(true);
    setError(null);
    try {
      await discardDraft();
      for (const composing of ['new', 'continue']) keep(accountId, composing, null);
      onNew();
    } catch (thrown) {
      setError(toFailure(thrown).message);
      setBusy(false);
    }
  };
  return (
    <SlideOver open title={t('You have a draft')} onClose={onClose} width={480}>
      <DraftCard />
      <FormError text={error} />
      <Stack spacing={1.5} sx={{ mt: 2.5 }}>
        <Button variant="contained" size="large" onClick={onContinue} disabled={busy}>
          {t('Continue the draft')}
        </Button>
        <Button variant="outlined" size="large" onClick={onDiscard} disabled={busy}>
          {t('Discard it and start over')}
        </Button>
      </Stack>
    </SlideOver>
  );
}

function DraftCard() {
  const { data } = useQuery(MyDraftDocument, { fetchPolicy: 'network-only' });
  if (!data) return <TextSkeleton lines={3} />;
  const draft = data.myDraft;
  if (!draft) return null;
  return (
    <Card sx={{ p: 2 }}>
      {draft.type && <TypeTag type={draft.type} />}
      <Typography variant="h5" component="p" sx={{ mt: 1.25 }}>
        {draft.title || t('Untitled')}
      </Typography>
      <SecondaryText sx={{ mt: 0.5 }}>
        {t('Saved {when}', { when: formatRelative(draft.updatedAt) })}
      </SecondaryText>
    </Card>
  );
}
