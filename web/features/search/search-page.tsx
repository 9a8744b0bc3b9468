import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUERY_MAX } from '~/domain/search/query-words';
import { SEARCHED_KINDS, searchPage, type SearchedKind } from '~/domain/search/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { moveByKey } from './arrow-keys';
import { Groups } from './groups';
import { KindFilter } from './kind-filter';
import { Results } from './results';
import layout from '~/web/ui/layout.module.css';
import classes from './search.module.css';
import { useSuggestions } from './use-suggestions';
import { useTypedQuery } from './use-typed-query';

const kindOf = (text: string | null): SearchedKind | undefined => SEARCHED_KINDS.find((kind) => kind === text);

/** What is found in everything one may open. The address is the search, so it can be gone back to and shared. */
export function SearchPage() {
  const { formatMessage: say } = useIntl();
  const { address, q, asked, typed, type, searchNow } = useTypedQuery();
  const kind = kindOf(address.get('kind'));
  // Each query has an answer of its own: one that comes late is not shown for another.
  const { data, error, refetch, isPlaceholderData } = usePage(
    searchPage,
    { query: { q, kind } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const suggested = useSuggestions(asked, asked !== q || (q !== '' && (!data || isPlaceholderData) && !error), kind);
  return (
    <div className={layout.page760} onKeyDown={(event) => moveByKey(event, () => type(''))}>
      <PageHeader title={say({ id: 'search.title' })} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <TextInput
          type="search"
          size="lg"
          autoFocus
          data-search
          data-first-focus
          aria-label={say({ id: 'search.box' })}
          placeholder={say({ id: 'search.placeholder' })}
          leftSection={<IconSearch size={20} aria-hidden />}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          maxLength={QUERY_MAX}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </form>
      {(q !== '' || suggested) && <KindFilter q={asked} kind={kind} />}
      {suggested ? (
        <div className={classes.results}>
          <Groups q={asked} groups={suggested} />
        </div>
      ) : q === '' ? (
        <p className={classes.hint}>
          <FormattedMessage id="search.hint" /> <FormattedMessage id="search.keys" />
        </p>
      ) : error ? (
        <div className={layout.below}>
          <ProblemNotice error={error} onRetry={refetch} />
        </div>
      ) : data ? (
        <div aria-busy={isPlaceholderData} className={classes.results} data-old={isPlaceholderData || undefined}>
          <Results found={data} kind={kind} />
        </div>
      ) : (
        <div className={classes.results}>
          <SkeletonList rows={5} height={76} gap={8} />
        </div>
      )}
    </div>
  );
}
