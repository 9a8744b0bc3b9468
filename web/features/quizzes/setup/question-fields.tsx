import { Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXAM, LEITNER, MODES, PREFERENCES, type Preference, STUDY } from '~/domain/quizzes/contract';
import { durationInWords } from '../in-words';
import { MODE_WORDS } from './chosen-words';
import { Segmented } from './segmented';
import classes from './setup.module.css';

interface IncludeProps {
  value: Preference;
  /** How many questions each has; undefined before it is known. */
  counts: Readonly<Record<Preference, number>> | undefined;
  /** The figures are of an earlier choice. */
  stale?: boolean;
  onChange: (preference: Preference) => void;
}

/** All questions, new ones or those answered incorrectly, each with their number. */
export function IncludeField({ value, counts, stale = false, onChange }: IncludeProps) {
  const { formatMessage: say, formatNumber } = useIntl();
  return (
    <Segmented
      label={say({ id: 'quizzes.setup.preferences' })}
      value={value}
      data={PREFERENCES.map((preference) => ({
        value: preference,
        label: (
          <>
            {say({ id: `quizzes.setup.preferences.${preference}` })}{' '}
            <span className={classes.count} data-stale={stale || undefined}>
              {counts ? formatNumber(counts[preference]) : '…'}
            </span>
          </>
        ),
      }))}
      onChange={(chosen) => onChange(PREFERENCES.find((one) => one === chosen) ?? 'all')}
    />
  );
}

interface ModeProps {
  mode: (typeof MODES)[number];
  /** How long an exam of this quiz takes. */
  examSeconds: number;
  onChange: (mode: (typeof MODES)[number]) => void;
}

/** Study, Leitner or exam, and what the chosen one means. */
export function ModeField({ mode, examSeconds, onChange }: ModeProps) {
  const intl = useIntl();
  return (
    <div>
      <Segmented
        label={intl.formatMessage({ id: 'quizzes.setup.mode' })}
        value={String(mode)}
        data={([STUDY, LEITNER, EXAM] as const).map((one) => ({
          value: String(one),
          label: intl.formatMessage({ id: `quizzes.setup.mode.${MODE_WORDS[one]}` }),
        }))}
        onChange={(chosen) => onChange(MODES.find((one) => String(one) === chosen) ?? STUDY)}
      />
      <Text size="sm" c="dimmed" role="status" className={classes.about}>
        <FormattedMessage
          id={`quizzes.setup.mode.${MODE_WORDS[mode]}.about`}
          values={{ time: durationInWords(intl, examSeconds) }}
        />
      </Text>
    </div>
  );
}
