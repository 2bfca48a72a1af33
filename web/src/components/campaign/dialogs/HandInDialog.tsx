import Box from '@mui/material/Box';
import { useField } from 'formik';
import { useState } from 'react';
import { graphql } from '../../../__generated__/gql.ts';
import type { JobFragment } from '../../../__generated__/graphql.ts';
import { t } from '../../../languages/t.ts';
import { FormTextField } from '../../form/FormTextField.tsx';
import { DialogForm } from '../../overlay/DialogForm.tsx';
import { PicturesField } from '../../upload/PicturesField.tsx';
import type { UploadedPicture } from '../../upload/uploadPicture.ts';
import { adLabels, platformNames } from '../../work/workNames.ts';
import { awaitedKind, nextToHandIn } from '../deliverables/deliverableStates.ts';
import { type HandInValues, handInFaults, toLinks } from '../deliverables/handInValues.ts';
import type { DeliverableWork } from '../deliverables/jobWorkDocument.ts';
import { LinksField } from '../deliverables/LinksField.tsx';
import { WordsOf } from '../deliverables/WordsOf.tsx';
import { WorkOf } from '../deliverables/WorkOf.tsx';
import { handInText, type JobDialogProps } from '../job/jobActions.ts';
import { otherSide } from '../job/texts/describeJob.ts';
import { useStep } from '../job/useStep.ts';
import { bankAccountDialog } from './WayDialog.tsx';

const HandInWorkDocument = graphql(`
  mutation HandInWork($input: HandInWorkInput!) {
    handInWork(input: $input) { remark { ...Job ...JobWork } }
  }
`);

/** Hands in a draft, or the link to what was published. */
export function HandInDialog(props: JobDialogProps) {
  const { job, about, onClose } = props;
  return (
    <WorkOf job={job} id={about ?? nextToHandIn(job, job.mySide)?.id} onClose={onClose}>
      {(deliverable) => <HandInForm {...props} deliverable={deliverable} />}
    </WorkOf>
  );
}

function HandInForm({ job, step, onClose, deliverable }: JobDialogProps & { deliverable: DeliverableWork }) {
  const [pending, setPending] = useState(0);
  // Once it has arrived, something else is awaited.
  const [kind] = useState(() => awaitedKind(deliverable));
  const [begun] = useState(() => firstValues(deliverable));
  const { finish, failure } = useStep(HandInWorkDocument);
  const missing = bankAccountDialog(step, failure, onClose);
  if (missing) return missing;
  const keptAs = `handin.${deliverable.id}`;
  const isDraft = kind === 'DRAFT';
  const onSubmit = ({ links, pictures, note }: HandInValues) =>
    finish(
      {
        deliverableId: deliverable.id,
        submission: {
          kind,
          links: toLinks(links),
          pictures: isDraft ? pictures.map(({ id }) => id) : [],
          note: note.trim() || null,
        },
      },
      { said: isDraft ? t('Draft handed in') : t('Work handed in'), keptAs, onDone: onClose },
    );
  return (
    <DialogForm
      title={handInText(deliverable)}
      wide
      sheet
      initialValues={begun}
      validate={(values) => handInFaults(values, kind)}
      onSubmit={onSubmit}
      submit={isDraft ? t('Hand in draft') : t('Hand in')}
      waits={pending > 0}
      error={failure?.message}
      onClose={onClose}
    >
      {isDraft
        ? t('{name} approves the draft before you publish.', { name: otherSide(job) })
        : afterwards(deliverable)}
      <WhatToChange job={job} deliverable={deliverable} />
      <LinksField name="links" isOptional={isDraft} />
      {isDraft && <DraftPictures onPending={setPending} />}
      <FormTextField
        name="note"
        keptAs={keptAs}
        label={t('Note (optional)')}
        multiline
        minRows={2}
        maxLength={2000}
        sx={{ mt: 2 }}
      />
    </DialogForm>
  );
}

/** Links that nobody has approved are corrected; everything else begins empty. */
function firstValues({ state, submissions }: DeliverableWork): HandInValues {
  const [newest] = submissions;
  const links = state === 'PUBLISHED' && newest?.links.length ? [...newest.links] : [''];
  return { links, pictures: [], note: '' };
}

const afterwards = ({ platform }: DeliverableWork) =>
  t('Publish it on {platform} with the label {label}, then paste the link.', {
    platform: t(platformNames[platform]),
    label: t(adLabels[platform]),
  });

/** The words of who asked for changes, while they are answered. */
function WhatToChange({ job, deliverable }: { job: JobFragment; deliverable: DeliverableWork }) {
  const [newest] = deliverable.submissions;
  if (deliverable.state !== 'CHANGES_ASKED' || !newest?.changes) return null;
  const by = otherSide(job);
  return (
    <Box sx={{ mt: 1.5, px: 2, py: 1.5, borderRadius: '12px', bgcolor: 'warning.soft' }}>
      <WordsOf text={newest.changes} by={by} />
    </Box>
  );
}

const MOST_PICTURES = 10;

function DraftPictures({ onPending }: { onPending: (count: number) => void }) {
  const [{ value }, { error, touched }, { setValue }] = useField<UploadedPicture[]>('pictures');
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650, fontSize: 14, color: 'text.primary' }}>
        {t('Pictures')}
      </Box>
      <PicturesField
        plain
        value={value}
        onChange={setValue}
        purpose="report"
        max={MOST_PICTURES}
        error={touched ? error : undefined}
        hint={t('Up to {most}, for example screenshots of the draft.', { most: MOST_PICTURES })}
        onPending={onPending}
      />
    </Box>
  );
}
