import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import text from '~/web/ui/text.module.css';
import classes from './back-link.module.css';

/** Back to the list of the style. */
export function BackLink({ base }: { base: StationBase }) {
  return (
    <Link to={href(stationList, { base })} className={`no-print ${text.link} ${classes.back}`}>
      <IconArrowLeft size={18} aria-hidden />
      <FormattedMessage id={`app.style.${base}`} />
    </Link>
  );
}
