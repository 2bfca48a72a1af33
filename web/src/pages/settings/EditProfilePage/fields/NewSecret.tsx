import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Ref, useRef, useState } from 'react';
import { t } from '../../../../languages/t.ts';

/** Text for a program, to be selected as a whole. */
export function SecretText({
  label,
  children,
  ref,
}: {
  label: string;
  children: string;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <Box
      component="code"
      ref={ref}
      aria-label={label}
      sx={{
        display: 'block',
        mt: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.default',
        fontSize: 14,
        wordBreak: 'break-all',
        whiteSpace: 'pre-line',
        userSelect: 'all',
      }}
    >
      {children}
    </Box>
  );
}

type Props = { secret: string; label: string; hint?: string; onDone: () => void };

/** A secret that is shown only once, with a button that copies it. */
export function NewSecret({ secret, label, hint, onDone }: Props) {
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
        {hint ?? t("Copy it now and keep it like a password. It isn't shown again.")}
      </Typography>
      <SecretText label={label} ref={text}>
        {secret}
      </SecretText>
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
        {copied && t('Copied to your clipboard.')}
      </Box>
    </>
  );
}
