import { useEffect, useRef, useState } from 'react';

/**
 * Choices that are kept in the address; `address` is what it says now, the same object until it changes. The address
 * follows a moment after a click, so what was chosen last is shown at once, and quick clicks build on `latest()`.
 */
export function useAddressChoices<Choices>(address: Choices) {
  const [choices, setChoices] = useState(address);
  const latest = useRef(address);
  const choose = (next: Choices) => {
    latest.current = next;
    setChoices(next);
  };
  useEffect(() => {
    latest.current = address;
    setChoices(address);
  }, [address]);
  return { choices, choose, latest: () => latest.current };
}
