import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { TextSkeleton } from '../../../../components/page/Skeletons.tsx';
import { t } from '../../../../languages/t.ts';
import { useMe } from '../../../../lib/session/useMe.ts';
import { Link } from '../../../../routing/Link.tsx';
import { SettingsRow, SettingsSection } from '../fields/SettingsSection.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookPanel, WebhookTag } from './WebhookPanel.tsx';
import { WebhooksDocument } from './webhookDocuments.ts';
import { countEvents } from './webhookEvents.ts';

const MOST = 10;

export function WebhooksSection() {
  const { me } = useMe();
  return (
    <SettingsSection
      title={t('Webhooks')}
      hint={t('For developers: signed events of your campaigns and jobs, sent to your server.')}
    >
      {me?.emailVerified === false ? (
        <Box sx={{ color: 'text.secondary' }}>{t('Please verify your email address first.')}</Box>
      ) : (
        <WebhookList />
      )}
    </SettingsSection>
  );
}

function WebhookList() {
  const { data, error, refetch } = useQuery(WebhooksDocument);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={2} />;
  const webhooks = data.webhooks.nodes;
  const open = webhooks.find(({ id }) => id === openId);
  return (
    <>
      {webhooks.length > 0 && (
        <PlainList label={t('Webhooks')} sx={{ mb: 2 }}>
          {webhooks.map((webhook) => (
            <SettingsRow
              key={webhook.id}
              title={webhook.url}
              hint={countEvents(webhook.events)}
              textWidth={240}
              sx={{ rowGap: 1 }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                <WebhookTag webhook={webhook} />
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => setOpenId(webhook.id)}
                  aria-label={t('Open {url}', { url: webhook.url })}
                >
                  {t('Open')}
                </Button>
              </Box>
            </SettingsRow>
          ))}
        </PlainList>
      )}
      {webhooks.length < MOST ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => setAdding(true)}>
            {t('Add webhook')}
          </Button>
          <Button component={Link} to="/developers/guides/webhooks" color="inherit">
            {t('Webhook guide')}
          </Button>
        </Box>
      ) : (
        <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
          {t('You have {MOST} webhooks, the maximum.', { MOST })}
        </Box>
      )}
      {adding && <WebhookDialog webhook={null} onSecret={setSecret} onClose={() => setAdding(false)} />}
      {open && <WebhookPanel webhook={open} onSecret={setSecret} onClose={() => setOpenId(null)} />}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const toast = useToast();
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(t('Secret copied'));
    } catch {
      toast(t('Please select the secret and copy it'), 'error');
    }
  };
  return (
    <FormDialog title={t('Signing secret')} onClose={onClose}>
      <Box sx={{ color: 'text.secondary' }}>
        {t("Your server checks our events with it. Store it now: it isn't shown again.")}
      </Box>
      <Box
        component="code"
        aria-label={t('Signing secret')}
        sx={{
          display: 'block',
          my: 2,
          p: 1.5,
          borderRadius: '10px',
          bgcolor: 'action.hover',
          fontSize: 14,
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => void onCopy()}>
          {t('Copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t("I've stored it")}
        </Button>
      </Box>
    </FormDialog>
  );
}
