import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../components/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useNavigate, useSearchParams } from '../../../routing/index.ts';
import { takeLinking } from './keptLinking.ts';
import { FinishLinkingDocument } from './linkingDocuments.ts';

/** Finishes linking when the viewer comes back from a network with `code` and `state`, or without their consent. */
export function useLinkReturn() {
  const [params] = useSearchParams();
  const state = params.get('state');
  const code = params.get('code');
  const [finish] = useMutation(FinishLinkingDocument);
  const begun = useRef(false);
  const toast = useToast();
  const navigate = useNavigate();

  useEffect(() => {
    if (!state || begun.current) return;
    begun.current = true;
    const from = takeLinking() ?? '/edit-profile';
    const end = (text: string, kind: 'success' | 'error') => {
      toast(text, kind);
      void navigate(from.startsWith('/edit-profile') ? `${from}#instagram` : from, { replace: true });
    };
    if (!code) return end(t('Your account was not linked.'), 'error');
    finish({ variables: { code, state } }).then(
      () => end(t('Your account is linked.'), 'success'),
      (error: unknown) => end(toFailure(error).message, 'error'),
    );
  }, [state, code, finish, navigate, toast]);

  return { finishing: state !== null };
}
