import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../../__generated__/gql.ts';
import { SoftTag } from '../../../../components/display/SoftTag.tsx';
import { PlainList } from '../../../../components/list/PlainList.tsx';
import { EmptyState } from '../../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../../components/page/ErrorState.tsx';
import { nameOfCountry } from '../../../../lib/format/countryNames.ts';
import { formatInstant } from '../../../../lib/format/formatDate.ts';
import { useRole } from '../frame/useRoles.ts';
import { ManageRow } from '../manage/ManageRow.tsx';
import { choiceWords } from '../parts/choiceWords.ts';
import { Panel } from '../parts/Panel.tsx';

const AccessDocument = graphql(`
  query DeskPersonAccess($id: ID!) {
    deskMails(accountId: $id) { code state tries at doneAt }
    deskDevices(accountId: $id) { id device network countryCode createdAt lastUsedAt factorAt }
  }
`);

const mailTones = { WAITING: 'neutral', FAILING: 'error', DONE: 'success' } as const;

/** What was mailed to a person, and where they are signed in. That it was read is in the audit log. */
export function PersonAccess({ id }: { id: string }) {
  const isAllowed = useRole('TRUST');
  const { data, error, refetch } = useQuery(AccessDocument, { variables: { id }, skip: !isAllowed });
  if (!isAllowed) return null;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Panel title="Mails" aside={data && `${data.deskMails.length}`}>
        {data?.deskMails.length === 0 && <EmptyState text="No mails yet." />}
        <PlainList label="Mails">
          {data?.deskMails.map(({ code, state, tries, at, doneAt }) => (
            <ManageRow
              key={`${code} ${at}`}
              title={choiceWords(code.replaceAll('.', '_'))}
              line={[formatInstant(doneAt ?? at), tries > 1 && `${tries} tries`].filter(Boolean).join(' · ')}
              aside={<SoftTag tone={mailTones[state]}>{choiceWords(state)}</SoftTag>}
            />
          ))}
        </PlainList>
      </Panel>
      <Panel title="Devices" aside={data && `${data.deskDevices.length}`}>
        {data?.deskDevices.length === 0 && <EmptyState text="Not signed in anywhere." />}
        <PlainList label="Devices">
          {data?.deskDevices.map((device) => (
            <ManageRow
              key={device.id}
              title={device.device}
              line={[
                `Last used ${formatInstant(device.lastUsedAt)}`,
                device.countryCode && nameOfCountry(device.countryCode),
                device.network,
                `since ${formatInstant(device.createdAt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
              aside={device.factorAt ? <SoftTag tone="success">Second factor</SoftTag> : null}
            />
          ))}
        </PlainList>
      </Panel>
    </>
  );
}
