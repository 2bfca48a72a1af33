import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** What it is for, in one line. */
  hint?: string;
  /** Anchor of the section. */
  id?: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A field that takes the focus must not hide behind the header or the bar with the button. */
const clearOfBars = {
  '& input, & select, & textarea, & button': { scrollMarginTop: '128px', scrollMarginBottom: '184px' },
};

/** One subject of the settings, on a card. */
export function SettingsSection({ title, hint, id, action, children }: Props) {
  const titleId = useId();
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 88, '& + &': { mt: 2.5 }, ...clearOfBars }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h2" id={titleId}>
            {title}
          </Typography>
          {hint && (
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {hint}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}
