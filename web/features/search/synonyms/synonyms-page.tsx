import { Button, Pagination, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowsExchange, IconPlus, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { cutText } from '~/domain/kit/cut-text';
import { QUERY_MAX } from '~/domain/search/query-words';
import { SYNONYM_STATES, type SynonymRow, synonymsPage } from '~/domain/search/synonyms/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { Changes } from './changes';
import { SynonymForm, type Topics } from './synonym-form';
import { SynonymItem } from './synonym-item';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './synonyms.module.css';

/** Milliseconds after the last key before the list is asked for. */
const SEARCH_AFTER = 250;

/** The terms that the search takes for one another. For everybody but moderators there is no such page. */
export function SynonymsPage() {
  const { abilities } = useSession();
  return abilities.moderate ? <Synonyms /> : <NotFoundPage />;
}

function Synonyms() {
  const { formatMessage: say } = useIntl();
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') === 'removed' ? 'removed' : 'used';
  const page = Number(address.get('page') ?? 1) || 1;
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const [q] = useDebouncedValue(cutText(typed.trim(), QUERY_MAX), SEARCH_AFTER);
  const { data, error, refetch } = usePage(
    synonymsPage,
    { query: { state, page: q === '' ? page : 1, q: q || undefined } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <>
      <PageHeader title={say({ id: 'search.synonyms' })} lead={<FormattedMessage id="search.synonyms.lead" />} />
      <Stack gap="md" className={classes.page}>
        <div className={layout.toolbarWide}>
          <TextInput
            className={layout.basis240}
            type="search"
            aria-label={say({ id: 'search.synonyms.find' })}
            placeholder={say({ id: 'search.synonyms.find' })}
            leftSection={<IconSearch size={18} aria-hidden />}
            maxLength={QUERY_MAX}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SegmentedControl
            aria-label={say({ id: 'search.synonyms.state' })}
            value={state}
            data={SYNONYM_STATES.map((value) => ({ value, label: say({ id: `search.synonyms.state.${value}` }) }))}
            onChange={(value) => setAddress(value === 'used' ? {} : { state: value }, { replace: true })}
          />
        </div>
        {adding ? (
          <div className={layout.panel}>
            <SynonymForm topics={data?.topics ?? []} onDone={() => setAdding(false)} />
          </div>
        ) : (
          <div>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              <FormattedMessage id="search.synonyms.add" />
            </Button>
          </div>
        )}
        {error && <ProblemNotice error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonList rows={8} height={56} gap={1} />}
        {data && (
          <p className={text.dimmedText} role="status">
            <FormattedMessage id="search.synonyms.count" values={{ count: data.count }} />
          </p>
        )}
        {data?.count === 0 && (
          <EmptyState
            icon={<IconArrowsExchange />}
            title={<FormattedMessage id={q === '' ? `search.synonyms.empty.${state}` : 'search.synonyms.none'} />}
          />
        )}
        {data && data.items.length > 0 && <Rows rows={data.items} topics={data.topics} removed={state === 'removed'} />}
        {data && data.pages > 1 && (
          <Pagination.Root
            component="nav"
            aria-label={say({ id: 'search.synonyms.pages' })}
            total={data.pages}
            value={data.page}
            getItemProps={(number) => ({
              component: Link,
              to: href(synonymsPage, {}, { state: state === 'used' ? undefined : state, page: number }),
              'aria-label': say({ id: 'search.synonyms.page' }, { page: number }),
            })}
          >
            <Pagination.Items />
          </Pagination.Root>
        )}
        {data && data.changes.length > 0 && <Changes changes={data.changes} />}
      </Stack>
    </>
  );
}

function Rows({ rows, ...rest }: { rows: readonly SynonymRow[]; topics: Topics; removed: boolean }) {
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <SynonymItem row={row} {...rest} />
        </li>
      ))}
    </ul>
  );
}
