import { Text, Title } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { STEPS, type Step } from './form';
import classes from './registration.module.css';

/** Which of the three steps this is, as a figure and in words. */
export function StepProgress({ step }: { step: Step }) {
  return (
    <div className={classes.progress}>
      <ol className={classes.segments} aria-hidden>
        {STEPS.map((each) => (
          <li key={each} data-reached={each <= step || undefined} />
        ))}
      </ol>
      <Text size="xs" c="dimmed">
        <FormattedMessage id="accounts.register.progress" values={{ step, steps: STEPS.length }} />
      </Text>
      <Title order={2} tabIndex={-1}>
        <FormattedMessage id={`accounts.register.step.${step}`} />
      </Title>
    </div>
  );
}
