import { TextInput } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { NEW_A_DAY_MAX, REVIEWS_A_DAY_MAX } from '~/domain/flashcards/plan/contract';
import { STEP_MAX, STEPS_MAX } from '~/domain/flashcards/review/steps';
import type { ProgressData } from './progress-data';
import classes from './progress.module.css';

/** As they are typed. */
export interface Daily {
  fresh: string;
  /** Empty for all that are due. */
  reviews: string;
  steps: string;
}

export const dailyOf = ({ new_a_day, reviews_a_day, steps }: ProgressData['settings']): Daily => ({
  fresh: String(new_a_day ?? ''),
  reviews: String(reviews_a_day ?? ''),
  steps: (steps ?? []).join(' '),
});

const numberOf = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : NaN);
const isWithin = (value: number, most: number): boolean => value >= 0 && value <= most;

/** What is saved; null for what cannot be. */
export function readDaily({ fresh, reviews, steps }: Daily) {
  const minutes = steps
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(numberOf);
  const grow = minutes.every((one, nth) => one > (minutes[nth - 1] ?? 0) && one <= STEP_MAX);
  const [new_a_day, reviews_a_day] = [numberOf(fresh), reviews.trim() === '' ? null : numberOf(reviews)];
  return {
    new_a_day: isWithin(new_a_day, NEW_A_DAY_MAX) ? new_a_day : null,
    reviews_a_day:
      reviews_a_day === null || isWithin(reviews_a_day, REVIEWS_A_DAY_MAX) ? { most: reviews_a_day } : null,
    steps: minutes.length > 0 && minutes.length <= STEPS_MAX && grow ? minutes : null,
  };
}

/** New cards and reviews a day, and learning steps. */
export function DailyFields({ daily, onChange }: { daily: Daily; onChange: (daily: Daily) => void }) {
  const { formatMessage: say } = useIntl();
  const read = readDaily(daily);
  const fields = [
    { name: 'fresh', wrong: read.new_a_day === null, values: { most: NEW_A_DAY_MAX } },
    { name: 'reviews', wrong: read.reviews_a_day === null, values: { most: REVIEWS_A_DAY_MAX } },
    { name: 'steps', wrong: read.steps === null, values: { most: STEPS_MAX } },
  ] as const;
  return (
    <div className={classes.daily}>
      {fields.map(({ name, wrong, values }) => (
        <TextInput
          key={name}
          size="md"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode={name === 'steps' ? 'text' : 'numeric'}
          label={<FormattedMessage id={`flashcard-progress.settings.${name}`} />}
          description={<FormattedMessage id={`flashcard-progress.settings.${name}.about`} />}
          error={wrong && say({ id: `flashcard-progress.settings.${name}.wrong` }, values)}
          value={daily[name]}
          onChange={({ currentTarget }) => onChange({ ...daily, [name]: currentTarget.value })}
        />
      ))}
    </div>
  );
}
