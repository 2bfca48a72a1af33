import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../languages/t.ts';
import { toFailure } from '../../lib/errors.ts';
import { Drawing } from '../display/Drawing.tsx';

type Props = {
  /** What was thrown; its text is shown. */
  error?: unknown;
  /** Asks again. */
  onRetry?: () => void;
};

/** Something failed: in words, with a way on. */
export function ErrorState({ error, onRetry }: Props) {
  const retry = onRetry ?? (() => window.location.reload());
  return (
    <Box role="alert" sx={{ textAlign: 'center', py: { xs: 5, md: 7 }, px: 2 }}>
      <Drawing name="away" />
      <Typography variant="h5" component="p" sx={{ mt: 2 }}>
        {toFailure(error).message}
      </Typography>
      <Button variant="outlined" onClick={retry} sx={{ mt: 2.5 }}>
        {t('Try again')}
      </Button>
    </Box>
  );
}
