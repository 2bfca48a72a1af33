import changelog from '../../../../../schema/CHANGELOG.md?guide';
import { t } from '../../../languages/t.ts';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { GuideContent } from '../shared/GuideContent.tsx';

export function Component() {
  return (
    <DevelopersFrame
      title={t('Changelog')}
      lead={t('What changed in the API, newest first. Fields are deprecated six months before they go.')}
    >
      <GuideContent nodes={changelog.content} />
    </DevelopersFrame>
  );
}
