import { UnstyledButton } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useSession } from '~/web/core/session';
import { ProblemError } from '~/web/live/client';
import { PageProblem } from '~/web/ui/page-problem';
import classes from './layout.module.css';
import { SECTIONS } from './sections';

const show = (link: HTMLElement | null) => void link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The frame of the account's pages: their navigation, and the page. It is there for people with an account only. */
export function AccountLayout() {
  const { formatMessage: say } = useIntl();
  const { person } = useSession();
  const { pathname } = useLocation();
  if (!person || person.guest) {
    const error = person
      ? new ProblemError(403, 'guests-only-in-group', '')
      : new ProblemError(401, 'not-signed-in', '');
    return <PageProblem title={say({ id: 'app.profile.account' })} error={error} retry={() => undefined} />;
  }
  return (
    <div className={classes.frame}>
      <nav className={classes.nav} aria-label={say({ id: 'app.profile.account' })}>
        {/* On a narrow screen the row scrolls: the page that is open is seen in it. */}
        {SECTIONS.map(({ to, id, icon: Icon }) => (
          <UnstyledButton
            key={to}
            component={NavLink}
            to={to}
            end
            className={classes.link}
            ref={pathname === to ? show : undefined}
          >
            <Icon size={20} aria-hidden />
            <FormattedMessage id={id} />
          </UnstyledButton>
        ))}
      </nav>
      <div className={classes.page}>
        <Outlet />
      </div>
    </div>
  );
}
