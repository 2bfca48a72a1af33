import type { TokenScope } from '../../__generated__/enums.ts';
import { t } from '../../languages/t.ts';
import { SoftTag } from '../display/SoftTag.tsx';
import { PlainList } from '../list/PlainList.tsx';
import { scopeName } from './tokenScopes.ts';

/** What a token or an app may do, below its row in a grid. */
export function ScopeTags({ scopes }: { scopes: readonly TokenScope[] }) {
  return (
    <PlainList
      label={t('Can')}
      sx={{ gridColumn: '2 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}
    >
      {scopes.map((scope) => (
        <li key={scope}>
          <SoftTag tone={scope === 'PAYMENTS_WRITE' ? 'warning' : 'neutral'}>{scopeName(scope)}</SoftTag>
        </li>
      ))}
    </PlainList>
  );
}
