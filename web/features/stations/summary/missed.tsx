import { IconMinus, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { percentage } from '~/domain/stations/marking';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { useSession } from '~/web/core/session';
import { withWords } from '~/web/messages/words';
import { fetched } from '~/web/ui/fetched';
import { Folds } from '~/web/ui/folds';
import layout from '~/web/ui/layout.module.css';
import { ProgressBar } from '~/web/ui/progress-bar';
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

/** With at most so many missed items all of them are in sight; else those of the section with the most. */
const MISSED_OPEN = 6;

/** Score by section, and behind it what was not ticked: empty places, each of which one press makes a card of. */
export function Missed({ sections, quizlogId }: { sections: SummaryData['sections']; quizlogId: number }) {
  const { person } = useSession();
  const scored = sections.map(({ title, items, ticked, total }, section) => ({
    id: String(section),
    title,
    ticked,
    total,
    share: percentage(ticked, total) / 100,
    missed: items.flatMap((item, place) => (item.ticked || item.unjudged ? [] : [{ ...item, place }])),
  }));
  const some = scored.filter(({ missed }) => missed.length > 0);
  const all = some.reduce((sum, { missed }) => sum + missed.length, 0) <= MISSED_OPEN;
  const [worst] = [...some].sort((one, other) => other.missed.length - one.missed.length);
  const judged = unjudgedOf(sections).length > 0 ? '.judged' : '';
  return (
    <>
      {some.length === 0 ? (
        <p className={text.dimmedAbove}>
          <FormattedMessage id={`stations.summary.nothing-missed${judged}`} />
        </p>
      ) : (
        person &&
        !person.guest && (
          <p className={`no-print ${text.dimmedAbove}`}>
            <FormattedMessage id="stations.summary.missed.about" />
          </p>
        )
      )}
      <div className={classes.folds}>
        <Folds
          order={3}
          open={all ? some.map(({ id }) => id) : [worst!.id]}
          folds={scored.map(({ id, title, ticked, total, share, missed }) => ({
            id,
            title: (
              <span className={classes.scored}>
                <span>{title}</span>
                <span className={text.smallFigure}>
                  <FormattedMessage id="stations.checklist.count" values={{ ticked, total }} />
                </span>
                <ProgressBar share={share} />
              </span>
            ),
            content:
              missed.length === 0 ? (
                <FormattedMessage id={`stations.summary.nothing-missed${judged}`} />
              ) : (
                <Places section={Number(id)} missed={missed} quizlogId={quizlogId} />
              ),
          }))}
        />
      </div>
    </>
  );
}

interface PlacesProps {
  section: number;
  missed: readonly { title: string; place: number; has_card?: boolean | undefined }[];
  quizlogId: number;
}

const Places = ({ section, missed, quizlogId }: PlacesProps) => (
  <ul className={classes.places}>
    {missed.map(({ title, place, has_card }) => (
      <li key={place} className={classes.place} data-carded={has_card}>
        <IconX size={18} aria-hidden className={classes.missedIcon} />
        <span className={layout.fill}>{title}</span>
        <Suspense fallback={null}>
          <DraftCard
            source={{ source_kind: 'checklist-item', quizlog_id: quizlogId, section, item: place }}
            compactFor={title}
            made={has_card}
          />
        </Suspense>
      </li>
    ))}
  </ul>
);
