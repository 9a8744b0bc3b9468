import { FormattedMessage, FormattedNumber } from 'react-intl';
import { type ImportSnapshot, OUTCOMES } from '~/domain/flashcards/exchange/contract';
import classes from './exchange.module.css';

/** What became of how many cards; nothing is left out but zeros. */
export function ImportCounts({ snapshot: { counts, reviews, suspended = 0 } }: { snapshot: ImportSnapshot }) {
  return (
    <dl className={classes.counts}>
      {OUTCOMES.filter((outcome) => outcome === 'new' || counts[outcome] > 0).map((outcome) => (
        <div key={outcome} data-outcome={counts[outcome] > 0 ? outcome : undefined}>
          <dt>
            <FormattedMessage id={`flashcards.exchange.outcome.${outcome}`} />
          </dt>
          <dd>
            <FormattedNumber value={counts[outcome]} />
          </dd>
        </div>
      ))}
      {suspended > 0 && (
        <div>
          <dt>
            <FormattedMessage id="flashcards.exchange.suspended" />
          </dt>
          <dd>
            <FormattedNumber value={suspended} />
          </dd>
        </div>
      )}
      {reviews > 0 && (
        <div>
          <dt>
            <FormattedMessage id="flashcards.exchange.reviews" />
          </dt>
          <dd>
            <FormattedNumber value={reviews} />
          </dd>
        </div>
      )}
    </dl>
  );
}
