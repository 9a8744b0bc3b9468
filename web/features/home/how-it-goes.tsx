import { FormattedMessage } from 'react-intl';
import { SectionHeading } from '~/web/ui/section-heading';
import classes from './how-it-goes.module.css';

const STEPS = ['one', 'two', 'three'] as const;

/** A session in three steps. */
export function HowItGoes() {
  return (
    <section className={classes.section}>
      <SectionHeading>
        <FormattedMessage id="app.home.how.title" />
      </SectionHeading>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={classes.figure} aria-hidden>
              {index + 1}
            </span>
            <h3 className={classes.title}>
              <FormattedMessage id={`app.home.how.${step}`} />
            </h3>
            <p className={classes.body}>
              <FormattedMessage id={`app.home.how.${step}.body`} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
