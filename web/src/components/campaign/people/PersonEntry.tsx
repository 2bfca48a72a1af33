import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ComponentProps, ReactNode } from 'react';
import { PersonFace } from './PersonFace.tsx';
import { PersonLine } from './PersonLine.tsx';

type Props = {
  person: ComponentProps<typeof PersonFace>['person'] & ComponentProps<typeof PersonLine>['person'];
  view: 'list' | 'grid';
  status?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function PersonEntry(props: Props) {
  return props.view === 'grid' ? <PersonTile {...props} /> : <PersonRow {...props} />;
}

function PersonRow({ person, status, children, actions }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '52px minmax(0, 1fr)', sm: '52px minmax(0, 1fr) auto' },
        columnGap: 2,
        rowGap: 1.25,
        alignItems: { xs: 'start', sm: 'center' },
        py: 2.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <PersonFace person={person} size={52} />
      <Box sx={{ minWidth: 0 }}>
        <PersonLine person={person} />
        <Box sx={{ fontSize: 14.5, mt: 0.25 }}>{children}</Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          // On phones what fits stands in one line.
          flexDirection: { sm: 'column' },
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: { xs: 'space-between', sm: 'normal' },
          alignItems: { xs: 'center', sm: 'flex-end' },
          textAlign: { sm: 'right' },
          gridColumn: { xs: '1 / -1', sm: 'auto' },
          gap: 1,
        }}
      >
        {status}
        {actions}
      </Box>
    </Box>
  );
}

function PersonTile({ person, status, children, actions }: Props) {
  return (
    <Card
      component="li"
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
      }}
    >
      <PersonFace person={person} size={72} />
      <PersonLine person={person} stacked />
      {status}
      <Box sx={{ fontSize: 14, flex: 1, width: 1 }}>{children}</Box>
      {actions}
    </Card>
  );
}
