const PREFIX = 'koli.kept.';

const keyOf = (accountId: string, form: string) => `${PREFIX}${form}.${accountId}`;

/**
 * What was being written in this tab before a reload; empty when there is nothing. For messages and the like only: never
 * save card, bank or ID numbers or passwords.
 */
export function readText(accountId: string, form: string): string {
  try {
    return sessionStorage.getItem(keyOf(accountId, form)) ?? '';
  } catch {
    return '';
  }
}

export function saveText(accountId: string, form: string, text: string) {
  try {
    if (text) sessionStorage.setItem(keyOf(accountId, form), text);
    else sessionStorage.removeItem(keyOf(accountId, form));
  } catch {
    // Storage is full or forbidden; the form works without it.
  }
}

/** Removes the text of a form after it was sent, or those of all forms after a sign-out. */
export function forgetTexts(form?: string) {
  try {
    const prefix = form ? `${PREFIX}${form}.` : PREFIX;
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was saved.
  }
}
