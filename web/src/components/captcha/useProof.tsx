import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { toFailure } from '../../lib/errors.ts';
import { Captcha } from './CaptchaField.tsx';

/**
 * Sends a form, and again with a solved captcha when the server asks for one after failed tries. `captcha` is drawn in
 * the form; it is there only while it is being solved.
 */
export function useProof(): {
  withProof: <T>(send: (captcha?: string) => Promise<T>) => Promise<T>;
  captcha: ReactNode;
} {
  const [solved, setSolved] = useState<{ tell: (solution: string) => void } | null>(null);
  const solve = () => new Promise<string>((tell) => setSolved({ tell }));
  return {
    async withProof(send) {
      try {
        return await send();
      } catch (failure) {
        if (toFailure(failure).code !== 'CAPTCHA_NEEDED') throw failure;
      }
      const solution = await solve();
      setSolved(null);
      return send(solution);
    },
    captcha: solved && (
      <Box sx={{ mt: 1, minHeight: 64 }}>
        <Captcha isAuto onSolved={(solution) => solution && solved.tell(solution)} />
      </Box>
    ),
  };
}
