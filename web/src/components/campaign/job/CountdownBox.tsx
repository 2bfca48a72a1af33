import HourglassBottomRounded from '@mui/icons-material/HourglassBottomRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { displayFont } from '../../../lib/theme/theme.ts';

type Props = {
  /** Name of the time for readers of the screen. */
  label: string;
  /** The time that is left, in words. */
  left: string;
  children: ReactNode;
};

/** Time that runs out, with what happens then. */
export function CountdownBox({ label, left, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        mt: 2,
        borderRadius: '12px',
        bgcolor: 'warning.soft',
        color: 'warning.main',
      }}
    >
      <HourglassBottomRounded aria-hidden />
      <div>
        <Box
          role="timer"
          aria-label={label}
          sx={{
            fontFamily: displayFont,
            fontWeight: 700,
            fontSize: 18,
            lineHeight: 1.3,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {left}
        </Box>
        <Box sx={{ fontSize: 13.5, mt: 0.25 }}>{children}</Box>
      </div>
    </Box>
  );
}
