import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Drawing } from '../../../components/display/Drawing.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useAuthModal } from '../../../lib/navigation/useAuthModal.ts';
import { useClientConfig } from '../../../lib/useClientConfig.ts';

type Props = { kind: 'signup' | 'forgot'; email: string; onClose: () => void };

/** What to do now that a mail is on its way. */
export function DoneNote({ kind, email, onClose }: Props) {
  const auth = useAuthModal();
  const mailbox = useClientConfig()?.devMailbox;
  return (
    <Box role="status" sx={{ textAlign: 'center' }}>
      <Drawing name="letter" />
      <Box sx={{ mt: 1.5, mb: 3 }}>
        <Rich
          text={
            kind === 'signup'
              ? msg(
                  'Your account is ready. We sent an email to <0>{email}</0>. Please open its link to verify your email address. You can login already.',
                )
              : msg('A reset email was sent to <0>{email}</0>. Its link sets a new password.')
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
      {kind === 'signup' ? (
        <Button variant="contained" size="large" fullWidth onClick={() => auth.open('login')}>
          {t('Login')}
        </Button>
      ) : (
        <Button variant="outlined" size="large" fullWidth onClick={onClose}>
          {t('Okay')}
        </Button>
      )}
    </Box>
  );
}
