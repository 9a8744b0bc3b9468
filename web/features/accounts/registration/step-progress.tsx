import { FormattedMessage } from 'react-intl';
import text from '~/web/ui/text.module.css';
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
      <p className={`${text.dimmedSmall} ${classes.count}`}>
        <FormattedMessage id="accounts.register.progress" values={{ step, steps: STEPS.length }} />
      </p>
      <h2 tabIndex={-1} className={text.headingSecond}>
        <FormattedMessage id={`accounts.register.step.${step}`} />
      </h2>
    </div>
  );
}
