/** 'Shoutout' of `SHOUTOUT`, 'Bank account missing' of `bank_account_missing`, 'Make offer' of `makeOffer`. */
export function choiceWords(code: string): string {
  const isCamel = /[a-z][A-Z]/.test(code);
  const words = isCamel ? code.replace(/([A-Z])/g, ' $1') : code.replaceAll('_', ' ');
  const text = words.toLowerCase().trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
