import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import { ResendButton } from '../../components/people/ResendButton.tsx';
import { Rich } from '../../languages/Rich.tsx';
import { msg, t } from '../../languages/t.ts';

export default function EmailNotVerified({ email }: { email: string }) {
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
      <ResendButton />
    </Box>
  );
}
