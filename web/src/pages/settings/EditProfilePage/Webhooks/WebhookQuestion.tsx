import { useMutation } from '@apollo/client/react';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
} from './webhookDocuments.ts';

/** What is asked about before it is done. */
export type Question = 'rotate' | 'disable' | 'delete';

const words: Record<Question, { title: Text; text: Text }> = {
  rotate: {
    title: msg('Make a new signing secret?'),
    text: msg(
      'Messages carry signatures with the old and the new secret for 24 hours, then with the new one only.',
    ),
  },
  disable: {
    title: msg('Switch this webhook off?'),
    text: msg('What happens meanwhile is not delivered later, and what waits for another try is given up.'),
  },
  delete: {
    title: msg('Are you sure you want to Delete?'),
    text: msg('The webhook goes with its delivery log.'),
  },
};

type Props = {
  question: Question;
  webhookId: string;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** Asks first, then does it. */
export function WebhookQuestion({ question, webhookId, onSecret, onClose }: Props) {
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const [update] = useMutation(UpdateWebhookDocument);
  const [remove] = useMutation(DeleteWebhookDocument, {
    refetchQueries: ['Webhooks'],
    awaitRefetchQueries: true,
  });
  const acts: Record<Question, () => Promise<unknown>> = {
    rotate: async () => {
      const { data } = await rotate({ variables: { id: webhookId } });
      if (data) onSecret(data.rotateWebhookSecret.secret);
    },
    disable: async () => {
      await update({
        variables: { input: { id: webhookId, enabled: false } },
        refetchQueries: ['WebhookDeliveries'],
      });
    },
    delete: () => remove({ variables: { id: webhookId } }),
  };
  const { title, text } = words[question];
  return (
    <ActionDialog
      title={t(title)}
      destructive={question === 'delete'}
      onYes={acts[question]}
      onClose={onClose}
    >
      {t(text)}
    </ActionDialog>
  );
}
