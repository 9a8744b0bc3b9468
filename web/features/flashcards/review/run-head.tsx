import { IconArrowBackUp } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ALL_CARDS } from '~/domain/flashcards/review/contract';
import { BINS } from '~/domain/kit/leitner';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import classes from './review.module.css';
import type { Done, RunState } from './run-state';

interface Props {
  state: RunState;
  title: string;
  /** Null once it is over. */
  onEnd: (() => void) | null;
  /** Takes back what was done last; null if nothing was done on this page. */
  undo: { what: Done['kind']; act: () => void } | null;
}

/** The progress of a review: how many cards are answered, and in which bin the card is. */
export function RunHead({ state, title, onEnd, undo }: Props) {
  const { answered, correct, current } = state;
  return (
    <header className={classes.head}>
      <div className={classes.row}>
        <h1 tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {undo && (
          <Button
            variant="subtle"
            tone="gray"
            className={`${classes.end} ${classes.undo}`}
            before={<IconArrowBackUp size={18} aria-hidden />}
            onClick={undo.act}
            aria-keyshortcuts="u"
          >
            <FormattedMessage id={`flashcards.review.undo.${undo.what}`} />
          </Button>
        )}
        {onEnd && (
          <Button variant="subtle" tone="gray" className={classes.end} onClick={onEnd} aria-keyshortcuts="e">
            <FormattedMessage id="flashcards.review.end" />
          </Button>
        )}
      </div>
      <Progress answered={answered} most={mostOf(state)} />
      <div className={classes.figures}>
        <Count answered={answered} correct={correct} most={mostOf(state)} />
        {onEnd && current && <Bin bin={current.bin} />}
      </div>
    </header>
  );
}

/** A Leitner review of all cards has no number of answers to look forward to. */
const mostOf = ({ removes, length, answered }: RunState): number | null =>
  removes || length < ALL_CARDS ? Math.max(length, answered) : null;

function Progress({ answered, most }: { answered: number; most: number | null }) {
  const { formatMessage: say } = useIntl();
  if (most === null) return null;
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={answered}
      aria-label={say({ id: 'flashcards.review.progress' })}
    >
      <span style={{ transform: `scaleX(${most === 0 ? 0 : answered / most})` }} />
    </div>
  );
}

function Count({ answered, correct, most }: { answered: number; correct: number; most: number | null }) {
  return (
    <p className={layout.flush}>
      {most === null ? (
        <FormattedMessage id="flashcards.review.count" values={{ answered, correct }} />
      ) : (
        <FormattedMessage id="flashcards.review.count.of" values={{ answered, correct, total: most }} />
      )}
    </p>
  );
}

/** The Leitner bin of a card, as steps that are filled up to it. */
export function Bin({ bin }: { bin: number }) {
  return (
    <p className={classes.bin}>
      <span className={classes.steps} aria-hidden>
        {BINS.map((one) => (
          <i key={one} data-on={one <= bin || undefined} />
        ))}
      </span>
      <FormattedMessage id="flashcards.card.bin" values={{ bin }} />
    </p>
  );
}
