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
import { msg, type Text, t } from '../../../../languages/t.ts';

type Tool = { mark: string; label: Text; Icon: ComponentType; run: (editor: Editor) => void };

const tools: Tool[] = [
  {
    mark: 'bold',
    label: msg('Bold'),
    Icon: FormatBoldRounded,
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    mark: 'italic',
    label: msg('Italic'),
    Icon: FormatItalicRounded,
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    mark: 'underline',
    label: msg('Underline'),
    Icon: FormatUnderlinedRounded,
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    mark: 'bulletList',
    label: msg('Bulleted list'),
    Icon: FormatListBulletedRounded,
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    mark: 'orderedList',
    label: msg('Numbered list'),
    Icon: FormatListNumberedRounded,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.filter(({ mark }) => current.isActive(mark)).map(({ mark }) => mark),
  });
  return (
    <Box
      role="toolbar"
      aria-label={t('Text style')}
      sx={{ display: 'flex', gap: 0.25, px: 0.75, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ mark, label, Icon, run }) => (
        <Tooltip key={mark} title={t(label)}>
          <IconButton
            aria-label={t(label)}
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
