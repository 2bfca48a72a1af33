import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { SecondaryText } from '../../../../components/display/SecondaryText.tsx';

type Props = { title: string; hint?: string; id?: string; children: ReactNode };

/** A field that takes the focus must not hide behind the header or the bar with the button. */
const clearOfBars = {
  '& input, & select, & textarea, & button': { scrollMarginTop: '128px', scrollMarginBottom: '184px' },
};

export function SettingsSection({ title, hint, id, children }: Props) {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 88, '& + &': { mt: 2.5 }, ...clearOfBars }}
    >
      <Box sx={{ mb: 2 }}>
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
        {hint && <SecondaryText sx={{ mt: 0.75 }}>{hint}</SecondaryText>}
      </Box>
      {children}
    </Card>
  );
}

type RowProps = {
  icon?: ReactNode;
  title: ReactNode;
  hint: ReactNode;
  /** 'li' in a list. */
  component?: 'li' | 'div';
  /** Pixels that the text needs beside the buttons; they go below it where there is less. */
  textWidth?: number;
  sx?: SxProps<Theme>;
  children?: ReactNode;
};

/** One of several things in a section: what it is called, a line about it, and what can be done. */
export function SettingsRow({ icon, title, hint, component = 'li', textWidth, sx, children }: RowProps) {
  return (
    <Box
      component={component}
      sx={{
        display: 'flex',
        flexWrap: textWidth ? 'wrap' : undefined,
        alignItems: 'center',
        gap: 2,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        ...(sx as object),
      }}
    >
      {icon}
      <TitleAndHint title={title} hint={hint} sx={{ flex: textWidth ? `1 1 ${textWidth}px` : 1 }} />
      {children}
    </Box>
  );
}

type TitleAndHintProps = Pick<RowProps, 'title' | 'hint' | 'sx'>;

export function TitleAndHint({ title, hint, sx }: TitleAndHintProps) {
  return (
    <Box sx={{ minWidth: 0, ...(sx as object) }}>
      <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{hint}</Box>
    </Box>
  );
}
