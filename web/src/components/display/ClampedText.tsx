import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../languages/t.ts';

export function ClampedText({ lines, children }: { lines: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  // Measured again whenever the text changes.
  useLayoutEffect(() => {
    const element = box.current;
    if (element && !open) setLong(element.scrollHeight > element.clientHeight + 1);
  });
  const clamp = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  };
  return (
    <>
      <Box ref={box} sx={open ? undefined : clamp}>
        {children}
      </Box>
      {long && (
        <ButtonBase
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          sx={{
            fontSize: 13,
            fontWeight: 700,
            fontFamily: 'inherit',
            color: 'info.main',
            py: 0.25,
            minHeight: 28,
          }}
        >
          {open ? t('Show less') : t('Show more')}
        </ButtonBase>
      )}
    </>
  );
}
