import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ErrorCode } from '../../../__generated__/enums.ts';
import { graphql } from '../../../__generated__/gql.ts';
import { refreshJobs } from '../../../components/campaign/job/useJobEvents.ts';
import { useToast } from '../../../components/overlay/Toast.tsx';
import { t } from '../../../languages/t.ts';
import { type Failure, toFailure, Unreachable } from '../../../lib/errors.ts';
import { forgetTexts } from '../../../lib/form/savedTexts.ts';
import { useOnlyOnce } from '../../../lib/form/useOnlyOnce.ts';
import type { MoneyValue } from '../../../lib/format/formatMoney.ts';

/** Refusals of an application that are told by a dialog of their own, not inside the form. */
const gateCodes: readonly ErrorCode[] = [
  'EMAIL_NOT_VERIFIED',
  'PROFILE_INCOMPLETE',
  'SOCIAL_ACCOUNT_MISSING',
  'TOO_FEW_FOLLOWERS',
];

const SetFollowersDocument = graphql(`
  mutation SetFollowersForApplying($input: SetFollowersInput!) {
    setFollowers(input: $input) {
      account {
        id
        profile { id followers followersSource }
      }
    }
  }
`);

const ApplyDocument = graphql(`
  mutation Apply($input: ApplyToCampaignInput!) {
    applyToCampaign(input: $input) { remark { ...Job } }
  }
`);

/** What goes with an application. */
type Said = { text: string | null; price: MoneyValue | null };

type Options = {
  campaignId: string;
  onApplied: () => void;
  /** Told that the answer was lost on the way, and how to say what it would have said. */
  onLost: (say: () => void) => void;
  onRefused: (refusal: { code: ErrorCode; reason: string }) => void;
};

/** Sends the application, after the follower count when it was corrected. */
export function useApply({ campaignId, onApplied, onLost, onRefused }: Options) {
  const client = useApolloClient();
  const toast = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const onlyOnce = useOnlyOnce('ALREADY_APPLIED');
  const say = () => {
    forgetTexts(`apply.${campaignId}`);
    toast(t('Applied'));
  };
  const finish = async () => {
    await refreshJobs(client);
    say();
    onApplied();
  };
  const apply = async (said: Said, followers: number | null) => {
    setFailure(null);
    try {
      if (followers !== null) {
        await client.mutate({ mutation: SetFollowersDocument, variables: { input: { followers } } });
      }
      const input = { campaignId, text: said.text, ...(said.price && { price: said.price }) };
      await onlyOnce(() => client.mutate({ mutation: ApplyDocument, variables: { input } }));
      await finish();
    } catch (error) {
      const { code, message, field } = toFailure(error);
      if (error instanceof Unreachable) onLost(say);
      if (gateCodes.includes(code)) onRefused({ code, reason: message });
      else setFailure({ code, message, field });
    }
  };
  return { apply, failure };
}
