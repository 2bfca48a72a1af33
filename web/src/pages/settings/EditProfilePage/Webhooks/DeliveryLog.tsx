import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { DeliveryRowFragment } from '../../../../__generated__/graphql.ts';
import { Pager } from '../../../../components/list/Pager.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { RowsSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { WebhookDeliveriesDocument } from './webhookDocuments.ts';

const SIZE = 10;
/** How often a message that is under way is looked at. */
const LOOK_MS = 2_000;

const isMovingSoon = ({ state, nextTryAt }: DeliveryRowFragment) =>
  state === 'PENDING' && (!nextTryAt || Date.parse(nextTryAt) - Date.now() < 60_000);

/** What was delivered to a webhook, newest first. It follows by itself while something is under way. */
export function DeliveryLog({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const [page, setPage] = useState(1);
  const isMoving = useRef(false);
  const variables = { webhookId, page: { offset: (page - 1) * SIZE, limit: SIZE } };
  const { data, error, refetch } = useQuery(WebhookDeliveriesDocument, {
    variables,
    pollInterval: LOOK_MS,
    // Only what is under way changes by itself.
    skipPollAttempt: () => document.hidden || !isMoving.current,
  });
  const log = data?.webhookDeliveries;
  useEffect(() => {
    isMoving.current = !!log?.items.some(isMovingSoon);
  }, [log]);
  return (
    <Box component="section" aria-label={t('Deliveries')}>
      <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('Deliveries')}
      </Typography>
      {error && !log && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!log && !error && <RowsSkeleton />}
      {log?.total === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('Nothing yet. Send a test event to try your server.')}</Box>
      )}
      {log && log.total > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {log.items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} />
          ))}
        </Box>
      )}
      {log && <Pager page={page} size={SIZE} total={log.total} onPage={setPage} />}
    </Box>
  );
}
