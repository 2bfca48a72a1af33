import Box from '@mui/material/Box';
import { useField } from 'formik';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import { useClientConfig } from '../../lib/useClientConfig.ts';
import { FieldError } from '../form/FieldError.tsx';

const AltchaWidget = lazy(() => loadChunk(() => import('./AltchaWidget.tsx')));
const RecaptchaWidget = lazy(() => loadChunk(() => import('./RecaptchaWidget.tsx')));

type CaptchaProps = {
  /** Gets the solution, or '' when it is no longer good. */
  onSolved: (solution: string) => void;
  /** Begins to solve without a click, where the kind can. */
  isAuto?: boolean;
};

/** Proof that a person is there. In browsers only: it draws itself at once, before the page is hydrated. */
export function Captcha({ onSolved, isAuto = false }: CaptchaProps) {
  const config = useClientConfig();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Suspense fallback={null}>
      {isAlive && config?.captcha === 'ALTCHA' && <AltchaWidget onSolved={onSolved} isAuto={isAuto} />}
      {isAlive && config?.captcha === 'RECAPTCHA' && config.captchaSiteKey && (
        <RecaptchaWidget siteKey={config.captchaSiteKey} onSolved={onSolved} />
      )}
    </Suspense>
  );
}

/** The captcha as a field of a form. */
export function CaptchaField() {
  const [, { error, touched }, { setValue }] = useField<string>('captcha');
  return (
    <Box sx={{ mt: 1, minHeight: 64 }}>
      <Captcha onSolved={(solution) => void setValue(solution)} />
      {error && touched && <FieldError text={error} />}
    </Box>
  );
}
