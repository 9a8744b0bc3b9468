import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { Rating } from '~/domain/flashcards/review/memory';
import { Button } from '~/web/ui/button';
import { Key } from './key';
import classes from './review.module.css';
import { RATING_NAMES } from './shortcuts';
import type { Review } from './use-review';

/** Again, hard, good and easy, each with when the card comes again. Only again is wrong. */
export function FourMarks({ review }: { review: Review }) {
  const { formatNumber } = useIntl();
  return (
    <div className={`${classes.marks} ${classes.four}`}>
      {RATING_NAMES.map((name, at) => (
        <Button
          key={name}
          className={classes.mark}
          data-mark={name === 'again' ? 'wrong' : 'right'}
          variant="default"
          onClick={() => review.mark(name !== 'again', (at + 1) as Rating)}
          aria-keyshortcuts={String(at + 1)}
        >
          <span className={classes.rating}>
            <FormattedMessage id={`flashcards.review.${name}`} />
            {review.intervals[at] && <small>{spanOf(review.intervals[at], formatNumber)}</small>}
          </span>{' '}
          <Key name={String(at + 1)} />
        </Button>
      ))}
    </div>
  );
}

const SPANS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30.44 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Such as 10 min, 4 days or 2.3 mths. */
function spanOf(seconds: number, formatNumber: IntlShape['formatNumber']): string {
  const { unit, seconds: one } = SPANS.find((span) => seconds >= span.seconds) ?? SPANS.at(-1)!;
  const maximumFractionDigits = unit === 'year' || unit === 'month' ? 1 : 0;
  return formatNumber(seconds / one, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}
