import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { QUERY_MAX } from '~/domain/search/query-words';
import { SEARCHED_KINDS, searchPage, type SearchedKind } from '~/domain/search/contract';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { FoundItem } from './found-item';
import classes from './search.module.css';

/** Milliseconds after the last key before it is searched. */
const SEARCH_AFTER = 250;

const kindOf = (text: string | null): SearchedKind | undefined => SEARCHED_KINDS.find((kind) => kind === text);

/** What is found in everything one may open. The address is the search, so it can be gone back to and shared. */
export function SearchPage() {
  const { formatMessage: say } = useIntl();
  const [address, setAddress] = useSearchParams();
  const kind = kindOf(address.get('kind'));
  const [typed, setTyped] = useState(address.get('q') ?? '');
  const [q] = useDebouncedValue(typed.trim().slice(0, QUERY_MAX), SEARCH_AFTER);
  useEffect(() => {
    setAddress((before) => ({ q, ...(kindOf(before.get('kind')) && { kind: before.get('kind')! }) }), {
      replace: true,
    });
  }, [q, setAddress]);
  const { data, error, refetch } = usePage(
    searchPage,
    { query: { q, kind } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  return (
    <div className={classes.page}>
      <PageHeader title={say({ id: 'search.title' })} />
      <TextInput
        type="search"
        size="lg"
        autoFocus
        data-search
        aria-label={say({ id: 'search.box' })}
        placeholder={say({ id: 'search.placeholder' })}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={typed}
        maxLength={QUERY_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {q === '' ? (
        <p className={classes.hint}>
          <FormattedMessage id="search.hint" />
        </p>
      ) : error && !data ? (
        <ProblemNotice error={error} onRetry={refetch} />
      ) : data ? (
        <Results found={data} kind={kind} />
      ) : (
        <SkeletonList />
      )}
    </div>
  );
}

function Results({ found, kind }: { found: PageData<typeof searchPage>; kind?: SearchedKind }) {
  const { formatMessage: say } = useIntl();
  const { q, groups, corrected, some_words_only } = found;
  return (
    <>
      <div role="status" className={classes.about}>
        {corrected !== '' && groups.length > 0 && (
          <FormattedMessage id="search.corrected" values={{ words: <strong>{corrected}</strong> }} />
        )}
        {some_words_only && groups.length > 0 && <FormattedMessage id="search.some-words" />}
      </div>
      {kind && (
        <Link to={href(searchPage, {}, { q })} className={classes.all}>
          <FormattedMessage id="search.all-kinds" />
        </Link>
      )}
      {groups.length === 0 && (
        <EmptyState icon={<IconSearch size={24} />} title={say({ id: 'search.none' }, { q })}>
          <FormattedMessage id="search.none.body" />
        </EmptyState>
      )}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`found-${group.kind}`} className={classes.group}>
          <h2 id={`found-${group.kind}`}>
            <FormattedMessage id={`search.kind.${group.kind}`} />
          </h2>
          <ul className={classes.list}>
            {group.items.map((item) => (
              <FoundItem key={`${item.kind} ${item.id} ${item.url}`} item={item} />
            ))}
          </ul>
          {group.more && !kind && (
            <Link to={href(searchPage, {}, { q, kind: group.kind })} className={classes.all}>
              <FormattedMessage id="search.more" />
            </Link>
          )}
        </section>
      ))}
    </>
  );
}
