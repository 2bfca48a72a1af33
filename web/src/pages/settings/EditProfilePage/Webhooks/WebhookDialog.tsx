import { useMutation } from '@apollo/client/react';
import type { WebhookEvent } from '../../../../__generated__/enums.ts';
import type { WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { EventPicker } from './EventPicker.tsx';
import { CreateWebhookDocument, UpdateWebhookDocument } from './webhookDocuments.ts';
import { allEvents } from './webhookEvents.ts';

type Props = {
  /** Null adds a new one. */
  webhook: WebhookRowFragment | null;
  /** Gets the secret of a new one. */
  onSecret: (secret: string) => void;
  onClose: () => void;
};

type Values = { url: string; events: WebhookEvent[] };

const REQUIRED = msg('This field is required');
const errorsIn = ({ url, events }: Values) =>
  onlyErrors({
    url: url.trim() ? undefined : t(REQUIRED),
    events: events.length > 0 ? undefined : t('Please choose at least one event'),
  });

/** Adds a webhook or changes one: where, and what for. */
export function WebhookDialog({ webhook, onSecret, onClose }: Props) {
  const [create] = useMutation(CreateWebhookDocument, { refetchQueries: ['Webhooks'] });
  const [update] = useMutation(UpdateWebhookDocument);
  const toast = useToast();
  const initial: Values = { url: webhook?.url ?? '', events: webhook ? [...webhook.events] : [...allEvents] };

  const send = async ({ url, events }: Values) => {
    if (webhook) {
      // The same address is not looked up again.
      const changed = url === webhook.url ? {} : { url };
      await update({ variables: { input: { id: webhook.id, ...changed, events } } });
      toast(t('Webhook saved'));
    } else {
      const { data } = await create({ variables: { input: { url, events } } });
      if (data) onSecret(data.createWebhook.secret);
    }
    onClose();
  };
  const { error, submit } = useSubmit({ errorsIn, send });
  return (
    <FormDialog title={webhook ? t('Edit webhook') : t('Add webhook')} wide onClose={onClose}>
      <AppForm initialValues={initial} {...submit}>
        <FormTextField
          name="url"
          label={t('Address')}
          placeholder="https://"
          maxLength={500}
          autoComplete="off"
          helperText={t('https, on port 443 or 8443 of the public internet')}
          slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off' } }}
        />
        <EventPicker />
        <FormError text={error} />
        <SubmitButton>{webhook ? t('Save') : t('Add webhook')}</SubmitButton>
      </AppForm>
    </FormDialog>
  );
}
