import { Anchor, NativeSelect, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { COLUMNS, LISTS, listPage, type ListName } from '~/domain/moderation/lists/contract';
import { queuePage } from '~/domain/moderation/queue/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { ListPages } from '../list-pages';
import { BankTable } from './bank-table';
import { CheckBank } from './check-bank';
import text from '~/web/ui/text.module.css';
import layout from '~/web/ui/layout.module.css';
import classes from './lists.module.css';

/** Milliseconds after the last key before the list is asked for. */
const TYPED_AFTER = 300;

/** A list of moderators and staff. For everybody else there is no such page. */
export function ListPage() {
  const { list = '' } = useParams();
  const known = LISTS.find((one) => one === list);
  return known ? <List key={known} list={known} /> : <NotFoundPage />;
}

function List({ list }: { list: ListName }) {
  const { formatMessage: say } = useIntl();
  const { abilities } = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const asked = {
    page: Number(query.get('page')) || 1,
    search: query.get('search') ?? '',
    specialty: Number(query.get('specialty')) || 0,
  };
  const { data, error, refetch, isPlaceholderData } = usePage(
    listPage,
    { params: { list }, query: asked },
    {
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    },
  );
  const change = (more: Partial<typeof asked>) => {
    const next = { ...asked, page: 1, ...more };
    const shown = new URLSearchParams();
    if (next.search !== '') shown.set('search', next.search);
    if (next.specialty !== 0) shown.set('specialty', String(next.specialty));
    if (next.page !== 1) shown.set('page', String(next.page));
    setQuery(shown, { replace: true });
  };
  const search = useDebouncedCallback((words: string) => change({ search: words.trim() }), TYPED_AFTER);
  const title = say({ id: `moderation.list.${list}` });
  if (error && !data)
    return error.status === 404 ? <NotFoundPage /> : <PageProblem title={title} error={error} retry={refetch} />;
  const filtered = COLUMNS[list].some(([, kind]) => kind === 'specialty');
  return (
    <>
      <PageHeader
        title={title}
        lead={<FormattedMessage id={`moderation.list.${list}.about`} />}
        {...(abilities.moderate
          ? {
              eyebrow: (
                <Anchor component={Link} to={queuePage.path}>
                  <FormattedMessage id="moderation.title" />
                </Anchor>
              ),
            }
          : {})}
      />
      <div className={classes.filters}>
        <NativeSelect
          label={say({ id: 'moderation.lists' })}
          value={list}
          data={(data?.lists ?? [list]).map((one) => ({ value: one, label: say({ id: `moderation.list.${one}` }) }))}
          onChange={(event) => void navigate(href(listPage, { list: event.currentTarget.value }))}
        />
        {filtered && (
          <NativeSelect
            label={say({ id: 'moderation.column.specialty' })}
            value={String(asked.specialty)}
            data={[
              { value: '0', label: say({ id: 'moderation.list.all' }) },
              ...SPECIALTIES.map(({ id, key }) => ({
                value: String(id),
                label: say({ id: `questions.specialty.${key}` }),
              })),
            ]}
            onChange={(event) => change({ specialty: Number(event.currentTarget.value) })}
          />
        )}
        <TextInput
          type="search"
          className={layout.basis220}
          label={say({ id: 'moderation.list.search' })}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
        />
      </div>
      {data?.check && <CheckBank check={data.check} onDone={() => void refetch()} />}
      {!data && <SkeletonList rows={6} height={56} gap={1} />}
      {data && (
        <p className={text.dimmedAbove} role="status">
          <FormattedMessage id="moderation.list.count" values={{ count: data.count }} />
        </p>
      )}
      {data && data.items.length === 0 && (
        <EmptyState icon={<IconListSearch />} title={<FormattedMessage id="moderation.list.empty" />} />
      )}
      {data && data.items.length > 0 && (
        <BankTable list={list} rows={data.items} title={title} stale={isPlaceholderData} />
      )}
      {data && <ListPages page={data.page} pages={data.pages} onTurn={(page) => change({ page })} />}
    </>
  );
}
