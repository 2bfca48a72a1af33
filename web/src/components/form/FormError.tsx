import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import type { ErrorCode } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { ResendButton } from '../people/ResendButton.tsx';

/** `code` of the failure, where its next step is a button. */
type Props = { text?: string | null; code?: ErrorCode | null };

/** A failure of a whole form, said at once to screen readers. Takes no room while there is none. */
export function FormError({ text, code }: Props) {
  return (
    <Box role="alert" sx={{ '&:empty': { display: 'none' } }}>
      {text && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            px: 1.5,
            py: 1.25,
            my: 1.5,
            borderRadius: 1,
            bgcolor: 'error.soft',
            color: 'error.main',
            fontSize: 14,
            fontWeight: 600,
          }}
        >
          <ErrorOutlineRounded fontSize="small" aria-hidden />
          <Box component="span" sx={{ flex: 1 }}>
            {t(text)}
          </Box>
          {code === 'EMAIL_NOT_VERIFIED' && <ResendButton />}
        </Box>
      )}
    </Box>
  );
}
