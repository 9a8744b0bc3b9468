import { Chip, NumberInput, Text } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { USUAL_NUMBERS } from './choices';
import layout from '~/web/ui/layout.module.css';
import classes from './number-field.module.css';

interface Props {
  value: number;
  onChange: (number: number) => void;
}

/** How many questions: a usual number by one tap, any other typed. */
export function NumberField({ value, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const label = useId();
  const usual = USUAL_NUMBERS.some((number) => number === value);
  return (
    <div role="group" aria-labelledby={label}>
      <Text id={label} fw={600} size="sm" mb={4}>
        <FormattedMessage id="quizzes.setup.number" />
      </Text>
      <div className={layout.toolbar}>
        <Chip.Group value={usual ? String(value) : ''} onChange={(chosen) => onChange(Number(chosen))}>
          {USUAL_NUMBERS.map((number) => (
            <Chip
              key={number}
              value={String(number)}
              variant="outline"
              size="md"
              classNames={{ label: classes.chip, iconWrapper: classes.icon }}
            >
              {number}
            </Chip>
          ))}
        </Chip.Group>
        <NumberInput
          className={classes.other}
          aria-label={say({ id: 'quizzes.setup.number.other' }, { most: QUESTIONS_MAX })}
          placeholder={say({ id: 'quizzes.setup.number.placeholder' })}
          value={usual ? '' : value}
          min={1}
          max={QUESTIONS_MAX}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          onChange={(typed) => {
            if (typeof typed === 'number' && typed >= 1) onChange(Math.min(typed, QUESTIONS_MAX));
          }}
        />
      </div>
    </div>
  );
}
