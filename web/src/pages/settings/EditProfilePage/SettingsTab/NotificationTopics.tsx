import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { MutedNotification } from '../../../../__generated__/enums.ts';
import type { SettingsTabQuery } from '../../../../__generated__/graphql.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { msg, type Text, t } from '../../../../languages/t.ts';
import { toFailure } from '../../../../lib/errors.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { SetMutedNotificationsDocument } from './settingsDocuments.ts';

type Row = { name: Text; bell: MutedNotification; mail: MutedNotification };

const rows: readonly Row[] = [
  { name: msg('Own campaigns'), bell: 'CAMPAIGN_BELL', mail: 'CAMPAIGN_MAIL' },
  { name: msg('Applications and jobs'), bell: 'JOB_BELL', mail: 'JOB_MAIL' },
  { name: msg('Messages'), bell: 'MESSAGE_BELL', mail: 'MESSAGE_MAIL' },
  { name: msg('Orders and products'), bell: 'SHOP_BELL', mail: 'SHOP_MAIL' },
];

/** What is told where, by topic. Without mail notifications nothing is mailed. */
export function NotificationTopics({ account }: { account: NonNullable<SettingsTabQuery['me']> }) {
  const { mutedNotifications: muted, mailNotifications } = account;
  const [save] = useMutation(SetMutedNotificationsDocument);
  const toast = useToast();
  const onToggle = async (one: MutedNotification) => {
    const next = toggled(muted, one);
    try {
      await save({
        variables: { input: { muted: next } },
        optimisticResponse: { setMutedNotifications: { account: { ...account, mutedNotifications: next } } },
      });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return (
    <Box component="table" aria-label={t('Notifications by topic')} sx={look}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('Bell')}</th>
          <th scope="col">{t('Email')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ...channels }) => (
          <tr key={channels.bell}>
            <th scope="row">{t(name)}</th>
            {(['bell', 'mail'] as const).map((channel) => (
              <td key={channel}>
                <Checkbox
                  checked={!muted.includes(channels[channel]) && (channel === 'bell' || mailNotifications)}
                  disabled={channel === 'mail' && !mailNotifications}
                  onChange={() => void onToggle(channels[channel])}
                  color="success"
                  slotProps={{
                    input: { 'aria-label': `${t(name)}, ${channel === 'bell' ? t('Bell') : t('Email')}` },
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const look = {
  mt: 1,
  width: 1,
  maxWidth: 480,
  borderCollapse: 'collapse',
  fontSize: 15,
  '& th': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { fontSize: 13, color: 'text.secondary', textAlign: 'center' },
  '& td': { textAlign: 'center', width: 72 },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const;
