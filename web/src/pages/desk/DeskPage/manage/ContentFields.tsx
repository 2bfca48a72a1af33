import FormatQuoteRounded from '@mui/icons-material/FormatQuoteRounded';
import TitleRounded from '@mui/icons-material/TitleRounded';
import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { useField } from 'formik';
import { useId } from 'react';
import type { EditorTool } from '../../../../components/form/EditorToolbar.tsx';
import { FieldError } from '../../../../components/form/FieldError.tsx';
import { OptionalPicture } from '../../../../components/upload/OptionalPicture.tsx';
import type { UploadedPicture } from '../../../../components/upload/uploadPicture.ts';
import { lazyPart } from '../../../../lib/lazyPart.tsx';
import { LinkTool } from './LinkTool.tsx';

const RichTextEditor = lazyPart(
  async () => (await import('../../../../components/form/RichTextEditor.tsx')).RichTextEditor,
  <Skeleton variant="rounded" height={260} />,
);

const SmallTitle = () => <TitleRounded fontSize="small" />;

const tools: readonly EditorTool[] = [
  [['heading', { level: 2 }], 'Heading', TitleRounded, (chain) => chain.toggleHeading({ level: 2 })],
  [['heading', { level: 3 }], 'Small heading', SmallTitle, (chain) => chain.toggleHeading({ level: 3 })],
  ['blockquote', 'Quote', FormatQuoteRounded, (chain) => chain.toggleBlockquote()],
];

/** The text of a page or article, with headings, quotes and links. */
export function ContentField({ name, label, help }: { name: string; label: string; help: string }) {
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const labelId = useId();
  const noteId = useId();
  const wrong = touched ? error : undefined;
  return (
    <Box sx={{ my: 1 }}>
      <FormLabel id={labelId} component="div" sx={{ mb: 0.75, fontWeight: 650, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RichTextEditor
        html={value}
        onChange={(html) => void setValue(html)}
        labelId={labelId}
        noteId={noteId}
        wrong={!!wrong}
        headingTools={tools}
        MoreTool={LinkTool}
      />
      <Box id={noteId} sx={{ mt: 0.5, ml: '2px', fontSize: 13, color: 'text.secondary' }}>
        {wrong ? <FieldError text={wrong} /> : help}
      </Box>
    </Box>
  );
}

type PictureProps = { onUploading: (uploading: boolean) => void; label?: string };

/** The picture of an article or slide. */
export function PictureField({ onUploading, label }: PictureProps) {
  const [{ value }, { error }, { setValue }] = useField<UploadedPicture[]>('picture');
  return (
    <>
      <OptionalPicture
        purpose="news"
        value={value}
        onChange={(next) => void setValue(next)}
        onUploading={onUploading}
        label={label}
      />
      {error && <FieldError text={error} />}
    </>
  );
}
