import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import type { StaffRole } from '../../../../__generated__/enums.ts';
import { graphql } from '../../../../__generated__/gql.ts';
import type { DeskStaffMemberFragment } from '../../../../__generated__/graphql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { useToast } from '../../../../components/overlay/Toast.tsx';
import { PersonAvatar } from '../../../../components/people/PersonAvatar.tsx';
import { useMe } from '../../../../lib/session/useMe.ts';
import { toggled } from '../../../../lib/toggled.ts';
import { choiceWords } from '../parts/choiceWords.ts';
import { DecisionDialog } from '../parts/Decision.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';
import { ManageFrame } from './ManageFrame.tsx';
import { ManageList } from './ManageList.tsx';
import { ManageRow } from './ManageRow.tsx';
import { SearchPick } from './SearchPick.tsx';

const StaffDocument = graphql(`
  query DeskStaff {
    findUsers(search: "", staffOnly: true, first: 100) {
      totalCount
      nodes { ...DeskStaffMember }
    }
  }
  fragment DeskStaffMember on StaffAccount {
    id
    email
    isStaff
    staffRoles
    profile { id fullName avatar { id tiny small } }
  }
`);
const FindAccountsDocument = graphql(`
  query DeskFindAccounts($search: String!) {
    findUsers(search: $search, first: 6) { nodes { ...DeskStaffMember } }
  }
`);
const SetRolesDocument = graphql(`
  mutation DeskSetRoles($input: SetStaffRolesInput!) {
    setStaffRoles(input: $input) { staffAccount { id isStaff staffRoles } }
  }
`);

/** Roles with what they may do. */
const roles: readonly (readonly [StaffRole, string])[] = [
  ['CONTENT', 'Approves campaigns, writes pages and news, features'],
  ['TRUST', 'Reports, reviews, suspensions, help requests, products'],
  ['PAYMENTS', 'Disputes, refunds, payouts, chargebacks, orders'],
  ['LEAD', 'Everything, roles and the audit log'],
];

type Member = DeskStaffMemberFragment;

/** Who works at the desk. Roles are given and taken by two leads. */
export default function Staff() {
  const { data, error, refetch } = useQuery(StaffDocument, { fetchPolicy: 'cache-and-network' });
  const [open, setOpen] = useState<Member | null>(null);
  return (
    <ManageFrame title="Staff" parent={{ to: '/desk/manage', label: 'Manage' }}>
      <ManageList
        title="Members of staff"
        list={data?.findUsers}
        error={error}
        onRetry={refetch}
        empty="Nobody works here yet."
      >
        {(member) => <MemberRow key={member.id} member={member} onOpen={() => setOpen(member)} />}
      </ManageList>
      <Panel title="Give someone a role">
        <SearchPick label="Find an account by name or email" document={FindAccountsDocument}>
          {({ findUsers }) =>
            findUsers.nodes.map((member) => (
              <MemberRow key={member.id} member={member} onOpen={() => setOpen(member)} />
            ))
          }
        </SearchPick>
      </Panel>
      {open && <RolesDialog member={open} onClose={() => setOpen(null)} />}
    </ManageFrame>
  );
}

function MemberRow({ member, onOpen }: { member: Member; onOpen: () => void }) {
  const { id, email, staffRoles, profile } = member;
  const { me } = useMe();
  const isMe = me?.id === id;
  return (
    <ManageRow
      picture={<PersonAvatar name={profile.fullName} picture={profile.avatar} />}
      title={<PersonLink id={id} name={profile.fullName} />}
      line={email}
      aside={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {staffRoles.map((role) => (
            <SoftTag key={role} tone={role === 'LEAD' ? 'info' : 'neutral'}>
              {choiceWords(role)}
            </SoftTag>
          ))}
        </Box>
      }
      actions={
        isMe ? (
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>You</Box>
        ) : (
          <Button
            size="small"
            variant="outlined"
            onClick={onOpen}
            aria-label={`Change roles: ${profile.fullName}`}
          >
            Change roles
          </Button>
        )
      }
    />
  );
}

function RolesDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly StaffRole[]>(member.staffRoles);
  const [set] = useMutation(SetRolesDocument);
  const toast = useToast();
  const name = member.profile.fullName;
  const effect =
    chosen.length === 0
      ? `${name} becomes an ordinary member and leaves the desk.`
      : `${name} is then: ${chosen.map((role) => choiceWords(role).toLowerCase()).join(', ')}.`;
  return (
    <DecisionDialog
      onClose={onClose}
      decision={{
        label: 'Change roles',
        destructive: chosen.length === 0,
        effect: (
          <>
            <Box role="group" aria-label="Roles" sx={{ display: 'grid', mb: 1 }}>
              {roles.map(([role, line]) => (
                <FormControlLabel
                  key={role}
                  control={
                    <Checkbox
                      checked={chosen.includes(role)}
                      onChange={() => setChosen(toggled([...chosen], role))}
                    />
                  }
                  label={
                    <>
                      <b>{choiceWords(role)}</b>{' '}
                      <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
                        {line}
                      </Box>
                    </>
                  }
                />
              ))}
            </Box>
            {effect} Another lead has to confirm it within 24 hours.
          </>
        ),
        reason: { label: 'Reason, for the record' },
        run: async (reason) => {
          await set({ variables: { input: { accountId: member.id, roles: [...chosen], reason } } });
          toast(`Roles changed: ${name}`);
        },
      }}
    />
  );
}
