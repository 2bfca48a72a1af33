const PREFIX = 'koli.kept.';

const keyOf = (accountId: string, form: string) => `${PREFIX}${form}.${accountId}`;

/**
 * What somebody was writing in this tab before a reload; empty when there is nothing. For texts between people only:
 * cards, passwords, bank and ID numbers are never kept.
 */
export function readText(accountId: string, form: string): string {
  try {
    return sessionStorage.getItem(keyOf(accountId, form)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text in this tab; an empty one is forgotten. A full or forbidden storage is no reason to fail. */
export function keepText(accountId: string, form: string, text: string) {
  try {
    if (text) sessionStorage.setItem(keyOf(accountId, form), text);
    else sessionStorage.removeItem(keyOf(accountId, form));
  } catch {
    // The form works without it.
  }
}

/** Forgets the text of a form, because it was sent; without a name those of all forms, because somebody left. */
export function forgetTexts(form?: string) {
  try {
    const prefix = form ? `${PREFIX}${form}.` : PREFIX;
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
