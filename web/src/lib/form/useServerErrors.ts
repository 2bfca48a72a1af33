import { useEffect, useRef } from 'react';

type Refusal = { value: unknown; message: string };

/**
 * Errors of fields from the server, for a form's `validate`: a refused value stays wrong until it is changed. With
 * `seconds` an error is dropped after that time (specification, section 9) and `onForget` is called.
 */
export function useServerErrors(seconds?: number, onForget?: () => void) {
  const held = useRef(new Map<string, Refusal>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const refuse = (field: string, value: unknown, message: string) => {
    held.current.set(field, { value, message });
    if (!seconds) return;
    const timer = setTimeout(() => {
      held.current.delete(field);
      onForget?.();
    }, seconds * 1000);
    timers.current.add(timer);
  };

  const errorsOf = (values: object): Record<string, string> => {
    const current = new Map<string, unknown>(Object.entries(values));
    const wrong = [...held.current].filter(([field, { value }]) => current.get(field) === value);
    return Object.fromEntries(wrong.map(([field, { message }]) => [field, message]));
  };

  return { refuse, errorsOf };
}
