import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { t } from '../../languages/t.ts';
import { useMe } from '../../lib/session/useMe.ts';
import { useRouter } from '../../routing/hooks.ts';
import { useOpenConversation } from './useOpenConversation.ts';

type Props = {
  person: { id: string; fullName: string };
  /** With an icon, and on phones with nothing else. */
  compact?: boolean;
};

export function MessageButton({ person, compact }: Props) {
  const { open, busy } = useOpenConversation();
  // Fetched ahead, so that writing begins without a connection too.
  const { signedIn } = useMe();
  const { preload } = useRouter();
  useEffect(() => {
    if (signedIn) void preload('/messages');
  }, [signedIn, preload]);
  return (
    <Button
      variant="outlined"
      disabled={busy}
      aria-label={t('Message {fullName}', { fullName: person.fullName })}
      onClick={() => void open(person.id)}
    >
      {compact && <ChatBubbleOutlineRounded sx={{ fontSize: 20, mr: { xs: 0, sm: 1 } }} />}
      <Box component="span" sx={compact ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
        {t('Message ## write one')}
      </Box>
    </Button>
  );
}
