import { Button, Menu, NavLink as Row } from '@mantine/core';
import { IconChevronDown, IconUsersPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router';
import { href } from '../../../domain/contract';
import { joinPrompt } from '../../../domain/group-practice/contract';
import { quizSetup } from '../../../domain/quizzes/contract';
import { aiQuizSetup } from '../../../domain/quizzes/generation-contract';
import { stationList } from '../../../domain/stations/contract';
import { STATION_BASES } from '../../../domain/stations/styles';
import classes from './nav.module.css';

const QUIZZES = [
  { to: href(quizSetup), id: 'bank' },
  { to: href(aiQuizSetup), id: 'ai' },
] as const;

/** Where one puts together, answers or looks back at questions. */
const inQuizzes = (pathname: string): boolean => /^\/(learn\/quiz|quizlog|ai-quiz)\//.test(pathname);

/** Wide screens: a menu of the four styles, one of the quizzes, and joining. */
export function HeaderNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const inStations = STATION_BASES.some((base) => pathname.startsWith(`/${base}/`));
  return (
    <nav className={classes.nav} aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
      <Menu width={360} position="bottom-start" offset={4} trigger="click">
        <Menu.Target>
          <Button variant="subtle" color="gray" className={classes.link} data-active={inStations || undefined} rightSection={<IconChevronDown size={16} aria-hidden />}>
            <FormattedMessage id="app.nav.stations" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {STATION_BASES.map((base) => (
            <Menu.Item key={base} component={Link} to={href(stationList, { base })} className={classes.style}>
              <span className={classes.styleName}>
                <FormattedMessage id={`app.style.${base}`} />
              </span>
              <span className={classes.styleAbout}>
                <FormattedMessage id={`app.style.${base}.about`} />
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu width={360} position="bottom-start" offset={4} trigger="click">
        <Menu.Target>
          <Button variant="subtle" color="gray" className={classes.link} data-active={inQuizzes(pathname) || undefined} rightSection={<IconChevronDown size={16} aria-hidden />}>
            <FormattedMessage id="app.nav.quizzes" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {QUIZZES.map(({ to, id }) => (
            <Menu.Item key={id} component={Link} to={to} className={classes.style}>
              <span className={classes.styleName}>
                <FormattedMessage id={`app.quizzes.${id}`} />
              </span>
              <span className={classes.styleAbout}>
                <FormattedMessage id={`app.quizzes.${id}.about`} />
              </span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button component={NavLink} to={href(joinPrompt)} variant="subtle" color="gray" className={classes.link}>
        <FormattedMessage id="app.nav.join" />
      </Button>
    </nav>
  );
}

/** Narrow screens: the same as rows for a thumb. */
export function DrawerNav() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <nav aria-label={intl.formatMessage({ id: 'app.nav.label' })}>
      {STATION_BASES.map((base) => (
        <Row
          key={base}
          component={Link}
          to={href(stationList, { base })}
          label={intl.formatMessage({ id: `app.style.${base}` })}
          active={pathname.startsWith(`/${base}/`)}
          className={classes.row}
        />
      ))}
      {QUIZZES.map(({ to, id }) => (
        <Row key={id} component={Link} to={to} label={intl.formatMessage({ id: `app.quizzes.${id}` })} active={pathname.startsWith(to)} className={classes.row} />
      ))}
      <Row
        component={Link}
        to={href(joinPrompt)}
        label={intl.formatMessage({ id: 'app.nav.join' })}
        leftSection={<IconUsersPlus size={20} aria-hidden />}
        active={pathname.startsWith(joinPrompt.path)}
        className={classes.row}
      />
    </nav>
  );
}
