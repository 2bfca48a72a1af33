import FormatBoldRounded from '@mui/icons-material/FormatBoldRounded';
import FormatItalicRounded from '@mui/icons-material/FormatItalicRounded';
import FormatListBulletedRounded from '@mui/icons-material/FormatListBulletedRounded';
import FormatListNumberedRounded from '@mui/icons-material/FormatListNumberedRounded';
import FormatUnderlinedRounded from '@mui/icons-material/FormatUnderlinedRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType, ReactNode } from 'react';
import { msg, type Text, t } from '../../languages/t.ts';

type Chain = ReturnType<Editor['chain']>;

/** A button of the toolbar. `mark` names what is on, with its level where there are several. */
export type EditorTool = readonly [
  mark: string | readonly [name: string, attributes: object],
  label: Text | string,
  Icon: ComponentType,
  toggle: (chain: Chain) => Chain,
];

const tools: readonly EditorTool[] = [
  ['bold', msg('Bold'), FormatBoldRounded, (chain) => chain.toggleBold()],
  ['italic', msg('Italic'), FormatItalicRounded, (chain) => chain.toggleItalic()],
  ['underline', msg('Underline'), FormatUnderlinedRounded, (chain) => chain.toggleUnderline()],
  ['bulletList', msg('Bulleted list'), FormatListBulletedRounded, (chain) => chain.toggleBulletList()],
  ['orderedList', msg('Numbered list'), FormatListNumberedRounded, (chain) => chain.toggleOrderedList()],
];

type Props = { editor: Editor; more: readonly EditorTool[]; children?: ReactNode };

export function EditorToolbar({ editor, more, children }: Props) {
  const all = [...tools, ...more];
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      all.flatMap(([mark, label]) => {
        const isOn = typeof mark === 'string' ? current.isActive(mark) : current.isActive(...mark);
        return isOn ? [label] : [];
      }),
  });
  return (
    <Box
      role="toolbar"
      aria-label={t('Text style')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        px: 0.75,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {all.map(([, label, Icon, toggle]) => (
        <Tooltip key={t(label)} title={t(label)}>
          <IconButton
            aria-label={t(label)}
            aria-pressed={active.includes(label)}
            onClick={() => toggle(editor.chain().focus()).run()}
            sx={{ borderRadius: '8px', bgcolor: active.includes(label) ? 'action.selected' : undefined }}
          >
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
      {children}
    </Box>
  );
}
