import { Menu, MenuLink } from '~/web/ui/menu';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import text from '~/web/ui/text.module.css';
import classes from './nav.module.css';

export interface NavItem {
  to: string;
  name: string;
  about: string;
}

export function NavMenu({ button, items }: MenuProps & { items: readonly NavItem[] }) {
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu button={target} at="start" width={360} opened={opened} onChange={setOpened} className={classes.menu}>
      {items.map(({ to, name, about }) => (
        <MenuLink key={to} to={to} className={classes.style}>
          <span className={text.strongLine}>{name}</span>
          <span className={text.dimmedLine}>{about}</span>
        </MenuLink>
      ))}
    </Menu>
  );
}
