import { IconCards, IconHome, IconListCheck, IconMenu2, IconStethoscope } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { useSession } from '~/web/core/session';
import { OnDemand } from '~/web/ui/on-demand';
import classes from './bottom-bar.module.css';
import { type Area, areaOf, waysOf } from './destinations';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
const loadSheet = async () => (await import('./area-sheet')).AreaSheet;

/** Narrow screens: today, the areas and the menu, at the thumb. Not shown on pages where one works. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { formatMessage: say } = useIntl();
  const { pathname } = useLocation();
  return (
    <nav className={`no-print ${classes.bar}`} aria-label={say({ id: 'app.nav.bar' })} data-bottom-bar>
      <Link to="/" className={classes.entry} aria-current={pathname === '/' ? 'page' : undefined}>
        <Face icon={IconHome} id="app.nav.today" />
      </Link>
      <AreaEntry area="practise" icon={IconStethoscope} />
      <AreaEntry area="questions" icon={IconListCheck} />
      <AreaEntry area="cards" icon={IconCards} />
      <button type="button" className={classes.entry} onClick={onMore} aria-haspopup="dialog">
        <Face icon={IconMenu2} id="app.nav.more" />
      </button>
    </nav>
  );
}

function AreaEntry({ area, icon }: { area: Area; icon: Icon }) {
  const { pathname } = useLocation();
  const registered = useSession().person !== null;
  // That page tells a visitor what an account is for.
  if (waysOf(area, registered).length === 0)
    return (
      <Link
        to={flashcardHome.path}
        className={classes.entry}
        aria-current={areaOf(pathname) === area ? 'page' : undefined}
      >
        <Face icon={icon} id={`app.nav.${area}`} />
      </Link>
    );
  return (
    <OnDemand
      load={loadSheet}
      given={{ area }}
      opens="dialog"
      button={
        <button type="button" className={classes.entry} data-here={areaOf(pathname) === area || undefined}>
          <Face icon={icon} id={`app.nav.${area}`} />
        </button>
      }
    />
  );
}

function Face({ icon: Icon, id }: { icon: Icon; id: string }) {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <Icon size={24} stroke={1.6} aria-hidden />
      <span>{say({ id })}</span>
    </>
  );
}
