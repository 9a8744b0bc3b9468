import { Chip } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { ALL_CARDS, REVIEW_LENGTHS } from '~/domain/flashcards/review/contract';
import type { Length } from './choices';
import layout from '~/web/ui/layout.module.css';
import classes from './setup.module.css';

interface Props {
  /** Cards that fit; undefined while that is not known. */
  count: number | undefined;
  /** Whether it is known what is counted. */
  settled: boolean;
  value: Length | null;
  onChange: (length: Length | null) => void;
}

/** Whether a length can be chosen: a count-based button is disabled if there are fewer cards (spec 2 §9). */
export const isOffered = (length: Length, count: number | undefined): boolean =>
  count !== undefined && count > 0 && (length === ALL_CARDS || count >= length);

/** How many cards fit, and how many of them are asked. */
export function LengthStep({ count, settled, value, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <p role="status" className={classes.count}>
        {!settled ? (
          <FormattedMessage id="flashcards.setup.locked" />
        ) : count === undefined ? (
          <FormattedMessage id="flashcards.setup.counting" />
        ) : count === 0 ? (
          <FormattedMessage id="flashcards.setup.none" />
        ) : (
          <FormattedMessage id="flashcards.setup.available" values={{ count }} />
        )}
      </p>
      <Chip.Group
        value={value === null ? '' : String(value)}
        onChange={(length) => onChange(REVIEW_LENGTHS.find((one) => String(one) === length) ?? null)}
      >
        <div className={layout.toolbar} role="radiogroup" aria-label={say({ id: 'flashcards.setup.length' })}>
          {REVIEW_LENGTHS.map((length) => (
            <Chip
              key={length}
              value={String(length)}
              size="lg"
              variant="outline"
              disabled={!settled || !isOffered(length, count)}
            >
              {length === ALL_CARDS ? say({ id: 'flashcards.setup.length.all' }) : length}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </>
  );
}
