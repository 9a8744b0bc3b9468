import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useSession } from '~/web/core/session';
import { type Area, AREAS, waysOf } from './destinations';
import classes from './nav.module.css';

/** Narrow screens: all ways as rows for a thumb, by area. */
export function DrawerNav() {
  const { formatMessage: say } = useIntl();
  const registered = useSession().person !== null;
  return (
    <nav aria-label={say({ id: 'app.nav.label' })}>
      {AREAS.map((area) => {
        const ways = waysOf(area, registered);
        if (ways.length === 0) return null;
        return (
          <section key={area} className={classes.area}>
            <h2>{say({ id: `app.nav.${area}` })}</h2>
            <WayRows area={area} />
          </section>
        );
      })}
    </nav>
  );
}

interface Props {
  area: Area;
  /** With a line on what is there. */
  about?: boolean;
  /** After a press on one of them. */
  onGo?: () => void;
}

export function WayRows({ area, about = false, onGo }: Props) {
  const { formatMessage: say } = useIntl();
  const { pathname } = useLocation();
  const registered = useSession().person !== null;
  return waysOf(area, registered).map(({ to, id }) => (
    <Link key={to} to={to} onClick={onGo} className={classes.row} data-here={pathname === to || undefined}>
      {say({ id })}
      {about && <span className={classes.rowAbout}>{say({ id: `${id}.about` })}</span>}
    </Link>
  ));
}
