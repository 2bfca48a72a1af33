import Box from '@mui/material/Box';
import { rowNumber } from '../../../../lib/navigation/rowNumber.ts';
import { Link } from '../../../../routing/Link.tsx';
import { historyRows, type Person } from './historyRows.ts';

/** What happened with one person, or with two beside each other. */
export function HistoryTable({ people }: { people: readonly Person[] }) {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        fontSize: 14.5,
        '& th, & td': { py: 0.9, borderTop: 1, borderColor: 'divider', textAlign: 'right', fontWeight: 400 },
        '& tr:first-of-type > *': { borderTop: 0 },
        '& th[scope="row"]': { textAlign: 'left', color: 'text.secondary' },
        '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
      }}
    >
      {people.length > 1 && (
        <thead>
          <tr>
            <td />
            {people.map(({ account }) => (
              <th key={account.id} scope="col">
                <PersonLink id={account.id} name={account.profile.fullName} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {historyRows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {people.map((person) => (
              <td key={person.account.id}>{value(person)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** A person's name that leads to their page at the desk. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Box component={Link} to={`/desk/people/${rowNumber(id)}`} sx={{ color: 'info.main', fontWeight: 600 }}>
      {name}
    </Box>
  );
}
