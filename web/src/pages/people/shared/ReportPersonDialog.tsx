import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../__generated__/gql.ts';
import { ReportFrame, type ReportParts } from '../../../components/campaign/detail/ReportFrame.tsx';
import { t } from '../../../languages/t.ts';
import { useOnlyOnce } from '../../../lib/form/useOnlyOnce.ts';

const ReportPersonDocument = graphql(`
  mutation ReportPerson($input: PersonReportInput!) {
    reportPerson(input: $input)
  }
`);

type Props = { person: { id: string; first: string }; onClose: () => void };

/** Tells staff what is wrong with a person. */
export function ReportPersonDialog({ person, onClose }: Props) {
  const [send, { error }] = useMutation(ReportPersonDocument);
  const onlyOnce = useOnlyOnce('PERSON_REPORTED');
  const onSend = (report: ReportParts) =>
    onlyOnce(() => send({ variables: { input: { profileId: person.id, ...report } } })).then(
      () => true,
      () => false,
    );
  return (
    <ReportFrame
      keptAs={`report.person.${person.id}`}
      placeholder={t('What is wrong with {first}?', { first: person.first })}
      onSend={onSend}
      error={error}
      onClose={onClose}
    />
  );
}
