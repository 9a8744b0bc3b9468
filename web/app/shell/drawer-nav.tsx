import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { useSession } from '~/web/core/session';
import { type Area, AREAS, waysOf } from './destinations';
import classes from './nav.module.css';
import { WAY_ICONS } from './way-icons';

/** Narrow screens: all ways by area, two beside each other, so that they are seen at one look. */
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
            <div className={classes.tiles}>
              <WayRows area={area} />
            </div>
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
  return waysOf(area, registered).map(({ to, id }) => {
    const Icon = WAY_ICONS[id];
    return (
      <Link key={to} to={to} onClick={onGo} className={classes.row} data-here={pathname === to || undefined}>
        {Icon && <Icon size={20} stroke={1.6} aria-hidden />}
        <span className={classes.words}>
          {say({ id })}
          {about && <span className={classes.rowAbout}>{say({ id: `${id}.about` })}</span>}
        </span>
      </Link>
    );
  });
}
