import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import layout from '~/web/ui/layout.module.css';
import classes from './insights.module.css';

/** The same for each of the four styles. */
export function BaseTabs({ base }: { base: StationBase }) {
  const { formatMessage: say } = useIntl();
  return (
    <nav className={layout.toolbar} aria-label={say({ id: 'insights.styles' })}>
      {STATION_BASES.map((each) => (
        <Link
          key={each}
          to={href(insightsPage, { base: each })}
          className={classes.tab}
          aria-current={each === base ? 'page' : undefined}
        >
          <FormattedMessage id={`app.style.${each}`} />
        </Link>
      ))}
    </nav>
  );
}
