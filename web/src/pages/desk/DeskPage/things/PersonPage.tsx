import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import type { AccountLookCause } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { PageFailure } from '../../../../components/page/PageFailure.tsx';
import { formatDate, formatDayTime } from '../../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../../lib/format/formatMoney.ts';
import { placeOf } from '../../../../lib/format/placeOf.ts';
import { useNow } from '../../../../lib/format/useNow.ts';
import { personPath } from '../../../../lib/navigation/pagePaths.ts';
import { idInAddress, rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { tellLook } from '../../../../lib/session/lookNews.ts';
import { Link } from '../../../../routing/Link.tsx';
import { CaseSkeleton } from '../case/CaseSkeleton.tsx';
import { useRole } from '../frame/useRoles.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { Decisions, type DecisionWords } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels } from '../parts/Panel.tsx';
import { HistoryTable } from '../people/HistoryTable.tsx';
import { type Person, payeeLine } from '../people/historyRows.ts';
import { PersonAccess } from '../people/PersonAccess.tsx';
import {
  ReopenDocument,
  RestoreDocument,
  SeeAsPersonDocument,
  SuspendDocument,
} from '../people/personDeeds.ts';
import { DeskPersonDocument } from '../people/personDocument.ts';
import { ThingFrame } from './ThingFrame.tsx';

const PersonMoneyDocument = graphql(`
  query DeskPersonMoney($id: ID!) {
    payments(accountId: $id, first: 20) {
      totalCount
      nodes {
        id
        state
        createdAt
        providerPaymentId
        amount { amount currency }
        fee { amount currency }
        payer { id fullName }
        payee { id fullName }
        remark { id state campaign { id title } }
      }
    }
  }
`);

/** A person: who they are, what happened, their money, and what can be done. */
export default function PersonPage({ id: number }: { id: string }) {
  const id = idInAddress('Profile', number);
  const { data, error, refetch } = useQuery(DeskPersonDocument, { variables: { id } });
  const now = useNow();
  const mayDecide = useRole('TRUST');
  if (error && !data) return <PageFailure error={error} onRetry={refetch} what="This person" />;
  if (!data) return <CaseSkeleton />;
  const person = data.deskPerson;
  const { account, closedAt } = person;
  const { profile } = account;
  return (
    <ThingFrame
      label="Person"
      id={account.id}
      title={profile.fullName}
      line={[profile.username && `@${profile.username}`, account.email, placeOf(profile)]
        .filter(Boolean)
        .join(' · ')}
    >
      <Panels>
        <Panel title="Account">
          <Facts
            rows={[
              ['Email', `${account.email}${account.emailVerified ? '' : ' (not verified)'}`],
              [
                'State',
                closedAt
                  ? `Closed ${formatDate(closedAt)}`
                  : account.suspendedAt
                    ? `Suspended ${formatDate(account.suspendedAt)}`
                    : 'Open',
              ],
              ['Staff', account.isStaff ? 'Yes' : null],
              ['Campaigns', `${account.campaignCount}`],
              ['Applications', `${account.remarkCount}`],
              [
                'Followers',
                `${profile.followers.toLocaleString('en')} (${choiceWords(profile.followersSource).toLowerCase()})`,
              ],
              ['Payouts', payeeLine(person, now)],
              [
                'Profile',
                <Box key="profile" component={Link} to={personPath(profile.id)} sx={{ color: 'info.main' }}>
                  As members see it
                </Box>,
              ],
            ]}
          />
        </Panel>
        <Panel title="History">
          <HistoryTable people={[person]} />
        </Panel>
        <PersonMoney id={account.id} />
        <PersonAccess id={account.id} />
      </Panels>
      {mayDecide && (
        <Panel title="What can be done">
          <PersonDecisions person={person} onDone={refetch} />
        </Panel>
      )}
    </ThingFrame>
  );
}

function PersonMoney({ id }: { id: string }) {
  const isAllowed = useRole('PAYMENTS');
  const { data } = useQuery(PersonMoneyDocument, { variables: { id }, skip: !isAllowed });
  if (!isAllowed) return null;
  const list = data?.payments;
  return (
    <Panel title="Payments" aside={list && `${list.totalCount}`} wide>
      {list?.totalCount === 0 && <EmptyState text="No payments yet." />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14.5 }}>
        {list?.nodes.map((payment) => (
          <Box
            component="li"
            key={payment.id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box
                component={Link}
                to={`/desk/jobs/${rowNumber(payment.remark.id)}`}
                sx={{ color: 'info.main', fontWeight: 600 }}
              >
                {payment.remark.campaign.title}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13.5, overflowWrap: 'anywhere' }}>
                {payment.payer.fullName} to {payment.payee.fullName} · {formatDayTime(payment.createdAt)} ·{' '}
                {choiceWords(payment.state).toLowerCase()}
                {' · '}
                <Box
                  component={Link}
                  to={`/desk/payments/${rowNumber(payment.id)}`}
                  sx={{ color: 'info.main' }}
                >
                  {payment.providerPaymentId ?? payment.id}
                </Box>
              </Box>
            </Box>
            <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney({ ...payment.amount, amount: payment.amount.amount + payment.fee.amount })}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function PersonDecisions({ person, onDone }: { person: Person; onDone: () => Promise<unknown> }) {
  const [suspend] = useMutation(SuspendDocument);
  const [restore] = useMutation(RestoreDocument);
  const [reopen] = useMutation(ReopenDocument);
  const toast = useToast();
  const { account, closedAt } = person;
  const accountId = account.id;
  const name = account.profile.fullName;
  const done = async (words: string) => {
    await onDone();
    toast(words);
  };
  const [see] = useMutation(SeeAsPersonDocument);
  const cause = useRef<AccountLookCause>('HELP');
  const all: readonly (readonly [boolean, DecisionWords])[] = [
    [
      !account.isStaff && !account.suspendedAt && !closedAt,
      {
        label: 'See as this person',
        effect: `For 15 minutes you see Koli as ${name} does, and can change nothing. ${name} is told when and why.`,
        ask: (
          <CauseField
            onChange={(next) => {
              cause.current = next;
            }}
          />
        ),
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await see({ variables: { input: { accountId, cause: cause.current, reason } } });
          tellLook();
          // Whatever the pages kept is the member of staff's own. A dialog that closes would go back in the history instead.
          await new Promise<never>(() => window.location.assign('/'));
        },
      },
    ],
    [
      !account.suspendedAt && !closedAt,
      {
        label: 'Suspend account',
        destructive: true,
        effect: `${name} is signed out and hidden with all campaigns, and reads the reason. Running jobs stay.`,
        reason: { label: 'Reason, sent to the member' },
        run: async (reason) => {
          await suspend({ variables: { input: { accountId, reason } } });
          await done(`Suspended: ${name}`);
        },
      },
    ],
    [
      !!account.suspendedAt && !closedAt,
      {
        label: 'Restore account',
        main: true,
        effect: `${name} can sign in again and is shown with all campaigns.`,
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await restore({ variables: { input: { accountId, reason } } });
          await done(`Restored: ${name}`);
        },
      },
    ],
    [
      !!closedAt,
      {
        label: 'Reopen account',
        main: true,
        effect: `${name} can sign in again. Only within 30 days of closing.`,
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await reopen({ variables: { input: { accountId, reason } } });
          await done(`Reopened: ${name}`);
        },
      },
    ],
  ];
  return <Decisions decisions={all.flatMap(([isPossible, decision]) => (isPossible ? [decision] : []))} />;
}

const causes: readonly (readonly [AccountLookCause, string])[] = [
  ['HELP', 'They asked for help'],
  ['MONEY', 'Money does not move'],
  ['SAFETY', 'A report or suspected abuse'],
  ['FAULT', 'Looking for a fault'],
];

function CauseField({ onChange }: { onChange: (next: AccountLookCause) => void }) {
  return (
    <TextField
      select
      fullWidth
      label="Why, as the person reads it"
      defaultValue="HELP"
      onChange={(event) => onChange(event.target.value as AccountLookCause)}
      sx={{ mt: 2 }}
      slotProps={{ select: { native: true } }}
    >
      {causes.map(([cause, words]) => (
        <option key={cause} value={cause}>
          {words}
        </option>
      ))}
    </TextField>
  );
}
