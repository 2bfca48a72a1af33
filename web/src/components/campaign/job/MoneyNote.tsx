import LockOutlineRounded from '@mui/icons-material/LockOutlineRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { HoldReason, MoneyPlace } from '../../../__generated__/enums.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { serverSentence } from '../../../languages/serverSentence.ts';
import { msg, type Text, t } from '../../../languages/t.ts';
import { formatDate, formatDay, formatInstant } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { useLocation } from '../../../routing/hooks.ts';
import { Link } from '../../../routing/Link.tsx';
import { SoftNote } from '../../display/SoftNote.tsx';
import { VerifyButton } from '../../verification/VerifyButton.tsx';
import { cardOfOwner } from './texts/describeJob.ts';

type Money = NonNullable<JobFragment['money']>;
type Words = Readonly<Record<JobFragment['mySide'], Text>>;

const same = (text: Text): Words => ({ OWNER: text, APPLICANT: text, NOBODY: text });

const titles: Readonly<Record<MoneyPlace, Words>> = {
  TO_PAY: same(msg('{amount} to pay')),
  HELD: {
    OWNER: msg('{amount} is held by Koli for {first}'),
    APPLICANT: msg('{amount} is held by Koli for you'),
    NOBODY: msg('{amount} is held by Koli for {first}'),
  },
  RELEASED: same(msg('{amount} is released')),
  ON_ITS_WAY: same(msg('{amount} is on its way')),
  ARRIVED: same(msg('{amount} has arrived')),
  GIVEN_BACK: same(msg('{amount} was given back')),
};

/** Where the money of a job is, when it should arrive, what holds it up and the next step. `framed` where it stands beside others. */
export function MoneyNote({ job, framed }: { job: JobFragment; framed?: boolean }) {
  const id = useId();
  const { money, mySide, applicant } = job;
  if (!money?.amount) return null;
  const Icon = money.place === 'HELD' ? LockOutlineRounded : PaymentsRounded;
  const names = { amount: formatMoney(money.amount), first: applicant.first };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, ...(framed && frame) }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Icon aria-hidden sx={{ color: 'success.main', fontSize: 22, mt: 0.25 }} />
        <div>
          <Box id={id} component="h3" sx={{ m: 0, fontSize: 15, fontWeight: 700 }}>
            {t(titles[money.place][mySide], names)}
          </Box>
          <Box sx={{ fontSize: 14, color: 'text.secondary' }}>{wayOf(job, money)}</Box>
          {money.sent && (
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
              {t('Sent to your bank account as {amount}.', { amount: formatMoney(money.sent) })}
            </Box>
          )}
        </div>
      </Box>
      {money.hold && <HoldNote hold={money.hold} />}
    </Box>
  );
}

const frame = {
  px: { md: 2 },
  py: { md: 1.5 },
  borderRadius: { md: '12px' },
  bgcolor: { md: 'success.soft' },
} as const;

/** When the money arrives, and where, as far as that is known. */
function wayOf(job: JobFragment, { place, promisedOn, promises, arrivedOn, account, hold }: Money): string {
  const first = job.applicant.first;
  const bank = account && `${account.bankName} •••• ${account.last4}`;
  if (place === 'HELD' && job.state === 'HIRED')
    return t(waits[job.mySide], { first, brand: job.campaign.owner.fullName });
  if (place === 'GIVEN_BACK') return t('To {card}.', { card: cardOfOwner(job) });
  if (place === 'ARRIVED' && arrivedOn) {
    const day = formatDate(arrivedOn);
    return bank ? t('On {day} in {bank}.', { day, bank }) : t("In {first}'s bank on {day}.", { day, first });
  }
  // A promise counts on the day on which the card payment clears; nothing is known beside any other hold.
  const isStopped = hold && hold.reason !== 'BALANCE_PENDING';
  if (place !== 'ON_ITS_WAY' || isStopped || !promisedOn) return '';
  const day = formatDate(promisedOn);
  const expected = bank
    ? t('It should be in {bank} by {day}.', { bank, day })
    : t("It should be in {first}'s bank by {day}.", { first, day });
  const earlier = promises.at(-1)?.day;
  const isMoved = earlier && earlier !== promisedOn;
  return isMoved ? `${expected} ${t('First promised for {day}.', { day: formatDay(earlier) })}` : expected;
}

/** What held money waits for while the work goes on. */
const waits: Words = {
  OWNER: msg('It goes to {first} when you release it.'),
  APPLICANT: msg(
    '{brand} releases it when the work is done. If they don’t answer, it’s released automatically.',
  ),
  NOBODY: msg('It goes to {first} when {brand} releases it.'),
};

const steps: Readonly<Record<string, Text>> = {
  '/edit-profile/setting': msg('Open Settings'),
  '/help': msg('Contact us'),
};

const names: Readonly<Record<HoldReason, Text>> = {
  BANK_ACCOUNT_MISSING: msg('On hold: no bank account'),
  BANK_ACCOUNT_NEW: msg('On hold: new bank account'),
  IDENTITY_NEEDED: msg('On hold: identity check'),
  DOCUMENT_NEEDED: msg('On hold: document needed'),
  DETAILS_NEEDED: msg('On hold: details needed'),
  IN_REVIEW: msg('On hold: in review'),
  PAUSED_BY_PROVIDER: msg('On hold: payouts paused'),
  BANK_REJECTED: msg('On hold: sent back by the bank'),
  BALANCE_PENDING: msg('On hold: card payment not cleared yet'),
  DISPUTE: msg('On hold: dispute'),
  CHARGEBACK: msg('On hold: chargeback'),
};

/** What the influencer gives on the payment provider's own page. */
const atProvider: readonly HoldReason[] = ['IDENTITY_NEEDED', 'DOCUMENT_NEEDED', 'DETAILS_NEEDED'];

/** What holds the money up, since when, and the way to the next step. */
function HoldNote({ hold }: { hold: NonNullable<Money['hold']> }) {
  const { reason, code, params, text, path, until } = hold;
  const { pathname } = useLocation();
  const canVerify = path !== null && atProvider.includes(reason);
  return (
    <SoftNote role="note" sx={{ mt: 1.5, fontSize: 14, lineHeight: 1.5 }}>
      <Box sx={{ fontWeight: 700 }}>{t(names[reason])}</Box>
      <Box sx={{ color: 'text.primary' }}>
        {serverSentence({ code, params, reason: text })}
        {until && ` ${t('Available from {time}.', { time: formatInstant(until) })}`}
      </Box>
      {canVerify && <VerifyButton returnTo={pathname} />}
      {path && !canVerify && (
        <Button component={Link} to={path} variant="outlined" sx={{ mt: 1, minHeight: 44 }}>
          {t(steps[path] ?? msg('Open the dispute'))}
        </Button>
      )}
    </SoftNote>
  );
}
