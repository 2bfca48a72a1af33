import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SoftTag } from '../../../components/display/SoftTag.tsx';
import { Rich } from '../../../languages/Rich.tsx';
import { msg, t } from '../../../languages/t.ts';
import { Link } from '../../../routing/Link.tsx';
import type { Reference, ReferenceArgument, ReferenceField } from '../shared/content.ts';
import { Described } from '../shared/Described.tsx';
import { inlineCode } from '../shared/GuideContent.tsx';
import { guidePath } from '../shared/guides.ts';
import { typePath } from './ReferenceIndex.tsx';

/** Arguments of every list, which the guide on lists explains. */
const paging = new Set(['first', 'after', 'last', 'before', 'offset']);

export function FieldReference({ field, all }: { field: ReferenceField; all: readonly Reference[] }) {
  const own = field.args.filter(({ name }) => !paging.has(name));
  return (
    <Box component="section" id={field.name} aria-labelledby={`${field.name}-name`} sx={section}>
      <Typography component="h2" id={`${field.name}-name`} sx={signature}>
        {field.name}: <TypeName type={field.type} all={all} />
        {field.fallback !== null && ` = ${field.fallback}`}
      </Typography>
      <Rules of={field} cost={field.cost} isCounted={field.isCounted} />
      <Typography sx={{ mt: 0.75 }}>
        <Described text={field.text} />
      </Typography>
      {field.args.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          {own.map((arg) => (
            <Argument key={arg.name} arg={arg} all={all} />
          ))}
          {own.length < field.args.length && <Paging />}
        </Box>
      )}
    </Box>
  );
}

function Argument({ arg, all }: { arg: ReferenceArgument; all: readonly Reference[] }) {
  return (
    <Box sx={{ py: 0.75 }}>
      <Box component="dt" sx={{ ...signature, fontSize: 14 }}>
        {arg.name}: <TypeName type={arg.type} all={all} />
        {arg.fallback !== null && ` = ${arg.fallback}`}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 14, color: 'text.secondary' }}>
        <Described text={arg.text} />
      </Box>
    </Box>
  );
}

function Paging() {
  return (
    <Box sx={{ py: 0.75 }}>
      <Box component="dt" sx={{ ...signature, fontSize: 14 }}>
        {[...paging].join(', ')}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: 14, color: 'text.secondary' }}>
        <Rich
          text={msg('As in every list: <0>Lists</0>.')}
          parts={[<Link key="lists" to={guidePath('lists')} />]}
        />
      </Box>
    </Box>
  );
}

/** A type as written, with a link to what it is. */
function TypeName({ type, all }: { type: string; all: readonly Reference[] }) {
  const name = type.replaceAll(/[[\]!]/g, '');
  const [before = '', after = ''] = type.split(name);
  if (!all.some((one) => one.name === name)) return type;
  return (
    <>
      {before}
      <Box component={Link} to={typePath(name)} sx={{ color: 'info.main' }}>
        {name}
      </Box>
      {after}
    </>
  );
}

type RulesProps = {
  of: { scope: string | null; deprecated: string | null };
  cost?: string | null;
  isCounted?: boolean;
};

/** What a token needs, what it costs, and whether it goes away. */
export function Rules({ of: { scope, deprecated }, cost, isCounted }: RulesProps) {
  if (!scope && deprecated === null && !cost && !isCounted) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75, mb: 1 }}>
      {scope && (
        <SoftTag tone={scope === 'PAYMENTS_WRITE' ? 'warning' : 'info'}>
          {scope.toLowerCase().replace('_', ':')}
        </SoftTag>
      )}
      {cost && <SoftTag>{t('+{cost} points', { cost })}</SoftTag>}
      {isCounted && <SoftTag>{t('1 point per row')}</SoftTag>}
      {deprecated !== null && (
        <SoftTag tone="error">{t('Deprecated: {reason}', { reason: deprecated })}</SoftTag>
      )}
    </Box>
  );
}

const section = {
  py: 2.5,
  scrollMarginTop: '80px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:target': { bgcolor: 'action.hover' },
} as const;

const signature = {
  ...inlineCode,
  bgcolor: 'transparent',
  px: 0,
  fontSize: 15.5,
  fontWeight: 650,
} as const;
