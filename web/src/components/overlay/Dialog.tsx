import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useCloseOnBack } from '../../routing/useCloseOnBack.ts';

/** Every dialog of the product: 'back' closes it as Escape does. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  useCloseOnBack(open, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <MuiDialog {...props} />;
}
