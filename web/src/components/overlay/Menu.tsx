import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useCloseOnBack } from '../../routing/useCloseOnBack.ts';

/** Every menu of the product: 'back' closes it as Escape does. */
export function Menu(props: MenuProps) {
  const { open, onClose } = props;
  useCloseOnBack(open, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <MuiMenu {...props} />;
}
