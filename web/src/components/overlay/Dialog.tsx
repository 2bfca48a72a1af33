import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useOnTop } from '../../routing/useOnTop.ts';

/** Every dialog of the product: 'back' closes it as Escape does. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useOnTop(open, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <MuiDialog {...props} />;
}
