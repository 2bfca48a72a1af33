import { useMutation } from '@apollo/client/react';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import type { WebhookFailure } from '../../../../__generated__/enums.ts';
import type { DeliveryRowFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { ActionButton } from '../../../../components/overlay/ActionButton.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { ReplayWebhookDeliveryDocument } from './webhookDocuments.ts';

type Attempt = DeliveryRowFragment['attempts'][number];

const failures: Record<WebhookFailure, Text> = {
  ADDRESS_REFUSED: msg('The name leads to an address that is not public'),
  UNKNOWN_HOST: msg('The name is unknown'),
  TIMEOUT: msg('No answer within ten seconds'),
  TLS: msg('The certificate is not valid'),
  CONNECTION: msg('The connection failed'),
};

function StateTag({ state, again }: { state: DeliveryRowFragment['state']; again: boolean }) {
  if (again) return <SoftTag tone="warning">{t('Trying again')}</SoftTag>;
  if (state === 'SUCCEEDED') return <SoftTag tone="success">{t('Delivered ## webhook')}</SoftTag>;
  if (state === 'FAILED') return <SoftTag tone="error">{t('Failed')}</SoftTag>;
  return <SoftTag tone="info">{t('In progress')}</SoftTag>;
}

export function DeliveryRow({ delivery, isOn }: { delivery: DeliveryRowFragment; isOn: boolean }) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  const { event, state, createdAt, nextTryAt, attempts } = delivery;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={contentId}
        sx={{
          width: '100%',
          py: 1.5,
          gap: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'left',
          font: 'inherit',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{event}</Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
            {formatDayTime(createdAt)}
            {nextTryAt &&
              attempts.length > 0 &&
              ` · ${t('next try {time}', { time: formatDayTime(nextTryAt) })}`}
          </Box>
        </Box>
        <StateTag state={state} again={state === 'PENDING' && attempts.length > 0} />
        <ExpandMoreRounded aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Box id={contentId} hidden={!open} sx={{ pb: 2 }}>
        {open && <DeliveryDetails delivery={delivery} isOn={isOn} />}
      </Box>
    </Box>
  );
}

function DeliveryDetails({ delivery, isOn }: { delivery: DeliveryRowFragment; isOn: boolean }) {
  const { id, eventId, body, attempts } = delivery;
  const [replay] = useMutation(ReplayWebhookDeliveryDocument, { variables: { input: { id } } });
  return (
    <>
      {attempts.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('No attempts yet.')}</Box>}
      {attempts.map((attempt) => (
        <AttemptLine key={attempt.id} attempt={attempt} />
      ))}
      <Box sx={{ mt: 1.5, fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{eventId}</Box>
      <Words label={t('Message')}>{pretty(body)}</Words>
      {isOn && (
        <ActionButton variant="outlined" size="small" onAct={replay} sx={{ mt: 1.5 }}>
          {t('Send again')}
        </ActionButton>
      )}
    </>
  );
}

function AttemptLine({ attempt: { createdAt, durationMs, status, answer, failure } }: { attempt: Attempt }) {
  const what = status ? t('Answered {status}', { status }) : failure && t(failures[failure]);
  return (
    <Box sx={{ fontSize: 14, mb: 1 }}>
      <span>
        {t('{time} · {what} · {durationMs} ms', { time: formatDayTime(createdAt), what, durationMs })}
      </span>
      {answer && <Words label={t('Answer')}>{answer}</Words>}
    </Box>
  );
}

function Words({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      aria-label={label}
      sx={{
        m: 0,
        mt: 0.5,
        p: 1.25,
        borderRadius: '10px',
        bgcolor: 'action.hover',
        fontSize: 12.5,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
