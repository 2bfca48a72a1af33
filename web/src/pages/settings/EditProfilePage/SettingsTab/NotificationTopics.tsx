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

type Channel = 'bell' | 'mail' | 'push';
type Row = { name: Text } & Record<Channel, MutedNotification>;

const channelNames: Record<Channel, Text> = { bell: msg('Bell'), mail: msg('Email'), push: msg('Phone') };
const channelsShown: readonly Channel[] = ['bell', 'mail', 'push'];

const rows: readonly Row[] = [
  { name: msg('Own campaigns'), bell: 'CAMPAIGN_BELL', mail: 'CAMPAIGN_MAIL', push: 'CAMPAIGN_PUSH' },
  { name: msg('Applications and jobs'), bell: 'JOB_BELL', mail: 'JOB_MAIL', push: 'JOB_PUSH' },
  { name: msg('Messages'), bell: 'MESSAGE_BELL', mail: 'MESSAGE_MAIL', push: 'MESSAGE_PUSH' },
  { name: msg('Orders and products'), bell: 'SHOP_BELL', mail: 'SHOP_MAIL', push: 'SHOP_PUSH' },
];

type Props = { account: NonNullable<SettingsTabQuery['me']>; hasDevices: boolean };

/** What is told where, by topic. Without mail notifications nothing is mailed, and without devices nothing sent. */
export function NotificationTopics({ account, hasDevices }: Props) {
  const { mutedNotifications: muted, mailNotifications } = account;
  const isUsed = { bell: true, mail: mailNotifications, push: hasDevices };
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
          {channelsShown.map((channel) => (
            <th key={channel} scope="col">
              {t(channelNames[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ...channels }) => (
          <tr key={channels.bell}>
            <th scope="row">{t(name)}</th>
            {channelsShown.map((channel) => (
              <td key={channel}>
                <Checkbox
                  checked={!muted.includes(channels[channel]) && isUsed[channel]}
                  disabled={!isUsed[channel]}
                  onChange={() => void onToggle(channels[channel])}
                  color="success"
                  slotProps={{ input: { 'aria-label': `${t(name)}, ${t(channelNames[channel])}` } }}
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
  '& th': { textAlign: 'left', fontWeight: 500, p: 0 },
  '& thead th': { fontSize: 13, color: 'text.secondary', textAlign: 'center' },
  '& td': { textAlign: 'center', p: 0 },
  '& tbody td': { width: { xs: 56, sm: 72 } },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
} as const;
