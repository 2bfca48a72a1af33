import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import { useId } from 'react';
import type { WebhookEvent } from '../../../../__generated__/enums.ts';
import type { WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { AppForm, SubmitButton } from '../../../../components/form/AppForm.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';
import { useSubmit } from '../../../../lib/form/useSubmit.ts';
import { onlyErrors } from '../../../../lib/session/accountRules.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { CreateWebhookDocument, UpdateWebhookDocument } from './webhookDocuments.ts';
import { allEvents, eventGroups } from './webhookEvents.ts';

type Props = {
  /** Null adds a new one. */
  webhook: WebhookRowFragment | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

type Values = { url: string; events: WebhookEvent[] };

const errorsIn = ({ url, events }: Values) =>
  onlyErrors({
    url: url.trim() ? undefined : t('This field is required'),
    events: events.length > 0 ? undefined : t('Please choose at least one event'),
  });

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

/** Member `events` of the form: what the server is told of. */
function EventPicker() {
  const [{ value }, { error, touched }, { setValue }] = useField<WebhookEvent[]>('events');
  const errorId = useId();
  const wrong = touched && !!error;
  const isAll = value.length === allEvents.length;
  return (
    <Box
      component="fieldset"
      {...(wrong && { 'aria-describedby': errorId })}
      sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="legend" sx={{ flex: 1, p: 0, fontWeight: 650, float: 'left' }}>
          {t('Events')}
        </Box>
        <Button
          variant="text"
          color="inherit"
          size="small"
          onClick={() => void setValue(isAll ? [] : [...allEvents])}
        >
          {isAll ? t('Choose none') : t('Choose all')}
        </Button>
      </Box>
      {eventGroups.map(({ title, rows }) => (
        <Box key={t(title)} role="group" aria-label={t(title)} sx={{ mt: 1 }}>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(title)}</Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
            {rows.map(({ key: event, text }) => (
              <FormControlLabel
                key={event}
                label={t(text)}
                slotProps={{ typography: { sx: { fontSize: 14 } } }}
                control={
                  <Checkbox
                    name="events"
                    size="small"
                    checked={value.includes(event)}
                    onChange={() => void setValue(toggled(value, event))}
                  />
                }
              />
            ))}
          </Box>
        </Box>
      ))}
      {wrong && <FieldError id={errorId} text={error} />}
    </Box>
  );
}
