import { useWhoAmI } from '../session/useMe.ts';
import { rowNumber } from './rowNumber.ts';
import { useAuthModal } from './useAuthModal.ts';
import { useSearchOverlay } from './useSearchOverlay.ts';

/** The create/edit campaign slide-over: `?compose=new`, `?compose=draft` (asks first) or `?compose=<number of a campaign>`. */
export function useComposer() {
  const whoAmI = useWhoAmI();
  const auth = useAuthModal();
  const { value, open, close } = useSearchOverlay('compose');
  /** '+ Campaigns': the draft prompt when a draft waits, an empty form otherwise; visitors sign in first. */
  const start = async () => {
    const me = await whoAmI();
    if (me) open(me.hasDraft ? 'draft' : 'new');
    else auth.open('login');
  };
  return {
    value,
    start,
    /** Opens the draft without asking. */
    continueDraft: () => open('continue'),
    edit: (campaignId: string) => open(rowNumber(campaignId)),
    close,
  };
}
