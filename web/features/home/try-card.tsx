import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { TryTen } from '~/web/ui/try-ten';
import classes from './join-card.module.css';

/** For a visitor or a guest: ten questions without an account. */
export function TryCard() {
  const heading = useId();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        <FormattedMessage id="app.try.title" />
      </h2>
      <p className={classes.body}>
        <FormattedMessage id="app.try.body" />
      </p>
      <TryTen variant="default" />
    </section>
  );
}
