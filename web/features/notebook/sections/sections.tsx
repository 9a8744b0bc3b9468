import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkSection } from '~/domain/notebook/contract';
import { useSession } from '~/web/core/session';
import { useBookmarks } from '~/web/parts/acts/use-bookmarks';
import { matching } from './matching';
import { Section } from './section';
import layout from '~/web/ui/layout.module.css';
import classes from './sections.module.css';
import type { LinkedTopic, ShownSection } from './shown-section';
import { useArrival } from '~/web/ui/use-arrival';
import { useReading } from './use-reading';

/** So many sections want a list of contents and a search within. */
const MANY = 3;

interface Props {
  sections: ShownSection[];
  /** Those that terms of the sections lead to. */
  topics: readonly LinkedTopic[];
  /** The number of a step; without it, sections are not counted. */
  numberOf?: (section: ShownSection) => number | undefined;
  /** The key of the section that is about what the person comes from; empty for none. */
  passage?: string;
}

/** The sections of a topic or a guide: what is in them, a search within, and each with its bookmark. */
export function Sections({ sections, topics, numberOf, passage = '' }: Props) {
  const { formatMessage: say } = useIntl();
  const { language } = useSession();
  const [wanted, setWanted] = useState('');
  const bookmarks = useBookmarks(bookmarkSection, 'section-bookmark');
  const reading = useReading(sections);
  useArrival(passage, sections.length > 0);
  const shown = matching(sections, wanted);
  if (sections.length === 0) return null;
  const allForeign = sections.every((section) => section.language !== language);
  return (
    <>
      {allForeign && (
        <p className={classes.foreign}>
          <FormattedMessage id={`notebook.only-in.${sections[0]!.language}`} />
        </p>
      )}
      {sections.length >= MANY && (
        <div className={`no-print ${classes.ways}`}>
          <nav aria-label={say({ id: 'notebook.contents' })}>
            <ol className={classes.contents}>
              {shown.map((section) => {
                const number = numberOf?.(section);
                return (
                  <li key={section.id}>
                    <a href={`#${section.key}`} lang={section.language}>
                      {number !== undefined && `${number}. `}
                      {section.title}
                    </a>
                    {reading.isRead(section) && <span aria-label={say({ id: 'notebook.read' })}> ✓</span>}
                  </li>
                );
              })}
            </ol>
          </nav>
          <TextInput
            type="search"
            size="md"
            aria-label={say({ id: 'notebook.search-within' })}
            placeholder={say({ id: 'notebook.search-within' })}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        </div>
      )}
      <p role="status" className={layout.flush}>
        {shown.length === 0 && <FormattedMessage id="notebook.search-within.none" values={{ words: wanted.trim() }} />}
      </p>
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          topics={topics}
          number={numberOf?.(section)}
          foreign={!allForeign && section.language !== language}
          meant={section.key === passage}
          bookmarked={bookmarks.isOn(section.id, section.bookmarked)}
          onBookmark={() => void bookmarks.toggle(section.id, section.bookmarked)}
          end={reading.endOf(section)}
        />
      ))}
    </>
  );
}
