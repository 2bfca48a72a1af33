import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Menu } from './Menu.tsx';

type Props = { label: string; items: readonly { text: string; onClick: () => void }[] };

export function MoreMenu({ label, items }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu open={!!anchor} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ text, onClick }) => (
          <MenuItem
            key={text}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
