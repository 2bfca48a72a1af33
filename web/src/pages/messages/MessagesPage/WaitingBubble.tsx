import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  forgetWaiting,
  keepWaiting,
  type WaitingMessage,
} from '../../../components/messages/waitingMessages.ts';
import { t } from '../../../languages/t.ts';
import { Bubble, Pictures } from './MessageBubble.tsx';

type Props = { message: WaitingMessage; accountId: string };

/** A message that is on its way, or that the server did not take. */
export function WaitingBubble({ message, accountId }: Props) {
  const { failure, text, pictures } = message;
  const again = () => {
    const { failure: _, ...rest } = message;
    keepWaiting(accountId, rest);
  };
  const foot = failure ? (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      <ErrorOutlineRounded aria-hidden sx={{ fontSize: 16, color: 'error.main' }} />
      {t('Not sent: {failure}', { failure })}
      <Button size="small" color="inherit" onClick={again}>
        {t('Try again')}
      </Button>
      <Button size="small" color="inherit" onClick={() => forgetWaiting(accountId, message.clientId)}>
        {t('Discard')}
      </Button>
    </Box>
  ) : (
    t('Waiting to be sent')
  );
  return (
    <Box sx={{ opacity: failure ? 1 : 0.75 }}>
      <Bubble mine text={text} foot={foot}>
        <Pictures pictures={pictures} />
      </Bubble>
    </Box>
  );
}
