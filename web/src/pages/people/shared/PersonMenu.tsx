import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import { ReportFrame } from '../../../components/campaign/detail/ReportFrame.tsx';
import { ActionDialog } from '../../../components/overlay/ConfirmDialog.tsx';
import { MoreMenu } from '../../../components/overlay/MoreMenu.tsx';
import { useBlockedToast, useBlockUser } from '../../../components/people/useBlock.ts';
import { t } from '../../../languages/t.ts';
import { useNavigate } from '../../../routing/hooks.ts';

type Props = { person: { id: string; first: string; fullName: string } };

export function PersonMenu({ person }: Props) {
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const onClose = () => setOpen(null);
  return (
    <>
      <MoreMenu
        label={t('More about {fullName}', { fullName: person.fullName })}
        items={[
          { text: t('Report'), onClick: () => setOpen('report') },
          { text: t('Block'), onClick: () => setOpen('block') },
        ]}
      />
      {open === 'report' && <ReportPersonDialog person={person} onClose={onClose} />}
      {open === 'block' && <BlockDialog person={person} onClose={onClose} />}
    </>
  );
}

function BlockDialog({ person, onClose }: Props & { onClose: () => void }) {
  const { block, forget } = useBlockUser(person.id);
  const navigate = useNavigate();
  const sayBlocked = useBlockedToast(person);
  const onYes = async () => {
    await block();
    // Before this page notices that the person is gone from it.
    await navigate('/search-influencer');
    forget();
    sayBlocked();
  };
  return (
    <ActionDialog title={t('Are you sure you want to block?')} destructive onYes={onYes} onClose={onClose}>
      {t(
        "You and {fullName} can't find, message or hire each other any more. Paid jobs can still finish. We don't tell {first}.",
        { fullName: person.fullName, first: person.first },
      )}
    </ActionDialog>
  );
}

const ReportPersonDocument = graphql(`
  mutation ReportPerson($input: ReportPersonInput!) {
    reportPerson(input: $input) { reportId }
  }
`);

type ReportPersonDialogProps = { person: { id: string; first: string }; onClose: () => void };

function ReportPersonDialog({ person, onClose }: ReportPersonDialogProps) {
  const [send] = useMutation(ReportPersonDocument);
  return (
    <ReportFrame
      keptAs={`report.person.${person.id}`}
      placeholder={t('What is wrong with {first}?', { first: person.first })}
      already="PERSON_REPORTED"
      send={(report) => send({ variables: { input: { profileId: person.id, ...report } } })}
      onClose={onClose}
    />
  );
}
