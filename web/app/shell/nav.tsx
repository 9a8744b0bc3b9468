import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { joinPrompt } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { OnDemand } from '~/web/ui/on-demand';
import { type Area, AREAS, areaOf, waysOf } from './destinations';
import classes from './nav.module.css';

const loadMenu = async () => (await import('./nav-menu')).NavMenu;

/** Wide screens: a menu for each area, and joining for visitors; others find it in the first menu. */
export function HeaderNav() {
  const { formatMessage: say } = useIntl();
  const here = areaOf(useLocation().pathname);
  const { person } = useSession();
  return (
    <nav className={classes.nav} aria-label={say({ id: 'app.nav.label' })}>
      {AREAS.map((area) => (
        <AreaMenu key={area} area={area} here={here === area} registered={person !== null} />
      ))}
      {!person && (
        <Button component={NavLink} to={joinPrompt.path} variant="subtle" color="gray" className={classes.link}>
          <FormattedMessage id="app.nav.join" />
        </Button>
      )}
    </nav>
  );
}

/** A menu, or a link if there is one way only. */
function AreaMenu({ area, here, registered }: { area: Area; here: boolean; registered: boolean }) {
  const { formatMessage: say } = useIntl();
  const ways = waysOf(area, registered);
  const [only] = ways;
  const title = say({ id: `app.nav.${area}` });
  if (!only) return null;
  const look = { variant: 'subtle', color: 'gray', className: classes.link, 'data-active': here || undefined } as const;
  if (ways.length === 1)
    return (
      <Button component={NavLink} to={only.to} {...look}>
        {title}
      </Button>
    );
  return (
    <OnDemand
      load={loadMenu}
      given={{ items: ways.map(({ to, id }) => ({ to, name: say({ id }), about: say({ id: `${id}.about` }) })) }}
      button={
        <Button {...look} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {title}
        </Button>
      }
    />
  );
}
