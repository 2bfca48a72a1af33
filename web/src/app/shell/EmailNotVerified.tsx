import { useMutation } from '@apollo/client/react';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { graphql } from '../../__generated__/gql.ts';
import { useToast } from '../../components/overlay/Toast.tsx';
import { Rich } from '../../languages/Rich.tsx';
import { msg, t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';

const ResendDocument = graphql(`
  mutation ResendVerification {
    resendVerification { account { id } }
  }
`);

export default function EmailNotVerified({ email }: { email: string }) {
  const toast = useToast();
  const [resend, { loading, data }] = useMutation(ResendDocument);
  const onResend = async () => {
    try {
      await resend();
      toast(t('We sent the link again to {email}', { email }));
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
          text={msg('Please verify <0>{email}</0>. Posting, applying and payments wait for it.')}
          values={{ email }}
          parts={[<b key="email" />]}
        />
      </Box>
      <Button size="small" variant="outlined" onClick={onResend} disabled={loading || !!data}>
        {data ? t('Sent') : t('Resend')}
      </Button>
    </Box>
  );
}
