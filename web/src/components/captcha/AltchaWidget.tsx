import 'altcha/altcha.css';
import 'altcha/external';
import './AltchaWidget.css';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { createElement, useEffect, useRef } from 'react';

// Workers as files of our own: the content security policy allows no blob scripts.
for (const bits of [256, 384, 512]) {
  globalThis.$altcha.algorithms.set(`PBKDF2/SHA-${bits}`, () => new Pbkdf2Worker());
  globalThis.$altcha.algorithms.set(`SHA-${bits}`, () => new ShaWorker());
}

const look = {
  '--altcha-max-width': '100%',
  '--altcha-border-radius': '10px',
  '--altcha-border-color': 'var(--mui-palette-divider)',
  '--altcha-color-base': 'var(--mui-palette-background-paper)',
  '--altcha-color-base-content': 'var(--mui-palette-text-primary)',
  '--altcha-color-primary': 'var(--mui-palette-success-main)',
  '--altcha-color-primary-content': 'var(--mui-palette-success-contrastText)',
  '--altcha-color-success': 'var(--mui-palette-success-main)',
  '--altcha-color-error': 'var(--mui-palette-error-main)',
  '--altcha-color-error-content': 'var(--mui-palette-error-main)',
  '--altcha-shadow': 'none',
};

type StateChange = CustomEvent<{ state: string; payload?: string | null }>;

type Props = {
  /** Gets the solution, or '' when it is no longer good. */
  onSolved: (solution: string) => void;
  /** Begins to solve without a click. */
  isAuto?: boolean;
};

/** ALTCHA, self-hosted: the browser works for a moment, nobody is watched. */
export default function AltchaWidget({ onSolved, isAuto }: Props) {
  const element = useRef<HTMLElement>(null);
  const solved = useRef(onSolved);
  solved.current = onSolved;
  useEffect(() => {
    const widget = element.current;
    const onState = (event: Event) => {
      const { state, payload } = (event as StateChange).detail;
      solved.current(state === 'verified' && payload ? payload : '');
    };
    widget?.addEventListener('statechange', onState);
    return () => widget?.removeEventListener('statechange', onState);
  }, []);
  return createElement('altcha-widget', {
    ref: element,
    challenge: '/captcha/challenge',
    configuration: JSON.stringify({
      auto: isAuto ? 'onload' : 'off',
      hideFooter: true,
      hideLogo: true,
      humanInteractionSignature: false,
    }),
    style: look,
  });
}
