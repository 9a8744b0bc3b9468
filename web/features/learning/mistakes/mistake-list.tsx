import { Button } from '@mantine/core';
import { IconBulb, IconBulbFilled, IconCards, IconHelpCircle, IconStethoscope } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Mistake } from '~/domain/learning/mistakes/contract';
import { withWords } from '~/web/messages/words';
import { fetched } from '~/web/ui/fetched';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './mistakes.module.css';
import type { Marks } from './use-marks';

/** A card of a question or an item. */
const DraftCard = fetched(
  withWords('flashcard-drafting', async () => (await import('~/web/parts/flashcards/draft-card')).DraftCard),
);

interface Props {
  items: readonly Mistake[];
  /** Whether these are the ones that were marked as understood. */
  understood: boolean;
  marks: Marks;
  /** While another page of the list is on its way. */
  busy: boolean;
}

/** Neighbours for which a key is the same. */
function runsOf<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]!) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

const dayOf = ({ at }: Mistake): string => new Date(at).toDateString();
/** What was missed at one attempt stands together. */
const groupOf = ({ kind, id, quizlog_id }: Mistake): string => (kind === 'item' ? `at ${quizlog_id}` : `${kind} ${id}`);

/** Day by day, the latest first. */
export function MistakeList({ items, busy, ...shown }: Props) {
  return (
    <div aria-busy={busy} className={layout.stackLoose}>
      {runsOf(items, dayOf).map((day) => (
        <section key={dayOf(day[0]!)} aria-labelledby={`day-${day[0]!.at}`}>
          <h2 id={`day-${day[0]!.at}`} className={classes.day}>
            <FormattedDate value={day[0]!.at} weekday="long" day="numeric" month="long" year="numeric" />
          </h2>
          <ul className={lists.ofEntries}>
            {runsOf(day, groupOf).map((group) => (
              <li key={groupOf(group[0]!)}>
                {group[0]!.station ? <AtStation items={group} {...shown} /> : <Row item={group[0]!} {...shown} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Shown = Pick<Props, 'understood' | 'marks'>;

function AtStation({ items, ...shown }: { items: readonly Mistake[] } & Shown) {
  const { formatMessage: say } = useIntl();
  const { station, url } = items[0]!;
  return (
    <>
      <div className={classes.row}>
        <IconStethoscope size={24} stroke={1.6} className={layout.accentSign} aria-hidden />
        <div className={classes.words}>
          <Link to={url} className={classes.title}>
            {station!.name}
          </Link>
          <p className={text.dimmedUnder}>
            <FormattedMessage id="learning.mistakes.missed" values={{ count: items.length }} />
          </p>
        </div>
        <div className={classes.does}>
          <Button
            component={Link}
            to={station!.url}
            variant="default"
            aria-label={say({ id: 'learning.mistakes.again.station' }, { station: station!.name })}
          >
            <FormattedMessage id="learning.mistakes.again" />
          </Button>
        </div>
      </div>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} {...shown} />
          </li>
        ))}
      </ul>
    </>
  );
}

const SIGNS = { question: IconHelpCircle, card: IconCards };

function Row({ item, understood, marks }: { item: Mistake } & Shown) {
  const { formatMessage: say } = useIntl();
  const { kind, about, url } = item;
  const title = item.title || say({ id: 'learning.mistakes.picture' });
  const pressed = marks.of(item) ?? understood;
  const Sign = kind === 'item' ? null : SIGNS[kind];
  return (
    <div className={classes.row} data-rests={pressed !== understood || undefined}>
      {Sign && <Sign size={24} stroke={1.6} className={layout.accentSign} aria-hidden />}
      <div className={classes.words}>
        {url === '' || kind === 'item' ? (
          <span className={kind === 'item' ? undefined : classes.title}>{title}</span>
        ) : (
          <Link to={url} className={classes.title}>
            {title}
          </Link>
        )}
        <p className={text.dimmedUnder}>{about}</p>
      </div>
      <div className={classes.does}>
        {kind !== 'card' && item.quizlog_id > 0 && (
          <Suspense fallback={null}>
            <DraftCard source={sourceOf(item)} compactFor={title} made={item.has_card} />
          </Suspense>
        )}
        <Button
          variant="subtle"
          px="xs"
          color={pressed ? undefined : 'gray'}
          aria-pressed={pressed}
          aria-label={say({ id: 'learning.mistakes.understood.what' }, { title })}
          leftSection={pressed ? <IconBulbFilled size={18} aria-hidden /> : <IconBulb size={18} aria-hidden />}
          onClick={() => marks.mark(item, !pressed)}
        >
          <FormattedMessage id="learning.mistakes.understood" />
        </Button>
      </div>
    </div>
  );
}

const sourceOf = ({ kind, id, quizlog_id, section, item }: Mistake) =>
  kind === 'question'
    ? { source_kind: 'question' as const, quizlog_id, question_id: id }
    : { source_kind: 'checklist-item' as const, quizlog_id, section, item };
