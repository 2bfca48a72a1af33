import { useEffect, useRef } from 'react';

type Recaptcha = {
  ready: (then: () => void) => void;
  render: (where: HTMLElement, options: Record<string, unknown>) => number;
};

declare global {
  var grecaptcha: Recaptcha;
}

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

const loading = new Map<string, Promise<void>>();

/** Loads a foreign script once. Rejects when it cannot be had; the next call tries again. */
function loadScript(src: string): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`Could not load ${src}`));
    };
    document.head.append(script);
  });
  loading.set(src, promise);
  return promise;
}
