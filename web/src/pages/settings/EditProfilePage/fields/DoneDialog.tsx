import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../../../../components/overlay/Dialog.tsx';
import { t } from '../../../../languages/t.ts';

type Props = { title: string; children: ReactNode; onDone: () => void };

export function DoneDialog({ title, children, onDone }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onDone} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogContent sx={{ textAlign: 'center', pt: 4, pb: 3 }}>
        <CheckCircleRounded aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
        <Typography variant="h3" component="h2" id={titleId} sx={{ mt: 1.5 }}>
          {title}
        </Typography>
        <Typography component="div" sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
          {children}
        </Typography>
        <Button variant="contained" size="large" fullWidth autoFocus onClick={onDone}>
          {t('Done')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
