import type { CSSProperties } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ProgressData } from './progress-data';
import text from '~/web/ui/text.module.css';
import classes from './load-bars.module.css';

/** Of more bars than so many, only every tenth is named, and the first of the highest has its number. */
const ALL_NAMED = 7;
const NAMED = 10;

/** A day such as `2026-11-23`, the same in every time zone. */
export const Day = ({ date }: { date: string }) => (
  <FormattedDate value={date} timeZone="UTC" weekday="short" day="numeric" month="short" />
);

/** Cards that are due on each of the coming days, from today: a bar a day, read out as a list. */
export function LoadBars({ load, label }: { load: ProgressData['load']; label: string }) {
  const { formatDate, formatNumber, formatRelativeTime } = useIntl();
  const most = Math.max(1, ...load.map(({ cards }) => cards));
  const highest = load.findIndex(({ cards }) => cards === most);
  const few = load.length <= ALL_NAMED;
  const nameOf = (date: string, nth: number) =>
    few && nth === 0
      ? formatRelativeTime(0, 'day', { numeric: 'auto' })
      : formatDate(date, { timeZone: 'UTC', ...(few ? { weekday: 'short' } : { day: 'numeric', month: 'short' }) });
  return (
    <ol className={classes.bars} data-few={few || undefined} aria-label={label}>
      {load.map(({ date, cards }, nth) => (
        <li key={date} title={formatNumber(cards)}>
          <span className={text.unseen}>
            <Day date={date} />: <FormattedMessage id="flashcards.list.cards" values={{ count: cards }} />
          </span>
          <span className={classes.number} aria-hidden>
            {(few ? cards > 0 : nth === highest) && <FormattedNumber value={cards} />}
          </span>
          <span className={classes.bar} style={{ '--share': cards / most } as CSSProperties} aria-hidden />
          <span className={classes.name} aria-hidden>
            {(few || nth % NAMED === 0) && nameOf(date, nth)}
          </span>
        </li>
      ))}
    </ol>
  );
}
