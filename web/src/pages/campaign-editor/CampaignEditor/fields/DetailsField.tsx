import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { memoField } from '../../../../components/form/memoField.tsx';
import { t } from '../../../../languages/t.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';

const RichTextEditor = lazyPart(
  async () => (await import('../../../../components/form/RichTextEditor.tsx')).RichTextEditor,
  <Skeleton variant="rounded" height={182} />,
);

/** The brief. Its editor is fetched on its own, the form does not wait for it. */
export const DetailsField = memoField<string>('detailsHtml', ({ value, error, setValue }) => {
  const labelId = useId();
  const noteId = useId();
  return (
    <Box sx={{ my: 1 }}>
      <FormLabel id={labelId} component="div" sx={{ mb: 0.75, fontWeight: 650, color: 'text.primary' }}>
        {t('Campaign details')}
      </FormLabel>
      <RichTextEditor html={value} onChange={setValue} labelId={labelId} noteId={noteId} wrong={!!error} />
      <Box id={noteId} sx={{ mt: 0.5, ml: '2px', fontSize: 13, color: 'text.secondary' }}>
        {error ? <FieldError text={error} /> : t('What to post, by when, and what to mention.')}
      </Box>
    </Box>
  );
});
