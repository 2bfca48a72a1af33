import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { createContext, type ReactNode, use } from 'react';
import { type AuthScreen, useAuthModal } from '../../../lib/navigation/useAuthModal.ts';

/** The email address typed in one of the account dialogs, for the next one. */
export const TypedEmail = createContext({ email: '', keep: (_email: string) => {} });

/** From one form of the account dialogs to another. */
export function AuthLink({ to, children }: { to: AuthScreen; children: ReactNode }) {
  const auth = useAuthModal();
  const { keep } = use(TypedEmail);
  const { email } = useFormikContext<{ email: string }>().values;
  const onClick = () => {
    keep(email);
    auth.open(to);
  };
  return (
    <Link
      component="button"
      type="button"
      onClick={onClick}
      sx={{ color: 'info.main', fontSize: 'inherit', verticalAlign: 'baseline' }}
    >
      {children}
    </Link>
  );
}
