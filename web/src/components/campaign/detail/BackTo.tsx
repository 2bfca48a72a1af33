import Button from '@mui/material/Button';
import { Link } from '../../../routing/Link.tsx';
import { Sign } from '../../display/Sign.tsx';

/** Ways back are quiet and stand flush with the page. For `sx`. */
export const quietBack = { color: 'text.secondary', ml: -1.5 } as const;

export function BackTo({ to, text }: { to: string; text: string }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<Sign name="back" />} sx={quietBack}>
      {text}
    </Button>
  );
}
