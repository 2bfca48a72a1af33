import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PasswordHint, type PasswordStrength } from '../../../../schema/password.ts';
import { isBreached } from './breached-passwords.ts';

/** Lowest score of a new password: about a million guesses. */
export const MIN_SCORE = 2;

/** Only the beginning is measured, because the time grows with the length; a longer password is never weaker. */
const MEASURED = 32;

let meter: Promise<ZxcvbnFactory> | undefined;

/** The meter with its lists of leaked passwords (6 MB), which are loaded at first use. */
function loadMeter(): Promise<ZxcvbnFactory> {
  meter ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MEASURED }),
  );
  return meter;
}

/** What a person is called, and the parts of it that are long enough to be part of a password. */
function wordsOf(about: readonly string[]): string[] {
  const whole = about.map((text) => text.trim().slice(0, 100)).filter((text) => text !== '');
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2);
  return [...new Set([...whole, ...parts])];
}

/** Fewest characters that a password needs beside what its owner is called. */
const MIN_OWN = 5;

/** Whether little is left of a password without the words about its owner. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce(
    (left, word) => left.replaceAll(word.toLowerCase(), ''),
    password.toLowerCase(),
  );
  return rest.length < Math.min(MIN_OWN, password.length);
}

const hints: Readonly<Record<string, PasswordHint>> = {
  topTen: PasswordHint.COMMON,
  topHundred: PasswordHint.COMMON,
  common: PasswordHint.COMMON,
  similarToCommon: PasswordHint.COMMON,
  wordByItself: PasswordHint.COMMON,
  userInputs: PasswordHint.PERSONAL,
  straightRow: PasswordHint.PATTERN,
  keyPattern: PasswordHint.PATTERN,
  simpleRepeat: PasswordHint.PATTERN,
  extendedRepeat: PasswordHint.PATTERN,
  sequences: PasswordHint.PATTERN,
  recentYears: PasswordHint.PATTERN,
  dates: PasswordHint.PATTERN,
};

/**
 * How hard a password is to guess, against lists of leaked ones and against what is known about its owner (names,
 * username, address, name of the product). Nothing leaves the process.
 */
export async function measurePassword(password: string, about: readonly string[]): Promise<PasswordStrength> {
  const words = wordsOf(about);
  const { score, feedback } = (await loadMeter()).check(password, words);
  if (isMadeOf(password, words))
    return { score: Math.min(score, MIN_SCORE - 1), hint: PasswordHint.PERSONAL };
  if (score >= MIN_SCORE && (await isBreached(password)))
    return { score: MIN_SCORE - 1, hint: PasswordHint.COMMON };
  if (score >= MIN_SCORE) return { score, hint: null };
  return { score, hint: hints[feedback.warning ?? ''] ?? PasswordHint.SHORT };
}
