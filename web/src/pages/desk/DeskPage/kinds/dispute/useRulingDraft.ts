import { useState } from 'react';
import type { Ruling } from '../../../../../__generated__/enums.ts';
import { forgetTexts, readText, saveText } from '../../../../../lib/form/savedTexts.ts';
import { useMe } from '../../../../../lib/session/useMe.ts';

type Draft = { ruling: Ruling | null; back: string; reason: string; savedAt: string | null };

const empty: Draft = { ruling: null, back: '', reason: '', savedAt: null };

function readDraft(accountId: string, form: string): Draft {
  try {
    return { ...empty, ...JSON.parse(readText(accountId, form) || '{}') };
  } catch {
    return empty;
  }
}

/** A ruling as it is being written. It stays over reloads and other cases until it was sent. */
export function useRulingDraft(remarkId: string) {
  const { me } = useMe();
  const accountId = me?.id ?? '';
  const form = `ruling.${remarkId}`;
  const [draft, setDraft] = useState(() => readDraft(accountId, form));
  const keep = (change: Partial<Draft>) => {
    const next = { ...draft, ...change, savedAt: new Date().toISOString() };
    saveText(accountId, form, JSON.stringify(next));
    setDraft(next);
  };
  return { draft, keep, forget: () => forgetTexts(form) };
}
