import { useEffect, useRef } from 'react';
import { loadScript } from '../../lib/connection/loadScript.ts';

type Recaptcha = {
  ready: (then: () => void) => void;
  render: (where: HTMLElement, options: Record<string, unknown>) => number;
};

type Props = {
  siteKey: string;
  /** Gets the solution, or '' when it is no longer good. */
  onSolved: (solution: string) => void;
};

/** Google's checkbox, for installations that have its keys. */
export default function RecaptchaWidget({ siteKey, onSolved }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const solved = useRef(onSolved);
  solved.current = onSolved;
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      await loadScript('https://www.google.com/recaptcha/api.js?render=explicit');
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Recaptcha };
      grecaptcha.ready(() => {
        if (gone || !box.current || box.current.hasChildNodes()) return;
        grecaptcha.render(box.current, {
          sitekey: siteKey,
          callback: (token: string) => solved.current(token),
          'expired-callback': () => solved.current(''),
        });
      });
    };
    draw().catch(() => solved.current(''));
    return () => {
      gone = true;
    };
  }, [siteKey]);
  return <div ref={box} />;
}
