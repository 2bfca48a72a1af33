import { NotFoundPage } from '../../../components/page/NotFoundPage.tsx';
import { useParams } from '../../../routing/hooks.ts';
import { DevelopersFrame } from '../shared/DevelopersFrame.tsx';
import { GuideContent } from '../shared/GuideContent.tsx';
import { guides } from '../shared/guides.ts';

export function Component() {
  const { guide = '' } = useParams();
  const found = Object.hasOwn(guides, guide) ? guides[guide] : undefined;
  if (!found) return <NotFoundPage />;
  return (
    <DevelopersFrame title={found.title} lead={found.lead}>
      <GuideContent key={guide} nodes={found.content} />
    </DevelopersFrame>
  );
}
