import catalogue from '../../../../../schema/schema.graphql?catalogue';
import { t } from '../../../languages/t.ts';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { ScopeTable } from '../shared/ScopeTable.tsx';

export function Component() {
  return (
    <DevelopersFrame
      title={t('Scopes')}
      lead={t('A token can do only what its scopes say. Scopes for writing do not include reading.')}
    >
      <ScopeTable scopes={catalogue.scopes} />
    </DevelopersFrame>
  );
}
