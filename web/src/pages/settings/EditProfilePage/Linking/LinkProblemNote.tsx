import { useState } from 'react';
import type { SocialProvider } from '../../../../__generated__/enums.ts';
import { FormError } from '../../../../components/form/FormError.tsx';
import { useLocation } from '../../../../routing/hooks.ts';

/** Why an account was not linked, as the place says it that the viewer came back to. */
export interface LinkProblem {
  readonly provider: SocialProvider;
  readonly text: string;
  readonly code: string | null;
}

type Props = {
  provider: SocialProvider;
  /** Name of the account that is linked now. */
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
