import { useMutation } from '@apollo/client/react';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { graphql } from '../../__generated__/gql.ts';
import { formatTime } from '../../lib/format/formatDate.ts';
import { rowNumber } from '../../lib/navigation/rowNumber.ts';
import { tellLook } from '../../lib/session/lookNews.ts';

const EndSeeingDocument = graphql(`
  mutation EndSeeing {
    endSeeing { account { id } }
  }
`);

type Props = { name: string; id: string; until: string };

/** Over every page that staff see as a person does. Only staff read it, who work in English. */
export default function StaffLookBanner({ name, id, until }: Props) {
  const [end, { loading }] = useMutation(EndSeeingDocument);
  // Whatever the pages kept is the person's.
  const leave = () => {
    tellLook();
    window.location.assign(`/desk/people/${rowNumber(id)}`);
  };
  useEffect(() => {
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => window.location.assign('/desk'), Math.max(0, left) + 1_000);
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <Box
      role="region"
      aria-label="Seen as someone else"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'snackbar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, md: 6 },
        py: 1,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        fontSize: 14,
      }}
    >
      <VisibilityRounded fontSize="small" aria-hidden />
      <Box sx={{ flex: 1, minWidth: 220 }}>
        You see Koli as <b>{name}</b> until {formatTime(until)}. Nothing can be changed.
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={loading}
        onClick={() => void end().then(leave, leave)}
      >
        End
      </Button>
    </Box>
  );
}
