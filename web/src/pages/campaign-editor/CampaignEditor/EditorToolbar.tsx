import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatUnderlinedRounded from '@mui/icons-material/FormatUnderlinedRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';

type Tool = { mark: string; label: string; Icon: ComponentType; run: (editor: Editor) => void };

const tools: Tool[] = [
  { mark: 'bold', label: 'Bold', Icon: FormatBoldRounded, run: (e) => e.chain().focus().toggleBold().run() },
  {
    mark: 'italic',
    label: 'Italic',
    Icon: FormatItalicRounded,
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    mark: 'underline',
    label: 'Underline',
    Icon: FormatUnderlinedRounded,
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    mark: 'bulletList',
    label: 'Bulleted list',
    Icon: FormatListBulletedRounded,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    mark: 'orderedList',
    label: 'Numbered list',
    Icon: FormatListNumberedRounded,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
];

/** Buttons of the brief's editor. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.filter(({ mark }) => current.isActive(mark)).map(({ mark }) => mark),
  });
  return (
    <Box
      role="toolbar"
      aria-label="Text style"
      sx={{ display: 'flex', gap: 0.25, px: 0.75, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ mark, label, Icon, run }) => (
        <Tooltip key={mark} title={label}>
          <IconButton
            aria-label={label}
            aria-pressed={active.includes(mark)}
            onClick={() => run(editor)}
            sx={{ borderRadius: '8px', bgcolor: active.includes(mark) ? 'action.selected' : undefined }}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
