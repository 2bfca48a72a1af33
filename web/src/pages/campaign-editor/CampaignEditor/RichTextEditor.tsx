import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { EditorToolbar } from './EditorToolbar.tsx';

type Props = {
  html: string;
  onChange: (html: string) => void;
  labelId: string;
  noteId: string;
  wrong: boolean;
};

// Only what the server keeps of a brief.
const extensions = [
  StarterKit.configure({ heading: false, codeBlock: false, horizontalRule: false, code: false }),
];

/** The brief with bold, lists and links. Fetched when the form opens. */
export default function RichTextEditor({ html, onChange, labelId, noteId, wrong }: Props) {
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-describedby': noteId,
    'aria-invalid': String(wrong),
  };
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });
  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(wrong));
  }, [editor, wrong]);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: wrong ? 'error.main' : 'text.secondary',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'info.main' },
        '& .tiptap': { minHeight: 132, px: 1.75, py: 1.25, outline: 'none' },
        '& .tiptap p': { my: 0.75 },
        '& .tiptap ul, & .tiptap ol': { my: 0.75, pl: 3 },
      }}
    >
      {editor && <EditorToolbar editor={editor} />}
      <EditorContent editor={editor} />
    </Box>
  );
}
