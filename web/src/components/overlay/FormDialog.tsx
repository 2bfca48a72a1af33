import CloseRounded from '@mui/icons-material/CloseRounded';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  wide?: boolean;
  /** Fills the screen of a phone; a wide one does anyway. */
  fillsPhone?: boolean;
  /** Closes on a press beside it; a narrow one does anyway. */
  closesBeside?: boolean;
  /** True while something is carried out: it is not left half way. */
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function FormDialog({ title, wide, fillsPhone = wide, closesBeside = !wide, busy, ...props }: Props) {
  const { onClose, children } = props;
  const titleId = useId();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm')) && !!fillsPhone;
  return (
    <Dialog
      open
      onClose={(_, reason) => {
        // A slip beside a long form must not throw away what was typed.
        if (!busy && (closesBeside || reason === 'escapeKeyDown')) onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      maxWidth={wide ? 'sm' : 'xs'}
      slotProps={{ paper: { sx: phone ? { borderRadius: 0, border: 0 } : undefined } }}
    >
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {title}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        disabled={busy ?? false}
        aria-label={t('Close')}
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <CloseRounded />
      </IconButton>
      <DialogContent sx={{ pb: 3 }}>{children}</DialogContent>
    </Dialog>
  );
}
