import Box from '@mui/material/Box';
import { useField } from 'formik';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../lib/connection/loadChunk.ts';
import { useClientConfig } from '../../lib/useClientConfig.ts';
import { FieldError } from '../form/FieldError.tsx';

const AltchaWidget = lazy(() => loadChunk(() => import('./AltchaWidget.tsx')));
const RecaptchaWidget = lazy(() => loadChunk(() => import('./RecaptchaWidget.tsx')));

/** Proof that a person fills in the form. In browsers only: it draws itself at once, before the page is hydrated. */
export function CaptchaField() {
  const config = useClientConfig();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const [, { error, touched }, { setValue }] = useField<string>('captcha');
  const onSolved = (solution: string) => void setValue(solution);
  return (
    <Box sx={{ mt: 1, minHeight: 64 }}>
      <Suspense fallback={null}>
        {isAlive && config?.captcha === 'ALTCHA' && <AltchaWidget onSolved={onSolved} />}
        {isAlive && config?.captcha === 'RECAPTCHA' && config.captchaSiteKey && (
          <RecaptchaWidget siteKey={config.captchaSiteKey} onSolved={onSolved} />
        )}
      </Suspense>
      {error && touched && <FieldError text={error} />}
    </Box>
  );
}
