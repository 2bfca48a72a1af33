import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { type AuthScreen, useAuthModal } from '../../../lib/navigation/useAuthModal.ts';

export function AuthLink({ to, children }: { to: AuthScreen; children: ReactNode }) {
  const auth = useAuthModal();
  return (
    <Link
      component="button"
      type="button"
      onClick={() => auth.open(to)}
      sx={{ color: 'info.main', fontSize: 'inherit', verticalAlign: 'baseline' }}
    >
      {children}
    </Link>
  );
}
