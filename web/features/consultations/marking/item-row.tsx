import { Button } from '@mantine/core';
import { IconArrowBackUp, IconMessage2, IconRobot, IconUser } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Evidence, markedItem } from '~/domain/consultations/contract';
import type { z } from 'zod';
import layout from '~/web/ui/layout.module.css';
import classes from './marking.module.css';

export type Item = z.output<typeof markedItem>;

interface Props {
  item: Item;
  /** Submitted: nothing is changed any more. */
  fixed: boolean;
  onMark: (ticked: boolean) => void;
  onEvidence: (evidence: Evidence) => void;
}

/** One item: whether it counts, on what it stands, and who decided. */
export function ItemRow({ item, fixed, onMark, onEvidence }: Props) {
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
          {item.overruled ? <IconUser size={16} aria-hidden /> : <IconRobot size={16} aria-hidden />}
          <FormattedMessage
            id={`consultations.marks.${item.overruled ? 'yours' : !item.judged ? 'not-judged' : item.proposed ? 'found' : 'not-found'}`}
          />
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
          {item.evidence.map((each, index) => (
            <li key={index}>
              <button type="button" className={classes.quote} data-of={each.by} onClick={() => onEvidence(each)}>
                <IconMessage2 size={16} aria-hidden />
                <span>
                  <FormattedMessage
                    id={`consultations.marks.quote.${each.by}`}
                    values={{ turn: each.turn, quote: each.quote }}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
