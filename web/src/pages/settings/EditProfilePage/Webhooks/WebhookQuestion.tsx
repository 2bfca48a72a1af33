import { useMutation } from '@apollo/client/react';
import { ActionDialog } from '../../../../components/overlay/ConfirmDialog.tsx';
import { t } from '../../../../languages/t.ts';
import {
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
} from './webhookDocuments.ts';

export type Question = 'rotate' | 'disable' | 'delete';

type Props = {
  question: Question;
  webhookId: string;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

export function WebhookQuestion({ question, webhookId, onSecret, onClose }: Props) {
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const [update] = useMutation(UpdateWebhookDocument);
  const [remove] = useMutation(DeleteWebhookDocument, {
    refetchQueries: ['Webhooks'],
    awaitRefetchQueries: true,
  });
  const questions: Record<Question, { title: string; text: string; act: () => Promise<unknown> }> = {
    rotate: {
      title: t('Make a new signing secret?'),
      text: t(
        'Messages carry signatures with the old and the new secret for 24 hours, then with the new one only.',
      ),
      act: async () => {
        const { data } = await rotate({ variables: { id: webhookId } });
        if (data) onSecret(data.rotateWebhookSecret.secret);
      },
    },
    disable: {
      title: t('Switch this webhook off?'),
      text: t('What happens meanwhile is not delivered later, and what waits for another try is given up.'),
      act: () =>
        update({
          variables: { input: { id: webhookId, enabled: false } },
          refetchQueries: ['WebhookDeliveries'],
        }),
    },
    delete: {
      title: t('Are you sure you want to Delete?'),
      text: t('The webhook goes with its delivery log.'),
      act: () => remove({ variables: { id: webhookId } }),
    },
  };
  const { title, text, act } = questions[question];
  return (
    <ActionDialog title={title} destructive={question === 'delete'} onYes={act} onClose={onClose}>
      {text}
    </ActionDialog>
  );
}
