import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useState } from 'react';
import { SearchField } from '../../../components/list/SearchField.tsx';
import { PageContainer } from '../../../components/page/PageContainer.tsx';
import { PageHead } from '../../../components/page/PageHead.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { msg, t } from '../../../languages/t.ts';
import { useTimedError } from '../../../lib/form/useTimedError.ts';
import { useNavigate } from '../../../routing/hooks.ts';
import { InfluencerControls } from '../shared/finding/InfluencerControls.tsx';
import { InfluencerResults } from '../shared/finding/InfluencerResults.tsx';
import { InfluencersDocument } from '../shared/finding/influencersDocument.ts';
import { PAGE_SIZE, useInfluencerAddress } from '../shared/finding/useInfluencerAddress.ts';

const LOW_TO_HIGH = '1';
const HIGH_TO_LOW = '2';

/** Orders by the codes of the specification. */
const sorts = [
  { code: HIGH_TO_LOW, text: msg('High to Low') },
  { code: LOW_TO_HIGH, text: msg('Low to High') },
];

/** People whom staff features, by Instagram followers. */
export function Component() {
  const { keyword, country, sort, page, change } = useInfluencerAddress('/featured-influencer');
  const navigate = useNavigate();
  const code = sort === LOW_TO_HIGH ? LOW_TO_HIGH : HIGH_TO_LOW;
  const answer = useQuery(InfluencersDocument, {
    variables: {
      filter: { featured: true, keyword: keyword || null, countryCode: country || null },
      sort: code === LOW_TO_HIGH ? 'FOLLOWERS_LOW_TO_HIGH' : 'FOLLOWERS_HIGH_TO_LOW',
      page: { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE },
    },
  });
  // Without a filter nobody is featured: then there are still all the others.
  const seeEverybody = () =>
    keyword || country ? change({ keyword: '', country: '' }) : navigate('/search-influencer');
  const list = (answer.data ?? (answer.error ? undefined : answer.previousData))?.influencers;
  return (
    <PageContainer>
      <PageTitle>{t('Featured influencers')}</PageTitle>
      <PageHead description={t('Influencers of South East Asia whom our staff recommends.')} />
      <InfluencerControls
        search={<KeywordForm value={keyword} onSearch={(text) => change({ keyword: text })} />}
        country={country}
        onCountry={(next) => change({ country: next })}
        sort={code}
        sorts={sorts}
        onSort={(next) => change({ sort: next })}
      />
      <InfluencerResults
        list={list}
        stale={!answer.data && !!list}
        error={answer.error}
        page={page}
        onPage={(next) => change({ page: next })}
        onRetry={() => void answer.refetch()}
        onClear={seeEverybody}
      />
    </PageContainer>
  );
}

/** Seconds a complaint stays (specification, section 5). */
const SECONDS = 3;

type Props = { value: string; onSearch: (keyword: string) => void };

/** A search that insists on a word. */
function KeywordForm({ value, onSearch }: Props) {
  const [error, show] = useTimedError(SECONDS);
  const [text, setText] = useState(value);
  // The address changed by other means: the field begins anew with it.
  useEffect(() => setText(value), [value]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = text.trim();
    show(keyword ? null : t('Search field is required'));
    if (keyword) onSearch(keyword);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <SearchField
        label={t('Search featured influencers')}
        value={text}
        onText={setText}
        error={error ?? undefined}
      />
      <Button type="submit" variant="outlined" sx={{ height: 42 }}>
        {t('Search')}
      </Button>
    </Box>
  );
}
