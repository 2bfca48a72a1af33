import { useSearchOverlay } from './useSearchOverlay.ts';

export type AuthScreen = 'login' | 'signup' | 'forgot';

/** The sign-in, sign-up and forgot-password dialogs: `?auth=login|signup|forgot`. */
export function useAuthModal() {
  const { value, open, close } = useSearchOverlay('auth');
  return { screen: value as AuthScreen | null, open: (screen: AuthScreen) => open(screen), close };
}
