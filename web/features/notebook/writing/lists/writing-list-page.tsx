import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconListNumbers, IconNotebook, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { guideCreate, WRITING_LISTS, writingList } from '~/domain/notebook/writing/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { Pages } from '~/web/ui/pages';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TimeAgo } from '~/web/ui/time-ago';
import { StateMark } from '../state-mark';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import listStyles from '~/web/ui/list.module.css';
import classes from './lists.module.css';

type List = (typeof WRITING_LISTS)[number];
type Item = PageData<typeof writingList>['items'][number];
const CHECKED = ['yes', 'no'] as const;
/** Milliseconds after the last key before what is typed is looked for. */
const AFTER_LAST_KEY = 300;

/** The address of the page. */
interface Query {
  list: Exclude<List, 'mine'> | undefined;
  search: string | undefined;
  specialty: number | undefined;
  checked: (typeof CHECKED)[number] | undefined;
  page: number | undefined;
}

/** Texts of the notebook: one's own, those that wait for a decision, and those that readers see (spec 2 §2). */
export function WritingListPage() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const list: List = WRITING_LISTS.find((one) => one === search.get('list')) ?? 'mine';
  const query: Query = {
    list: list === 'mine' ? undefined : list,
    search: search.get('search') || undefined,
    specialty: Number(search.get('specialty')) || undefined,
    checked: list === 'published' ? CHECKED.find((one) => one === search.get('checked')) : undefined,
    page: Number(search.get('page')) || undefined,
  };
  const to = (more: Partial<Query>) => href(writingList, {}, { ...query, ...more });
  const go = (more: Partial<Query>, replace = false) => void navigate(to({ ...more, page: undefined }), { replace });
  const { data, error, refetch, isPlaceholderData } = usePage(
    writingList,
    { query },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const narrowed = query.search !== undefined || query.specialty !== undefined || query.checked !== undefined;
  const title = say({ id: 'notebook.writing.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  const lists = WRITING_LISTS.filter((one) => one !== 'waiting' || data?.may_decide);
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="notebook.writing.lead" />}
        actions={
          <Button
            component={Link}
            to={href(guideCreate)}
            variant="default"
            leftSection={<IconListNumbers size={18} aria-hidden />}
          >
            <FormattedMessage id="notebook.guide.new" />
          </Button>
        }
      />
      <Filters query={query} list={list} lists={lists} waiting={data?.waiting ?? 0} onChange={go} />
      {error && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && <SkeletonList rows={6} height={76} gap={1} />}
      {data && data.items.length === 0 && (
        <EmptyState
          icon={<IconNotebook />}
          title={<FormattedMessage id={narrowed ? 'notebook.writing.none' : `notebook.writing.empty.${list}`} />}
        >
          {!narrowed && <FormattedMessage id={`notebook.writing.empty.${list}.body`} />}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <>
          <p className={text.count} role="status">
            <FormattedMessage id="notebook.writing.count" values={{ count: data.count }} />
          </p>
          <ul className={listStyles.inPanel} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
            {data.items.map((item) => (
              <li key={item.id} className={`${listStyles.line} ${classes.line}`}>
                <Row item={item} list={list} />
              </li>
            ))}
          </ul>
          <Pages
            of={data}
            to={(page) => to({ page })}
            label={say({ id: 'notebook.writing.pages' })}
            size={44}
            mt="md"
            mb="md"
            className={layout.toolbarClose}
          />
        </>
      )}
    </div>
  );
}

interface FiltersProps {
  query: Query;
  list: List;
  lists: readonly List[];
  /** Texts that wait for a decision. */
  waiting: number;
  onChange: (more: Partial<Query>, replace?: boolean) => void;
}

function Filters({ query, list, lists, waiting, onChange }: FiltersProps) {
  const { formatMessage: say } = useIntl();
  return (
    <div className={classes.filters}>
      <SearchField search={query.search ?? ''} onSearch={(search) => onChange({ search: search || undefined }, true)} />
      <NativeSelect
        aria-label={say({ id: 'notebook.write.specialty' })}
        value={String(query.specialty ?? 0)}
        data={[
          { value: '0', label: say({ id: 'notebook.writing.specialty.all' }) },
          ...SPECIALTIES.map(({ id, key }) => ({
            value: String(id),
            label: say({ id: `questions.specialty.${key}` }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ specialty: Number(value) || undefined })}
      />
      {list === 'published' && (
        <NativeSelect
          aria-label={say({ id: 'notebook.writing.verified' })}
          value={query.checked ?? ''}
          data={['', ...CHECKED].map((value) => ({
            value,
            label: say({ id: `notebook.writing.verified.${value || 'all'}` }),
          }))}
          onChange={({ currentTarget: { value } }) => onChange({ checked: CHECKED.find((one) => one === value) })}
        />
      )}
      <SegmentedControl
        classNames={{ label: classes.segment }}
        aria-label={say({ id: 'notebook.writing.list' })}
        value={list}
        data={lists.map((value) => ({
          value,
          label: say({ id: `notebook.writing.list.${value}` }, { count: waiting }),
        }))}
        onChange={(value) => onChange({ list: value === 'mine' ? undefined : (value as Exclude<List, 'mine'>) })}
      />
    </div>
  );
}

/** Searches once nothing more is typed. */
function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { formatMessage: say } = useIntl();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => onSearch(typed.trim()), AFTER_LAST_KEY);
    return () => clearTimeout(timer);
    // Only what is typed begins it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <TextInput
      className={layout.basis260}
      type="search"
      role="searchbox"
      aria-label={say({ id: 'notebook.writing.search' })}
      placeholder={say({ id: 'notebook.writing.search' })}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

function Row({ item, list }: { item: Item; list: List }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <Link to={item.url} className={`${listStyles.link} ${classes.title}`} lang={item.language}>
        {item.title || say({ id: 'notebook.writing.untitled' })}
      </Link>
      <span className={classes.about}>
        {list === 'published' ? (
          <span className={classes.checked} data-checked={item.checked_by !== '' || undefined}>
            <FormattedMessage id="notebook.writing.checked" values={{ name: item.checked_by || 'none' }} />
          </span>
        ) : (
          <StateMark state={item.state} />
        )}
        {item.written_by && <FormattedMessage id="notebook.writing.generated" />}
        <span>{item.page_name}</span>
        <span>{say({ id: `app.language.${item.language}` })}</span>
        {list !== 'mine' && item.author !== '' && <span>{item.author}</span>}
        <TimeAgo at={item.saved_at} />
      </span>
      {item.state === 'returned' && <p className={classes.reason}>{item.reason}</p>}
    </>
  );
}
