import { FormattedMessage } from 'react-intl';
import { FinishSpot, GroupSpot } from '~/web/ui/art/spots-people';
import { JoinSpot } from '~/web/ui/art/spots-things';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './how-it-goes.module.css';

const STEPS = [
  { step: 'one', Art: JoinSpot },
  { step: 'two', Art: GroupSpot },
  { step: 'three', Art: FinishSpot },
] as const;

/** A session in three steps. */
export function HowItGoes() {
  return (
    <section className={layout.section}>
      <SectionHeading>
        <FormattedMessage id="home.how.title" />
      </SectionHeading>
      <ol className={classes.steps}>
        {STEPS.map(({ step, Art }, index) => (
          <li key={step}>
            <span className={classes.art} aria-hidden>
              <Art size={88} />
              <span className={classes.figure}>{index + 1}</span>
            </span>
            <h3 className={classes.title}>
              <FormattedMessage id={`home.how.${step}`} />
            </h3>
            <p className={text.dimmedBody}>
              <FormattedMessage id={`home.how.${step}.body`} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
