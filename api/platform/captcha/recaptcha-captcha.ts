import { DomainError, ErrorCode } from '../../../schema/errors.ts';
import type { Captcha } from './captcha.ts';

/** Keys of the site at Google. */
export interface RecaptchaKeys {
  readonly siteKey: string;
  readonly secretKey: string;
}

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';

/** Google reCAPTCHA v2. Google itself refuses a solution that was used before. Throws UNAVAILABLE when it is silent. */
export function createRecaptchaCaptcha(keys: RecaptchaKeys, verifyUrl = GOOGLE): Captcha {
  return {
    kind: 'recaptcha',
    siteKey: keys.siteKey,
    challenge: async () => null,
    async verify(solution, address) {
      const body = new URLSearchParams({ secret: keys.secretKey, response: solution, remoteip: address });
      try {
        const response = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(5_000) });
        const answer = (await response.json()) as { success?: unknown };
        return answer.success === true;
      } catch {
        throw new DomainError(ErrorCode.UNAVAILABLE, 'captcha');
      }
    },
  };
}
