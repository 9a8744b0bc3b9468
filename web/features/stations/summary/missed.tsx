import { IconMinus, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { useSession } from '~/web/core/session';
import { withWords } from '~/web/messages/words';
import { fetched } from '~/web/ui/fetched';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './summary.module.css';

/** A card of a missed item. */
const DraftCard = fetched(
  withWords('flashcard-drafting', async () => (await import('~/web/parts/flashcards/draft-card')).DraftCard),
);

export const unjudgedOf = (sections: SummaryData['sections']): string[] =>
  sections.flatMap(({ items }) => items.filter(({ unjudged }) => unjudged).map(({ title }) => title));

/** What the words of a talk with a virtual patient cannot show, and nobody ticked: not missed. */
export function Unjudged({ titles }: { titles: readonly string[] }) {
  return (
    <>
      <p className={text.dimmedAbove}>
        <FormattedMessage id="stations.summary.unjudged.about" />
      </p>
      <ul className={classes.lines}>
        {titles.map((title, index) => (
          <li key={index} className={layout.row}>
            <IconMinus size={18} aria-hidden className={layout.fixed} />
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was not ticked, section by section: empty places, each of which one press makes a card of. */
export function Missed({ sections, quizlogId }: { sections: SummaryData['sections']; quizlogId: number }) {
  const { person } = useSession();
  const missed = sections
    .map(({ title, items }, section) => ({
      title,
      section,
      items: items.flatMap((item, place) => (item.ticked || item.unjudged ? [] : [{ ...item, place }])),
    }))
    .filter(({ items }) => items.length > 0);
  if (missed.length === 0) {
    return (
      <p className={text.dimmedBody}>
        <FormattedMessage
          id={
            unjudgedOf(sections).length > 0
              ? 'stations.summary.nothing-missed.judged'
              : 'stations.summary.nothing-missed'
          }
        />
      </p>
    );
  }
  return (
    <>
      {person && !person.guest && (
        <p className={`no-print ${text.dimmedBody}`}>
          <FormattedMessage id="stations.summary.missed.about" />
        </p>
      )}
      {missed.map(({ title, section, items }) => (
        <div key={section}>
          <h3 className={classes.sectionName}>{title}</h3>
          <ul className={classes.places}>
            {items.map((item) => (
              <li key={item.place} className={classes.place} data-carded={item.has_card}>
                <IconX size={18} aria-hidden className={classes.missedIcon} />
                <span className={layout.fill}>{item.title}</span>
                <Suspense fallback={null}>
                  <DraftCard
                    source={{ source_kind: 'checklist-item', quizlog_id: quizlogId, section, item: item.place }}
                    compactFor={item.title}
                    made={item.has_card}
                  />
                </Suspense>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
