import { useCallback, useEffect, useRef } from 'react';

type Refusal = { value: unknown; message: string };

/**
 * What the server refused at fields, for a form's `validate`: a refused value stays wrong until it is changed.
 * With `seconds` it is forgotten after that time (specification, section 9) and `onForget` is told.
 */
export function useRefusals(seconds?: number, onForget?: () => void) {
  const held = useRef(new Map<string, Refusal>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const refuse = useCallback(
    (field: string, value: unknown, message: string) => {
      held.current.set(field, { value, message });
      if (!seconds) return;
      const timer = setTimeout(() => {
        held.current.delete(field);
        onForget?.();
      }, seconds * 1000);
      timers.current.add(timer);
    },
    [seconds, onForget],
  );

  const errorsOf = useCallback((values: object): Record<string, string> => {
    const current = new Map<string, unknown>(Object.entries(values));
    const wrong = [...held.current].filter(([field, { value }]) => current.get(field) === value);
    return Object.fromEntries(wrong.map(([field, { message }]) => [field, message]));
  }, []);

  return { refuse, errorsOf };
}
