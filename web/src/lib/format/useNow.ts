import { useEffect, useState } from 'react';
import { drawing, useReadersTime } from './drawing.ts';

const MINUTE = 60_000;

/** The time, told anew each minute: for countdowns. */
export function useNow(): Date {
  useReadersTime();
  const [now, setNow] = useState(drawing.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
