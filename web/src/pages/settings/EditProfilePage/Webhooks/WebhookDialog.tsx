import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import type { WebhookEvent } from '../../../../__generated__/enums.ts';
import type { WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { FocusFirstError } from '../../../../components/form/FocusFirstError.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { msg, t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { useServerErrors } from '../../../../lib/form/useServerErrors.ts';
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
  const { refuse, errorsOf } = useServerErrors();
  const [error, setError] = useState<string | null>(null);
  const toast = useToast();
  const initial: Values = { url: webhook?.url ?? '', events: webhook ? [...webhook.events] : [...allEvents] };

  const save = async ({ url, events }: Values) => {
    if (webhook) {
      // The same address is not looked up again.
      const changed = url === webhook.url ? {} : { url };
      await update({ variables: { input: { id: webhook.id, ...changed, events } } });
      return toast(t('Webhook saved'));
    }
    const { data } = await create({ variables: { input: { url, events } } });
    if (data) onSecret(data.createWebhook.secret);
  };
  const onSubmit = async (values: Values, { setErrors }: FormikHelpers<Values>) => {
    setError(null);
    try {
      await save(values);
      onClose();
    } catch (thrown) {
      const { field, message } = toFailure(thrown);
      if (field !== 'url') return setError(message);
      refuse('url', values.url, message);
      setErrors({ url: message });
    }
  };
  return (
    <FormDialog title={webhook ? t('Edit webhook') : t('Add webhook')} wide onClose={onClose}>
      <Formik
        initialValues={initial}
        validate={(values) => ({ ...errorsOf(values), ...errorsIn(values) })}
        onSubmit={onSubmit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FocusFirstError />
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
            <Button
              type="submit"
              variant="contained"
              size="large"
              fullWidth
              loading={isSubmitting}
              sx={{ mt: 2 }}
            >
              {webhook ? t('Save') : t('Add webhook')}
            </Button>
          </Form>
        )}
      </Formik>
    </FormDialog>
  );
}
