import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useField } from 'formik';
import { lazy, Suspense, useId } from 'react';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { t } from '../../../../languages/t.ts';
import { loadChunk } from '../../../../lib/connection/loadChunk.ts';

const RichTextEditor = lazy(() => loadChunk(() => import('./RichTextEditor.tsx')));

/** The brief. Its editor is fetched on its own, the form does not wait for it. */
export function DetailsField() {
  const [{ value }, { error }, { setValue }] = useField<string>('detailsHtml');
  const labelId = useId();
  const noteId = useId();
  return (
    <Box sx={{ my: 1 }}>
      <FormLabel id={labelId} component="div" sx={{ mb: 0.75, fontWeight: 650, color: 'text.primary' }}>
        {t('Campaign details')}
      </FormLabel>
      <Suspense fallback={<Skeleton variant="rounded" height={182} />}>
        <RichTextEditor
          html={value}
          onChange={(html) => void setValue(html, false)}
          labelId={labelId}
          noteId={noteId}
          wrong={!!error}
        />
      </Suspense>
      <Box id={noteId} sx={{ mt: 0.5, ml: '2px', fontSize: 13, color: 'text.secondary' }}>
        {error ? <FieldError text={error} /> : t('What to post, by when, and what to mention.')}
      </Box>
    </Box>
  );
}
