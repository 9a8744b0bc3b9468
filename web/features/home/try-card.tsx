import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { tryGroupPage } from '~/domain/group-practice/try-contract';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { LinkButton } from '~/web/ui/button';
import { TryTen } from '~/web/ui/try-ten';
import text from '~/web/ui/text.module.css';
import classes from './join-card.module.css';
import { useHomeBase } from './use-home-base';

/** For a visitor or a guest: a station with a friend or alone, or ten questions, without an account. */
export function TryCard() {
  const heading = useId();
  const base = useHomeBase();
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={text.largeText}>
        <FormattedMessage id="app.try.title" />
      </h2>
      <p className={classes.body}>
        <FormattedMessage id="app.try.body" />
      </p>
      <div className={classes.tries}>
        <LinkButton to={href(tryGroupPage)}>
          <FormattedMessage id="app.try.friend" />
        </LinkButton>
        <LinkButton to={href(stationList, { base })} variant="default">
          <FormattedMessage id="app.try.station" />
        </LinkButton>
        <TryTen variant="default" />
      </div>
    </section>
  );
}
