import { Button } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { TryTen } from '~/web/ui/try-ten';
import text from '~/web/ui/text.module.css';
import classes from './join-card.module.css';
import { useHomeBase } from './use-home-base';

/** For a visitor or a guest: ten questions, or a station alone, without an account. */
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
        <TryTen variant="default" />
        <Button component={Link} to={href(stationList, { base })} variant="default">
          <FormattedMessage id="app.try.station" />
        </Button>
      </div>
    </section>
  );
}
