import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookmarkSection } from '~/domain/notebook/contract';
import { useBookmarks } from '~/web/parts/acts/use-bookmarks';
import { matching } from './matching';
import { Section } from './section';
import classes from './sections.module.css';
import type { ShownSection } from './shown-section';
import { useReading } from './use-reading';

/** So many sections want a list of contents and a search within. */
const MANY = 3;

/** The sections of a topic or a guide: what is in them, a search within, and each with its bookmark. */
export function Sections({ sections, gated }: { sections: ShownSection[]; gated: boolean }) {
  const { formatMessage: say } = useIntl();
  const [wanted, setWanted] = useState('');
  const bookmarks = useBookmarks(bookmarkSection, 'section-bookmark');
  const reading = useReading(sections, !gated);
  const shown = matching(sections, wanted);
  if (sections.length === 0) return null;
  return (
    <>
      {sections.length >= MANY && (
        <div className={classes.ways}>
          <nav aria-label={say({ id: 'notebook.contents' })}>
            <ol className={classes.contents}>
              {shown.map((section) => (
                <li key={section.id} data-read={reading.isRead(section) || undefined}>
                  <a href={`#${section.key}`}>{section.title}</a>
                </li>
              ))}
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
      <p role="status" className={classes.none}>
        {shown.length === 0 && <FormattedMessage id="notebook.search-within.none" values={{ words: wanted.trim() }} />}
      </p>
      {shown.map((section) => (
        <Section
          key={section.id}
          section={section}
          gated={gated}
          bookmarked={bookmarks.isOn(section.id, section.bookmarked)}
          onBookmark={() => void bookmarks.toggle(section.id, section.bookmarked)}
          end={reading.endOf(section)}
        />
      ))}
    </>
  );
}
