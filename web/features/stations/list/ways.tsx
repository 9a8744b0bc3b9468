import { Button } from '@mantine/core';
import { IconChartLine, IconMessageCircle, IconPencil, IconRoute, IconRoute2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { personalStations } from '~/domain/stations/authoring/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import layout from '~/web/ui/layout.module.css';
import { useBase } from '../use-address';

/** The other pages about stations of this style, for people with an account. @param onBuild begins a circuit; null while one is built */
export function Ways({ onBuild }: { onBuild: (() => void) | null }) {
  const base = useBase();
  const links = [
    { to: href(launchpad, { base }), id: 'stations.talk.launchpad', Icon: IconMessageCircle },
    { to: href(circuitsPage, { base }), id: 'circuits.title', Icon: IconRoute2 },
    { to: href(insightsPage, { base }), id: 'app.profile.insights', Icon: IconChartLine },
    { to: href(personalStations, { base }), id: 'stations.personal.title', Icon: IconPencil },
  ];
  return (
    <div className={layout.toolbarWide}>
      {onBuild && (
        <Button variant="default" leftSection={<IconRoute size={18} aria-hidden />} onClick={onBuild}>
          <FormattedMessage id="circuits.build" />
        </Button>
      )}
      {links.map(({ to, id, Icon }) => (
        <Button key={id} component={Link} to={to} variant="default" leftSection={<Icon size={18} aria-hidden />}>
          <FormattedMessage id={id} />
        </Button>
      ))}
    </div>
  );
}
