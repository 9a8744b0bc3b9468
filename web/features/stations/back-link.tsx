import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import type { StationBase } from '~/domain/stations/styles';
import classes from './back-link.module.css';

/** Back to the list of the style. */
export function BackLink({ base }: { base: StationBase }) {
  return (
    <Anchor component={Link} to={href(stationList, { base })} className={`no-print ${classes.back}`} size="sm">
      <IconArrowLeft size={18} aria-hidden />
      <FormattedMessage id={`app.style.${base}`} />
    </Anchor>
  );
}
