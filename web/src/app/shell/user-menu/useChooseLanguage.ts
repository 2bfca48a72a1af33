import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { adoptLanguage, SetLanguageDocument, toEnum } from '../../../languages/choose.ts';
import type { LanguageTag } from '../../../languages/languages.ts';
import { loadChunk } from '../../../lib/connection/loadChunk.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useMe } from '../../../lib/session/useMe.ts';

/** Has the product speak another language, in this browser and for a member on every device. */
export function useChooseLanguage() {
  const { signedIn } = useMe();
  const [save] = useMutation(SetLanguageDocument);
  const toast = useToast();
  return async (tag: LanguageTag) => {
    try {
      await loadChunk(() => adoptLanguage(tag));
      if (signedIn) await save({ variables: { input: { language: toEnum(tag) } } });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
}
