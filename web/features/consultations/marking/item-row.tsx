import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconMessage2, IconQuestionMark, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Evidence, markedItem } from '~/domain/consultations/contract';
import type { z } from 'zod';
import { formatClock } from '~/web/ui/timer/format-clock';
import layout from '~/web/ui/layout.module.css';
import classes from './marking.module.css';

export type Item = z.output<typeof markedItem>;

interface Props {
  item: Item;
  /** Submitted: nothing is changed any more. */
  fixed: boolean;
  /** When in the talk a turn was asked, in seconds from its first; null of a turn that is not there. */
  secondsAt: (turn: number) => number | null;
  onMark: (ticked: boolean) => void;
  onEvidence: (evidence: Evidence) => void;
}

const SIGNS = { done: IconCheck, 'not-done': IconX, 'not-judged': IconQuestionMark } as const;
/** Not judged counts as not done, until the person says otherwise. */
const stateOf = ({ ticked, judged, overruled }: Item): keyof typeof SIGNS =>
  ticked ? 'done' : judged || overruled ? 'not-done' : 'not-judged';

/** One item: whether it was done, on which words that stands and when they were said, and who decided. */
export function ItemRow({ item, fixed, secondsAt, onMark, onEvidence }: Props) {
  const state = stateOf(item);
  const Sign = SIGNS[state];
  return (
    <li className={classes.item} data-ticked={item.ticked || undefined} id={`item-${item.id}`}>
      <label className={classes.row}>
        <input
          type="checkbox"
          name={`c-${item.id}`}
          className={classes.box}
          checked={item.ticked}
          disabled={fixed}
          onChange={(event) => onMark(event.currentTarget.checked)}
        />
        <span>{item.title}</span>
      </label>
      <div className={classes.under}>
        <span className={classes.who} data-overruled={item.overruled || undefined}>
          <span className={classes.state} data-state={state}>
            <Sign size={16} aria-hidden />
            <FormattedMessage id={`consultations.marks.${state}`} />
          </span>
          <span>
            <FormattedMessage
              id={`consultations.marks.${item.overruled ? 'yours' : !item.judged ? 'not-judged.about' : item.proposed ? 'found' : 'not-found'}`}
            />
          </span>
        </span>
        {item.overruled && !fixed && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => onMark(item.proposed)}
          >
            <FormattedMessage
              id="consultations.marks.undo"
              values={{ title: item.title, hidden: (words) => <span className={layout.legend}>{words}</span> }}
            />
          </Button>
        )}
      </div>
      {item.evidence.length > 0 && (
        <ul className={classes.evidence}>
          {item.evidence.map((each, index) => {
            const seconds = secondsAt(each.turn);
            return (
              <li key={index}>
                <button type="button" className={classes.quote} data-of={each.by} onClick={() => onEvidence(each)}>
                  <IconMessage2 size={16} aria-hidden />
                  <span>
                    {seconds !== null && <span className={classes.at}>{formatClock(seconds)} </span>}
                    <FormattedMessage
                      id={`consultations.marks.quote.${each.by}`}
                      values={{ turn: each.turn, quote: each.quote }}
                    />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
