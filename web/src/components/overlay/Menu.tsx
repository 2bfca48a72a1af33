import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useOnTop } from '../../routing/useOnTop.ts';

/** Every menu of the product: 'back' closes it as Escape does. */
export function Menu(props: MenuProps) {
  const { open, onClose } = props;
  useOnTop(open, onClose && (() => onClose({}, 'escapeKeyDown')));
  return <MuiMenu {...props} />;
}
