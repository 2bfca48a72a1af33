import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormDialog } from '../../../../components/overlay/FormDialog.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';

/** Shows a new secret, this one time. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const toast = useToast();
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast(t('Secret copied'));
    } catch {
      toast(t('Please select the secret and copy it'), 'error');
    }
  };
  return (
    <FormDialog title={t('Signing secret')} onClose={onClose}>
      <Box sx={{ color: 'text.secondary' }}>
        {t('Your server checks our messages with it. Please store it now: it is not shown again.')}
      </Box>
      <Box
        component="code"
        aria-label={t('Signing secret')}
        sx={{
          display: 'block',
          my: 2,
          p: 1.5,
          borderRadius: '10px',
          bgcolor: 'action.hover',
          fontSize: 14,
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => void onCopy()}>
          {t('Copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('I have stored it')}
        </Button>
      </Box>
    </FormDialog>
  );
}
