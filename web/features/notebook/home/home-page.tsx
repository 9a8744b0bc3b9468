import { IconBook2, IconListNumbers } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { guidePage, notebookHome, topicPage } from '~/domain/notebook/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { NotebookSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProgressBar } from '~/web/ui/progress-bar';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { TextField } from '~/web/ui/text-field';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './home.module.css';
import { TextsLink } from '../write-links';
import { named } from './named';
import { type Home, SpecialtyCards, TopicCards } from './cards';

/** The specialties, or the topics of the one that the address names; guides, and what one has bookmarked. */
export function HomePage() {
  const { formatMessage: say } = useIntl();
  const [wanted, setWanted] = useState('');
  const [address] = useSearchParams();
  const key = specialtyKey(Number(address.get('specialty')));
  const specialty = key ? Number(address.get('specialty')) : 0;
  const { data, error, refetch } = usePage(
    notebookHome,
    { query: { specialty } },
    // The page of all specialties has what one of them needs, not the other way round.
    { refetchOnMount: 'always', ...(specialty > 0 && { placeholderData: keepPreviousData }) },
  );
  const isHere = (one: { specialty_id: number }) => specialty === 0 || one.specialty_id === specialty;
  const page = useFocusOnChange(specialty);
  const title = say({ id: key ? `questions.specialty.${key}` : 'notebook.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.formShrink} ref={page}>
      <PageHeader
        title={title}
        eyebrow={
          key && (
            <Link to={href(notebookHome)} className={`${text.link} ${layout.target}`}>
              <FormattedMessage id="notebook.title" />
            </Link>
          )
        }
        lead={key ? undefined : <FormattedMessage id="notebook.lead" />}
        actions={<TextsLink />}
      />
      <TextField
        type="search"
        className={classes.find}
        label={say({ id: 'notebook.find' })}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {data ? (
        <Found
          home={{ ...data, topics: data.topics.filter(isHere), guides: data.guides.filter(isHere) }}
          wanted={wanted}
          whole={specialty === 0 && wanted.trim() === ''}
        />
      ) : (
        <SkeletonList rows={6} height={104} />
      )}
    </div>
  );
}

/** The address changes and the page stays: its heading takes the focus as on a new page. */
function useFocusOnChange(specialty: number) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(specialty);
  useEffect(() => {
    if (shown.current === specialty) return;
    shown.current = specialty;
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [specialty]);
  return page;
}

function Found({ home, wanted, whole }: { home: Home; wanted: string; whole: boolean }) {
  const { formatMessage: say } = useIntl();
  const topics = named(home.topics, wanted, ({ topic_name }) => topic_name);
  const guides = named(home.guides, wanted, ({ name, description }) => `${name} ${description}`);
  if (topics.length + guides.length === 0)
    return (
      <EmptyState art={<NotebookSpot />} title={say({ id: 'notebook.none' })}>
        <FormattedMessage id="notebook.none.body" values={{ words: wanted.trim() }} />
      </EmptyState>
    );
  return (
    <>
      {whole ? (
        <>
          <ReadLast home={home} />
          <SpecialtyCards topics={home.topics} />
          <Bookmarks bookmarks={home.bookmarks} />
        </>
      ) : (
        <TopicCards topics={topics} />
      )}
      <Guides guides={guides} />
    </>
  );
}

/** The topic that was read last, until all of it is. */
function ReadLast({ home: { topics, read_last } }: { home: Home }) {
  const topic = topics.find(({ slug }) => slug === read_last);
  if (!topic || topic.read >= topic.sections) return null;
  return (
    <div className={lists.ofEntries}>
      <ListRow
        to={href(topicPage, { topic_slug: topic.slug })}
        mark={<IconBook2 size={24} stroke={1.6} />}
        title={<FormattedMessage id="notebook.read-last" values={{ topic: topic.topic_name }} />}
        result={
          <span className={classes.read}>
            <ProgressBar share={topic.read / topic.sections} />
          </span>
        }
        about={<FormattedMessage id="notebook.progress" values={topic} />}
      />
    </div>
  );
}

const Bookmarks = ({ bookmarks }: { bookmarks: Home['bookmarks'] }) =>
  bookmarks.length > 0 && (
    <section aria-labelledby="notebook-bookmarks" className={layout.below}>
      <h2 id="notebook-bookmarks" className={text.heading}>
        <FormattedMessage id="notebook.bookmarks" />
      </h2>
      <ul className={classes.list}>
        {bookmarks.map(({ section_id, title, page_name, url }) => (
          <li key={section_id}>
            <ListRow to={url} title={title} about={page_name} />
          </li>
        ))}
      </ul>
    </section>
  );

const Guides = ({ guides }: { guides: readonly Home['guides'][number][] }) =>
  guides.length > 0 && (
    <section aria-labelledby="guides" className={layout.below}>
      <h2 id="guides" className={text.heading}>
        <FormattedMessage id="notebook.guides" />
      </h2>
      <ul className={classes.list}>
        {guides.map((guide) => (
          <li key={guide.slug}>
            <ListRow
              to={href(guidePage, { slug: guide.slug })}
              mark={<IconListNumbers size={22} stroke={1.6} />}
              title={guide.name}
              about={guide.description}
            />
          </li>
        ))}
      </ul>
    </section>
  );
