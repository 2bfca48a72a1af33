import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { SocialProvider } from '../../../../__generated__/enums.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { FinishLinkingDocument } from '../../../../components/linking/linkingDocuments.ts';
import { takeLinking } from '../../../../components/linking/useBeginLinking.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { t } from '../../../../languages/t.ts';
import { connection } from '../../../../lib/connection/connection.ts';
import { toFailure, Unreachable } from '../../../../lib/errors.ts';
import { useLocation, useNavigate, useSearchParams } from '../../../../routing/hooks.ts';

/** What a network says when somebody chose not to. */
const DENIED = 'access_denied';

/** What somebody came back with; null when they come from anywhere else. */
function returnOf(params: URLSearchParams) {
  const [state, code] = [params.get('state'), params.get('code')];
  // Facebook tells some of its own failures by a number, and without the state.
  const error = params.get('error') ?? params.get('error_code');
  return state || error ? { state, code, denied: error === DENIED } : null;
}

/** Names of the networks. */
const names = { INSTAGRAM: 'Instagram', FACEBOOK: 'Facebook' } as const;

function silent(provider: SocialProvider): string {
  const network = names[provider];
  return t("{network} didn't answer. Nothing changed. Try again in a few minutes.", { network });
}

/** How often it is asked again what became of it, when the line broke. */
const TRIES = 3;

/**
 * Runs what works once only, again when its answer was lost: it may have been done, and then the second answer says that
 * it is over, or not have arrived. Waits for the line in between.
 */
async function untilHeard(run: () => Promise<unknown>, tries = TRIES): Promise<unknown> {
  try {
    return await run();
  } catch (thrown) {
    if (!(thrown instanceof Unreachable) || tries <= 1) throw thrown;
    await connection.whenReached();
    return untilHeard(run, tries - 1);
  }
}

/** Finishes linking when the viewer comes back from a network with `code` and `state`, or without their consent. */
export function useLinkReturn() {
  const [params] = useSearchParams();
  const back = returnOf(params);
  const [finish] = useMutation(FinishLinkingDocument);
  const begun = useRef(false);
  const toast = useToast();
  const navigate = useNavigate();

  useEffect(() => {
    if (!back || begun.current) return;
    begun.current = true;
    const { from, provider } = takeLinking() ?? { from: '/edit-profile', provider: 'INSTAGRAM' };
    const end = (linkProblem?: LinkProblem) => {
      const place = from.startsWith('/edit-profile') ? `${from}#${provider.toLowerCase()}` : from;
      void navigate(place, { replace: true, state: linkProblem ? { linkProblem } : null });
    };
    const fail = (text: string, code: string | null = null) => end({ provider, text, code });
    const { state, code, denied } = back;
    if (!code || !state) {
      const network = names[provider];
      return denied
        ? fail(t("You didn't allow access in {network}. Your account wasn't linked.", { network }))
        : fail(silent(provider));
    }
    untilHeard(() => finish({ variables: { input: { code, state } } })).then(
      () => {
        toast(t('Your account is linked.'));
        end();
      },
      (thrown: unknown) => {
        const failure = toFailure(thrown);
        fail(failure.code === 'UNAVAILABLE' ? silent(provider) : failure.message, failure.code);
      },
    );
  }, [back, finish, navigate, toast]);

  return { finishing: back !== null };
}

/** Why an account was not linked, as the place says it that the viewer came back to. */
interface LinkProblem {
  readonly provider: SocialProvider;
  readonly text: string;
  readonly code: string | null;
}

type Props = {
  provider: SocialProvider;
  account: string | null;
  /** Whether the viewer has signed in there for it, and it can be read. */
  isProved: boolean;
};

/** Why linking did not happen, beside the button that tries again; gone as soon as another account is there. */
export function LinkProblemNote({ provider, account, isProved }: Props) {
  const { state } = useLocation();
  const [before] = useState(account);
  const problem = state?.linkProblem as LinkProblem | undefined;
  if (problem?.provider !== provider || account !== before) return null;
  // A page loaded again while its account was being linked: the second try came too late, the first one did it.
  if (problem.code === 'SOCIAL_LINK_EXPIRED' && isProved) return null;
  return <FormError text={problem.text} />;
}
