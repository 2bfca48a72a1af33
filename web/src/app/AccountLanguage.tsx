import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { adoptLanguage, keptLanguage, SetLanguageDocument, toEnum, toTag } from '../languages/choose.ts';
import { loadChunk } from '../lib/connection/loadChunk.ts';
import { useMe } from '../lib/session/useMe.ts';

/**
 * Draws nothing. A member reads in the language of the account on every device; whoever has chosen one as a visitor
 * takes it along into an account that has none.
 */
export function AccountLanguage() {
  const { me } = useMe();
  const [save] = useMutation(SetLanguageDocument);
  const own = me?.language;
  useEffect(() => {
    if (own) void loadChunk(() => adoptLanguage(toTag(own)));
    else if (me) {
      const kept = keptLanguage();
      // What fails now is done with the next page.
      if (kept) void save({ variables: { language: toEnum(kept) } }).catch(() => undefined);
    }
  }, [me, own, save]);
  return null;
}
