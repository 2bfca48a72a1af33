import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { t } from '../../languages/t.ts';
import { useCloseOnBack } from '../../routing/useCloseOnBack.ts';

type Props = {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the foot: usually the one papaya button. */
  actions?: ReactNode;
  width?: number;
};

const bar = { display: 'flex', px: { xs: 2, sm: 3 }, bgcolor: 'background.paper' };

/** A sheet from the right; on phones it fills the screen. */
export function SlideOver({ open, title, onClose, children, actions, width = 560 }: Props) {
  const titleId = useId();
  useCloseOnBack(open, onClose);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: width }, maxWidth: '100%', bgcolor: 'background.default' },
        },
      }}
    >
      <Box sx={{ ...bar, alignItems: 'center', gap: 1, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h4" component="h2" id={titleId} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('Close')}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', px: { xs: 2, sm: 3 }, py: 2.5 }}>{children}</Box>
      {actions && (
        <Box
          sx={{ ...bar, justifyContent: 'flex-end', gap: 1.5, py: 2, borderTop: 1, borderColor: 'divider' }}
        >
          {actions}
        </Box>
      )}
    </Drawer>
  );
}
