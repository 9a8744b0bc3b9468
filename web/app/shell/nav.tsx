import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { href } from '~/domain/kit/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { OnDemand } from '~/web/ui/on-demand';
import { useSession } from '~/web/core/session';
import { inQuizzes, inStations, QUIZ_WAYS, STATION_WAYS, WRITING_WAYS, type Way } from './destinations';
import classes from './nav.module.css';

const loadMenu = async () => (await import('./nav-menu')).NavMenu;

/** Wide screens: a menu of the four styles, one of the quizzes, and joining. */
export function HeaderNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { person } = useSession();
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
      <Ways id="app.nav.stations" ways={STATION_WAYS} active={inStations(pathname)} />
      <Ways id="app.nav.quizzes" ways={person ? WRITING_WAYS : QUIZ_WAYS} active={inQuizzes(pathname)} />
      <Button component={NavLink} to={href(joinPrompt)} variant="subtle" color="gray" className={classes.link}>
        <FormattedMessage id="app.nav.join" />
      </Button>
    </nav>
  );
}

function Ways({ id, ways, active }: { id: string; ways: readonly Way[]; active: boolean }) {
  const { formatMessage: say } = useIntl();
  return (
    <OnDemand
      load={loadMenu}
      given={{
        items: ways.map((way) => ({ to: way.to, name: say({ id: way.id }), about: say({ id: `${way.id}.about` }) })),
      }}
      button={
        <Button
          variant="subtle"
          color="gray"
          className={classes.link}
          data-active={active || undefined}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {say({ id })}
        </Button>
      }
    />
  );
}
