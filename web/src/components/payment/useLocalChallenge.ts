import { useRef, useState } from 'react';
import { challengeUrl, intentOf, type LocalProvider } from './localProvider.ts';

type Challenge = { url: string; intent: string };

/** The bank's question of the local provider: `confirm` opens it and resolves when the dialog is over. */
export function useLocalChallenge(provider: LocalProvider) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const done = useRef<() => void>(() => undefined);
  const confirm = async (clientSecret: string) => {
    const url = await challengeUrl(provider, clientSecret);
    if (!url) return;
    setChallenge({ url, intent: intentOf(clientSecret) });
    await new Promise<void>((resolve) => {
      done.current = resolve;
    });
    setChallenge(null);
  };
  return { challenge, confirm, finish: () => done.current() };
}
