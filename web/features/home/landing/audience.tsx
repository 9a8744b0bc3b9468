import { FormattedMessage } from 'react-intl';
import { SectionHeading } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import classes from './landing.module.css';

const WHO = ['students', 'trainees', 'nurses', 'tutors'] as const;

/** Whom the product is for, each with what they find here. */
export function Audience() {
  return (
    <section className={layout.section}>
      <SectionHeading>
        <FormattedMessage id="home.who" />
      </SectionHeading>
      <ul className={classes.who}>
        {WHO.map((who) => (
          <li key={who}>
            <h3>
              <FormattedMessage id={`home.who.${who}`} />
            </h3>
            <p>
              <FormattedMessage id={`home.who.${who}.about`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
