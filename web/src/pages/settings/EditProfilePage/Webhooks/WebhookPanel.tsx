import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { DeliveryRowFragment, WebhookRowFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { PagedList, pageInput, usePaging } from '../../../../components/list/PagedList.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { SlideOver } from '../../../../components/overlay/SlideOver.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { formatDayTime } from '../../../../lib/format/formatDate.ts';
import { TitleAndHint } from '../fields/SettingsSection.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { WebhookButtons } from './WebhookButtons.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookDeliveriesDocument } from './webhookDocuments.ts';
import { countEvents } from './webhookEvents.ts';

type Props = { webhook: WebhookRowFragment; onSecret: (secret: string) => void; onClose: () => void };

export function WebhookPanel({ webhook, onSecret, onClose }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <SlideOver open title={t('Webhook')} onClose={onClose} width={640}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TitleAndHint title={webhook.url} hint={countEvents(webhook.events)} sx={{ flex: 1 }} />
        <WebhookTag webhook={webhook} />
      </Box>
      <Standing webhook={webhook} />
      <WebhookButtons webhook={webhook} onEdit={() => setEditing(true)} onSecret={onSecret} />
      <DeliveryLog webhookId={webhook.id} isOn={webhook.state === 'ENABLED'} />
      {editing && <WebhookDialog webhook={webhook} onSecret={onSecret} onClose={() => setEditing(false)} />}
    </SlideOver>
  );
}

function Standing({
  webhook: { state, pausedBecause, failingSince, oldSecretUntil },
}: {
  webhook: WebhookRowFragment;
}) {
  const lines = [
    pausedBecause === 'PASSWORD' && t("Paused because your password was reset. Turn it on if it's yours."),
    pausedBecause === 'TOKEN_ENDED' &&
      t('Paused because its token or app was disconnected. Turn it on to keep it.'),
    state === 'FAILED' &&
      t("We turned it off because events didn't arrive. Turn it on once your server works."),
    state === 'ENABLED' &&
      failingSince &&
      t("Events haven't arrived since {time}.", { time: formatDayTime(failingSince) }),
    oldSecretUntil && t('The old secret is valid until {time}.', { time: formatDayTime(oldSecretUntil) }),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <Box key={line} sx={{ mt: 1, fontSize: 14, color: 'text.secondary' }}>
      {line}
    </Box>
  ));
}

export function WebhookTag({ webhook }: { webhook: WebhookRowFragment }) {
  if (webhook.state === 'DISABLED') return <SoftTag>{t('Off')}</SoftTag>;
  if (webhook.state === 'PAUSED') return <SoftTag tone="warning">{t('Paused')}</SoftTag>;
  if (webhook.state === 'FAILED') return <SoftTag tone="error">{t('Turned off by us')}</SoftTag>;
  if (webhook.failingSince) return <SoftTag tone="warning">{t('Not arriving')}</SoftTag>;
  return <SoftTag tone="success">{t('On')}</SoftTag>;
}

/** How often a message that is under way is looked at. */
const LOOK_MS = 2_000;

const isMovingSoon = ({ state, nextTryAt }: DeliveryRowFragment) =>
  state === 'PENDING' && (!nextTryAt || Date.parse(nextTryAt) - Date.now() < 60_000);

/** What was delivered to a webhook, newest first. It follows by itself while something is under way. */
function DeliveryLog({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const paging = usePaging(10);
  const isMoving = useRef(false);
  const { data, error, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables: { webhookId, ...pageInput(paging) },
    pollInterval: LOOK_MS,
    // Only what is under way changes by itself.
    skipPollAttempt: () => document.hidden || !isMoving.current,
  });
  const log = data?.webhookDeliveries;
  useEffect(() => {
    isMoving.current = !!log?.nodes.some(isMovingSoon);
  }, [log]);
  return (
    <Box component="section" aria-label={t('Deliveries')}>
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('Deliveries')}
      </Typography>
      <PagedList
        list={log}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<RowsSkeleton />}
        empty={
          <Box sx={{ color: 'text.secondary' }}>
            {t('Nothing yet. Send a test event to try your server.')}
          </Box>
        }
        paging={paging}
      >
        {(items) => (
          <PlainList>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} />
            ))}
          </PlainList>
        )}
      </PagedList>
    </Box>
  );
}
