import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import type { StationBase } from '~/domain/stations/styles';
import back from '../back-link.module.css';

/** Back to one's circuits. */
export function CircuitsLink({ base }: { base: StationBase }) {
  return (
    <Anchor component={Link} to={href(circuitsPage, { base })} className={`no-print ${back.back}`} size="sm">
      <IconArrowLeft size={18} aria-hidden />
      <FormattedMessage id="circuits.title" />
    </Anchor>
  );
}
