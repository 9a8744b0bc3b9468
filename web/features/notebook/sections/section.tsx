import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ReportButton } from '~/web/parts/acts/report-button';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { QuizLook, type QuizColour, type QuizIcon } from '~/web/ui/quiz-look';
import { Checked } from './checked';
import { Drawing } from './drawing';
import { LinkedText } from './linked-text';
import type { LinkedTopic, ShownSection } from './shown-section';
import classes from './sections.module.css';

interface Props {
  section: ShownSection;
  /** Those that its terms lead to, among others. */
  topics: readonly LinkedTopic[];
  /** Of a step of a guide. */
  number?: number | undefined;
  /** It is there in another language than the reader's alone, unlike others of the page. */
  foreign: boolean;
  /** The person comes from something that it is about. */
  meant: boolean;
  bookmarked: boolean;
  onBookmark: () => void;
  /** For the end of its text. */
  end: Ref<HTMLElement>;
}

/** A section of the notebook: its text, against what it was checked, and a bookmark. */
export function Section({ section, topics, number, foreign, meant, bookmarked, onBookmark, end }: Props) {
  const { formatMessage: say } = useIntl();
  const { key, title, text, terms, whole, drawing, section_icon, section_colour } = section;
  const heading = `section-${section.id}`;
  return (
    <section
      id={key}
      className={classes.section}
      data-meant={meant || undefined}
      aria-labelledby={heading}
      tabIndex={-1}
    >
      {meant && (
        <p className={`no-print ${classes.meant}`}>
          <FormattedMessage id="notebook.passage" />
        </p>
      )}
      <header className={classes.header}>
        {number === undefined ? (
          <QuizLook icon={section_icon as QuizIcon} colour={section_colour as QuizColour} size={40} />
        ) : (
          <span className={classes.number} aria-hidden>
            {number}
          </span>
        )}
        <h2 id={heading} lang={section.language}>
          {title}
        </h2>
        <BookmarkToggle
          on={bookmarked}
          title={say({ id: bookmarked ? 'notebook.bookmark.remove' : 'notebook.bookmark.add' }, { title })}
          onToggle={onBookmark}
        />
        <ReportButton
          kind="section_report"
          id={section.id}
          label={say({ id: 'notebook.report.section' }, { title })}
          icon
          className="no-print"
        />
      </header>
      {foreign && (
        <p className={classes.foreign}>
          <FormattedMessage id={`notebook.only-in.${section.language}`} />
        </p>
      )}
      <LinkedText html={text} lang={section.language} cut={!whole} terms={terms} topics={topics} />
      {drawing && <Drawing drawing={drawing} />}
      <Checked key={section.revision} section={section} end={end} />
    </section>
  );
}
