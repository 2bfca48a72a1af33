import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { ActionButton } from '../../../../components/overlay/ActionButton.tsx';
import { AskButton } from '../../../../components/overlay/AskButton.tsx';
import { t } from '../../../../languages/t.ts';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  UpdateWebhookDocument,
} from './webhookDocuments.ts';

type Props = { webhook: WebhookRowFragment; onEdit: () => void; onSecret: (secret: string) => void };

/** What can be done with a webhook. */
export function WebhookButtons({ webhook: { id, state }, onEdit, onSecret }: Props) {
  const isOn = state === 'ENABLED';
  const refetchQueries = ['WebhookDeliveries'];
  const [sendTest] = useMutation(SendTestEventDocument, {
    variables: { input: { webhookId: id } },
    refetchQueries,
  });
  const [update] = useMutation(UpdateWebhookDocument);
  const [rotate] = useMutation(RotateWebhookSecretDocument, { variables: { input: { id } } });
  const [remove] = useMutation(DeleteWebhookDocument, {
    variables: { input: { id } },
    refetchQueries: ['Webhooks'],
    awaitRefetchQueries: true,
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <ActionButton
        variant="contained"
        onAct={isOn ? sendTest : () => update({ variables: { input: { id, enabled: true } } })}
      >
        {isOn ? t('Send test event') : t('Turn on')}
      </ActionButton>
      <Button variant="outlined" onClick={onEdit}>
        {t('Edit')}
      </Button>
      <AskButton
        variant="outlined"
        title={t('Create a new signing secret?')}
        text={t(
          'Messages carry signatures with the old and the new secret for 24 hours, then with the new one only.',
        )}
        onYes={async () => {
          const { data } = await rotate();
          if (data) onSecret(data.rotateWebhookSecret.secret);
        }}
      >
        {t('New secret')}
      </AskButton>
      {isOn && (
        <AskButton
          variant="text"
          color="inherit"
          title={t('Turn off this webhook?')}
          text={t('Events during this time aren’t delivered later, and waiting retries are cancelled.')}
          onYes={() => update({ variables: { input: { id, enabled: false } }, refetchQueries })}
        >
          {t('Turn off')}
        </AskButton>
      )}
      <AskButton
        variant="text"
        color="inherit"
        title={t('Are you sure you want to Delete?')}
        text={t('This also deletes its delivery log.')}
        destructive
        onYes={remove}
      >
        {t('Delete')}
      </AskButton>
    </Box>
  );
}
