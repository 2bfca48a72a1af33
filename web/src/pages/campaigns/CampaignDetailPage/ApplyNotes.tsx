import Box from '@mui/material/Box';
import type { FitCondition } from '../../../__generated__/enums.ts';
import type { CampaignDetail } from '../../../components/campaign/detail/campaignDetailDocument.ts';
import { FitList } from '../../../components/campaign/fit/FitList.tsx';
import { SoftNote } from '../../../components/display/SoftNote.tsx';
import { t } from '../../../languages/t.ts';
import { formatCountries } from '../../../lib/format/formatPeople.ts';
import { PayoutNote } from './PayoutNote.tsx';

type Props = { campaign: CampaignDetail; country: string | undefined };

/** What who applies should know before: where they do not fit, and whether they can be paid. */
export function ApplyNotes({ campaign, country }: Props) {
  return (
    <>
      <Elsewhere campaign={campaign} country={country} />
      <PayoutNote campaign={campaign} sx={{ mt: 1.5 }} />
      <Warnings campaign={campaign} />
    </>
  );
}

/** Conditions said in words of their own above. */
const saidAlready: readonly FitCondition[] = ['COUNTRY', 'PAYOUT_COUNTRY'];

/** The conditions that are not met, or that the profile says nothing about. */
function Warnings({ campaign }: { campaign: CampaignDetail }) {
  const open = campaign.fit.filter(
    ({ condition, state }) => state !== 'MET' && !saidAlready.includes(condition),
  );
  if (open.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <FitList fit={open} wanted={campaign} />
    </Box>
  );
}

/** Who lives elsewhere may apply all the same, and should know before. */
function Elsewhere({ campaign, country }: Props) {
  const { countries, owner } = campaign;
  if (!country || countries.length === 0 || countries.some(({ code }) => code === country)) return null;
  const values = { name: owner.fullName, countries: formatCountries(countries) };
  return (
    <SoftNote sx={{ mt: 1.5, py: 1.25 }}>
      {t('{name} looks for influencers in other countries than yours: {countries}.', values)}
    </SoftNote>
  );
}
