import { useMutation } from '@apollo/client/react';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import BookmarkRounded from '@mui/icons-material/BookmarkRounded';
import IconButton from '@mui/material/IconButton';
import { graphql } from '../../../__generated__/gql.ts';
import { t } from '../../../languages/t.ts';
import { toFailure } from '../../../lib/errors.ts';
import { useToast } from '../../overlay/Toast.tsx';
import type { ApplicantJob } from './applicantDocument.ts';

const SetShortlistedDocument = graphql(`
  mutation SetShortlisted($input: SetShortlistedInput!) {
    setShortlisted(input: $input) { remark { id isShortlisted } }
  }
`);

/** Puts an application on the shortlist of the owner, or takes it off. Draws nothing where that is over. */
export function ShortlistButton({ job: { id, isShortlisted, applicant, nextSteps } }: { job: ApplicantJob }) {
  const toast = useToast();
  const [save] = useMutation(SetShortlistedDocument);
  if (!nextSteps.some(({ action }) => action === 'SHORTLIST')) return null;
  const on = !isShortlisted;
  const onClick = async () => {
    const remark = { __typename: 'Remark' as const, id, isShortlisted: on };
    try {
      await save({
        variables: { input: { remarkId: id, on } },
        optimisticResponse: { setShortlisted: { remark } },
      });
    } catch (error) {
      toast(toFailure(error).message, 'error');
    }
  };
  return (
    <IconButton
      onClick={onClick}
      aria-pressed={!on}
      aria-label={t('Shortlist {fullName}', { fullName: applicant.fullName })}
      sx={{ width: 44, height: 44, color: 'text.primary' }}
    >
      {isShortlisted ? <BookmarkRounded /> : <BookmarkBorderRounded />}
    </IconButton>
  );
}
