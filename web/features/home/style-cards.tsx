import { IconChevronRight, IconLanguage, IconNurse, IconStethoscope, IconUserHeart } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { STATION_BASES, type StationBase } from '~/domain/stations/styles';
import classes from './style-cards.module.css';

const ICONS: Record<StationBase, typeof IconStethoscope> = {
  'osce-stations': IconStethoscope,
  'sca-cases': IconUserHeart,
  'nursing-toc': IconNurse,
  'ecoe-stations': IconLanguage,
};

/** The four styles of station as ways in. */
export function StyleCards() {
  return (
    <ul className={classes.cards}>
      {STATION_BASES.map((base) => {
        const Icon = ICONS[base];
        return (
          <li key={base}>
            <Link to={href(stationList, { base })} className={classes.card}>
              <Icon size={28} stroke={1.6} className={classes.icon} aria-hidden />
              <span>
                <span className={classes.name}>
                  <FormattedMessage id={`app.style.${base}`} />
                </span>
                <span className={classes.about}>
                  <FormattedMessage id={`app.style.${base}.about`} />
                </span>
              </span>
              <IconChevronRight size={20} className={classes.arrow} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
