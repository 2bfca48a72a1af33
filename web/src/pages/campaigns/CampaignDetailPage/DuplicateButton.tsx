import { useMutation } from '@apollo/client/react';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { FormError } from '../../../components/form/FormError.tsx';
import { ActionDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { forgetKept, markDraft } from '../../../lib/form/campaignDraft.ts';
import { useComposer } from '../../../lib/navigation/useComposer.ts';
import { useMe } from '../../../lib/session/useMe.ts';

const DuplicateDocument = graphql(`
  mutation DuplicateCampaign($input: DuplicateCampaignInput!) {
    duplicateCampaign(input: $input) { campaignDraft { updatedAt } }
  }
`);

/** Copies a campaign into the draft and opens it there; asks before it replaces a draft. */
export function DuplicateButton({ campaignId }: { campaignId: string }) {
  const { me } = useMe();
  const composer = useComposer();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [duplicate, { loading }] = useMutation(DuplicateDocument);
  const run = async (replaceDraft: boolean) => {
    await duplicate({
      variables: { input: { campaignId, replaceDraft } },
      update: (cache) => me && markDraft(cache, me.id, true),
    });
    if (me) forgetKept(me.id, 'continue');
    composer.continueDraft();
  };
  const onClick = async () => {
    setFailure(null);
    if (me?.hasDraft) return setAsking(true);
    try {
      await run(false);
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code === 'DRAFT_EXISTS') setAsking(true);
      else setFailure(message);
    }
  };
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Button color="inherit" startIcon={<ContentCopyRounded />} disabled={loading} onClick={onClick}>
        {t('Duplicate campaign')}
      </Button>
      <FormError text={failure} />
      {asking && (
        <ActionDialog
          title={t('Replace your draft?')}
          no={t('Keep draft')}
          yes={t('Replace draft')}
          onYes={() => run(true)}
          onClose={() => setAsking(false)}
        >
          {t('A copy of this campaign replaces your saved draft.')}
        </ActionDialog>
      )}
    </Box>
  );
}
