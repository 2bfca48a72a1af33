import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { CampaignValues } from '../campaignValues.ts';
import { keep } from './keptForm.ts';

type Props = { accountId: string; composing: string; dirty: boolean };

/** Inside the form: what is typed survives an accidental reload of the tab. */
export function KeepForm({ accountId, composing, dirty }: Props) {
  const { values } = useFormikContext<CampaignValues>();
  useEffect(() => keep(accountId, composing, dirty ? values : null), [accountId, composing, dirty, values]);
  return null;
}
