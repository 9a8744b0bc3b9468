import { TextInput } from '@mantine/core';
import { IconListNumbers, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { href, type PageData } from '~/domain/kit/contract';
import { guidePage, notebookHome, topicPage } from '~/domain/notebook/contract';
import { SPECIALTIES } from '~/domain/questions/specialties';
import { usePage } from '~/web/live/client';
import { NotebookSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { ListRow } from '~/web/ui/list-row';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProgressBar } from '~/web/ui/progress-bar';
import { SkeletonList } from '~/web/ui/skeleton-list';
import layout from '~/web/ui/layout.module.css';
import classes from './home.module.css';
import { TextsLink } from '../write-links';
import { named } from './named';

type Home = PageData<typeof notebookHome>;

/** The specialties and their topics, guides, and what one has bookmarked. */
export function HomePage() {
  const { formatMessage: say } = useIntl();
  const [wanted, setWanted] = useState('');
  const { data, error, refetch } = usePage(notebookHome, {}, { refetchOnMount: 'always' });
  const title = say({ id: 'notebook.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={layout.page860}>
      <PageHeader title={title} lead={<FormattedMessage id="notebook.lead" />} actions={<TextsLink />} />
      <TextInput
        type="search"
        size="md"
        aria-label={say({ id: 'notebook.find' })}
        placeholder={say({ id: 'notebook.find' })}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {data ? <Found home={data} wanted={wanted} /> : <SkeletonList />}
    </div>
  );
}

function Found({ home, wanted }: { home: Home; wanted: string }) {
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
      {wanted.trim() === '' && home.bookmarks.length > 0 && <Bookmarks bookmarks={home.bookmarks} />}
      {wanted.trim() === '' && (
        <nav aria-label={say({ id: 'notebook.specialties' })} className={classes.specialties}>
          {SPECIALTIES.filter(({ id }) => topics.some(({ specialty_id }) => specialty_id === id)).map(({ id, key }) => (
            <a key={id} href={`#specialty-${id}`}>
              <FormattedMessage id={`questions.specialty.${key}`} />
            </a>
          ))}
          {guides.length > 0 && (
            <a href="#guides">
              <FormattedMessage id="notebook.guides" />
            </a>
          )}
        </nav>
      )}
      {SPECIALTIES.map(({ id, key }) => {
        const here = topics.filter(({ specialty_id }) => specialty_id === id);
        if (here.length === 0) return null;
        return (
          <section key={id} aria-labelledby={`specialty-${id}`} className={classes.specialty}>
            <h2 id={`specialty-${id}`} className={classes.heading}>
              <FormattedMessage id={`questions.specialty.${key}`} />
            </h2>
            <ul className={classes.list}>
              {here.map((topic) => (
                <li key={topic.slug}>
                  <ListRow
                    to={href(topicPage, { topic_slug: topic.slug })}
                    title={topic.topic_name}
                    result={<Read topic={topic} />}
                    about={<Progress topic={topic} />}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {guides.length > 0 && (
        <section aria-labelledby="guides">
          <h2 id="guides" className={classes.heading}>
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
      )}
    </>
  );
}

/** How much of it one has read. Nothing before one has begun. */
const Read = ({ topic: { read, sections } }: { topic: Home['topics'][number] }) =>
  read === 0 ? null : (
    <span className={classes.read}>
      <ProgressBar share={read / sections} />
    </span>
  );

const Progress = ({ topic }: { topic: Home['topics'][number] }) => (
  <FormattedMessage
    id="notebook.progress"
    values={{
      sections: topic.sections,
      read: topic.read,
      questions: topic.questions,
      answered: topic.answered,
      right: topic.right,
    }}
  />
);

const Bookmarks = ({ bookmarks }: { bookmarks: Home['bookmarks'] }) => (
  <section aria-labelledby="notebook-bookmarks">
    <h2 id="notebook-bookmarks" className={classes.heading}>
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
