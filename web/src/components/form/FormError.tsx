import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Box from '@mui/material/Box';
import { t } from '../../languages/t.ts';

/** A failure of a whole form, said at once to screen readers. Takes no room while there is none. */
export function FormError({ text }: { text?: string | null }) {
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
          <span>{t(text)}</span>
        </Box>
      )}
    </Box>
  );
}
