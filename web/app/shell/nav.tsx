import { IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, useLocation } from 'react-router';
import { joinPrompt } from '~/domain/group-practice/contract';
import { useSession } from '~/web/core/session';
import { Button, buttonLook } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import { type Area, AREAS, areaOf, waysOf } from './destinations';
import classes from './nav.module.css';

const LOOK = { variant: 'subtle', tone: 'gray', className: classes.link } as const;
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
        <NavLink
          {...buttonLook({
            ...LOOK,
            to: joinPrompt.path,
            children: <FormattedMessage id="app.nav.join" />,
          })}
        />
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
  const look = { ...LOOK, 'data-active': here || undefined };
  if (ways.length === 1) return <NavLink {...buttonLook({ ...look, to: only.to, children: title })} />;
  return (
    <OnDemand
      load={loadMenu}
      given={{ items: ways.map(({ to, id }) => ({ to, name: say({ id }), about: say({ id: `${id}.about` }) })) }}
      button={
        <Button {...look} after={<IconChevronDown size={16} aria-hidden />}>
          {title}
        </Button>
      }
    />
  );
}
