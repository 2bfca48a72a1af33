import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useToast } from '../../components/overlay/Toast.tsx';
import { useResendVerification } from '../../components/people/useResendVerification.ts';
import { Rich } from '../../languages/Rich.tsx';
import { msg, t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';

export default function EmailNotVerified({ email }: { email: string }) {
  const toast = useToast();
  const { resend, isSending, isSent } = useResendVerification(email);
  const onResend = async () => {
    try {
      await resend();
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return (
    <Box
      role="region"
      aria-label={t('Email not verified')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 6 },
        py: 1,
        bgcolor: 'warning.soft',
        fontSize: 14,
      }}
    >
      <MarkEmailUnreadOutlined fontSize="small" aria-hidden sx={{ color: 'warning.main' }} />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Rich
          text={msg('Verify <0>{email}</0> to post, apply and get paid.')}
          values={{ email }}
          parts={[<b key="email" />]}
        />
      </Box>
      <Button size="small" variant="outlined" onClick={onResend} disabled={isSending || isSent}>
        {isSent ? t('Sent') : t('Resend')}
      </Button>
    </Box>
  );
}
