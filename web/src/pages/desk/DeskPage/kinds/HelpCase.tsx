import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { graphql } from '../../../../__generated__/gql.ts';
import type { CaseHeadFragment } from '../../../../__generated__/graphql.ts';
import { CaseBody } from '../case/CaseBody.tsx';
import { CaseFrame } from '../case/CaseFrame.tsx';
import type { CaseProps } from '../case/caseProps.ts';
import { useDecided } from '../case/useDecided.ts';
import { Decisions } from '../parts/Decision.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Panel, Panels, Written } from '../parts/Panel.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { PersonHistory } from '../people/HistoryPanel.tsx';
import { PersonLink } from '../people/HistoryTable.tsx';

const HelpCaseDocument = graphql(`
  query HelpCase($id: ID!) {
    deskCase(kind: HELP, caseId: $id) {
      ...CaseHead
      helpRequest {
        id
        name
        email
        message
        createdAt
        sender { id fullName }
        picture { id small medium large }
      }
    }
  }
`);

const AnswerDocument = graphql(`
  mutation DeskAnswerHelp($input: ResolveHelpRequestInput!) {
    resolveHelpRequest(input: $input) { helpRequest { id state } }
  }
`);

/** A request for help, and its answer. */
export default function HelpCase({ id }: CaseProps) {
  const answer = useQuery(HelpCaseDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <CaseBody answer={answer}>
      {(it) => {
        const { helpRequest } = it;
        if (!helpRequest) return null;
        const { message, name, email, sender, picture } = helpRequest;
        return (
          <CaseFrame head={it} title={name} line={email}>
            <Panels>
              <Panel title="Message">
                <Written>{message}</Written>
                {picture && (
                  <Box sx={{ mt: 1.5 }}>
                    <Pictures title="Help" pictures={[{ ...picture, name: 'Picture' }]} />
                  </Box>
                )}
              </Panel>
              <Panel title="Answer" aside={sender && <PersonLink id={sender.id} name={sender.fullName} />}>
                <Answer done={it} isMember={!!sender} email={email} />
              </Panel>
              {sender ? (
                <PersonHistory id={sender.id} />
              ) : (
                <Panel title="Sender">
                  <Facts
                    rows={[
                      ['Name', name],
                      ['Email', email],
                      ['Account', 'None'],
                    ]}
                  />
                </Panel>
              )}
            </Panels>
          </CaseFrame>
        );
      }}
    </CaseBody>
  );
}

function Answer({ done, isMember, email }: { done: CaseHeadFragment; isMember: boolean; email: string }) {
  const [send] = useMutation(AnswerDocument);
  const decided = useDecided(done);
  return (
    <Decisions
      decisions={[
        {
          label: 'Send answer',
          main: true,
          effect: isMember
            ? 'They read it in their notifications and by email. The request is closed.'
            : `It goes to ${email}. The request is closed.`,
          reason: { label: 'Answer', max: 2_000 },
          run: async (answer) => {
            await send({ variables: { input: { id: done.id, answer } } });
            decided('Answer sent');
          },
        },
      ]}
    />
  );
}
