import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import { formatNumber } from '../../../../lib/format/formatMoney.ts';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { Decisions } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels } from '../parts/Panel.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';

const FollowersCaseDocument = graphql(`
  query FollowersCase($id: ID!) {
    deskCase(kind: FOLLOWER_JUMP, caseId: $id) {
      ...CaseHead
      followerJump { id profileId fullName instagramUsername before after createdAt }
    }
  }
`);

const SettleJumpDocument = graphql(`
  mutation DeskSettleJump($input: SettleFollowerJumpInput!) {
    settleFollowerJump(input: $input) { followerJump { id accepted } }
  }
`);

/** A follower count that was typed in and grew beyond the usual. */
export default function FollowersCase({ id }: CaseProps) {
  const answer = useQuery(FollowersCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const [settle] = useMutation(SettleJumpDocument);
  const decided = useDecided({ kind: 'FOLLOWER_JUMP', id });
  return (
    <CaseBody answer={answer}>
      {(it) => {
        const jump = it.followerJump;
        if (!jump) return null;
        const { before, after, instagramUsername, fullName, profileId } = jump;
        const decide = (accepted: boolean) => async (reason: string) => {
          await settle({ variables: { input: { id: jump.id, accepted, reason } } });
          decided(
            accepted ? `${formatNumber(after)} followers accepted` : `Set back to ${formatNumber(before)}`,
          );
        };
        return (
          <CaseFrame head={it} line={`From ${formatNumber(before)} to ${formatNumber(after)} followers`}>
            <Panels>
              <Panel title="Followers">
                <Facts
                  rows={[
                    ['Before', formatNumber(before)],
                    ['Typed in', formatNumber(after)],
                    ['Grown', `${(after / Math.max(1, before)).toFixed(1)} times`],
                    [
                      'Instagram',
                      instagramUsername && (
                        <Box
                          component="a"
                          href={`https://www.instagram.com/${encodeURIComponent(instagramUsername)}/`}
                          target="_blank"
                          rel="noopener noreferrer nofollow"
                          sx={{ color: 'info.main' }}
                        >
                          @{instagramUsername}
                        </Box>
                      ),
                    ],
                  ]}
                />
              </Panel>
              <PersonHistory id={profileId} />
            </Panels>
            <Panel title="Decision">
              <Decisions
                decisions={[
                  {
                    label: `Accept ${formatNumber(after)}`,
                    main: true,
                    effect: `${fullName} is shown with ${formatNumber(after)} followers, as verified by us.`,
                    reason: { label: 'Reason, for the record' },
                    run: decide(true),
                  },
                  {
                    label: `Set back to ${formatNumber(before)}`,
                    effect: `${fullName} is shown with ${formatNumber(before)} followers again.`,
                    reason: { label: 'Reason, for the record' },
                    run: decide(false),
                  },
                ]}
              />
            </Panel>
          </CaseFrame>
        );
      }}
    </CaseBody>
  );
}
