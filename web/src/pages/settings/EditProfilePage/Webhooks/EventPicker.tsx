import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useField } from 'formik';
import { useId } from 'react';
import type { WebhookEvent } from '../../../../__generated__/enums.ts';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { allEvents, eventGroups } from './webhookEvents.ts';

/** Member `events` of the form: what the server is told of. */
export function EventPicker() {
  const [{ value }, { error, touched }, { setValue }] = useField<WebhookEvent[]>('events');
  const errorId = useId();
  const wrong = touched && !!error;
  const isAll = value.length === allEvents.length;
  const toggle = (event: WebhookEvent) =>
    void setValue(value.includes(event) ? value.filter((one) => one !== event) : [...value, event]);
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
      {eventGroups.map(({ title, events }) => (
        <Box key={t(title)} role="group" aria-label={t(title)} sx={{ mt: 1 }}>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(title)}</Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
            {events.map(({ event, label }) => (
              <FormControlLabel
                key={event}
                label={t(label)}
                slotProps={{ typography: { sx: { fontSize: 14 } } }}
                control={
                  <Checkbox
                    name="events"
                    size="small"
                    checked={value.includes(event)}
                    onChange={() => toggle(event)}
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
