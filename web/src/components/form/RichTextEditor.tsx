import Box from '@mui/material/Box';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ComponentType, useMemo } from 'react';
import { type EditorTool, EditorToolbar } from './EditorToolbar.tsx';

type Props = {
  html: string;
  onChange: (html: string) => void;
  labelId: string;
  noteId: string;
  wrong: boolean;
  /** Tools for texts that have headings, which briefs do not. */
  headingTools?: readonly EditorTool[];
  /** A tool that needs more than a press. */
  MoreTool?: ComponentType<{ editor: Editor }>;
};

const none: readonly EditorTool[] = [];

// Only what the server keeps.
const kept = { codeBlock: false, horizontalRule: false, code: false } as const;
const ofBriefs = [StarterKit.configure({ ...kept, heading: false })];
const withHeadings = [
  StarterKit.configure({
    ...kept,
    strike: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false },
  }),
];

// As the outline of the other fields.
const quiet = 'color-mix(in srgb, var(--mui-palette-text-secondary) 72%, transparent)';

/** A text with bold, lists and links. Fetched when the form opens. */
export function RichTextEditor({ html, onChange, labelId, noteId, wrong, headingTools, MoreTool }: Props) {
  // The same object while nothing changes: the editor takes new options over with each new one.
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': noteId,
        'aria-invalid': String(wrong),
      },
    }),
    [labelId, noteId, wrong],
  );
  const editor = useEditor({
    extensions: headingTools ? withHeadings : ofBriefs,
    content: html,
    editorProps,
    // Its style element would need a permission of its own; what we need of it is in `sx`.
    injectCSS: false,
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
  });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: wrong ? 'error.main' : quiet,
        borderRadius: '10px',
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'info.main' },
        '& .tiptap': { minHeight: 132, px: 1.75, py: 1.25, outline: 'none', ...writing },
        '& .tiptap.ProseMirror-hideselection *': { caretColor: 'transparent' },
        '& .tiptap .ProseMirror-separator': { width: 0, height: 0 },
        '& .tiptap p': { my: 0.75 },
        '& .tiptap ul, & .tiptap ol': { my: 0.75, pl: 3 },
      }}
    >
      {editor && (
        <EditorToolbar editor={editor} more={headingTools ?? none}>
          {MoreTool && <MoreTool editor={editor} />}
        </EditorToolbar>
      )}
      <EditorContent editor={editor} />
    </Box>
  );
}

/** Blanks stay as they are typed. */
const writing = { position: 'relative', overflowWrap: 'break-word', whiteSpace: 'break-spaces' } as const;
