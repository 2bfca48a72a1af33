import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, use, useState } from 'react';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { FormDialog } from '../../../components/overlay/FormDialog.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import type { OverlayProps } from '../../../lib/navigation/useSearchOverlay.ts';
import { useMe } from '../../../lib/session/useMe.ts';
import { useClientConfig } from '../../../lib/useClientConfig.ts';
import { TypedEmail } from './AuthLink.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Login, sign up and forgot password: `?auth=login|signup|forgot`. */
export function Component({ value, close }: OverlayProps) {
  const [email, keep] = useState('');
  return (
    <TypedEmail value={{ email, keep }}>
      <AuthScreens value={value} close={close} />
    </TypedEmail>
  );
}

function AuthScreens({ value, close }: OverlayProps) {
  const { keep } = use(TypedEmail);
  const [mailedTo, setMailedTo] = useState<{ screen: string; email: string } | null>(null);
  const done = mailedTo?.screen === value ? mailedTo.email : null;
  const onDone = (email: string) => {
    keep(email);
    setMailedTo({ screen: value, email });
  };
  if (value !== 'signup' && value !== 'forgot') {
    return (
      <AuthDialog title={t('Login')} onClose={close} narrow>
        <LoginForm />
      </AuthDialog>
    );
  }
  const [title, doneTitle, Form] =
    value === 'signup'
      ? [t('Sign up'), t('Congratulations!'), SignUpForm]
      : [t('Forgot password'), t('Check your email'), ForgotForm];
  return (
    <AuthDialog title={done ? doneTitle : title} onClose={close} narrow={value === 'forgot'}>
      {done ? <DoneNote kind={value} email={done} onClose={close} /> : <Form onDone={onDone} />}
    </AuthDialog>
  );
}

type Props = { title: string; narrow?: boolean; onClose: () => void; children: ReactNode };

/** Frame of the account dialogs; fills the screen of a phone. */
const AuthDialog = ({ narrow, ...props }: Props) => (
  <FormDialog {...props} wide={!narrow} fillsPhone closesBeside />
);

type DoneNoteProps = { kind: 'signup' | 'forgot'; email: string; onClose: () => void };

function DoneNote({ kind, email, onClose }: DoneNoteProps) {
  const auth = useAuthModal();
  const mailbox = useClientConfig()?.devMailbox;
  const { signedIn } = useMe();
  const needsLogin = kind === 'signup' && !signedIn;
  return (
    <Box role="status" sx={{ textAlign: 'center' }}>
      <Drawing name="letter" />
      <Box sx={{ mt: 1.5, mb: 3 }}>
        <Rich
          text={
            kind === 'signup'
              ? msg(
                  'Your account is ready. We sent an email to <0>{email}</0>. Please open its link to verify your email address.',
                )
              : msg('We sent an email to <0>{email}</0>. Open its link to set a new password.')
          }
          values={{ email }}
          parts={[<b key="email" />]}
        />
      </Box>
      {mailbox && (
        <Box sx={{ mb: 2, fontSize: 14 }}>
          <Link href={mailbox} target="_blank" sx={{ color: 'info.main' }}>
            {t('Open the local mailbox')}
          </Link>
        </Box>
      )}
      <Button
        variant={kind === 'signup' ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        onClick={needsLogin ? () => auth.open('login') : onClose}
      >
        {needsLogin ? t('Login') : kind === 'signup' ? t('Go on') : t('Okay')}
      </Button>
    </Box>
  );
}
