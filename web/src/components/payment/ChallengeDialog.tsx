import Button from '@mui/material/Button';
// biome-ignore lint/style/noRestrictedImports: the bank's pages have entries of their own in the history, which end with the frame
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../languages/t.ts';

type Props = {
  url: string;
  /** The payment asked about; messages of others do not count. */
  intent: string;
  onFinish: () => void;
};

/** The page of the card's bank, in a frame. It tells by a message when the holder has answered. */
export function ChallengeDialog({ url, intent, onFinish }: Props) {
  const titleId = useId();
  const finish = useRef(onFinish);
  useEffect(() => {
    finish.current = onFinish;
  });
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      const answer = data as { type?: unknown; paymentIntent?: unknown } | null;
      const expected = answer?.type === 'payment-challenge-finished' && answer.paymentIntent === intent;
      if (expected && origin === new URL(url, location.href).origin) finish.current();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url, intent]);
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('Confirm with your bank')}</DialogTitle>
      <DialogContent>
        <iframe
          src={url}
          title={t('Confirmation page of your bank')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: MUI keeps the keyboard in the dialog and passes frames over
          tabIndex={0}
          sandbox="allow-forms allow-scripts allow-same-origin"
          style={{ width: '100%', height: 'min(460px, 60vh)', border: 0, display: 'block', borderRadius: 12 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onFinish}>
          {t('Cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
