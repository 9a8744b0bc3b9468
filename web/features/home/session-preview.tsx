import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Mark } from '~/web/core/mark';
import classes from './session-preview.module.css';

const SEATS = [
  { role: 'student', name: 'Amina' },
  { role: 'examiner', name: null },
  { role: 'patient', name: 'Jo' },
  { role: 'observer', name: 'Mateo' },
] as const;

const ROWS = [
  { id: 'home.preview.item.one', ticked: true },
  { id: 'home.preview.item.two', ticked: true },
  { id: 'home.preview.item.three', ticked: true },
  { id: 'home.preview.item.four', ticked: false },
];

/** A drawing of a session in full swing. What it shows is said in words beside it. */
export function SessionPreview() {
  return (
    <div className={classes.frame} aria-hidden>
      <div className={classes.head}>
        <Mark size={32} />
        <strong>
          <FormattedMessage id="home.preview.station" />
        </strong>
        <span className={classes.clock}>6:42</span>
      </div>
      <ul className={classes.seats}>
        {SEATS.map((seat) => (
          <li key={seat.role} data-role={seat.role}>
            <span className={classes.role}>
              <FormattedMessage id={`app.role.${seat.role}`} />
            </span>
            {seat.name ?? <FormattedMessage id="home.preview.you" />}
          </li>
        ))}
      </ul>
      <ul className={classes.rows}>
        {ROWS.map((row) => (
          <li key={row.id} data-ticked={row.ticked || undefined}>
            <span className={classes.box}>{row.ticked && <IconCheck size={18} stroke={3} />}</span>
            <FormattedMessage id={row.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
