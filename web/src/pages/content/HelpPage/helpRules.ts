import { t } from '../../../languages/t.ts';
import { emailError, onlyErrors } from '../../../lib/session/accountRules.ts';

/** What the form holds; name, email and captcha are for guests. */
export const emptyHelp = { name: '', email: '', message: '', captcha: '' };

export type HelpValues = typeof emptyHelp;

/** Rules and texts of the help form (specification, section 5). */
export function helpErrors(values: HelpValues, isGuest: boolean) {
  return onlyErrors({
    name: !isGuest || values.name.trim() ? undefined : t('Name is required'),
    email: isGuest ? emailError(values.email) : undefined,
    message: values.message.trim() ? undefined : t('Message is required'),
    captcha: !isGuest || values.captcha ? undefined : t('Oops, you have to check the recaptcha!'),
  });
}
