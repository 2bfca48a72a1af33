import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isValidElement, type ReactElement } from 'react';
import { Link } from '../../routing/Link.tsx';
import { Drawing, type DrawingName } from '../display/Drawing.tsx';

type Props = {
  text: string;
  hint?: string;
  heading?: boolean;
  drawing?: DrawingName;
  role?: 'alert';
  action?: EmptyAction;
};

/** A button with its words and where it leads or what it does, or whatever else stands there. */
export type EmptyAction = Action | ReactElement;

type Action = { text: string; quiet?: boolean } & ({ to: string } | { onClick: () => void });

export function EmptyState({ text, hint, heading, drawing = 'bowl', role, action }: Props) {
  return (
    <Box role={role} sx={{ textAlign: 'center', py: { xs: 5, md: 7 }, px: 2 }}>
      <Drawing name={drawing} />
      <Typography variant="h5" component={heading ? 'h1' : 'p'} sx={{ mt: 2 }}>
        {text}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary', maxWidth: 420, mx: 'auto' }}>
          {hint}
        </Typography>
      )}
      {action && <Box sx={{ mt: 2.5 }}>{isValidElement(action) ? action : <ActionButton {...action} />}</Box>}
    </Box>
  );
}

function ActionButton({ text, quiet, ...where }: Action) {
  const way = 'to' in where ? { component: Link, ...where } : where;
  return (
    <Button variant={quiet ? 'outlined' : 'contained'} {...way}>
      {text}
    </Button>
  );
}
