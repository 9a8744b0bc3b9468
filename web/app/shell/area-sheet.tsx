import { cloneElement } from 'react';
import { useIntl } from 'react-intl';
import { Drawer } from '~/web/ui/drawer';
import { type MenuProps, usePressed } from '~/web/ui/on-demand';
import type { Area } from './destinations';
import { WayRows } from './drawer-nav';

/** Narrow screens: the ways of one area, above the bar they are opened from. */
export function AreaSheet({ button, area }: MenuProps & { area: Area }) {
  const { formatMessage: say } = useIntl();
  const { opened, setOpened, target } = usePressed(button);
  const close = () => setOpened(false);
  return (
    <>
      {cloneElement(target, { onClick: () => setOpened(true), 'aria-haspopup': 'dialog', 'aria-expanded': opened })}
      {opened && (
        <Drawer onClose={close} from="bottom" title={say({ id: `app.nav.${area}` })}>
          <nav aria-label={say({ id: `app.nav.${area}` })}>
            <WayRows area={area} about onGo={close} />
          </nav>
        </Drawer>
      )}
    </>
  );
}
