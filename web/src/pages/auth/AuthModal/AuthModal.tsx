import CloseRounded from '@mui/icons-material/CloseRounded';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { t } from '../../../languages/t.ts';
import type { OverlayProps } from '../../../lib/navigation/useSearchOverlay.ts';
import { DoneNote } from './DoneNote.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Login, sign up and forgot password: `?auth=login|signup|forgot`. */
export function Component({ value, close }: OverlayProps) {
  const [mailedTo, setMailedTo] = useState<{ screen: string; email: string } | null>(null);
  const done = mailedTo?.screen === value ? mailedTo.email : null;
  const onDone = (email: string) => setMailedTo({ screen: value, email });
  if (value === 'signup') {
    return (
      <AuthDialog title={done ? t('Congratulations!') : t('Sign up')} onClose={close}>
        {done ? <DoneNote kind="signup" email={done} onClose={close} /> : <SignUpForm onDone={onDone} />}
      </AuthDialog>
    );
  }
  if (value === 'forgot') {
    return (
      <AuthDialog title={done ? t('Check your email') : t('Forgot password')} onClose={close} narrow>
        {done ? <DoneNote kind="forgot" email={done} onClose={close} /> : <ForgotForm onDone={onDone} />}
      </AuthDialog>
    );
  }
  return (
    <AuthDialog title={t('Login')} onClose={close} narrow>
      <LoginForm />
    </AuthDialog>
  );
}

type Props = { title: string; narrow?: boolean; onClose: () => void; children: ReactNode };

/** Frame of the account dialogs; fills the screen of a phone. */
function AuthDialog({ title, narrow, onClose, children }: Props) {
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      maxWidth={narrow ? 'xs' : 'sm'}
      slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton onClick={onClose} aria-label={t('Close')} sx={{ position: 'absolute', top: 14, right: 14 }}>
        <CloseRounded />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>{children}</DialogContent>
    </Dialog>
  );
}
