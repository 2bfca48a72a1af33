import { useEffect, useState } from 'react';

/** A text that goes away by itself after some seconds, where they are given (specification, section 9). Said again it starts anew. */
export function useTimedError(seconds?: number) {
  const [shown, setShown] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!shown || !seconds) return;
    const timer = setTimeout(() => setShown(null), seconds * 1000);
    return () => clearTimeout(timer);
  }, [shown, seconds]);
  const show = (text: string | null) => setShown(text ? { text } : null);
  return [shown?.text ?? null, show] as const;
}
