import { IconExternalLink } from '@tabler/icons-react';
import type { Ref } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { QuizLook, type QuizColour, type QuizIcon } from '~/web/ui/quiz-look';
import { RichText } from '~/web/ui/rich-text';
import type { ShownSection } from './shown-section';
import classes from './sections.module.css';

interface Props {
  section: ShownSection;
  /** Only its beginning is shown. */
  gated: boolean;
  bookmarked: boolean;
  onBookmark: () => void;
  /** For the end of its text. */
  end: Ref<HTMLElement>;
}

/** A section of the notebook: its text, against what it was checked, and a bookmark. */
export function Section({ section, gated, bookmarked, onBookmark, end }: Props) {
  const { formatMessage: say } = useIntl();
  const { key, title, text, section_icon, section_colour, sources, checked_on, checked_by } = section;
  const heading = `section-${section.id}`;
  return (
    <section id={key} className={classes.section} aria-labelledby={heading} lang={section.language}>
      <header className={classes.header}>
        <QuizLook icon={section_icon as QuizIcon} colour={section_colour as QuizColour} size={40} />
        <h2 id={heading}>{title}</h2>
        <BookmarkToggle
          on={bookmarked}
          title={say({ id: bookmarked ? 'notebook.bookmark.remove' : 'notebook.bookmark.add' }, { title })}
          onToggle={onBookmark}
        />
      </header>
      <div className={classes.text} data-cut={gated || undefined}>
        <RichText html={text} />
      </div>
      <footer className={classes.checked} ref={end}>
        <span>
          {checked_by === '' ? (
            <FormattedMessage id="notebook.not-reviewed" values={{ date: <Day date={checked_on} /> }} />
          ) : (
            <FormattedMessage id="notebook.checked" values={{ name: checked_by, date: <Day date={checked_on} /> }} />
          )}
        </span>
        <ul className={classes.sources} aria-label={say({ id: 'notebook.sources' }, { count: sources.length })}>
          {sources.map((source) => (
            <li key={`${source.url} ${source.title}`}>
              <Source source={source} />
            </li>
          ))}
        </ul>
      </footer>
    </section>
  );
}

/** A day without a time: the same in every zone. */
const Day = ({ date }: { date: string }) => (
  <FormattedDate value={`${date}T00:00:00Z`} timeZone="UTC" year="numeric" month="long" day="numeric" />
);

/** Only an address of the web is a link. */
export function Source({ source }: { source: ShownSection['sources'][number] }) {
  const words = (
    <>
      {source.title}. {source.publisher}, {source.year}.
    </>
  );
  if (!/^https?:\/\//i.test(source.url)) return words;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer nofollow">
      {words} <IconExternalLink size={14} aria-hidden />
    </a>
  );
}
