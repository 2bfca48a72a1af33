import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  icon: ReactNode;
  text: string;
  /** Stands under the text. */
  note?: ReactNode;
  wrong?: boolean;
  /** The button. */
  children: ReactNode;
};

/** A linked account, or the lack of one, with what can be done about it. */
export function LinkedRow({ icon, text, note, wrong, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        mb: 1.5,
        border: 1,
        borderRadius: '12px',
        borderColor: wrong ? 'error.main' : 'divider',
        '& > svg': { color: 'text.secondary' },
      }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 140, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 650 }}>{text}</Box>
        {note}
      </Box>
      {children}
    </Box>
  );
}
