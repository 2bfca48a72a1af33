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

type Chain = ReturnType<Editor['chain']>;

const tools: readonly [mark: string, label: Text, Icon: ComponentType, toggle: (chain: Chain) => Chain][] = [
  ['bold', msg('Bold'), FormatBoldRounded, (chain) => chain.toggleBold()],
  ['italic', msg('Italic'), FormatItalicRounded, (chain) => chain.toggleItalic()],
  ['underline', msg('Underline'), FormatUnderlinedRounded, (chain) => chain.toggleUnderline()],
  ['bulletList', msg('Bulleted list'), FormatListBulletedRounded, (chain) => chain.toggleBulletList()],
  ['orderedList', msg('Numbered list'), FormatListNumberedRounded, (chain) => chain.toggleOrderedList()],
];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => tools.map(([mark]) => mark).filter((mark) => current.isActive(mark)),
  });
  return (
    <Box
      role="toolbar"
      aria-label={t('Text style')}
      sx={{ display: 'flex', gap: 0.25, px: 0.75, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(([mark, label, Icon, toggle]) => (
        <Tooltip key={mark} title={t(label)}>
          <IconButton
            aria-label={t(label)}
            aria-pressed={active.includes(mark)}
            onClick={() => toggle(editor.chain().focus()).run()}
            sx={{ borderRadius: '8px', bgcolor: active.includes(mark) ? 'action.selected' : undefined }}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
