import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { t } from '../../../../languages/t.ts';

type Props = { secret: string; onDone: () => void };

/** The new token itself, this one time. */
export function NewSecret({ secret, onDone }: Props) {
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Without leave to write there, it is marked, so that the keys for copying do it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('Copy it now and keep it like a password: it is not shown again.')}
      </Typography>
      <Box
        component="code"
        ref={text}
        aria-label={t('Access token')}
        sx={{
          display: 'block',
          mt: 2,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.default',
          fontSize: 14,
          wordBreak: 'break-all',
          userSelect: 'all',
        }}
      >
        {secret}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="contained"
          autoFocus
          onClick={() => void onCopy()}
          startIcon={copied ? <CheckRounded /> : <ContentCopyRounded />}
        >
          {copied ? t('Copied') : t('Copy')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('Done')}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1, minHeight: 20, fontSize: 13, color: 'text.secondary' }}>
        {copied && t('The token is in your clipboard.')}
      </Box>
    </>
  );
}
