import { useState } from 'react';
import { t } from '../../../languages/t.ts';
import type { OverlayProps } from '../../../lib/navigation/useSearchOverlay.ts';
import { AuthDialog } from './AuthDialog.tsx';
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
