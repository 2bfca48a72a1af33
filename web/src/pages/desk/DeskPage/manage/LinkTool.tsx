import LinkRounded from '@mui/icons-material/LinkRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { FormTextField } from '../../../../components/form/FormTextField.tsx';
import { DialogForm } from '../../../../components/overlay/DialogForm.tsx';

/** A page of this site, another site, or a mail address. */
const ADDRESS = /^(\/(?![/\\])|https?:\/\/|mailto:)\S+$/i;

/** Makes a link of what is chosen in a text, changes one or takes it away. */
export function LinkTool({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const { isLink, isEmpty } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      isLink: current.isActive('link'),
      isEmpty: current.state.selection.empty,
    }),
  });
  return (
    <>
      <Tooltip title={isEmpty && !isLink ? 'Choose the words of the link first' : 'Link'}>
        <span>
          <IconButton
            aria-label="Link"
            aria-pressed={isLink}
            disabled={isEmpty && !isLink}
            onClick={() => setOpen(true)}
            sx={{ borderRadius: '8px', bgcolor: isLink ? 'action.selected' : undefined }}
          >
            <LinkRounded />
          </IconButton>
        </span>
      </Tooltip>
      {open && <LinkDialog editor={editor} onClose={() => setOpen(false)} />}
    </>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  return (
    // A form of its own: what is sent in it must not reach the one around the text.
    <div style={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
      <DialogForm
        title="Link"
        submit="Save link"
        cancel="Go back"
        error={null}
        onClose={onClose}
        initialValues={{ href: before }}
        validate={({ href }) =>
          href.trim() === '' || ADDRESS.test(href.trim())
            ? {}
            : { href: 'Begin with https://, mailto: or a slash.' }
        }
        onSubmit={({ href }) => {
          const chain = editor.chain().focus().extendMarkRange('link');
          (href.trim() === '' ? chain.unsetLink() : chain.setLink({ href: href.trim() })).run();
          onClose();
        }}
      >
        <FormTextField name="href" label="Address" maxLength={500} placeholder="https://" autoFocus />
        {before && 'Leave it empty to remove the link.'}
      </DialogForm>
    </div>
  );
}
