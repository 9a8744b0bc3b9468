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
      <Progress answered={doneOf(state)} most={mostOf(state)} />
      <div className={classes.figures}>
        {state.steps ? (
          <StepCount state={state} />
        ) : (
          <Count answered={answered} correct={correct} most={mostOf(state)} />
        )}
        {onEnd && current && <Bin bin={current.bin} />}
      </div>
    </header>
  );
}

/** With learning steps a card is done when it is learnt. */
const doneOf = ({ steps, answered, length, pool }: RunState): number => (steps ? length - pool.length : answered);

/** A Leitner review of all cards has no number of answers to look forward to. */
const mostOf = (state: RunState): number | null =>
  state.removes || state.length < ALL_CARDS ? Math.max(state.length, doneOf(state)) : null;

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

function StepCount({ state }: { state: RunState }) {
  const waiting = state.pool.filter((card) => card !== state.current && card.dueAt != null).length;
  return (
    <p className={layout.flush}>
      <FormattedMessage
        id="flashcards.review.count.steps"
        values={{ done: doneOf(state), total: state.length, waiting }}
      />
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
