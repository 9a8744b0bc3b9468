import type { IconStethoscope } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import text from './text.module.css';
import classes from './way-cards.module.css';

/** A way on from an entry page. `<id>` is its name, `<id>.about` says what is there. */
export interface Way {
  to: string;
  id: string;
  Icon: typeof IconStethoscope;
}

/** The ways on from an entry page, as cards. */
export function WayCards({ ways, label }: { ways: readonly Way[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className={classes.cards}>
        {ways.map(({ to, id, Icon }) => (
          <li key={id}>
            <Link to={to} className={classes.card}>
              <Icon size={28} stroke={1.6} className={classes.icon} aria-hidden />
              <span className={text.bold}>
                <FormattedMessage id={id} />
              </span>
              <span className={text.dimmed}>
                <FormattedMessage id={`${id}.about`} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
